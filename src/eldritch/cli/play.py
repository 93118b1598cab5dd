"""`eldritch play`: a game in the terminal, against bots or with others at the same screen."""

import argparse
import secrets
import shlex
from dataclasses import dataclass
from typing import Final

import eldritch
from eldritch import bots
from eldritch.core.game import Game
from eldritch.lab.custom_bots import seated_bot
from eldritch.locale import Words

from . import arguments, bot_words
from .commands import BadInput, Commands
from .screen import Screen
from .shell import Player, PlayerLeft, Shell, agrees

MAX_NAME_LENGTH: Final = 20
MAX_SEATS: Final = 16
"""More than any game allows, so that every bot gets a different seed."""


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("play", "play-help-command", run, example_key="play-example")
    arguments.add_game(parser, words, optional=True)
    arguments.add_seats(parser, words)
    parser.add_argument(
        "--humans", metavar=words.say("play-arg-humans-name"), default="1", help=words.say("play-arg-humans")
    )
    parser.add_argument(
        "--bots",
        metavar=words.say("play-arg-bots-name"),
        help=words.say("play-arg-bots", bots=", ".join(bots.names())),
    )
    parser.add_argument("--training", action="store_true", help=words.say("play-arg-training"))
    arguments.add_seed(parser, words)
    arguments.add_options(parser, words)
    arguments.add_edition(parser, words)


@dataclass(frozen=True)
class Seating:
    """The players: people first, then bots."""

    people: list[str]
    bots: list[str]

    def players(self, words: Words, seed: int) -> list[Player]:
        players = [Player(name) for name in self.people]
        for seat, name in enumerate(self.bots, len(self.people)):
            title = words.say("play-bot", number=str(seat + 1))
            players.append(Player(title, seated_bot(name, seed * MAX_SEATS + seat)))
        return players

    def described(self, game: Game, words: Words, players: list[Player]) -> str:
        bots = [
            words.say("play-seated-bot", name=player.name, bot=bot_words.title(bot, game.id, words))
            for player, bot in zip(players[len(self.people) :], self.bots, strict=True)
        ]
        return words.say("play-at-table", players=words.list([*self.people, *bots]))


def run(args: argparse.Namespace, words: Words) -> int:
    screen = Screen()
    try:
        if args.game is None:
            args.game = _ask_for_game(screen, words)
        game = arguments.game_from(args)
        options = arguments.options_from(args, game)
        seating = seating_from(args, game, words)
        seed = secrets.randbits(32) if args.seed is None else args.seed
        while _play(game, options, seating, seed, args, screen, words):
            seed = secrets.randbits(32)
    except EOFError:
        screen.show("")
    screen.show(words.say("play-goodbye"))
    return 0


def _ask_for_game(screen: Screen, words: Words) -> str:
    """Ask for a game by its number or id. An empty line chooses the first."""
    games = eldritch.games()
    for place, id in enumerate(games, 1):
        screen.show(f"  {place}  {words.say(f'{id}-title')}")
    answer = screen.ask(words.say("play-which-game")) or "1"
    return games[int(answer) - 1] if answer in map(str, range(1, len(games) + 1)) else answer


def _play(
    game: Game,
    options: dict[str, object],
    seating: Seating,
    seed: int,
    args: argparse.Namespace,
    screen: Screen,
    words: Words,
) -> bool:
    """Play one game; return whether to play another."""
    players = seating.players(words, seed)
    state = game.new(len(players), seed, options)
    again = replay_line(game, seating, seed, args)
    screen.rule(words.say(f"{game.id}-title"))
    screen.show(seating.described(game, words, players))
    try:
        Shell(game, state, players, screen, words, args.training).run()
    except (PlayerLeft, EOFError) as leaving:
        screen.show("", words.say("play-left"))
        screen.show_command(again)
        if isinstance(leaving, EOFError):
            raise
        return False
    screen.show("", words.say("play-replay"))
    screen.show_command(again)
    return bool(seating.people) and agrees(screen, words, "play-again")


def seating_from(args: argparse.Namespace, game: Game, words: Words) -> Seating:
    """The people and bots that the arguments name. Bots take the remaining seats."""
    people = _people(args.humans, game, words)
    named = arguments.bots_from(args.bots)
    seats = arguments.seats_from(args, game)
    if seats is None:
        seats = len(people) + len(named) if named else _default_seats(len(people), game)
        args.seats = max(seats, game.seats.start)
        seats = arguments.seats_from(args, game) or 0
    if len(people) + len(named) > seats:
        raise BadInput("play-too-many", seats=str(seats), people=str(len(people)), bots=str(len(named)))
    wanted = seats - len(people)
    named = named or [bots.default(game)]
    return Seating(people, [named[min(place, len(named) - 1)] for place in range(wanted)])


def _default_seats(people: int, game: Game) -> int:
    """Two bots for one person if the game allows it; no bots for several people."""
    return min(3, game.seats.stop - 1) if people < 2 else people


def _people(text: str, game: Game, words: Words) -> list[str]:
    if text.isdecimal():
        if int(text) not in range(game.seats.stop):
            raise arguments.bad_seats(game, int(text))
        return [words.say("play-player", number=str(number)) for number in range(1, int(text) + 1)]
    names = [name.strip() for name in text.split(",")]
    if len(set(names)) < len(names) or not all(0 < len(name) <= MAX_NAME_LENGTH for name in names):
        raise BadInput("play-bad-names", most=str(MAX_NAME_LENGTH))
    return names


def replay_line(game: Game, seating: Seating, seed: int, args: argparse.Namespace) -> str:
    """The command line that repeats this deal."""
    seats = len(seating.people) + len(seating.bots)
    line = ["eldritch", "play", game.id, "--seats", str(seats), "--seed", str(seed)]
    line += ["--humans", args.humans] if args.humans != "1" else []
    line += ["--bots", ",".join(seating.bots)] if seating.bots else []
    line += ["--training"] if args.training else []
    for option in args.options:
        line += ["--option", option]
    line += ["--edition", args.edition] if args.edition else []
    return shlex.join(line)
