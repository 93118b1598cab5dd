"""Players that teams are measured against: three kinds of tactics, and random choices."""
# mypyc: off  (experiments only)

from collections.abc import Callable
from typing import Any, Final

from eldritch.core.generator import Generator
from eldritch.core.tactics import Tactics

from ..actions import DECLARE, FORTUNE
from ..rules.victory import WRONG_FORTUNE, WRONGLY_DECLARED
from ..state import Journey
from .policy import bayes, logic, peer_style

BASELINES: Final[dict[str, Callable[[Any], Tactics]]] = {"logic": logic, "bayes": bayes, "peer": peer_style}

WRONG_ENDINGS: Final = (WRONGLY_DECLARED, WRONG_FORTUNE)
"""Endings by a mistake of the player who moved last."""


def random_action(seen: Journey, generator: Generator) -> int:
    """A random choice for the view's seat that never declares."""
    legal = [action for action in seen.legal(seen.viewer) if action not in (DECLARE, FORTUNE)]
    return legal[generator.below(len(legal))]
