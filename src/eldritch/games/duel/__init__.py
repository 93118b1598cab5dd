"""Cthulhu Wars: Duel / Войны Ктулху: Дуэль: two factions, one map, the end of the world."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .components import GAME_ID, RULES, SEATS, STANDARD, read_edition
from .dumping import load
from .encode import layout
from .options import Options
from .rules.setup import begin
from .tactics import DuelTactics

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(SEATS, SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    begin=begin,
    restore=load,
    layout=layout,
    tactics=DuelTactics,
)
