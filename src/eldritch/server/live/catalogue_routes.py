"""Routes for the games, bots and clocks that the server offers."""

from typing import Final

from litestar import get
from litestar.handlers import BaseRouteHandler

from ..api.params import GameInPath, Language, MessagePart
from ..api.problems import PROBLEMS
from ..wire.lobby import BoxShown, Catalogue, Messages
from .catalogue import box, catalogue, messages


@get("/api/games", responses=PROBLEMS)
async def list_games() -> Catalogue:
    """Everything to choose from when opening a table: games with seats and options, bots, clocks."""
    return catalogue()


@get("/api/games/{game_id:str}/box", responses=PROBLEMS)
async def show_box(game_id: GameInPath) -> BoxShown:
    """The components of a game, with prices and abilities, and its map."""
    return box(game_id)


@get("/api/messages/{lang:str}/{part:str}", responses=PROBLEMS)
async def show_messages(lang: Language, part: MessagePart) -> Messages:
    """A file of messages, for clients that do not include it, such as that of a game installed later."""
    return messages(lang, part)


ROUTES: Final[list[BaseRouteHandler]] = [list_games, show_box, show_messages]
