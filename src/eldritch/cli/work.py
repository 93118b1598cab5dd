"""Options of long-running commands: executor, checkpoint file and progress bar."""

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from eldritch.lab.executors import EXECUTORS, Executor, executor
from eldritch.locale import Words

from . import arguments
from .commands import BadInput


def add_executor(parser: argparse.ArgumentParser, words: Words) -> None:
    """`--executor` and `--workers`."""
    parser.add_argument("--executor", default="local", metavar="|".join(EXECUTORS), help=words.say("work-arg-executor"))
    parser.add_argument(
        "--workers", type=arguments.number(1), default=1, metavar="N", help=words.say("arena-arg-workers")
    )


def add_keep(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--keep", type=Path, metavar=words.say("cli-arg-file-name"), help=words.say("ladder-arg-keep"))


def executor_from(args: argparse.Namespace) -> Executor:
    """The executor that the arguments name."""
    if args.executor not in EXECUTORS:
        raise BadInput("work-unknown-executor", executor=args.executor, executors=", ".join(EXECUTORS))
    if args.executor == "ray":
        require("ray", "ray")
    return executor(args.executor, args.workers)


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before hours of work, not after."""
    if file.is_dir():
        raise BadInput("work-is-folder", file=str(file))
    if not file.parent.is_dir():
        raise BadInput("work-no-folder", folder=str(file.parent))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadInput("work-forbidden", file=str(file))


def require(extra: str, *modules: str) -> None:
    """Report missing optional packages before the work starts, and how to install them."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise BadInput("cli-missing-parts", parts=", ".join(missing), extra=extra)


def bar() -> Progress:
    """A progress bar, shown only in a terminal. It disappears at the end."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
