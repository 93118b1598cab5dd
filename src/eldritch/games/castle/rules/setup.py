"""Packing for the journey (Сборы в дорогу): professions, allegiances, opening luggage, pile, and who begins."""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.seats import everyone

from .. import events
from ..actions import READY
from ..box.components import BROTHERHOOD, MOST_SEATS, ORDER, PROFESSIONS, is_bag
from ..knowledge.ledger import new_ledger
from ..knowledge.ledger_updates import dealt
from ..state import Journey
from . import turn
from .luggage import insert
from .sealed import YES, only_own, put, unanswered


def begin(state: Journey) -> None:
    """Set up a new game. A random seat begins (ruling 40)."""
    seats = state.seats
    state.stance = [0] * seats
    deal_characters(state)
    deal_professions(state)
    deal_allegiances(state)
    deal_items(state)
    state.current = state.generator.below(seats)
    state.stack.append(Reveal([0] * seats))
    state.ledgers = [new_ledger(state.box, state.options, seats, seat) for seat in range(-1, seats)]
    event = events.deal(state)
    for ledger in state.ledgers:
        if ledger is not None and ledger.seat >= 0:
            dealt(ledger, event.visible_to(ledger.seat))


def deal_characters(state: Journey) -> None:
    """Everybody gets a character, which has no effect on play."""
    cast: list[i64] = [*range(MOST_SEATS)]
    state.generator.shuffle(cast)
    state.characters = cast[: state.seats]


def deal_professions(state: Journey) -> None:
    """One each, face down; the rest are spare."""
    cards: list[i64] = [*range(len(PROFESSIONS))]
    state.generator.shuffle(cards)
    state.professions = cards[: state.seats]
    state.spare = sorted(cards[state.seats :])


def deal_allegiances(state: Journey) -> None:
    """One each, or in the expert variant three each of all ten. The rest goes back into the box unseen (ruling 37)."""
    each = state.box.allegiance[state.seats] if state.slots == 1 else state.box.allegiance_cards
    cards: list[i64] = [ORDER] * each + [BROTHERHOOD] * each
    state.generator.shuffle(cards)
    count = state.seats * state.slots
    state.allegiance = cards[:count]
    state.unused = cards[count:]
    state.organisation = organisations(state.allegiance, state.slots)


def organisations(allegiance: list[i64], slots: i64) -> list[i64]:
    """The organisation of each player: that of most of their cards; -1 if unknown cards could decide."""
    found: list[i64] = []
    for first in range(0, len(allegiance), slots):
        counts: list[i64] = [0, 0]
        for slot in range(slots):
            if allegiance[first + slot] >= 0:
                counts[allegiance[first + slot]] += 1
        if counts[ORDER] * 2 > slots:
            found.append(ORDER)
        else:
            found.append(BROTHERHOOD if counts[BROTHERHOOD] * 2 > slots else -1)
    return found


def deal_items(state: Journey) -> None:
    """Deal both bags and other sealed items. The rest is the pile."""
    items = state.box.in_play(state.seats, state.options.items == "beginner")
    sealed = [item for item in items if state.box.sealed[item] and not is_bag(item)]
    state.generator.shuffle(sealed)
    count = state.seats * state.box.dealt[state.seats]
    opening = [item for item in items if is_bag(item)]
    opening += sealed[: count - len(opening)]
    state.generator.shuffle(opening)
    state.hands = [[] for _ in range(state.seats)]
    for place in range(count):
        insert(state.hands[place % state.seats], opening[place])
    state.pile = items
    for item in opening:
        state.pile.remove(item)
    state.generator.shuffle(state.pile)


@final
class Reveal(Frame[Journey]):
    """All players look at their cards. The journey begins when all are ready."""

    def __init__(self, answers: list[i64]) -> None:
        self.answers: list[i64] = answers

    def owing(self, state: Journey) -> i64:
        return unanswered(everyone(state.seats), self.answers)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [READY]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = Reveal(put(self.answers, seat, YES))
        events.answered(state, seat)

    def go(self, state: Journey) -> None:
        state.stack.pop()
        events.dealt(state)
        turn.begin(state, state.current)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return Reveal(only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        return Reveal([YES if answer != 0 else 0 for answer in self.answers])
