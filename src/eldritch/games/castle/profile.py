"""What the rest of the system needs to know about The Castle of the Devil."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.profile import Profile, Tally

from .state import Journey
from .tactics.trust import ally_chances

EVENTS: Final = ("attacked", "offered", "looked_at_identity", "hypnotised")


def team_of(state: Journey, seat: int) -> int:
    """The organisation that a traveller belongs to."""
    return state.organisation[seat]


PROFILE: Final = Profile(
    title="The Castle of the Devil",
    accent="#8f2f3b",
    usual_seats=6,
    team_of=team_of,
    ally_chances=ally_chances,
    constant_pace=True,
    rating_pools=(range(3, 5), range(5, 8), range(8, 11)),
    review_iterations=40,
    tallies=(
        Tally("profession", "dealt", "profession", "castle-card-", dealt=True),
        Tally("luggage", "dealt", "items", "castle-card-", dealt=True),
        Tally("power", "profession_used", "profession", "castle-card-"),
        Tally("item", "item_used", "item", "castle-card-"),
        *(Tally("deed", event, names="study-castle-") for event in EVENTS),
    ),
)
