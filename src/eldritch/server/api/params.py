"""What stands in the addresses of requests."""

from typing import Annotated, Literal

from litestar.params import PathParameter, QueryParameter

from ..wire.lobby import ClockKind, GameId

Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{12}$", description="A table, a person or a bot.")]
SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
InviteText = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_.-]{1,300}$")]
GameInPath = Annotated[GameId, PathParameter()]
Language = Annotated[Literal["en", "ru"], PathParameter()]
MessagePart = Annotated[str, PathParameter(pattern="^[a-z0-9_-]{1,60}$", description="The name of a file of messages.")]
PictureSet = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$", description="A game, or `house`.")]
PictureFile = Annotated[str, PathParameter(pattern="^[a-z0-9_-]{1,80}([.][0-9a-f]{8})?[.]svg$")]

Phase = Literal["open", "playing", "over"]
OfPhase = Annotated[Phase | None, QueryParameter(description="By default those that are not over.")]
OfGame = Annotated[GameId | None, QueryParameter()]
Mine = Annotated[bool, QueryParameter(description="One's own, listed or not.")]
Free = Annotated[bool, QueryParameter(description="Only those with an open seat.")]
Rated = Annotated[bool | None, QueryParameter(description="Only rated ones, or only the others.")]
Whole = Annotated[bool, QueryParameter(description="With everything on the table in words.")]
OfClock = Annotated[ClockKind | None, QueryParameter(description="Only those with a clock of this kind.")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Go on behind an earlier answer.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The last update one has seen.")]
HeldSeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=9, description="The seat to look and play from, where one holds several at one device."),
]
StepInQuery = Annotated[int, QueryParameter(ge=0, le=99, description="The step of a lesson to begin with.")]
MaybeSince = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
