"""Several people at one screen never see each other's cards."""

import io
import re
import sys
from collections.abc import Callable
from itertools import pairwise

import pytest

import eldritch as library
from eldritch.cli.screen import CLEAR_WITH_SCROLLBACK, Screen
from eldritch.cli.shell import Player, Shell
from eldritch.locale import Words

from .typist import Keyboard, Result, first_of_everything, question

PASS = "Pass the screen to "


class Watched:
    """A game of several people at one screen, which checks everything that is shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, names: list[str], seed: int) -> None:
        self.screen = io.StringIO()
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr(sys, "stdout", self.screen)
        monkeypatch.setattr(sys, "stdin", Keyboard(self.screen, self.answer))
        game = library.game("nightmarium")
        words = Words("en")
        self.signs = {
            card["card"]: words.say(f"nightmarium-sign-{card['legion']}") for card in game.edition.described()
        }
        self.names = names
        state = game.new(len(names), seed)
        self.shell = Shell(game, state, [Player(name) for name in names], Screen(), words)
        self.seen = 0
        self.handed = 0

    def answer(self, shown: str) -> str | None:
        """Check everything shown since the last hand-over."""
        asked = question(shown)
        if PASS in asked:
            self.handed = len(shown)
            return ""
        shown_cards = set(re.findall(r"\b[NHIC]\d+\b", shown[self.handed :]))
        for seat in range(len(self.names)):
            if seat == self.shell.at_screen:
                assert self.secrets(seat) <= shown_cards
            else:
                assert not self.secrets(seat) & shown_cards
        self.seen += 1
        return first_of_everything(shown)

    def secrets(self, seat: int) -> set[str]:
        """The hidden cards of a hand, as they would be shown."""
        held = self.shell.state.view(seat)["table"]["seats"][seat]["hand"]
        known = self.shell.state.view(None)["table"]["seats"][seat]["hand"]
        return {self.signs[card] + str(card) for card in held if card not in known}


@pytest.mark.parametrize("seed", [1, 6])
def test_between_hand_overs_only_one_hand_is_shown(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    watched = Watched(monkeypatch, ["Anya", "Borya"], seed)
    watched.shell.run()
    assert watched.seen > 20
    assert " won with 5 complete creatures" in watched.screen.getvalue()


def test_the_screen_is_handed_over_at_every_change_of_person(eldritch: Callable[..., Result]) -> None:
    shown = eldritch("play nightmarium --humans Anya,Borya --seed 6", first_of_everything).shown
    passed = re.findall(rf"{PASS}(\w+)\.", shown)
    assert passed[:4] in (["Anya", "Borya"] * 2, ["Borya", "Anya"] * 2)
    for one, other in pairwise(passed):
        assert one != other


def test_nothing_secret_follows_the_hand_over_line(eldritch: Callable[..., Result]) -> None:
    """Until Enter is pressed, the screen shows only the request."""
    screens: list[str] = []

    def answer(shown: str) -> str:
        if PASS in question(shown):
            screens.append(shown[shown.rstrip().rfind("────") :])
        return first_of_everything(shown)

    eldritch("play nightmarium --humans Anya,Borya --seed 6", answer)
    assert screens
    for screen in screens:
        assert not re.search(r"\b[NHIC]\d+\b", screen)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_cleared_with_its_scrollback(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", terminal)
    Screen().clear()
    assert terminal.getvalue() == CLEAR_WITH_SCROLLBACK


def test_a_single_person_never_hands_over_the_screen(eldritch: Callable[..., Result]) -> None:
    assert PASS not in eldritch("play nightmarium --seats 2 --bots random --seed 6", first_of_everything).shown
