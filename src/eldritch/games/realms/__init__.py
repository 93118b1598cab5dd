"""Cthulhu Realms / Миры Ктулху: deck building on the brink of madness."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .box.components import GAME_ID, MOST_SEATS, RULES, STANDARD, read_edition
from .box.options import Options
from .encode import layout
from .engine import RealmsEngine
from .profile import PROFILE
from .tactics.policy import RealmsTactics

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(2, MOST_SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    engine=RealmsEngine(),
    layout=layout,
    profile=PROFILE,
    tactics=RealmsTactics,
)
