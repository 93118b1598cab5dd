"""Checks of the steps that wait.

The stack is a turn, on it a swap, the offer of a seal's replay, or a chain; on the chain what its last ability or its
pure legion asks for.
"""

from typing import Final

from eldritch.core.dumps import require
from eldritch.core.frame import Frame
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import (
    ABILITIES,
    ANY_LEGION,
    COMPLETE,
    DEVOURER,
    EMBODIED,
    EXECUTIONER,
    HEAD,
    LEGS,
    SCAVENGER,
    creature_at,
)
from ..rules import chorister, pure_legion, seals
from ..rules.abilities import Aim, Mockingbird, TargetedAbility
from ..rules.chain import RUNNERS, Chain
from ..rules.chorister import Chorister
from ..rules.pure_legion import PureLegion
from ..rules.seals import Replay
from ..rules.turn import Swap, Turn
from ..state import Nightmare
from .zones import height_at, is_legion

ACTIONS: Final = 2
"""The actions of a turn."""


def check_stack(state: Nightmare) -> None:
    stack = state.stack
    if not stack:
        require(state.over, "somebody must be to act")
        return
    turn, above = stack[0], stack[1:]
    require(isinstance(turn, Turn), "a turn must be the lowest step")
    assert isinstance(turn, Turn)
    check_turn(state, turn, acts=not above or isinstance(above[0], Swap))
    if not above:
        return
    if isinstance(above[0], Chain):
        check_chain(state, above[0], above[1:])
    else:
        require(len(above) == 1, "no step can follow this one")
        check_alone(state, above[0])


def check_turn(state: Nightmare, turn: Turn, acts: bool) -> None:
    most = ACTIONS if acts else ACTIONS - 1
    require(turn.seat == state.current, "the turn must be that of the seat to act")
    require(int(acts and not state.over) <= turn.left <= most, "a turn has two actions")
    require(is_legion(turn.legion) or turn.legion == ANY_LEGION, "there is no such legion")
    require(turn.left < ACTIONS or turn.legion == ANY_LEGION, "the first action may be of any legion")


def check_alone(state: Nightmare, frame: Frame[Nightmare]) -> None:
    if isinstance(frame, Swap):
        hand = state.hands[state.current][:]
        require(frame.seat == state.current, "the seat to act must be the one that swaps")
        require(bool(frame.marked) and frame.marked == sorted(frame.marked), "marked cards must be in rising order")
        for card in frame.marked:
            require(card in hand, "marked cards must be in the hand")
            hand.remove(card)
    else:
        require(isinstance(frame, Replay), "this step needs a chain below it")
        assert isinstance(frame, Replay)
        require(frame.seat == state.current, "the seat to act must be the one to replay abilities")
        require(height_at(state, frame.slot) == EMBODIED, "only embodied creatures replay abilities")
        require(frame.legion == seals.seal_legion(state, frame.slot), "abilities of the seal's legion are replayed")
        require(seals.awake(state, frame.slot), "there must be abilities to replay")


def check_chain(state: Nightmare, chain: Chain, above: list[Frame[Nightmare]]) -> None:
    """A chain runs for a complete creature; what lies on it is asked for by its last ability or its pure legion."""
    height = height_at(state, chain.slot)
    require(height >= COMPLETE, "a chain needs a complete creature")
    if chain.legion != ANY_LEGION:
        require(height == EMBODIED, "only embodied creatures replay abilities")
        require(chain.legion == seals.seal_legion(state, chain.slot), "abilities of the seal's legion are replayed")
    require(LEGS - 1 <= chain.position <= HEAD, "there is no such part of a creature")
    if not above:
        require(state.over, "a chain does not wait")
    elif isinstance(above[0], PureLegion):
        require(chain.position == HEAD and chain.legion == ANY_LEGION and height == COMPLETE, "the chain has begun")
        check_pure_legion(state, above, chain.slot)
    else:
        check_ability(state, chain, above)


