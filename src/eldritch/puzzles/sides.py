"""Who is on my side? Positions of The Castle of the Devil in which a seat can tell, though it has not seen it.

The answer is everybody who is of the seat's own organisation in each and every world that its notebook admits: all ways
to deal the allegiance cards that fit those it has seen. At least one of them it has never looked at.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import UNKNOWN, State
from eldritch.games.castle.actions import ACTIONS
from eldritch.games.castle.box.components import organisation_name
from eldritch.games.castle.knowledge.ledger import Ledger
from eldritch.games.castle.state import Journey
from eldritch.games.castle.tactics.beliefs import TeamBelief, ledger_of, possible_teams

SEATS: Final = (6, 3, 4, 5, 3, 8)
EXPERTS: Final = 3
"""Three play with three cards each: whoever has two of an organisation belongs to it."""

LONGEST: Final = 90
"""Later there is so much in a notebook that nobody would read it."""

ENDING: Final = ("declare", "solo", "fortune", "agree")


@dataclass(frozen=True)
class Sides:
    """What a seat can tell: who is on its side for certain, and whom of all others it has seen."""

    friends: tuple[int, ...]
    looked_at: tuple[int, ...]
    worlds: int
    """How many ways there were before it saw anything."""
    facts: int
    """How many cards of others it has seen, all of which it takes."""


def sides_of(seen: State) -> Sides | None:
    """What the view's seat can tell, if that is anything it has not simply seen."""
    assert type(seen) is Journey
    seat = int(seen.viewer)
    notes = ledger_of(seen, seat)
    worlds = possible_teams(seen, seat, notes).worlds
    proven = TeamBelief(seen.seats, worlds, []).proven()
    friends = [other for other in range(seen.seats) if other != seat and proven[other] and (worlds[0] >> other) & 1]
    looked_at = [other for other in range(seen.seats) if other != seat and is_seen(seen, notes, other)]
    if set(friends) <= set(looked_at):
        return None
    return Sides(tuple(friends), tuple(looked_at), len(unseen_worlds(seen, seat)), len(facts_of(notes)))


def is_seen(seen: Journey, notes: Ledger, other: int) -> bool:
    """Whether the seat has seen enough of another's allegiance to need no thinking."""
    slots = int(seen.slots)
    cards = [card for card in notes.allegiance[other * slots : (other + 1) * slots] if card != UNKNOWN]
    return any(2 * cards.count(card) > slots for card in set(cards))


def unseen_worlds(seen: Journey, seat: int) -> list[int]:
    """The ways to deal the cards that one admits who has seen nothing but one's own."""
    blank = ledger_of(seen, seat).copy()
    slots = int(seen.slots)
    for other in range(seen.seats):
        if other != seat:
            blank.allegiance[other * slots : (other + 1) * slots] = [UNKNOWN] * slots
    return list(possible_teams(seen, seat, blank).worlds)


def facts_of(notes: Ledger) -> list[Facts]:
    """What the notebook says about the allegiance of others, in the order it was learned; nothing twice."""
    told = [fact for fact in notes.facts if fact["what"] == "allegiance"]
    return list(
        {(fact["seat"], fact["value"]) if notes.slots == 1 else (fact["event"],): fact for fact in told}.values()
    )


@dataclass(frozen=True)
class Fact:
    """A step of the reasoning: one's own cards, a card seen, or what is left to count."""

    kind: Literal["own", "seen", "count", "friend"]
    seat: int
    organisation: str = ""
    source: str = ""
    turn: int = 0
    number: int = 0


def reasoning(seen: State, friends: tuple[int, ...]) -> list[Fact]:
    """What the notebook says, fact by fact, and what follows from it."""
    assert type(seen) is Journey
    seat = int(seen.viewer)
    notes = ledger_of(seen, seat)
    own = [organisation_name(card) or "" for card in notes.allegiance[seat * seen.slots : (seat + 1) * seen.slots]]
    each = int(seen.box.allegiance_cards if seen.slots > 1 else seen.box.allegiance[seen.seats])
    facts = [Fact("own", seat, card) for card in own]
    for fact in facts_of(notes):
        facts.append(Fact("seen", int(fact["seat"]), str(fact["value"]), str(fact["source"]), int(fact["turn"])))
    facts.append(Fact("count", seat, number=each))
    return facts + [Fact("friend", friend) for friend in friends]


def sides_in(game: Game, deal: int, number: int) -> Iterator[tuple[State, Sides]]:
    """From one journey, for every seat the first moment when it can tell, as that seat sees it.

    The travellers do anything but declare, so that journeys are long and much is seen.
    """
    seats = SEATS[number % len(SEATS)]
    state = game.new(seats, deal, {"expert": True} if seats == EXPERTS else None)
    chance = Random(deal)
    told: set[int] = set()
    turn = 0
    while not state.over and state.turns() < LONGEST:
        seat = chance.choice(state.deciders())
        if state.turns() != turn and state.stack[-1].name() == "turn":
            turn = state.turns()
            if seat not in told and (found := sides_of(state.seen_by(seat))) is not None:
                told.add(seat)
                yield state.seen_by(seat), found
        legal = state.legal(seat)
        state.apply(seat, chance.choice([one for one in legal if verb_of(one) not in ENDING] or legal))


def verb_of(action: int) -> str:
    return str(ACTIONS.decode(action)[0])
