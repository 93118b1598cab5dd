"""`eldritch arena`: bots play many games against each other."""

import argparse
import json
import secrets

from rich.console import Console
from rich.table import Table

from eldritch.lab.arena import Result, play_arena
from eldritch.locale import Words

from . import arguments, work
from .commands import BadInput, Commands


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("arena", "arena-help", run, example_key="arena-example")
    arguments.add_game(parser, words)
    parser.add_argument("--bots", required=True, metavar="A,B", help=words.say("arena-arg-bots"))
    parser.add_argument(
        "--games", type=arguments.number(1), default=100, metavar="N", help=words.say("arena-arg-games")
    )
    arguments.add_seed(parser, words)
    arguments.add_options(parser, words)
    arguments.add_edition(parser, words)
    work.add_executor(parser, words)
    work.add_keep(parser, words)
    parser.add_argument("--json", action="store_true", help=words.say("arena-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.game_from(args)
    options = arguments.options_from(args, game)
    bots = arguments.bots_from(args.bots)
    if len(bots) not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise BadInput("arena-bad-bots", game=game.id, bots=len(bots), least=least, most=most)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    executor = work.executor_from(args)
    with work.bar() as progress:
        task = progress.add_task(words.say("arena-progress"), total=args.games)

        def report(done: int) -> None:
            progress.update(task, completed=done)

        result = play_arena(game, bots, args.games, seed, options, report, executor, args.keep)
    if args.json:
        print(json.dumps(as_json(result)))
    else:
        _show(result, words)
    return 0


def as_json(result: Result) -> dict[str, object]:
    """The result as JSON-ready data."""
    return {
        "game": result.game,
        "games": result.games,
        "seed": result.seed,
        "bots": [{"bot": one.bot, "share": one.share, "low": one.low, "high": one.high} for one in result.standings],
        "mean_turns": result.mean_turns,
        "decisions_per_second": result.decisions_per_second,
        "endings": result.endings,
    }


def _show(result: Result, words: Words) -> None:
    table = Table(title=words.say("arena-title", game=result.game, games=result.games, seed=str(result.seed)))
    table.add_column(words.say("arena-column-bot"))
    table.add_column(words.say("arena-column-share"), justify="right")
    table.add_column(words.say("arena-column-interval"), justify="right")
    for one in result.standings:
        share = words.say("arena-share", share=one.share)
        table.add_row(one.bot, share, words.say("arena-interval", low=one.low, high=one.high))
    console = Console()
    console.print(table)
    console.print(words.say("arena-length", turns=result.mean_turns))
    console.print(words.say("arena-endings", endings=_endings(result, words)))
    console.print(words.say("arena-speed", rate=round(result.decisions_per_second)))


def _endings(result: Result, words: Words) -> str:
    """How often each ending occurred, by the game's own names if it has them."""
    texts: list[str] = []
    for ending, count in result.endings.items():
        key = f"{result.game}-ending-{ending.replace('_', '-')}"
        name = words.say(key) if words.has(key) else ending
        texts.append(words.say("arena-ending", ending=name, count=count))
    return ", ".join(texts)
