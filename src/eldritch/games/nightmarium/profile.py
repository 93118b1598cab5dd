"""The facts about Nightmarium that the rest of the system needs."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.profile import Profile, Recap, Tally

from .scores import score_sheet

EVENTS: Final = ("executed", "scavenged", "devoured", "gave_up", "chain_stopped")

TOLD: Final = (
    "played",
    "drew",
    "swapped",
    "passed",
    "completed",
    "embodied",
    "scavenged",
    "executed",
    "devoured",
    "gave_up",
)

PROFILE: Final = Profile(
    title="Nightmarium",
    accent="#a8456a",
    trivial_verbs=frozenset({"discard"}),
    recap=Recap(events=frozenset(TOLD)),
    rating_pools=(range(2, 3), range(3, 6)),
    score_sheet=score_sheet,
    tallies=(
        Tally("legion", "played", "card", "nightmarium-legion-", by="legion"),
        Tally("ability", "fired", "ability", "nightmarium-ability-"),
        Tally("pure", "pure_legion", "legion", "nightmarium-legion-"),
        *(Tally("deed", event, names="study-nightmarium-") for event in EVENTS),
    ),
)
