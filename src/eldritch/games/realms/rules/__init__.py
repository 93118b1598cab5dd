"""The rules of Cthulhu Realms, a module for each chapter of the booklet."""

from typing import Any, Final

from eldritch.core.frame import Frame

from .abjuring import Abjure, Return
from .activation import AbjureSelf, Aim
from .destroying import Destroy
from .drawing import MustDiscard
from .sanity import Loss
from .turn import Turn

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    "turn": Turn,
    "aim": Aim,
    "discard": MustDiscard,
    "loss": Loss,
    "abjure": Abjure,
    "return": Return,
    "destroy": Destroy,
    "abjure_self": AbjureSelf,
}
"""Every step that can lie on the stack, by the name it has in dumps."""