def check_ability(state: Nightmare, chain: Chain, above: list[Frame[Nightmare]]) -> None:
    """The step above a chain is that of the ability it ran last."""
    require(chain.position < HEAD, "the chain must have begun")
    card = state.part(creature_at(state.current, chain.slot), chain.position + 1)
    ability = ABILITIES[state.cards.ability[card]]
    require(chain.admits(state.cards.legion[card]), "the ability is not of the seal's legion")
    require(state.fired > 0, "an ability must have run")
    frame = above[0]
    if isinstance(frame, Chorister):
        require(ability == "chorister", "the ability must be the Chorister")
        check_chorister(state, frame, above[1:])
        return
    require(len(above) == 1, "no step can follow this one")
    if isinstance(frame, Mockingbird):
        require(ability == "mockingbird" and frame.seat == state.current, "the ability must be the Mockingbird")
    else:
        require(isinstance(frame, Aim), "this step cannot follow a chain")
        assert isinstance(frame, Aim)
        check_aim(state, frame, chain.slot, ability)


def check_aim(state: Nightmare, aim: Aim, slot: int, ability: str) -> None:
    require(aim.seat == state.current, "the seat to act must choose the target")
    require(aim.ability in (SCAVENGER, EXECUTIONER, DEVOURER), "this ability has no target")
    require(ABILITIES[aim.ability] == ability, "another ability has run last")
    runner = RUNNERS[aim.ability]
    assert isinstance(runner, TargetedAbility)
    require(aim.targets == runner.targets(state, slot) and len(aim.targets) > 1, "the targets must be all there are")


def check_chorister(state: Nightmare, frame: Chorister, above: list[Frame[Nightmare]]) -> None:
    require(frame.seat == state.current, "the seat to act must place the cards")
    require(len(frame.cards) <= 2 and frame.cards == sorted(frame.cards), "the cards must be two, in rising order")
    if frame.finished != chorister.NO_SLOT:
        require(height_at(state, frame.finished) >= COMPLETE, "the creature finished last must be complete")
        require(len(frame.cards) < 2, "a card must have been placed")
    if above:
        require(frame.finished != chorister.NO_SLOT, "a card must have completed a creature")
        check_pure_legion(state, above, frame.finished)
    else:
        require(bool(frame.cards) or state.over, "there must be a card to place")


def check_pure_legion(state: Nightmare, above: list[Frame[Nightmare]], slot: int) -> None:
    """The last frame asks for the legion of the creature just completed, and the answers so far are legal."""
    frame = above[0]
    require(len(above) == 1 and isinstance(frame, PureLegion), "no step can follow this one")
    assert isinstance(frame, PureLegion)
    require(is_legion(frame.legion), "there is no such legion")
    creature = creature_at(state.current, slot)
    head = state.part(creature, HEAD)
    require(state.height[creature] == COMPLETE and pure_legion.is_pure(state, creature, head), "no legion is pure")
    require(state.cards.legion[head] == frame.legion, "another legion is pure")
    require(len(frame.answers) == state.seats, "there must be room for every answer")
    for seat in range(state.seats):
        check_answer(state, frame, seat)


def check_answer(state: Nightmare, frame: PureLegion, seat: int) -> None:
    """An answer is made of legal choices, one after another."""
    answer, known = frame.answers[seat], state.viewer in (WHOLE, seat)
    if seat == state.current or len(state.hands[seat]) <= 1:
        require(not answer, f"seat {seat} has not been asked")
    elif not known:
        require(answer in ([], [UNKNOWN]), "other answers are hidden")
    else:
        so_far = frame.with_answer(seat, [])
        for card in answer:
            require(not so_far.has_answered(state, seat), "an answer holds too many cards")
            require(card in so_far.choices(state, seat), f"seat {seat} cannot have discarded that")
            so_far = so_far.with_answer(seat, [*so_far.answers[seat], card])
