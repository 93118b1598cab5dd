"""How cards act (Как действуют карты): playing them, requirements, and using each ability once a turn."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import aim_action, seat_aimed_at, use_action
from ..box.abilities import ABJURE, CARDS, CONJURE, DESTROY, EFFECTS, GAIN, LOSS, RETURN
from ..box.components import KEYS, kind_of_line, line_place
from ..state import Realm, kind_of, put_into_play, unused_abilities, used_abilities
from . import abjuring, destroying, drawing, neighbours, sanity
from .decision import ActivePlayerFrame


def play(state: Realm, seat: i64, card: i64) -> None:
    """A card goes from the hand into play, all its abilities unused (rulings 1 and 10)."""
    state.hands[seat].remove(card)
    drawing.insert_sorted(state.in_play[seat], put_into_play(card))
    events.played(state, card)


# What may be used.


def add_uses(state: Realm, seat: i64, options: list[int]) -> None:
    """Add every line that the seat's cards in play may use now; equal cards give one option.

    A requirement looks at the cards in play now (ruling 3), and a card never meets its own (ruling 5): its colour and
    type count only if another card in play has them as well.
    """
    in_play = state.in_play[seat]
    present: i64 = 0  # The colours and types of the cards in play, as bits.
    repeated: i64 = 0  # Those that more than one card has.
    for card in in_play:
        traits = state.cards.traits[kind_of(card)]
        repeated |= present & traits
        present |= traits
    last: i64 = -1
    for card in in_play:
        kind = kind_of(card)
        if kind != last:
            # The first of equal cards has used least (see `mark_used`).
            of_others = repeated | (present & ~state.cards.traits[kind])
            add_lines(state, kind, unused_abilities(card), of_others | state.happened, options)
            last = kind


def requirements_met(state: Realm, seat: i64, kind: i64) -> i64:
    """The requirements that a card of this kind in play finds met: by another card, or by what happened (3-8)."""
    met: i64 = state.happened if seat == state.current else 0
    is_itself = True
    for card in state.in_play[seat]:
        if is_itself and kind_of(card) == kind:
            is_itself = False
        else:
            met |= state.cards.traits[kind_of(card)]
    return met


def add_lines(state: Realm, kind: i64, unused: i64, met: i64, options: list[int]) -> None:
    """Add the lines of one kind that belong to an unused ability, have their requirements met and find a target.

    An ability is used at most once a turn, with all its lines (ruling 1). One card may meet several requirements
    (ruling 4); some are met by what happened this turn (rulings 7 and 8).
    """
    cards = state.cards
    start = line_place(kind, 0)
    for line in range(start, start + cards.lines[kind]):
        is_unused = unused & cards.ability[line] != 0
        are_needs_met = cards.needs[line] & ~met == 0
        if is_unused and are_needs_met and finds_target(state, line):
            options.append(use_action(line))


def finds_target(state: Realm, line: i64) -> bool:
    """An effect that chooses a card or location needs one to choose (ruling 12); the others are always possible."""
    effect = state.cards.effect[line]
    if effect == ABJURE:
        return abjuring.has_target(state, state.current)
    if effect == RETURN:
        return len(state.abjured) > 0
    if effect == DESTROY:
        abjures_card = state.cards.abjures_card(line)
        is_free = abjures_card and state.options.lone_tomb
        return is_free or destroying.has_target(state, kind_of_line(line), abjures_card)
    return True


# Using an ability.


def use(state: Realm, line: i64) -> None:
    """Use an ability: first its effect, then, if it says so, the card itself is abjured (ruling 9)."""
    cards = state.cards
    kind = kind_of_line(line)
    mark_used(state, kind, cards.ability[line])
    events.used(state, kind, line - line_place(kind, 0))
    if cards.effect[line] == CONJURE:
        conjure(state, cards.amount[line])
        if cards.abjures_card(line):
            abjure_self(state, kind)
        return
    if cards.abjures_card(line):
        state.stack.append(AbjureSelf(kind))
    begin_effect(state, cards.effect[line], cards.amount[line], cards.discards[line])


def mark_used(state: Realm, kind: i64, ability: i64) -> None:
    """Of equal cards, use the one that has used most abilities, but not this one.

    It is the last such card in the sorted list, and marking it keeps the list sorted: each card has used all that the
    equal cards before it have used. So the less used cards keep what they can still do, and it never matters which of
    them is abjured.
    """
    in_play = state.in_play[state.current]
    place: i64 = len(in_play) - 1
    while kind_of(in_play[place]) != kind or used_abilities(in_play[place]) & ability != 0:
        place -= 1
    in_play[place] |= ability


def conjure(state: Realm, amount: i64) -> None:
    """The active player gets power (ruling 14)."""
    state.power += amount
    events.conjured(state, amount)


def begin_effect(state: Realm, effect: i64, amount: i64, discards: i64) -> None:
    """Begin an effect that may ask for a choice."""
    if effect == LOSS and not sanity.may_hit_own(state):
        sanity.lose(state, amount)
    elif effect == ABJURE:
        state.stack.append(abjuring.Abjure())
    elif effect == RETURN:
        abjuring.begin_return(state)
    elif effect == DESTROY:
        destroying.begin(state)
    else:
        state.stack.append(Aim(effect, amount, discards))


def abjure_self(state: Realm, kind: i64) -> None:
    """The card whose ability was used goes to the box."""
    in_play = state.in_play[state.current]
    for card in in_play:
        if kind_of(card) == kind and destroying.is_leaving(state, card):
            in_play.remove(card)
            break
    abjuring.abjure(state, kind, "play")


@final
class AbjureSelf(Frame[Realm]):
    """A card in play that is abjured once its ability is finished."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def shown(self) -> Facts:
        return {"card": KEYS[self.kind]}

    def go(self, state: Realm) -> None:
        state.stack.pop()
        abjure_self(state, self.kind)


@final
class Aim(ActivePlayerFrame):
    """The active player chooses who gains sanity, draws or discards: themselves or a neighbour (ruling 33).

    By the option `own_loss`, also whose locations a loss hits (ruling 24). `amount` is the sanity gained or lost, or
    the number of cards drawn, `discards` the number of cards discarded after that.
    """

    def __init__(self, effect: i64, amount: i64, discards: i64) -> None:
        self.effect: i64 = effect
        self.amount: i64 = amount
        self.discards: i64 = discards

    def shown(self) -> Facts:
        if self.effect != CARDS:
            return {"effect": EFFECTS[self.effect], "amount": self.amount, "draw": 0, "discard": 0}
        return {"effect": EFFECTS[CARDS], "amount": 0, "draw": self.amount, "discard": self.discards}

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        reach = neighbours.within_reach(state, seat)
        for other in range(state.seats):
            if reach & bit(other) != 0:
                options.append(aim_action(other))
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        target = seat_aimed_at(action)
        events.aimed(state, target)
        if self.effect == LOSS:
            sanity.begin_loss(state, target, self.amount, sanity.NOBODY)
        elif self.effect == GAIN:
            sanity.gain(state, target, self.amount)
        else:
            drawing.draw_then_discard(state, target, self.amount, self.discards)
