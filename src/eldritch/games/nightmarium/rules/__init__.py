"""The rules of Nightmarium, a module for each chapter of the booklet."""

from typing import Any, Final

from eldritch.core.frame import Frame

from .abilities import Aim, Mock
from .chorister import Chorus
from .completion import Chain
from .pure_legion import PureLegion
from .seals import Replay
from .swapping import Swap
from .turn import Turn

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    "turn": Turn,
    "swap": Swap,
    "chain": Chain,
    "pure_legion": PureLegion,
    "mockingbird": Mock,
    "chorister": Chorus,
    "aim": Aim,
    "replay": Replay,
}
"""Every step that can lie on the stack, by the name it has in dumps."""
