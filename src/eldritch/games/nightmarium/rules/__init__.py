"""The rules of Nightmarium, a module for each chapter of the booklet.

From the bottom up: drawing, victory, pure_legion, chain, seals, completion, building, abilities and chorister, turn,
setup. A module imports only modules below it.
"""

from typing import Any, Final

from eldritch.core.frame import Frame, frames_by_name

from ..box.components import CHORISTER, DEVOURER, EXECUTIONER, MOCKINGBIRD, MOURNER, SCAVENGER
from .abilities import Aim, Devour, Execute, Mock, Mockingbird, Mourn, Scavenge
from .chain import RUNNERS, Chain
from .chorister import Chorister, Sing
from .pure_legion import PureLegion
from .seals import Replay
from .turn import Swap, Turn

RUNNERS[MOURNER] = Mourn()
RUNNERS[SCAVENGER] = Scavenge()
RUNNERS[EXECUTIONER] = Execute()
RUNNERS[DEVOURER] = Devour()
RUNNERS[MOCKINGBIRD] = Mock()
RUNNERS[CHORISTER] = Sing()

FRAMES: Final[dict[str, type[Frame[Any]]]] = frames_by_name(
    Turn, Swap, Chain, PureLegion, Mockingbird, Chorister, Aim, Replay
)
"""The steps that can be on the stack. Their order is that of the observation's features."""
