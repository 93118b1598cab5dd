"""The messages that the lab puts together from names of its own."""

import eldritch


def lab_keys() -> set[str]:
    profiles = {id: eldritch.game(id).profile for id in eldritch.games()}
    tallies = [(id, tally) for id, profile in profiles.items() for tally in profile.tallies]
    counted = {f"{tally.names}{tally.event}" for _, tally in tallies if not tally.fact}
    columns = {"decision", "per-game", "forced", "options", "offered", "variety", "commonest"}
    return {
        *(key.replace("_", "-") for key in counted),
        *(f"study-{id}-group-{tally.group}" for id, tally in tallies),
        *(f"study-{id}-sides" for id, profile in profiles.items() if profile.sides),
        *(f"study-group-{group}" for group in ("course", "place", "ending")),
        *(f"study-places-{verdict}" for verdict in ("even", "ahead", "behind")),
        *(f"study-course-{name}" for name in ("turns", "decisions")),
        *(f"study-column-{column}" for column in columns),
    }
