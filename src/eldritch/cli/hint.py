"""`eldritch hint`: the best moves in a saved position, and why."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from eldritch.bots import Advice, Budget, advise
from eldritch.core.game import Game
from eldritch.core.state import WHOLE, State
from eldritch.locale import Words

from . import arguments, bot_words
from .commands import BadInput, Commands
from .tables import face_of

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
    game, state = position_from(args)
    seen = seen_from(args, state)
    budget = Budget(milliseconds=args.ms) if args.iters is None else Budget(iterations=args.iters)
    found = advise(seen, 0 if args.seed is None else args.seed, budget)
    if args.json:
        print(json.dumps([{**asdict(one), **seen.describe(one.action)} for one in found]))
    else:
        show(game, seen, found, words)
    return 0


def position_from(args: argparse.Namespace) -> tuple[Game, State]:
    """The position in the file: what `State.dump` wrote, of the truth or of a view."""
    try:
        data: Any = json.loads(args.file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("hint-bad-file", file=str(args.file), fault=str(error)) from None
    args.game = data.get("game", "") if isinstance(data, dict) else ""
    game = arguments.game_from(args)
    if game.tactics is None:
        raise BadInput("ladder-no-tactics", game=game.id)
    return game, game.load(data)


def seen_from(args: argparse.Namespace, state: State) -> State:
    """The view of the seat that is asked for, or else of the one that is to move."""
    seat = state.viewer if state.viewer != WHOLE else args.seat
    if seat is None:
        seat = next(iter(state.deciders()), -1)
    seen = state if state.viewer != WHOLE else state.seen_by(seat if seat >= 0 else None)
    if seat < 0 or not seen.legal(seat):
        raise BadInput("hint-nothing", seats=", ".join(map(str, state.deciders())) or "–")
    return seen


def show(game: Game, seen: State, found: list[Advice], words: Words) -> None:
    """The best moves with their chances and what speaks for them."""
    names = [words.say("play-player", number=str(seat + 1)) for seat in range(seen.seats)]
    face = face_of(game, words, names)
    choices = face.choices(seen.imagine(0, knowing=True).view(seen.viewer))
    console = Console()
    for place, one in enumerate(found, 1):
        for line in bot_words.advice(one, place, game.id, choices, words):
            console.print(face.coloured(line))
