"""A game in the terminal: shows each decider its view and asks for a choice."""

from dataclasses import dataclass

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from eldritch.bots import SeatedBot, advise
from eldritch.core.game import Game
from eldritch.core.history import History
from eldritch.core.state import Data, State
from eldritch.locale import Words
from eldritch.speech import Choice, Pick, moves

from . import bot_words, rules
from .screen import Screen
from .tables import TerminalTable, terminal_table


@dataclass(frozen=True)
class Player:
    """The player of a seat; a person if there is no bot."""

    name: str
    bot: SeatedBot | None = None


@dataclass(frozen=True)
class BotMove:
    """A move of a bot in words, with the keys of its reasons."""

    name: str
    text: str
    reasons: tuple[str, ...]


class PlayerLeft(Exception):
    """A person has left the game before its end."""


class Shell:
    """One game, from the first decision to the result."""

    def __init__(
        self,
        game: Game,
        state: State,
        players: list[Player],
        screen: Screen,
        words: Words,
        training: bool = False,
    ) -> None:
        self.history = History(state)
        self.players = players
        self.screen = screen
        self.words = words
        self.game = game
        self.terminal: TerminalTable = terminal_table(game, words, [player.name for player in players])
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.shown_steps: list[int] = [0] * len(players)
        """The number of steps of the history that each seat has been shown."""
        self.moves: list[int] = []
        """The number of steps in each move of a person: a swap has several, and is undone as a whole."""
        self.training = training
        self.bot_moves: list[BotMove] = []
        """The moves of bots since the last move of a person."""

    @property
    def state(self) -> State:
        return self.history.state

    def run(self) -> None:
        """Play to the end. PlayerLeft if a person leaves before."""
        self.screen.show(self.terminal.coloured(self.terminal.opening(self.state.view(None))))
        while not self.state.over:
            seat = self._next()
            bot = self.players[seat].bot
            if bot is None:
                self._let_decide(seat)
            else:
                self._let_bot_decide(seat, bot)
        self._show_end()

    def _let_bot_decide(self, seat: int, bot: SeatedBot) -> None:
        seen = self.state.seen_by(seat)
        choice = bot.choose(seen)
        if self.training and len(seen.legal(seat)) > 1:
            move = moves.action_text(choice.action, self.terminal.choices(self.state.view(seat)))
            self.bot_moves.append(BotMove(self.players[seat].name, move, choice.reasons))
        self.history.apply(seat, choice.action)
        self._show_events_to_spectator()

    def _next(self) -> int:
        """The next decider: bots first, then the person at the screen, then the others."""
        seats = self.state.deciders()
        return min(seats, key=lambda seat: (self.players[seat].bot is None, seat != self.at_screen, seat))

    def _let_decide(self, seat: int) -> None:
        if seat != self.at_screen:
            self._hand_over(seat)
        self.show(seat)
        choices = self.terminal.choices(self.state.view(seat))
        only = _only_pick(choices)
        question = only.question if only else self.words.say("play-prompt")
        while not self._carry_out(seat, choices, self.screen.ask(question)):
            pass

    def _hand_over(self, seat: int) -> None:
        """Clear the screen while another person takes over, so that nobody sees another's cards."""
        if self.at_screen is not None:
            self.screen.clear()
        self.screen.ask(self.words.say("play-pass-screen", name=self.players[seat].name))
        self.screen.clear()
        self.at_screen = seat

    def show(self, seat: int) -> None:
        """Show the events since the seat's last decision, the table and the choices."""
        view = self.state.view(seat)
        self.screen.rule(self.players[seat].name if len(self.people) > 1 else "")
        self._show_events(seat, self.shown_steps[seat])
        self.shown_steps[seat] = len(self.history.steps)
        self.screen.show(self.terminal.table(view, self.screen.width), self.terminal.hand(view), "")
        for line in self.terminal.prompt(view):
            self.screen.show(self.terminal.coloured(line))
        self.screen.show(self._menu(self.terminal.choices(view)))

    def _menu(self, choices: list[Choice]) -> Group:
        """The numbered choices; nothing for a single pick, whose question suffices."""
        if _only_pick(choices):
            return Group()
        parts: list[Table | Text] = []
        group = ""
        for place, choice in enumerate(choices, 1):
            if choice.group != group or not parts:
                group = choice.group
                parts.append(Text(group, style="bold"))
            line = Table.grid(padding=(0, 1))
            line.add_column(width=4, justify="right")
            line.add_column()
            shown = f"{choice.text} ({choice.keys[-1]})" if choice.keys else choice.text
            line.add_row(str(place), self.terminal.coloured(shown))
            parts.append(line)
        return Group(*parts)

    def _show_events(self, seat: int | None, since: int) -> None:
        for step in self.history.steps[since:]:
            for line in self.terminal.describe_events([event.visible_to(seat) for event in step.events]):
                text = self.terminal.coloured(line.text)
                if line.depth == 0:
                    text.stylize("bold")
                self.screen.show(Padding(text, (0, 0, 0, 2 * line.depth), expand=False))

    def _show_events_to_spectator(self) -> None:
        """Without people at the table, show every event to the spectator."""
        if not self.people:
            self._show_events(None, len(self.history.steps) - 1)

    def _carry_out(self, seat: int, choices: list[Choice], typed: str) -> bool:
        """Carry out a typed line; return whether the position has changed."""
        word, *rest = typed.lower().split() or [""]
        if _only_pick(choices) and word.isdecimal():
            return self._take(seat, choices[0], [word, *rest])
        chosen = self._chosen(word, choices)
        if chosen is not None:
            return self._take(seat, chosen, rest)
        match self._command(word):
            case "undo":
                return self._undo(seat)
            case "log":
                self._show_events(seat, 0)
            case "table":
                self._show_table(self.state.view(seat))
            case "rules":
                rules.show(self.terminal, self.game.id, self.screen, self.words, rest)
            case "hint":
                self._hint(seat, choices)
            case "why":
                self._why()
            case "help":
                self._help()
            case "quit":
                self._leave()
            case _:
                self._say("play-not-understood", most=len(choices))
        return False

    def _chosen(self, word: str, choices: list[Choice]) -> Choice | None:
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            return choices[int(word) - 1]
        return next((choice for choice in choices if word in choice.keys), None)

    def _command(self, word: str) -> str:
        """The command of a letter: the common letters work in every language, besides its own."""
        for command, letter in COMMANDS.items():
            if word in (letter, self.words.say(f"play-key-{command}")):
                return command
        return ""

    def _take(self, seat: int, choice: Choice, rest: list[str]) -> bool:
        actions = list(choice.actions)
        if choice.pick is not None:
            places = self._picked(choice.pick, rest or self.screen.ask(choice.pick.question).split())
            if places is None:
                return False
            actions = choice.pick.actions(places)
        elif rest:
            self._say("play-one-number")
            return False
        self.bot_moves = []
        for action in actions:
            self.history.apply(seat, action)
        self.moves.append(len(actions))
        return True

    def _picked(self, pick: Pick, typed: list[str]) -> list[int] | None:
        """The typed places, sorted and counted from 0; None, with a message, if they are invalid."""
        known = pick.typed()
        numbers = [int(word) for word in typed if word.isdecimal()]
        if len(numbers) != len(typed) or any(number not in known for number in numbers):
            self._say("play-pick-places", numbers=", ".join(map(str, known)))
            return None
        if len(set(numbers)) != len(numbers):
            self._say("play-pick-twice")
            return None
        if not pick.least <= len(numbers) <= pick.most:
            if pick.least == pick.most:
                self._say("play-pick-exactly", count=pick.least)
            else:
                self._say("play-pick-some")
            return None
        return sorted(known.index(number) for number in numbers)

    def _undo(self, seat: int) -> bool:
        if not self.history.can_undo(seat):
            self._say(self._why_no_undo(seat))
            return False
        for _ in range(self.moves.pop()):
            if self.history.can_undo(seat):
                self.history.undo(seat)
        steps = len(self.history.steps)
        self.shown_steps = [min(shown_steps, steps) for shown_steps in self.shown_steps]
        self._say("play-undone")
        return True

    def _why_no_undo(self, seat: int) -> str:
        if not self.history.steps:
            return "play-undo-nothing"
        return "play-undo-revealed" if self.history.steps[-1].seat == seat else "play-undo-others"

    def _hint(self, seat: int, choices: list[Choice]) -> None:
        """Show the moves that a strong bot recommends, based on this seat's view."""
        if self.game.tactics is None:
            self._say("ladder-no-tactics", game=self.game.id)
            return
        found = advise(self.state.seen_by(seat), seed=len(self.history.steps))
        for place, one in enumerate(found, 1):
            for line in bot_words.advice(one, place, self.game.id, choices, self.words):
                self.screen.show(self.terminal.coloured(line))

    def _why(self) -> None:
        """Show the reasons of bots' moves. They may reveal cards, so this is only for training."""
        if not self.training:
            self._say("play-why-training")
            return
        for move in self.bot_moves:
            reasons = "; ".join(moves.reason_text(key, self.game.id, self.words) for key in move.reasons)
            line = self.words.say("bots-told", name=move.name, move=move.text, reasons=reasons)
            self.screen.show(self.terminal.coloured(line))

    def _leave(self) -> None:
        if agrees(self.screen, self.words, "play-quit-sure"):
            raise PlayerLeft

    def _help(self) -> None:
        keys = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            keys.add_row(f"  {self.words.say(f'play-key-{command}')}", self.words.say(f"play-help-{command}"))
        self.screen.show(self.words.say("play-help"), keys, "", self.terminal.legend(), "")

    def _show_table(self, view: Data) -> None:
        self.screen.show(self.terminal.table(view, self.screen.width, full=True))
        self.screen.show(self.terminal.hand(view), "")

    def _say(self, key: str, **arguments: str | int) -> None:
        self.screen.show(Text(self.words.say(key, **arguments), style="italic"))

    def _show_end(self) -> None:
        """Show the last events, the final table and the result."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.screen.rule()
            self._show_events(viewer, min(self.shown_steps[seat] for seat in self.people))
        view = self.state.view(viewer)
        self.screen.show(self.terminal.table(view, self.screen.width), "")
        for line in self.terminal.result(view):
            text = self.terminal.coloured(line)
            text.stylize("bold")
            self.screen.show(text)


def _only_pick(choices: list[Choice]) -> Pick | None:
    """The pick, if it is the only choice."""
    return choices[0].pick if len(choices) == 1 else None


COMMANDS = {
    "undo": "u",
    "log": "l",
    "table": "t",
    "rules": "r",
    "hint": "h",
    "why": "w",
    "help": "?",
    "quit": "q",
}
"""The commands that can be typed at any time, and their letters in every language."""


def agrees(screen: Screen, words: Words, key: str) -> bool:
    """Ask a question; return whether the answer is yes."""
    answer = screen.ask(words.say(key)).lower()
    return answer in ("y", "yes", words.say("play-yes"), words.say("play-yes-long"))
