"""The Castle of the Devil / Путешествие к замку Дьявола: hidden teams, trades in the dark, and fights in a coach."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .components import FEWEST_SEATS, GAME_ID, MOST_SEATS, RULES, STANDARD, read_edition
from .encode import layout
from .options import Options
from .rules.setup import begin
from .state import load
from .tactics import bayes

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    begin=begin,
    restore=load,
    layout=layout,
    tactics=bayes,
)
