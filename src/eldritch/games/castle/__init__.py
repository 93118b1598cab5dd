"""The Castle of the Devil / Путешествие к замку Дьявола: hidden teams, trades in the dark, and fights in a coach."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .box.components import FEWEST_SEATS, GAME_ID, MOST_SEATS, RULES, STANDARD, read_edition
from .box.options import Options
from .encode import layout
from .engine import CastleEngine
from .profile import PROFILE
from .tactics.policy import bayes

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    engine=CastleEngine(),
    layout=layout,
    profile=PROFILE,
    tactics=bayes,
)
