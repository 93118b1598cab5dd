"""What Duel tells the rest of the system about itself."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.profile import Profile, Tally

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

PROFILE: Final = Profile(
    title="Cthulhu Wars: Duel",
    accent="#2a7f79",
    trivial_verbs=frozenset({"end_turn", "stop", "done"}),
    rating_pools=(range(2, 3),),
    sides=True,
    score_sheet=score_sheet,
    tallies=(
        Tally("book", "book_taken", "book", "duel-book-"),
        *(Tally("deed", event, names="study-duel-") for event in EVENTS),
    ),
)
