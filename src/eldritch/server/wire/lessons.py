"""Messages of a lesson's socket, in addition to those of a table's."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from .commands import FromClient, Numbered
from .frames import Frame

StepNumber = Annotated[int, Meta(ge=0, le=99)]


class TurnTo(Numbered, frozen=True, tag="turn-to"):
    """Go to the next, an earlier or a later step."""

    step: StepNumber


class CoachFrame(Struct, frozen=True, tag_field="t", tag="coach"):
    """The current step, what it points at, and the actions it waits for. Without actions the learner reads on."""

    step: int
    steps: int
    name: str
    """The step's texts are the messages `learn-<game>-<name>` and `learn-<game>-<name>-title`."""
    points: tuple[str, ...]
    waits: tuple[int, ...]


FromLearner = FromClient | TurnTo
LessonFrame = Frame | CoachFrame

decode_learner: Final = msgspec.json.Decoder(FromLearner).decode
