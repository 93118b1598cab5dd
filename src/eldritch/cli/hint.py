"""`eldritch hint`: the best moves in a saved position, with reasons."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from eldritch.bots import Advice, Budget, advise
from eldritch.core.errors import BadDump
from eldritch.core.game import Game
from eldritch.core.state import WHOLE, State
from eldritch.locale import Words

from . import arguments, bot_words, reading
from .commands import BadInput, Commands
from .tables import terminal_table

MILLISECONDS = 1000


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("hint", "hint-help", run, example_key="hint-example")
    parser.add_argument("file", type=Path, metavar=words.say("cli-arg-file-name"), help=words.say("hint-arg-file"))
    parser.add_argument("--seat", type=arguments.number(0), metavar="N", help=words.say("hint-arg-seat"))
    parser.add_argument(
        "--ms",
        type=arguments.number(1),
        default=MILLISECONDS,
        metavar="N",
        help=words.say("hint-arg-ms", ms=MILLISECONDS),
    )
    parser.add_argument("--iters", type=arguments.number(1), metavar="N", help=words.say("hint-arg-iters"))
    arguments.add_seed(parser, words)
    arguments.add_edition(parser, words)
    parser.add_argument("--json", action="store_true", help=words.say("arena-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    with consistent(args.file):
        game, state = position_from(args)
        seen = seen_from(args, state)
        budget = Budget(milliseconds=args.ms) if args.iters is None else Budget(iterations=args.iters)
        found = advise(seen, 0 if args.seed is None else args.seed, budget)
        described = [{**asdict(one), **seen.describe(one.action)} for one in found]
        lines = described_advice(game, seen, found, words)
    if args.json:
        print(json.dumps(described))
    else:
        console = Console()
        for line in lines:
            console.print(line)
    return 0


@contextmanager
def consistent(file: Path) -> Iterator[None]:
    """A well-formed file may still contain an impossible position; then anything may fail."""
    try:
        yield
    except (BadInput, BadDump):
        raise
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        raise BadInput("hint-inconsistent", file=str(file), fault=fault) from error


def position_from(args: argparse.Namespace) -> tuple[Game, State]:
    """The position in the file, written by `State.dump` of a whole position or of a view."""
    data = reading.saved_position(args.file)
    args.game = data["game"]
    game = arguments.game_from(args)
    if game.tactics is None:
        raise BadInput("ladder-no-tactics", game=game.id)
    return game, game.load(data)


def seen_from(args: argparse.Namespace, state: State) -> State:
    """The view of the chosen seat, or of the seat to move."""
    seat = state.viewer if state.viewer != WHOLE else args.seat
    if seat is not None and seat >= state.seats:
        raise BadInput("hint-no-seat", seat=str(seat), last=str(state.seats - 1))
    if seat is None:
        seat = next(iter(state.deciders()), -1)
    seen = state if state.viewer != WHOLE else state.seen_by(seat if seat >= 0 else None)
    if seat < 0 or not seen.legal(seat):
        raise BadInput("hint-nothing", seats=", ".join(map(str, state.deciders())) or "–")
    return seen


def described_advice(game: Game, seen: State, found: list[Advice], words: Words) -> list[Text]:
    """The decision, and the best moves with their chances and reasons."""
    names = [words.say("play-player", number=str(seat + 1)) for seat in range(seen.seats)]
    table = terminal_table(game, words, names)
    view = seen.imagine(0, knowledge=True).view(seen.viewer)
    choices = table.choices(view)
    lines = table.prompt(view)
    for place, one in enumerate(found, 1):
        lines += bot_words.advice(one, place, game.id, choices, words)
    return [table.coloured(line) for line in lines]
