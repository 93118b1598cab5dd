"""Who is certainly on a seat's side, though the seat has not simply seen it.

These are the seats that belong to its own organisation in every world that its notebook admits: in every way to deal
the allegiance cards that fits the cards it has seen.
"""

from dataclasses import dataclass

from eldritch.core.events import Facts
from eldritch.core.state import UNKNOWN

from ..box.components import organisation_name
from ..knowledge.ledger import Ledger
from ..state import Journey
from ..tactics.beliefs import TeamBelief, ledger_of, possible_teams
from ..words.puzzles import Fact


@dataclass(frozen=True)
class Sides:
    """What a seat can conclude."""

    friends: tuple[int, ...]
    """The seats that are certainly on its side."""
    looked_at: tuple[int, ...]
    """The seats whose organisation it has seen."""
    worlds: int
    """How many worlds were possible before it saw anything."""
    facts: int
    """How many cards of others it has seen."""


def sides_of(seen: Journey) -> Sides | None:
    """What the view's seat can conclude; None if it has seen the cards of all its certain friends."""
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
    """Whether the seat has seen enough cards of another to know its organisation without thinking."""
    slots = int(seen.slots)
    cards = [card for card in notes.allegiance[other * slots : (other + 1) * slots] if card != UNKNOWN]
    return any(2 * cards.count(card) > slots for card in set(cards))


def unseen_worlds(seen: Journey, seat: int) -> list[int]:
    """The worlds that are possible for a seat that has seen nothing but its own cards."""
    blank = ledger_of(seen, seat).copy()
    slots = int(seen.slots)
    for other in range(seen.seats):
        if other != seat:
            blank.allegiance[other * slots : (other + 1) * slots] = [UNKNOWN] * slots
    return list(possible_teams(seen, seat, blank).worlds)


def facts_of(notes: Ledger) -> list[Facts]:
    """What the notebook says about the allegiance of others, in the order it was learned, without repetitions."""
    facts = [fact for fact in notes.facts if fact["what"] == "allegiance"]
    return list(
        {(fact["seat"], fact["value"]) if notes.slots == 1 else (fact["event"],): fact for fact in facts}.values()
    )


def reasoning(seen: Journey, friends: tuple[int, ...]) -> list[Fact]:
    """What the notebook says, fact by fact, and what follows from it."""
    seat = int(seen.viewer)
    notes = ledger_of(seen, seat)
    own = [organisation_name(card) or "" for card in notes.allegiance[seat * seen.slots : (seat + 1) * seen.slots]]
    each = int(seen.box.allegiance_cards if seen.slots > 1 else seen.box.allegiance[seen.seats])
    facts = [Fact("own", seat, card) for card in own]
    for fact in facts_of(notes):
        facts.append(Fact("seen", int(fact["seat"]), str(fact["value"]), str(fact["source"]), int(fact["turn"])))
    facts.append(Fact("count", seat, number=each))
    return facts + [Fact("friend", friend) for friend in friends]
