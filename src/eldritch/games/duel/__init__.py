"""Cthulhu Wars: Duel / Войны Ктулху: Дуэль: two factions, one map, the end of the world."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .box.components import GAME_ID, RULES, SEATS
from .box.edition import STANDARD, read_edition
from .box.options import Options
from .encode import layout
from .engine import DuelEngine
from .old_dumps import OLD_STEPS
from .profile import PROFILE
from .tactics.policy import DuelTactics

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(SEATS, SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    engine=DuelEngine(),
    layout=layout,
    profile=PROFILE,
    tactics=DuelTactics,
    old_steps=OLD_STEPS,
)
