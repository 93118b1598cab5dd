"""What Duel tells the rest of the system about itself."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.profile import Profile, Recap, Tally

from .scores import score_sheet

EVENTS: Final = (
    "recruited",
    "summoned",
    "awakened",
    "gate_built",
    "captured",
    "battle_declared",
    "ritual_performed",
    "moved",
)

LOSSES: Final = ("killed", "eliminated", "retreated")
TOLD: Final = (
    *EVENTS,
    *LOSSES,
    "passed",
    "scored",
    "book_taken",
    "absorbed",
    "dreamed",
    "submerged",
    "surfaced",
    "devolved",
    "avatar_called",
    "ghroth_rolled",
    "ghoul_came",
)

PROFILE: Final = Profile(
    title="Cthulhu Wars: Duel",
    accent="#2a7f79",
    trivial_verbs=frozenset({"end_turn", "stop", "done"}),
    recap=Recap(events=frozenset(TOLD), losses=frozenset(LOSSES), sums={"doom": "total"}),
    rating_pools=(range(2, 3),),
    sides=True,
    score_sheet=score_sheet,
    tallies=(
        Tally("book", "book_taken", "book", "duel-book-"),
        *(Tally("deed", event, names="study-duel-") for event in EVENTS),
    ),
)
