"""Ravens: gifts offered face down, to be kept or refused."""

from eldritch.core.game import Game

from .actions import ACTIONS
from .box.components import GAME_ID, MOST_SEATS, RULES, STANDARD, read_edition
from .box.options import Options
from .encode import layout
from .engine import RavensEngine
from .profile import PROFILE
from .tactics.policy import RavensTactics

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    seats=range(2, MOST_SEATS + 1),
    options=Options,
    actions=ACTIONS,
    edition=read_edition(STANDARD),
    read_edition=read_edition,
    engine=RavensEngine(),
    layout=layout,
    profile=PROFILE,
    tactics=RavensTactics,
)
