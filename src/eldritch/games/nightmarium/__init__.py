"""Nightmarium / Кошмариум: build creatures from body parts and trigger chains of abilities."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .box.components import GAME_ID, MOST_SEATS, RULES, STANDARD, read_edition
from .box.options import Options
from .encode import layout
from .engine import NightmariumEngine
from .profile import PROFILE
from .tactics.policy import NightmariumTactics

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(2, MOST_SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    engine=NightmariumEngine(),
    layout=layout,
    profile=PROFILE,
    tactics=NightmariumTactics,
)
