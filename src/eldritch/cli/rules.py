"""`eldritch rules`: a summary of a game's rules."""

import argparse
import textwrap

from rich.text import Text

from eldritch.locale import Words

from . import arguments
from .commands import BadInput, Commands
from .screen import Screen
from .tables import TerminalTable, terminal_table
from .topics import about

MAX_WIDTH = 84
BULLET = "• "


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("rules", "cli-rules-help", run, example_key="cli-rules-example")
    arguments.add_game(parser, words, optional=True)
    parser.add_argument("parts", nargs="*", metavar=words.say("cli-arg-part-name"), help=words.say("cli-arg-part"))


def run(args: argparse.Namespace, words: Words) -> int:
    if args.game is not None and args.game.isdecimal():
        args.game, args.parts = None, [args.game, *args.parts]
    game = arguments.game_from(args)
    table = terminal_table(game, words, [])
    screen = Screen()
    query = " ".join(text for text in args.parts if not text.isdecimal())
    parts = [_part(text, table) for text in args.parts if text.isdecimal()]
    if not args.parts:
        parts = list(range(1, len(table.rules_parts) + 1))
    screen.show(Text(words.say(f"{game.id}-title").upper(), style="bold"), "")
    for part in parts:
        show_part(table, game.id, screen, words, part)
    if query:
        show_topics(game.id, screen, words, query)
    return 0


def _part(text: str, table: TerminalTable) -> int:
    return arguments.number(1, len(table.rules_parts))(text)


def show(table: TerminalTable, game: str, screen: Screen, words: Words, typed: list[str]) -> None:
    """Show rules during a game: the contents, the parts with these numbers, or a topic."""
    query = " ".join(text for text in typed if not text.isdecimal())
    try:
        parts = [_part(text, table) for text in typed if text.isdecimal()]
    except BadInput as complaint:
        screen.show(complaint.message(words))
        return
    for part in parts:
        show_part(table, game, screen, words, part)
    if query:
        show_topics(game, screen, words, query)
    elif not parts:
        screen.show(Text(words.say("play-rules-contents"), style="bold"))
        for number, name in enumerate(table.rules_parts, 1):
            screen.show(f"  {number}  {words.say(f'{game}-rules-{name}-title')}")


def show_part(table: TerminalTable, game: str, screen: Screen, words: Words, number: int) -> None:
    """Show one part of the rules with its heading."""
    name = table.rules_parts[number - 1]
    title = f"{number}. {words.say(f'{game}-rules-{name}-title')}"
    screen.show(Text(title, style="bold"), Text("─" * len(title), style="dim"))
    previous = ""
    for paragraph in words.say(f"{game}-rules-{name}").split("\n\n"):
        if previous and not (previous.startswith(BULLET) and paragraph.startswith(BULLET)):
            screen.show("")
        screen.show(table.coloured(_filled(paragraph, min(screen.width, MAX_WIDTH))))
        previous = paragraph
    screen.show("")


def show_topics(game: str, screen: Screen, words: Words, query: str) -> None:
    """Show keywords and questions, all of them or those that match."""
    topics = about(game, words, query)
    for title, text in topics:
        screen.show(Text(title, style="bold"), _filled(text, min(screen.width, MAX_WIDTH)), "")
    if not topics:
        screen.show(words.say("learn-found-nothing"))


def _filled(paragraph: str, width: int) -> str:
    hang = "  " if paragraph.startswith(BULLET) else ""
    return textwrap.fill(" ".join(paragraph.split()), width - 1, subsequent_indent=hang)
