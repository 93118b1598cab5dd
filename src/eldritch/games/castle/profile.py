"""What the rest of the system needs to know about The Castle of the Devil."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.events import Facts
from eldritch.core.profile import Profile, Recap, Tally

from .scores import score_sheet
from .state import Journey
from .tactics.behaviour_counts import BehaviourCounts
from .tactics.policy import bayes, logic, peer_style
from .tactics.trust import ally_chances

EVENTS: Final = ("attacked", "offered", "looked_at_identity", "hypnotised")

TOLD: Final = (
    "passed",
    "offered",
    "refused",
    "traded",
    "announced",
    "demanded",
    "looked_at_hand",
    "looked_at_allegiance",
    "looked_at_identity",
    "profession_used",
    "attacked",
    "called_off",
    "supported",
    "hypnotised",
    "item_used",
    "poisoned",
    "counted",
    "healed",
    "spoils_chosen",
    "declared",
    "named",
)


def team_of(state: Journey, seat: int) -> int:
    """The organisation that a traveller belongs to."""
    return state.organisation[seat]


def cast(view: Facts) -> list[str]:
    """Who is seen in the coach: the names of the faces."""
    return [f"castle-name-{seat['character']}" for seat in view["table"]["seats"]]


PROFILE: Final = Profile(
    title="The Castle of the Devil",
    accent="#8f2f3b",
    usual_seats=6,
    team_of=team_of,
    ally_chances=ally_chances,
    cast=cast,
    constant_pace=True,
    open_steps=frozenset({"turn", "spoils"}),
    recap=Recap(events=frozenset(TOLD)),
    rating_pools=(range(3, 5), range(5, 8), range(8, 11)),
    review_iterations=40,
    score_sheet=score_sheet,
    tallies=(
        Tally("profession", "dealt", "profession", "castle-card-", dealt=True),
        Tally("luggage", "dealt", "items", "castle-card-", dealt=True),
        Tally("power", "profession_used", "profession", "castle-card-"),
        Tally("item", "item_used", "item", "castle-card-"),
        *(Tally("deed", event, names="study-castle-") for event in EVENTS),
    ),
    tactics_variants={"logic": logic, "bayes": bayes, "peer": peer_style},
    behaviour_counter=BehaviourCounts,
)
