"""Nightmarium / Кошмариум: creatures sewn of body parts, and chains of abilities."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .components import GAME_ID, MOST_SEATS, RULES, STANDARD, read_edition
from .encode import layout
from .options import Options
from .rules.setup import begin
from .state import load
from .tactics import NightmariumTactics

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(2, MOST_SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    begin=begin,
    restore=load,
    layout=layout,
    tactics=NightmariumTactics,
)
