"""The games with their options, the bots and the clocks that the server offers."""

from functools import cache
from importlib import import_module
from typing import Any, Final, get_args

import eldritch
from eldritch import bots
from eldritch.core.errors import BadOptions
from eldritch.core.options import Option, switches, written_out
from eldritch.locale import files
from eldritch.table import Clock
from eldritch.table.setup import default_watch

from ..api.errors import ApiError
from ..wire.commands import Preset
from ..wire.lobby import (
    Between,
    BotShown,
    BoxShown,
    Catalogue,
    ClockShown,
    ClockWanted,
    GameId,
    GameShown,
    Messages,
    OptionNeeded,
    OptionShown,
    PartShown,
)

Value: Final = bool | int | str
"""The types of the values of options."""

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
ZERO: Final = Between(0, 0)

CLOCKS: Final = (
    ClockShown("none", ZERO, ZERO),
    ClockShown("move", Between(10 * SECOND, HOUR), ZERO),
    ClockShown("bank", Between(MINUTE, 12 * HOUR), Between(0, 5 * MINUTE)),
    ClockShown("days", Between(DAY, 30 * DAY), ZERO),
)


@cache
def catalogue() -> Catalogue:
    games = tuple(game_shown(id) for id in eldritch.games())
    return Catalogue(games, offered_bots(), CLOCKS, get_args(Preset))


@cache
def box(id: GameId) -> BoxShown:
    edition = eldritch.game(id).edition
    chart = {key: PartShown(**part) for key, part in edition.chart().items()}
    return BoxShown(tuple(map(dict, edition.described())), chart)


def messages(lang: str, part: str) -> Messages:
    """A file of messages."""
    found = next((file for file in files(lang) if file.name == f"{part}.ftl"), None)
    if found is None:
        raise ApiError("server-not-found", 404)
    return Messages(found.read_text(encoding="utf-8"))


def game_shown(id: GameId) -> GameShown:
    game = eldritch.game(id)
    return GameShown(
        id,
        name=game.profile.title,
        title=f"{id}-title",
        about=f"{id}-about",
        accent=game.profile.accent,
        usual_seats=game.profile.usual_seats or game.seats.start,
        rules=game.rules,
        seats=Between(game.seats.start, game.seats.stop - 1),
        options=tuple(_option_shown(id, switch) for switch in switches(game.options)),
        watch=default_watch(game),
    )


def _option_shown(game: str, switch: Option) -> OptionShown:
    key = f"{game}-option-{switch.name.replace('_', '-')}"
    default, seats = switch.default, switch.applies.seats
    assert isinstance(default, bool | int | str)
    return OptionShown(
        switch.name,
        key,
        default,
        _choices_shown(switch.choices),
        seats=None if seats is None else Between(seats.start, seats.stop - 1),
        needs=tuple(OptionNeeded(name, value) for name, value in switch.applies.when if isinstance(value, Value)),
    )


def _choices_shown(choices: tuple[object, ...] | range) -> tuple[bool | int | str, ...] | Between:
    if isinstance(choices, range):
        return Between(choices.start, choices.stop - 1)
    return tuple(each for each in choices if isinstance(each, Value))


@cache
def offered_bots() -> tuple[BotShown, ...]:
    """The bots that users can add to tables. Bots with a time budget chosen by the caller are not offered."""
    offered: list[BotShown] = []
    for form in bots.names():
        kind = form.partition(":")[0]
        if kind == "level":
            levels = import_module("eldritch.bots.levels").LEVELS
            offered += [BotShown(f"level:{level}", level) for level in levels]
        elif kind != "search":
            offered.append(BotShown(kind, None))
    return tuple(offered)


def default_bot() -> str:
    """The default stand-in for absent players: a bot of medium strength."""
    levels = [bot.spec for bot in offered_bots() if bot.level is not None]
    return levels[len(levels) // 2] if levels else offered_bots()[-1].spec


@cache
def default_options(game: str) -> dict[str, Any]:
    """A game's options with their default values."""
    return written_out(eldritch.game(game).options())


def check_bot(spec: str) -> str:
    """Check that a bot is offered, with or without a personality, and return its spec."""
    if not any(f"{spec}:".startswith(f"{offered.spec}:") for offered in offered_bots()):
        raise ApiError("server-no-bot", 400, bot=spec)
    try:
        bots.bot(spec, seed=0)
    except BadOptions:
        raise ApiError("server-no-bot", 400, bot=spec) from None
    return spec


def check_clock(wanted: ClockWanted) -> Clock:
    """Check that a clock is within the allowed limits."""
    shown = next(each for each in CLOCKS if each.kind == wanted.kind)
    for given, allowed in ((wanted.time, shown.time), (wanted.increment, shown.increment)):
        if not allowed.least <= given <= allowed.most:
            raise ApiError("server-bad-clock", 400, least=allowed.least, most=allowed.most)
    return Clock(wanted.kind, wanted.time, wanted.increment)
