"""Bots of all kinds play together without an error and in time. (2,000 games: `python -m tests.bots.mixed`.)"""

import pytest

import eldritch
from eldritch.bots import Bot, Budget, Choice, SeatedBot, bot
from eldritch.bots.specs import milliseconds
from eldritch.core.errors import IllegalAction
from eldritch.core.generator import Generator
from eldritch.core.state import State
from tests.conformance.cases import Case

from . import mixed
from .cheats import brood
from .positions import GAMES

MANY = 60
SHORT = 10
"""The number of rounds in a quick run, enough for every bot to have had a seat."""


def until_all_have_played(id: str) -> list[mixed.Game]:
    missing = set(mixed.SPECS)
    found: list[mixed.Game] = []
    for game in mixed.games(MANY, seed=5, ids=[id], turns=SHORT):
        if missing:
            found.append(game)
            missing -= set(game.specs)
    assert not missing
    return found


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("id", GAMES)
def test_no_bot_errs_or_overruns_in_mixed_games(id: str, share: float) -> None:
    tally = mixed.Tally()
    for game in until_all_have_played(id) if share < 1.0 else mixed.games(MANY, seed=5, ids=[id]):
        tally.add(mixed.play(game))
    assert tally.decisions > 10 * tally.games
    assert tally.faults == []
    assert tally.late == []


def test_levels_that_think_against_the_clock_take_part() -> None:
    timed = {id: [spec for spec in mixed.SPECS if milliseconds(spec, id) > 0] for id in GAMES}
    assert all({"search:ms=20", "level:7"} <= set(specs) for specs in timed.values())
    assert {f"level:{level}" for level in range(1, 8)} <= set(mixed.SPECS)


# Planted bots that misbehave once.


class OnceBot(Bot):
    """Chooses honestly, but once it does as it should not."""

    def __init__(self) -> None:
        self.done = False

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        honest = bot("greedy", seed=1).choose(seen)
        if self.done:
            return honest
        self.done = True
        return self.misbehave(seen, honest)

    def misbehave(self, seen: State, honest: Choice) -> Choice:
        return honest


class BroodingBot(OnceBot):
    """Works for a fifth of a second more."""

    def misbehave(self, seen: State, honest: Choice) -> Choice:
        brood(0.2)
        return honest


class IllegalBot(OnceBot):
    def misbehave(self, seen: State, honest: Choice) -> Choice:
        return Choice(-1)


class ErringBot(OnceBot):
    def misbehave(self, seen: State, honest: Choice) -> Choice:
        raise IllegalAction("a view cannot be played on")


class HopefulBot(OnceBot):
    def misbehave(self, seen: State, honest: Choice) -> Choice:
        return Choice(honest.action, estimate=(1.0, 1.0))


def played(spec: str, misbehaving: type[OnceBot]) -> mixed.Tally:
    """A short game, in which the first seat's bot, allowed what this one is, is another."""

    def make(asked: str, seed: int) -> SeatedBot:
        return SeatedBot(misbehaving(), Budget(), seed) if asked == spec else bot(asked, seed)

    case = Case(eldritch.game("nightmarium"), 2, {"turn_limit": SHORT})
    return mixed.play(mixed.Game(case, (spec, "greedy"), seed=1), make)


@pytest.mark.parametrize("spec", ["search:ms=1", "search:ms=20"])
def test_one_late_move_is_seen(spec: str) -> None:
    tally = played(spec, BroodingBot)
    assert len(tally.late) == 1
    assert spec in tally.late[0]
    assert tally.faults == []


def test_who_has_no_time_set_or_enough_of_it_is_not_late() -> None:
    assert played("search:iters=6", BroodingBot).late == []
    assert played("level:7", BroodingBot).late == []
    assert played("search:ms=1", OnceBot).late == []


def test_waiting_without_working_is_late_in_the_end() -> None:
    assert mixed.is_late(20, worked=1.0, waited=10_000.0)
    assert not mixed.is_late(20, worked=1.0, waited=1_000.0)


@pytest.mark.parametrize("cheat", [IllegalBot, ErringBot, HopefulBot])
def test_one_fault_is_seen_and_the_game_goes_on(cheat: type[OnceBot]) -> None:
    tally = played("search:ms=20", cheat)
    assert len(tally.faults) == 1
    assert tally.decisions > SHORT


def test_the_tally_tells_each_game_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert mixed.main(["--games", "2", "--game", "nightmarium", "--game", "duel", "--turns", "10"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["game", "nightmarium", "duel"]
    assert lines[0].split() == ["game", "games", "decisions", "faults", "late"]
    assert [line.split()[1] for line in lines[1:]] == ["1", "1"]
