"""Why a choice in Cthulhu Realms has its weight, as the key of a reason that people are shown."""

from typing import Final

from mypy_extensions import i64

from ..actions import (
    ABJURE_HAND,
    ABJURE_MARKET,
    AIM,
    BUY,
    DESTROY_CARD,
    DISCARD,
    END_TURN,
    GRAZE_PLAYER,
    RETURN_CARD,
    SIDES,
    STRIKE,
    STRIKE_PLAYER,
    USE,
)
from ..box.abilities import ABJURE, CARDS, CONJURE, DESTROY, GAIN, LOSS, MOST_LINES, RETURN
from ..rules.sanity import Loss
from ..state import Realm
from .action_values import Judge
from .turn_order import USELESS, step_of

# fmt: off
REASONS: Final = (
    "play", "power", "attack", "recover", "draw", "force-discard", "abjure", "return", "destroy", "keep", "give-up",
    "lethal", "buy-early", "buy-late", "too-weak", "run-out", "end", "for-myself", "largest-hand", "discard-weakest",
    "thin-out", "deny", "return-best", "break-location", "spare",
)
# fmt: on
"""All keys."""


def reason(state: Realm, seat: i64, action: i64, judge: Judge) -> str:
    """The key of the reason."""
    judge.look(state, seat)
    if action < USE:
        return "play"
    if action < BUY:
        return of_use(state, seat, action, judge)
    if action < END_TURN:
        return of_purchase(state, seat, (action - BUY) // SIDES, judge)
    if action == END_TURN:
        return "end"
    if action < DISCARD:
        return "for-myself" if action - AIM == seat else "largest-hand"
    if action < ABJURE_HAND:
        return "discard-weakest"
    if action < ABJURE_MARKET:
        return "thin-out"
    if action < RETURN_CARD:
        return "run-out" if judge.burning(state, seat) > 0.0 else "deny"
    if action < DESTROY_CARD:
        return "return-best"
    if action < STRIKE_PLAYER:
        return "destroy"
    return of_hit(state, seat, action, judge)


def of_use(state: Realm, seat: i64, action: i64, judge: Judge) -> str:
    place = action - USE
    effect = state.cards.effect[place]
    if step_of(state, seat, action, judge.lines) == USELESS:
        return "keep"
    if state.cards.ability[place] & state.cards.leaving[place // MOST_LINES] != 0:
        if effect == LOSS and judge.is_lethal(state, seat, state.legal(seat)):
            return "lethal"
        judge.shop(state, seat)
        return "give-up" if judge.sacrifice(state, seat, place, []) > 0.0 else "keep"
    if effect == CARDS:
        return "draw" if state.cards.amount[place] > 0 else "force-discard"
    names = {CONJURE: "power", LOSS: "attack", GAIN: "recover", ABJURE: "abjure", RETURN: "return", DESTROY: "destroy"}
    return names[effect]


def of_purchase(state: Realm, seat: i64, kind: i64, judge: Judge) -> str:
    judge.shop(state, seat)
    if judge.purchase(state, seat, kind) <= 0.0:
        return "too-weak"
    if judge.burning(state, seat) > judge.profit(kind):
        return "run-out"
    return "buy-late" if judge.lateness >= 1.0 else "buy-early"


def of_hit(state: Realm, seat: i64, action: i64, judge: Judge) -> str:
    frame = state.stack[-1]
    assert isinstance(frame, Loss)
    total = frame.rest + judge.attack_left(state, seat)
    if STRIKE_PLAYER <= action < GRAZE_PLAYER and judge.defence(state, frame.victim) <= total:
        return "lethal"
    if action == STRIKE_PLAYER:
        return "attack"
    return "break-location" if STRIKE <= action < GRAZE_PLAYER else "spare"
