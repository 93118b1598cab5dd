"""The facts about Nightmarium that the rest of the system needs."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.profile import Profile, Tally

from .scores import score_sheet

EVENTS: Final = ("executed", "scavenged", "devoured", "gave_up", "chain_stopped")

PROFILE: Final = Profile(
    title="Nightmarium",
    accent="#a8456a",
    trivial_verbs=frozenset({"discard"}),
    rating_pools=(range(2, 3), range(3, 6)),
    score_sheet=score_sheet,
    tallies=(
        Tally("legion", "played", "card", "nightmarium-legion-", by="legion"),
        Tally("ability", "fired", "ability", "nightmarium-ability-"),
        Tally("pure", "pure_legion", "legion", "nightmarium-legion-"),
        *(Tally("deed", event, names="study-nightmarium-") for event in EVENTS),
    ),
)
