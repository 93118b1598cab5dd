"""The messages that the lab puts together from names of its own."""

import eldritch
from eldritch.lab.study.tallies import TALLIES


def lab_keys() -> set[str]:
    deeds = {f"{tally.names}{tally.event}" for tallies in TALLIES.values() for tally in tallies if not tally.fact}
    groups = {tally.group for tallies in TALLIES.values() for tally in tallies}
    columns = {"decision", "per-game", "forced", "options", "offered", "variety", "commonest"}
    assert set(TALLIES) == set(eldritch.games())
    return {
        *(key.replace("_", "-") for key in deeds),
        *(f"study-group-{group}" for group in groups | {"course", "place", "ending"}),
        *(f"study-places-{verdict}" for verdict in ("even", "ahead", "behind")),
        *(f"study-course-{name}" for name in ("turns", "decisions")),
        *(f"study-column-{column}" for column in columns),
    }
