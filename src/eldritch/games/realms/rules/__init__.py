"""The rules of Cthulhu Realms, a module for each chapter of the booklet."""

from typing import Final

from eldritch.core.frame import frames_by_name

from .abjuring import Abjure, Return
from .activation import AbjureSelf, Aim
from .destroying import Destroy
from .drawing import Discard
from .sanity import Loss
from .turn import Turn

FRAMES: Final = frames_by_name(Turn, Aim, Discard, Loss, Abjure, Return, Destroy, AbjureSelf)
"""Every kind of frame by its name in dumps. Observations number them in this order."""
