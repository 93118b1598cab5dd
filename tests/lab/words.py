"""The messages that the lab puts together from names of its own."""

import eldritch


def lab_keys() -> set[str]:
    tallies = [tally for game in eldritch.games() for tally in eldritch.game(game).profile.tallies]
    deeds = {f"{tally.names}{tally.event}" for tally in tallies if not tally.fact}
    groups = {tally.group for tally in tallies}
    columns = {"decision", "per-game", "forced", "options", "offered", "variety", "commonest"}
    return {
        *(key.replace("_", "-") for key in deeds),
        *(f"study-group-{group}" for group in groups | {"course", "place", "ending"}),
        *(f"study-places-{verdict}" for verdict in ("even", "ahead", "behind")),
        *(f"study-course-{name}" for name in ("turns", "decisions")),
        *(f"study-column-{column}" for column in columns),
    }
