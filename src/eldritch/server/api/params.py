"""Path and query parameters."""

from typing import Annotated, Literal

from litestar.params import PathParameter, QueryParameter

from ..wire.lobby import ClockKind, GameId

Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{12}$", description="Id of a table, person or bot.")]
SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
InviteText = Annotated[str, PathParameter(min_length=1, max_length=40, description="A code, however it is typed.")]
GameInPath = Annotated[GameId, PathParameter()]
Language = Annotated[Literal["en", "ru"], PathParameter()]
MessagePart = Annotated[str, PathParameter(pattern="^[a-z0-9_-]{1,60}$", description="The name of a file of messages.")]
PictureSet = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$", description="A game, or `house`.")]
PictureFile = Annotated[str, PathParameter(pattern="^[a-z0-9_-]{1,80}([.][0-9a-f]{8})?[.]svg$")]

Phase = Literal["open", "playing", "over"]
OfPhase = Annotated[Phase | None, QueryParameter(description="Default: open and playing.")]
OfGame = Annotated[GameId | None, QueryParameter()]
Mine = Annotated[bool, QueryParameter(description="Your own tables, listed or not.")]
Free = Annotated[bool, QueryParameter(description="Only tables with an open seat.")]
Rated = Annotated[bool | None, QueryParameter(description="Only rated or only unrated tables.")]
Whole = Annotated[bool, QueryParameter(description="Include a description of the whole table.")]
OfClock = Annotated[ClockKind | None, QueryParameter(description="Only tables with this kind of clock.")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="The `before` of the previous page.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The last update you have seen.")]
HeldSeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=9, description="The seat to view and play from, if you have companions at this device."),
]
StepInQuery = Annotated[int, QueryParameter(ge=0, le=99, description="The first step.")]
Changes = Annotated[bool, QueryParameter(description="Updates with changes instead of whole looks.")]
MaybeSince = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
