"""`eldritch games`: lists the games with their seats and options."""

import argparse
import textwrap

import eldritch
from eldritch.core.options import switches, written
from eldritch.locale import Words

from . import arguments
from .commands import Commands

WIDTH = 80


def add(commands: Commands, words: Words) -> None:  # noqa: ARG001
    commands.add("games", "cli-games-help", run, example_key="cli-games-example")


def run(args: argparse.Namespace, words: Words) -> int:  # noqa: ARG001
    for name in eldritch.games():
        print(description(name, words))
    return 0


def description(name: str, words: Words) -> str:
    """A description of a game in a few lines."""
    game = eldritch.game(name)
    seats = words.say("cli-games-seats", least=str(game.seats.start), most=str(game.seats.stop - 1))
    lines = [f"{name}  ·  {words.say(f'{name}-title')}  ·  {seats}"]
    lines += [*_indented(words.say(f"{name}-about"), "  "), "", f"  {words.say('cli-games-options')}"]
    for switch in switches(game.options):
        values = words.say("cli-games-values", values=arguments.allowed(switch), default=written(switch.default))
        lines.append(f"    {switch.name}  {values}")
        lines += _indented(words.say(f"{name}-option-{switch.name.replace('_', '-')}"), "        ")
    return "\n".join(lines)


def _indented(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
