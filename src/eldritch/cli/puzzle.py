"""`eldritch puzzle`: solve a puzzle in the terminal."""

import argparse
from contextlib import suppress
from datetime import date

from rich.table import Table
from rich.text import Text

import eldritch
from eldritch.locale import Words
from eldritch.puzzles import (
    Puzzle,
    QuestionPuzzles,
    Trial,
    games_with_puzzles,
    kind_of,
    of_the_day,
    puzzles_of,
    try_out,
)
from eldritch.speech import Choice
from eldritch.speech.puzzles import step_text

from . import arguments
from .commands import BadInput, Commands
from .screen import Screen
from .tables import TerminalTable, terminal_table


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("puzzle", "puzzles-help", run, example_key="puzzles-example")
    arguments.add_game(parser, words, optional=True)
    parser.add_argument(
        "number", nargs="?", type=arguments.number(1), metavar="N", help=words.say("puzzles-arg-number")
    )


def run(args: argparse.Namespace, words: Words) -> int:
    today = of_the_day(date.today())
    game = today[0] if args.game is None else args.game
    if game not in games_with_puzzles():
        raise BadInput("cli-unknown-game", game=game, games=", ".join(games_with_puzzles()))
    number = args.number or (today[1] if game == today[0] else 1)
    puzzles = puzzles_of(game)
    if number > len(puzzles):
        raise BadInput("puzzles-no-number", number=str(number), most=str(len(puzzles)))
    kind = kind_of(game)
    with suppress(EOFError):
        if isinstance(kind, QuestionPuzzles):
            Question(puzzles[number - 1], number, words, kind).run()
        else:
            Win(puzzles[number - 1], number, words).run()
    return 0


class Shown:
    """A puzzle on the screen: the position, and what is asked."""

    def __init__(self, puzzle: Puzzle, number: int, words: Words) -> None:
        self.puzzle = puzzle
        self.words = words
        self.screen = Screen()
        self.names = [
            words.say("puzzles-you") if seat == puzzle.seat else words.say("play-player", number=str(seat + 1))
            for seat in range(puzzle.seen["seats"])
        ]
        self.terminal: TerminalTable = terminal_table(eldritch.game(puzzle.game), words, self.names)
        self.screen.rule(words.say("puzzles-title", game=words.say(f"{puzzle.game}-title"), number=number))
        self.say(f"house-{puzzle.game}-puzzle")

    def show(self, trial: Trial, full: bool = False) -> None:
        view = trial.view
        self.screen.show(self.terminal.table(view, self.screen.width, full=full), self.terminal.hand(view), "")

    def say(self, key: str, **values: str | int) -> None:
        self.screen.show(Text(self.words.say(key, **values), style="bold"))

    def letter(self, typed: str, command: str) -> bool:
        return typed.lower() in (command[0], self.words.say(f"puzzles-key-{command}"))


class Win(Shown):
    """A puzzle to win: steps are chosen by their numbers."""

    def run(self) -> None:
        taken: tuple[int, ...] = ()
        while True:
            trial = try_out(self.puzzle, taken)
            self.show(trial)
            if trial.verdict == "won":
                self.say("puzzles-won")
                return
            if trial.verdict == "lost":
                self.say("puzzles-lost")
                taken = ()
                continue
            choices = self.terminal.choices(trial.view)
            self.menu(choices)
            typed = self.screen.ask(self.words.say("puzzles-ask"))
            if self.letter(typed, "quit"):
                return
            if self.letter(typed, "back"):
                taken = taken[:-1]
            elif self.letter(typed, "hint") or self.letter(typed, "solution"):
                self.help(trial, only_first=self.letter(typed, "hint"))
            else:
                taken += self.chosen(choices, typed.split())

    def menu(self, choices: list[Choice]) -> None:
        lines = Table.grid(padding=(0, 1))
        for place, choice in enumerate(choices, 1):
            lines.add_row(
                str(place), self.terminal.coloured(f"{choice.group}: {choice.text}" if choice.group else choice.text)
            )
        self.screen.show(lines)

    def chosen(self, choices: list[Choice], typed: list[str]) -> tuple[int, ...]:
        """The actions of the choice with the typed number, and with the places typed after it; none if invalid."""
        numbers = [int(word) for word in typed if word.isdecimal()]
        if numbers and 1 <= numbers[0] <= len(choices):
            choice, picked = choices[numbers[0] - 1], numbers[1:]
            if choice.pick is None:
                return choice.actions
            pick = choice.pick
            known = pick.typed()
            picked = picked or [int(word) for word in self.screen.ask(pick.question).split() if word.isdecimal()]
            if pick.least <= len(picked) <= pick.most and all(number in known for number in picked):
                return tuple(pick.actions(sorted({known.index(number) for number in picked})))
        self.say("puzzles-not-understood")
        return ()

    def help(self, trial: Trial, only_first: bool) -> None:
        steps = [step_text(self.terminal, view, action) for view, action in trial.along()]
        for place, text in enumerate(steps[:1] if only_first else steps, 1):
            self.screen.show(self.terminal.coloured(f"{place}. {text}"))


class Question(Shown):
    """A question about the others: seats are typed by their numbers."""

    def __init__(self, puzzle: Puzzle, number: int, words: Words, kind: QuestionPuzzles) -> None:
        super().__init__(puzzle, number, words)
        self.kind = kind

    def run(self) -> None:
        self.show(try_out(self.puzzle, ()), full=True)
        for seat, name in enumerate(self.names):
            if seat != self.puzzle.seat:
                self.screen.show(f"{seat + 1}. {name}")
        while True:
            typed = self.screen.ask(self.words.say("puzzles-ask-seats"))
            if self.letter(typed, "quit"):
                return
            if self.letter(typed, "solution"):
                self.explain()
                return
            if {int(word) - 1 for word in typed.split() if word.isdecimal()} == set(self.puzzle.answer):
                self.say("puzzles-right")
                self.explain()
                return
            self.say("puzzles-wrong-seats")

    def explain(self) -> None:
        for reason in self.kind.reasoning(self.puzzle.view(), self.puzzle.answer, self.words, self.names):
            self.screen.show(self.terminal.coloured(reason.text))
