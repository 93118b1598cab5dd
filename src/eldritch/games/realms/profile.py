"""What the rest of the system asks of Cthulhu Realms."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.profile import Profile, Recap, Tally

from .scores import score_sheet

PROFILE: Final = Profile(
    title="Cthulhu Realms",
    accent="#6d4fb5",
    trivial_verbs=frozenset({"play", "use", "end_turn"}),
    recap=Recap(
        events=frozenset(
            {"bought", "gained", "lost", "location_lost", "destroyed", "discarded", "abjured", "eliminated"}
        ),
        sums={"amount": "sanity"},
    ),
    rating_pools=(range(2, 3), range(3, 5)),
    score_sheet=score_sheet,
    tallies=(
        Tally("colour", "bought", "card", "realms-colour-", by="colour"),
        Tally("card", "bought", "card", "realms-card-"),
        Tally("use", "used", "card", "realms-card-"),
        *(Tally("deed", event, names="study-realms-") for event in ("destroyed", "abjured", "spared")),
    ),
)
