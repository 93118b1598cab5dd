"""What goes over the socket of a lesson besides what goes over a table's."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from .commands import FromClient, Numbered
from .frames import Frame

StepNumber = Annotated[int, Meta(ge=0, le=99)]


class TurnTo(Numbered, frozen=True, tag="turn-to"):
    """Go on to the next step, back to an earlier one, or ahead to a later one."""

    step: StepNumber


class CoachFrame(Struct, frozen=True, tag_field="t", tag="coach"):
    """What the lesson is about now: a step, what it points at, and the action it waits for (none: read on)."""

    step: int
    steps: int
    name: str
    """The step's words are `learn-<game>-<name>` and `learn-<game>-<name>-title`."""
    points: tuple[str, ...]
    waits: tuple[int, ...]


FromLearner = FromClient | TurnTo
LessonFrame = Frame | CoachFrame

decode_learner: Final = msgspec.json.Decoder(FromLearner).decode
