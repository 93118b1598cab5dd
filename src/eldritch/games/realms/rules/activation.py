"""How cards act (Как действуют карты): playing them, requirements, and using each ability once a turn."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import AIM, USE
from ..box.abilities import ABJURE, CARDS, CONJURE, DESTROY, EFFECTS, GAIN, LOSS, MOST_LINES, RETURN
from ..box.components import KEYS
from ..state import ONE_KIND, USED, Realm, kind_of
from . import abjuring, destroying, drawing, neighbours, sanity


def play(state: Realm, seat: i64, card: i64) -> None:
    """A card goes from the hand into play, all its abilities unused (rulings 1 and 10)."""
    state.hands[seat].remove(card)
    drawing.add(state.in_play[seat], card * ONE_KIND)
    events.played(state, card)


def add_uses(state: Realm, seat: i64, options: list[int]) -> None:
    """Add every line of a card in play that may be used now, once for cards that are alike."""
    cards = state.cards
    once: i64 = 0
    twice: i64 = 0
    for card in state.in_play[seat]:
        traits = cards.traits[kind_of(card)]
        twice |= once & traits
        once |= traits
    met = twice | state.happened
    last: i64 = -1
    lacking: i64 = 0
    for card in state.in_play[seat]:
        kind = kind_of(card)
        if kind != last:
            if lacking != 0:
                add_lines(state, last, lacking, met | (once & ~cards.traits[last]), options)
            last = kind
            lacking = 0
        lacking |= ~card & USED
    if lacking != 0:
        add_lines(state, last, lacking, met | (once & ~cards.traits[last]), options)


def add_lines(state: Realm, kind: i64, unused: i64, met: i64, options: list[int]) -> None:
    """Add the lines of one kind of card.

    A requirement is met by another card in play now, or by what happened this turn (rulings 3 to 8); one card may meet
    several requirements (ruling 4). An ability that chooses a card or location needs one to choose (ruling 12).
    """
    cards = state.cards
    place = kind * MOST_LINES
    for line in range(cards.lines[kind]):
        if unused & cards.ability[place + line] == 0 or cards.needs[place + line] & ~met != 0:
            continue
        effect = cards.effect[place + line]
        if effect > CARDS and not finds_target(state, kind, line, effect):
            continue
        options.append(USE + place + line)


def finds_target(state: Realm, kind: i64, line: i64, effect: i64) -> bool:
    if effect == ABJURE:
        return abjuring.possible(state, state.current)
    if effect == RETURN:
        return len(state.abjured) > 0
    ability = state.cards.ability[kind * MOST_LINES + line]
    abjures_self = ability & state.cards.leaving[kind] != 0
    return destroying.possible(state, kind if abjures_self else -1)


def place_of_use(state: Realm, kind: i64, ability: i64) -> i64:
    """Where the card to use lies: of equal ones that which has used most, but not this ability.

    Thus those less used keep all they can do, and it never matters which of them is abjured. As what one has used the
    next has used too, the cards stay in rising order.
    """
    in_play = state.in_play[state.current]
    place: i64 = len(in_play) - 1
    while kind_of(in_play[place]) != kind or in_play[place] & ability != 0:
        place -= 1
    return place


def use(state: Realm, kind: i64, line: i64) -> None:
    """Use an ability: first its effect, then, if it says so, the card itself is abjured (ruling 9)."""
    cards = state.cards
    place = kind * MOST_LINES + line
    ability = cards.ability[place]
    in_play = state.in_play[state.current]
    in_play[place_of_use(state, kind, ability)] |= ability
    events.used(state, kind, line)
    effect = cards.effect[place]
    leaves = ability & cards.leaving[kind] != 0
    if effect == CONJURE:
        state.power += cards.amount[place]
        events.conjured(state, cards.amount[place])
        if leaves:
            abjure_self(state, kind)
        return
    if leaves:
        state.stack.append(AbjureSelf(kind))
    run(state, effect, cards.amount[place], cards.then[place])


def run(state: Realm, effect: i64, amount: i64, then: i64) -> None:
    """Start an effect that asks for more."""
    if effect == LOSS:
        sanity.lose(state, amount)
    elif effect == ABJURE:
        state.stack.append(abjuring.Abjure())
    elif effect == RETURN:
        abjuring.begin_return(state)
    elif effect == DESTROY:
        destroying.begin(state)
    else:
        state.stack.append(Aim(effect, amount, then))


def abjure_self(state: Realm, kind: i64) -> None:
    """The card whose ability was used goes to the box."""
    in_play = state.in_play[state.current]
    for card in in_play:
        if kind_of(card) == kind and destroying.is_leaving(state, card):
            in_play.remove(card)
            break
    abjuring.into_box(state, kind)
    events.abjured(state, kind, "play")


@final
class AbjureSelf(Frame[Realm]):
    """A card in play whose ability runs now, to be abjured afterwards."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def name(self) -> str:
        return "abjure_self"

    def fields(self) -> Fields:
        return [self.kind]

    def shown(self) -> Facts:
        return {"card": KEYS[self.kind]}

    def go(self, state: Realm) -> None:
        state.stack.pop()
        abjure_self(state, self.kind)


@final
class Aim(Frame[Realm]):
    """The active player chooses who gains sanity, draws or discards: oneself or a neighbour (ruling 33)."""

    def __init__(self, effect: i64, amount: i64, then: i64) -> None:
        self.effect: i64 = effect
        self.amount: i64 = amount
        self.then: i64 = then

    def name(self) -> str:
        return "aim"

    def fields(self) -> Fields:
        return [self.effect, self.amount, self.then]

    def shown(self) -> Facts:
        if self.effect == GAIN:
            return {"effect": EFFECTS[GAIN], "amount": self.amount, "draw": 0, "discard": 0}
        return {"effect": EFFECTS[CARDS], "amount": 0, "draw": self.amount, "discard": self.then}

    def owing(self, state: Realm) -> i64:
        return bit(state.current)

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        reach = neighbours.within_reach(state, seat)
        for other in range(state.seats):
            if reach & bit(other) != 0:
                options.append(AIM + other)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        target = action - AIM
        events.aimed(state, target)
        if self.effect == GAIN:
            sanity.gain(state, target, self.amount)
        else:
            drawing.draw_then_discard(state, target, self.amount, self.then)
