"""Arguments that several commands share, and their parsing.

Wrong input raises BadInput, whose message is in the user's language.
"""

import argparse
import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import eldritch
from eldritch.core.options import Option, switches, written
from eldritch.locale import Words

from .commands import BadInput

if TYPE_CHECKING:
    from eldritch.core.game import Game


def add_game(parser: argparse.ArgumentParser, words: Words, optional: bool = False) -> None:
    """The game, by its id."""
    parser.add_argument(
        "game",
        nargs="?" if optional else None,
        metavar=words.say("cli-arg-game-name"),
        help=words.say("cli-arg-game", games=", ".join(eldritch.games())),
    )


def add_seats(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seats", type=number(1), metavar="N", help=words.say("cli-arg-seats"))


def add_seed(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seed", type=seed, metavar="N", help=words.say("cli-arg-seed"))


def add_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """The rule switches of a game: `--option target=6 --option seals=yes`."""
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar=words.say("cli-arg-option-name"),
        help=words.say("cli-arg-option"),
    )


def add_edition(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--edition", metavar=words.say("cli-arg-file-name"), help=words.say("cli-arg-edition"))


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    """The database of the server."""
    default = os.environ.get("ELDRITCH_DATABASE", "")
    parser.add_argument("--database", default=default, metavar="URL", help=words.say("cli-arg-database"))


SERVER_PACKAGES: Final[tuple[str, ...]] = (
    "alembic",
    "argon2",
    "litestar",
    "msgspec",
    "openskill",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)


def require_server_packages(database: str = "", redis: str = "") -> None:
    """Raise BadInput if parts of the server are not installed, and say how to install them."""
    wanted = {"server": SERVER_PACKAGES}
    if database.startswith("postgres"):
        wanted["pg"] = ("psycopg",)
    if redis:
        wanted["redis"] = ("redis",)
    for extra, modules in wanted.items():
        if missing := _missing(modules):
            raise BadInput("cli-missing-parts", parts=", ".join(missing), extra=extra)


def missing_server_packages() -> list[str]:
    """The parts of the server that are not installed."""
    return _missing(SERVER_PACKAGES)


def _missing(modules: tuple[str, ...]) -> list[str]:
    return [name for name in modules if find_spec(name) is None]


def require_table_packages() -> None:
    """Raise BadInput if the packages that read game files are not installed."""
    if find_spec("msgspec") is None:
        raise BadInput("cli-missing-parts", parts="msgspec", extra="server")


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument type: an integer within bounds."""

    def read(text: str) -> int:
        value = _whole(text)
        if value is None or value < least or (most is not None and value > most):
            if most is None:
                raise BadInput("cli-bad-number", text=text, least=str(least))
            raise BadInput("cli-bad-number-between", text=text, least=str(least), most=str(most))
        return value

    return read


def seed(text: str) -> int:
    """An argument type: any integer."""
    value = _whole(text)
    if value is None:
        raise BadInput("cli-bad-seed", text=text)
    return value


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def game_from(args: argparse.Namespace) -> "Game":
    """The game and edition that the arguments name."""
    edition: str | None = getattr(args, "edition", None)
    if args.game is None:
        raise BadInput("cli-which-game", games=", ".join(eldritch.games()))
    if args.game not in eldritch.games():
        raise BadInput("cli-unknown-game", game=args.game, games=", ".join(eldritch.games()))
    try:
        return eldritch.game(args.game, edition)
    except eldritch.BadEdition as error:
        raise BadInput("cli-bad-edition", fault=str(error)) from None


def seats_from(args: argparse.Namespace, game: "Game") -> int | None:
    """The given number of seats, or None."""
    seats: int | None = args.seats
    if seats is not None and seats not in game.seats:
        raise bad_seats(game, seats)
    return seats


def bad_seats(game: "Game", seats: int) -> BadInput:
    """The complaint about a number of seats that the game does not allow."""
    least, most = game.seats.start, game.seats.stop - 1
    return BadInput("cli-bad-seats", game=game.id, seats=str(seats), least=str(least), most=str(most))


def options_from(args: argparse.Namespace, game: "Game") -> dict[str, object]:
    """The options given as name=value."""
    known = {switch.name: switch for switch in switches(game.options)}
    found: dict[str, object] = {}
    for text in args.options:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadInput("cli-option-form", text=text)
        if name not in known:
            raise BadInput("cli-unknown-option", option=name, game=game.id, options=", ".join(known))
        try:
            found[name] = known[name].read(value)
        except eldritch.BadOptions:
            raise BadInput("cli-bad-value", option=name, value=value, allowed=allowed(known[name])) from None
    return found


def allowed(option: Option) -> str:
    """The allowed values of an option, as they are typed."""
    if isinstance(option.choices, range):
        return f"{option.choices.start}–{option.choices.stop - 1}"
    return ", ".join(written(choice) for choice in option.choices)


def bots_from(text: str | None) -> list[str]:
    """The bots of a list such as `greedy,random`."""
    from eldritch import bots
    from eldritch.lab import custom_bots

    specs = [spec.strip() for spec in (text or "").split(",") if spec.strip()]
    for spec in specs:
        try:
            custom_bots.seated_bot(spec, seed=0)
        except eldritch.BadOptions as error:
            if spec.startswith(custom_bots.PREFIX):
                raise
            # If it knows the kind of bot, the library names the bot and says what is wrong with it.
            if str(error).startswith(f"{spec!r}:"):
                raise BadInput("cli-bad-bot", fault=str(error)) from None
            raise BadInput("cli-unknown-bot", bot=spec, bots=", ".join(bots.names())) from None
    return specs
