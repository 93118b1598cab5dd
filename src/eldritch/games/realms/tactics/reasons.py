"""Why a choice in Cthulhu Realms has its weight, as the key of a reason that people are shown."""

from typing import Final

from mypy_extensions import i64

from ..actions import (
    ABJURE_HAND,
    ABJURE_MARKET,
    BUY,
    DESTROY_CARD,
    DISCARD,
    END_TURN,
    GRAZE_PLAYER,
    RETURN_CARD,
    STRIKE_PLAYER,
    card_in_market,
    is_play,
    is_purchase,
    is_strike,
    is_use,
    line_used,
    seat_aimed_at,
    use_action,
)
from ..box.abilities import ABJURE, CARDS, CONJURE, DESTROY, GAIN, LOSS, RETURN
from ..rules.activation import Aim
from ..rules.sanity import Loss
from ..state import Realm
from .action_values import ActionValues
from .turn_order import USELESS, step_of

# fmt: off
REASONS: Final = (
    "play", "power", "attack", "recover", "draw", "force-discard", "abjure", "return", "destroy", "keep", "give-up",
    "lethal", "buy-early", "buy-late", "too-weak", "run-out", "end", "for-myself", "largest-hand", "discard-weakest",
    "thin-out", "deny", "return-best", "break-location", "spare",
)
# fmt: on
"""The keys of all reasons."""


def reason(state: Realm, seat: i64, action: i64, values: ActionValues) -> str:
    """The key of the reason."""
    values.prepare(state, seat)
    if is_play(action):
        return "play"
    if is_use(action):
        return use_reason(state, seat, line_used(action), values)
    if is_purchase(action):
        return purchase_reason(state, seat, card_in_market(action, BUY), values)
    if action == END_TURN:
        return "end"
    if action < DISCARD:
        return aim_reason(state, seat, action)
    if action < ABJURE_HAND:
        return "discard-weakest"
    if action < ABJURE_MARKET:
        return "thin-out"
    if action < RETURN_CARD:
        return "run-out" if values.deck_end_value(state, seat) > 0.0 else "deny"
    if action < DESTROY_CARD:
        return "return-best"
    if action < STRIKE_PLAYER:
        return "destroy"
    return loss_reason(state, seat, action, values)


def aim_reason(state: Realm, seat: i64, action: i64) -> str:
    frame = state.stack[-1]
    assert isinstance(frame, Aim)
    if frame.effect == LOSS:
        return "spare" if seat_aimed_at(action) == seat else "attack"
    return "for-myself" if seat_aimed_at(action) == seat else "largest-hand"


def use_reason(state: Realm, seat: i64, line: i64, values: ActionValues) -> str:
    effect = state.cards.effect[line]
    if step_of(state, seat, use_action(line), values.steps) == USELESS:
        return "keep"
    if state.cards.abjures_card(line):
        if effect == LOSS and values.is_lethal(state, seat, state.legal(seat)):
            return "lethal"
        values.list_offers(state, seat)
        return "give-up" if values.sacrifice_value(state, seat, line, []) > 0.0 else "keep"
    if effect == CARDS:
        return "draw" if state.cards.amount[line] > 0 else "force-discard"
    names = {CONJURE: "power", LOSS: "attack", GAIN: "recover", ABJURE: "abjure", RETURN: "return", DESTROY: "destroy"}
    return names[effect]


def purchase_reason(state: Realm, seat: i64, kind: i64, values: ActionValues) -> str:
    values.list_offers(state, seat)
    if values.purchase_value(state, seat, kind) <= 0.0:
        return "too-weak"
    if values.deck_end_value(state, seat) > values.profit(kind):
        return "run-out"
    return "buy-late" if values.lateness >= 1.0 else "buy-early"


def loss_reason(state: Realm, seat: i64, action: i64, values: ActionValues) -> str:
    frame = state.stack[-1]
    assert isinstance(frame, Loss)
    if frame.victim == seat:
        return "spare"
    total = frame.rest + values.attack_left(state, seat)
    if action < GRAZE_PLAYER and values.defence(state, frame.victim) <= total:
        return "lethal"
    if action == STRIKE_PLAYER:
        return "attack"
    return "break-location" if is_strike(action) else "spare"
