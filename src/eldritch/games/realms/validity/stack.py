"""Checks of the steps that wait.

The stack is a turn, on it a card that is about to leave, on that a step of the ability that is being used.
"""

from typing import Final

from eldritch.core.dumps import require
from eldritch.core.frame import Frame
from eldritch.core.seats import bit

from ..box.abilities import ABJURE, CARDS, DESTROY, GAIN, LARGEST, LOSS, RETURN
from ..box.components import KINDS, line_place
from ..rules import destroying, neighbours, sanity
from ..rules.abjuring import Abjure, Return
from ..rules.activation import AbjureSelf, Aim
from ..rules.destroying import Destroy
from ..rules.drawing import Discard
from ..rules.sanity import NOBODY, NOT_FIXED, Loss
from ..rules.turn import Turn
from ..state import Realm, kind_of, used_abilities

ANY: Final = -1
"""In place of an amount: any."""


def check_stack(state: Realm) -> None:
    if not state.stack:
        require(state.over, "somebody must be to act")
        return
    require(isinstance(state.stack[0], Turn), "a turn must be the lowest step")
    above = state.stack[1:]
    leaving = above[0] if above and isinstance(above[0], AbjureSelf) else None
    check_leaving(state, leaving)
    steps = above[1:] if leaving else above
    require(len(steps) <= 1, "an ability has one step")
    require(state.over or not leaving or bool(steps), "a card that leaves has left")
    for frame in steps:
        require(not state.over, "the game is over")
        require(state.choices > 0, "an ability must have been used")
        check_step(state, frame, leaving)


def check_leaving(state: Realm, leaving: AbjureSelf | None) -> None:
    """One card in play has used an ability that abjures it if its step is on the stack, otherwise none has."""
    kinds = [kind_of(card) for card in state.in_play[state.current] if destroying.is_leaving(state, card)]
    require(kinds == ([leaving.kind] if leaving else []), "a card that abjures itself leaves at once")


def check_step(state: Realm, frame: Frame[Realm], leaving: AbjureSelf | None) -> None:
    if isinstance(frame, Aim):
        own = frame.effect == LOSS and sanity.may_hit_own(state)
        require(own or frame.effect in (GAIN, CARDS), "nobody is chosen for this effect")
        require(is_used(state, leaving, frame.effect, frame.amount, frame.discards), "no card in play does that")
    elif isinstance(frame, Discard):
        check_discard(state, frame, leaving)
    elif isinstance(frame, Loss):
        check_loss(state, frame, leaving)
    elif isinstance(frame, Abjure):
        require(is_used(state, leaving, ABJURE), "no card in play makes one abjure")
    elif isinstance(frame, Return):
        require(is_used(state, leaving, RETURN), "no card in play returns one")
        require(len(set(state.abjured)) > 1, "there is no choice of cards to return")
    else:
        require(isinstance(frame, Destroy), "this step does not belong here")
        require(is_used(state, leaving, DESTROY), "no card in play destroys a location")
        require(len(destroying.targets(state)) > 1, "there is no choice of locations")


def is_used(state: Realm, leaving: AbjureSelf | None, effect: int, amount: int = ANY, discards: int = ANY) -> bool:
    """Whether a card in play has used an ability with this effect: one that abjures it if it is leaving."""
    cards = state.cards
    for card in state.in_play[state.current]:
        kind = kind_of(card)
        if leaving and kind != leaving.kind:
            continue
        for line in range(line_place(kind, 0), line_place(kind, cards.lines[kind])):
            if (
                used_abilities(card) & cards.ability[line] != 0
                and cards.abjures_card(line) == bool(leaving)
                and cards.effect[line] == effect
                and amount in (ANY, cards.amount[line])
                and discards in (ANY, cards.discards[line])
            ):
                return True
    return False


def check_discard(state: Realm, frame: Discard, leaving: AbjureSelf | None) -> None:
    require(0 <= frame.seat < state.seats, "there is no such seat")
    reach = neighbours.within_reach(state, state.current)
    require(reach & bit(frame.seat) != 0, "the seat is not within reach")
    require(0 < frame.count < len(state.hands[frame.seat]), "a short hand is discarded whole")
    require(0 <= frame.least < KINDS, "there is no such card")
    orders = [count for count in range(frame.count, LARGEST + 1) if is_used(state, leaving, CARDS, ANY, count)]
    require(bool(orders), "no card in play makes anybody discard that many")
    require(max(orders) > frame.count or frame.least == 0, "the first card may be any")


def check_loss(state: Realm, loss: Loss, leaving: AbjureSelf | None) -> None:
    require(is_used(state, leaving, LOSS, loss.amount), "no card in play takes that much sanity")
    require(0 < loss.rest <= loss.amount, "what is left of a loss must be part of it")
    first, second = neighbours.after(state, state.current), neighbours.before(state, state.current)
    orders = [(first, second), (second, NOBODY)] if first != second else [(first, NOBODY)]
    if state.options.own_loss and state.has_single_row:
        orders.append((state.current, NOBODY))
    require((loss.victim, loss.next_victim) in orders, "a loss hits the neighbours in turn")
    require(state.sanity[loss.victim] > 0, "who has no sanity loses none")
    if state.options.loss_passes_shields:
        require(loss.fixed == NOT_FIXED, "targets are not fixed")
    else:
        now = sanity.protection(state, loss.victim)
        require(0 <= loss.fixed <= sanity.PLAYER_PROTECTED | sanity.LOCATIONS_PROTECTED, "there are no such shields")
        require(now & ~loss.fixed == 0, "shields cannot have come up")
        require(loss.rest < loss.amount or loss.fixed == now, "shields count from the start of a loss")
    require(loss.rest == loss.amount or loss.has_target(state), "a loss without a target ends")
