"""`eldritch ladder`: the strength of a game's bots."""

import argparse
import json
import shlex
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from eldritch.core.game import Game
from eldritch.lab.executors import Executor
from eldritch.lab.ladder import Plan, PlayedRungs, Rung, climb
from eldritch.lab.ladder_report import section, write
from eldritch.lab.measure import machine
from eldritch.locale import Words

from . import arguments, work
from .commands import BadInput, Commands

GAMES = 100


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("ladder", "ladder-help", run, example_key="ladder-example")
    arguments.add_game(parser, words)
    arguments.add_seats(parser, words)
    parser.add_argument(
        "--games",
        type=arguments.number(1),
        default=GAMES,
        metavar="N",
        help=words.say("ladder-arg-games", games=GAMES),
    )
    parser.add_argument("--search", default="ms=50,ms=500", metavar="A,B", help=words.say("ladder-arg-search"))
    parser.add_argument("--levels", type=arguments.number(0), metavar="N", help=words.say("ladder-arg-levels"))
    arguments.add_seed(parser, words)
    work.add_executor(parser, words)
    work.add_keep(parser, words)
    parser.add_argument(
        "--write", type=Path, metavar=words.say("cli-arg-file-name"), help=words.say("ladder-arg-write")
    )
    parser.add_argument("--json", action="store_true", help=words.say("arena-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.game_from(args)
    if game.tactics is None:
        raise BadInput("ladder-no-tactics", game=game.id)
    seats = arguments.seats_from(args, game) or default_seats(game)
    searches = searches_from(args.search)
    if args.write is not None:
        work.check_writable(args.write)
    levels = args.games if args.levels is None else args.levels
    plan = Plan(searches, args.games, seats, 0 if args.seed is None else args.seed, levels)
    rungs = _climb(game, plan, PlayedRungs(args.keep), work.executor_from(args), words)
    title = f"{game.id}, {seats}"
    text = section(title, plan, rungs, command(args, game), machine())
    if args.write is not None:
        write(args.write, title, text)
    if args.json:
        print(json.dumps({"game": game.id, **asdict(plan), **machine(), "rungs": [asdict(rung) for rung in rungs]}))
    else:
        Console().print(Markdown(text))
    return 0


def searches_from(text: str) -> tuple[str, ...]:
    """The names of searches with these budgets."""
    budgets = [budget.strip() for budget in text.split(",")]
    for budget in budgets:
        if budget.partition("=")[0] not in ("iters", "ms"):
            raise BadInput("ladder-bad-budget", budget=budget)
    return tuple(arguments.bots_from(",".join(f"search:{budget}" for budget in budgets)))


def default_seats(game: Game) -> int:
    """Two; where seats form teams, six."""
    return max(2, game.seats.start) if game.seats.stop <= 6 else 6


def _climb(game: Game, plan: Plan, played: PlayedRungs, executor: Executor, words: Words) -> list[Rung]:
    with work.bar() as progress:
        task = progress.add_task(words.say("arena-progress"), total=sum(games for _, _, games in plan.pairings()))

        def report(name: str, _: int, __: int) -> None:
            progress.update(task, advance=1, description=name)

        return list(climb(game, plan, played, executor, report))


def command(args: argparse.Namespace, game: Game) -> str:
    """The command that plays the same ladder again."""
    line = ["eldritch", "ladder", game.id, "--games", str(args.games), "--search", args.search]
    line += ["--seats", str(args.seats)] if args.seats is not None else []
    line += ["--seed", str(args.seed)] if args.seed is not None else []
    line += ["--levels", str(args.levels)] if args.levels is not None else []
    return shlex.join(line)
