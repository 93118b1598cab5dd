"""Which check belongs to which frame."""

from typing import Final

from eldritch.core.stack_checks import Checks, check_frames_stand

from ..rules import diplomat, fight, powers, victory
from ..rules.clairvoyant import Foresight
from ..rules.luggage import Overflow
from ..rules.setup import Reveal
from ..rules.spoils import Doctor, GiveBack, Luggage, Spoils
from ..rules.texts import Bag, Coat, PassOn, Sextant, Slot, Tome
from ..rules.trade import Answer, Texts
from ..rules.turn import DrawOffer, Turn
from ..state import Journey
from .fighting import (
    doctor,
    early_duel,
    fights,
    fought,
    give_back,
    hypnosis,
    luggage,
    pay,
    powers_round,
    priest,
    support,
)
from .steps import draw_offer, foresight, naming, reveal, turn
from .trading import answer, bag, coat, demand, hand_over, overflow, pass_on, sextant, slot, texts, tome

ROLES: Final = ("seat", "target", "partner", "winner", "loser", "priest")
"""The fields of frames that are seats."""

CHECKS: Final[Checks] = {
    Reveal: reveal,
    Turn: turn,
    DrawOffer: draw_offer,
    Answer: answer,
    Texts: texts,
    Bag: bag,
    Slot: slot,
    Tome: tome,
    Coat: coat,
    Sextant: sextant,
    PassOn: pass_on,
    Overflow: overflow,
    diplomat.Demand: demand,
    diplomat.HandOver: hand_over,
    Foresight: foresight,
    fight.Fight: fights,
    fight.Priest: priest,
    fight.EarlyDuel: early_duel,
    fight.Pay: pay,
    fight.Support: support,
    fight.Hypnosis: hypnosis,
    powers.Powers: powers_round,
    Doctor: doctor,
    Spoils: fought,
    Luggage: luggage,
    GiveBack: give_back,
    victory.Naming: naming,
}
"""Whether a frame can stand at its place."""


def check_stack(state: Journey) -> None:
    if not state.over:
        check_frames_stand(state, CHECKS, ROLES)
