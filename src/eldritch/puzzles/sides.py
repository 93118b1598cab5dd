"""Who is on my side? Positions of The Castle of the Devil in which a seat can tell, though it has not seen it.

The answer is everybody who is of the seat's own organisation in each and every world that its notebook admits: all ways
to deal the allegiance cards that fit those it has seen. At least one of them it has never looked at.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from eldritch.bots import bot
from eldritch.core.game import Game
from eldritch.core.state import UNKNOWN, State
from eldritch.games.castle.beliefs import Teams, notes_of, possible_teams
from eldritch.games.castle.ledger import Ledger
from eldritch.games.castle.state import Journey

SEATS: tuple[int, ...] = (6, 3, 4, 5, 3, 8)
EXPERTS: int = 3
"""Three play with three cards each: whoever has two of an organisation belongs to it."""

PLAYERS: str = "greedy:drop=0.2"


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
    assert isinstance(seen, Journey)
    seat = int(seen.viewer)
    notes = notes_of(seen, seat)
    worlds, _ = possible_teams(seen, seat, notes)
    proven = Teams(seen.seats, worlds, []).proven()
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
    blank = notes_of(seen, seat).copy()
    slots = int(seen.slots)
    for other in range(seen.seats):
        if other != seat:
            blank.allegiance[other * slots : (other + 1) * slots] = [UNKNOWN] * slots
    return list(possible_teams(seen, seat, blank)[0])


def facts_of(notes: Ledger) -> list[dict[str, object]]:
    """What the notebook says about the allegiance of others, in the order it was learned; nothing twice."""
    told = [fact for fact in notes.facts if fact["what"] == "allegiance"]
    return list({(fact["seat"], fact["value"]) if notes.slots == 1 else (fact["event"],): fact for fact in told}.values())


def sides_in(game: Game, deal: int, number: int) -> Iterator[tuple[State, Sides]]:
    """From one game of bots, for every seat the first moment when it can tell, as that seat sees it."""
    seats = SEATS[number % len(SEATS)]
    state = game.new(seats, deal, {"expert": True} if seats == EXPERTS else None)
    players = [bot(PLAYERS, deal * 16 + seat) for seat in range(seats)]
    told: set[int] = set()
    turn = -1
    while not state.over and len(told) < seats:
        if state.turns() != turn and state.stack[-1].name() == "turn":
            turn = state.turns()
            seat = state.deciders()[0]
            if seat not in told and (found := sides_of(state.seen_by(seat))) is not None:
                told.add(seat)
                yield state.seen_by(seat), found
        seat = state.deciders()[0]
        state.apply(seat, players[seat].choose(state.seen_by(seat)).action)
