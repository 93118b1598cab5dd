"""Lessons: one for each game, played on the real engine at a table of its own, step by step.

A lesson is a script (`<game>.toml`): what the coach says at each step, what it points at, what the learner is to do,
and what the others do then. The secret of its table is fixed, so that the cards always fall as the script has it, and
the other seats have no bot behind them: they play what is written there. Nothing of a lesson is stored or rated; the
position at a step follows from the script alone.
"""

from .lesson import Lesson, NotNow
from .script import Script, Step, script_of, taught

__all__ = ["Lesson", "NotNow", "Script", "Step", "script_of", "taught"]
