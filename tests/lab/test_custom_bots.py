"""Custom bots play in the arena and on the ladder; what is wrong with them is reported in one line."""

from pathlib import Path

import pytest

import eldritch
from eldritch.cli import main
from eldritch.core.errors import BadOptions
from eldritch.lab.arena import play_arena
from eldritch.lab.contest import Contest, play_contest
from eldritch.lab.custom_bots import seated_bot

LAST = """
import os

from eldritch.bots import Bot, Choice

class Last(Bot):
    def choose(self, seen, budget, generator):
        return Choice(seen.legal(seen.viewer)[-1])

class Needy(Last):
    def __init__(self, model):
        pass

class Failing(Last):
    def choose(self, seen, budget, generator):
        raise KeyError("lost")

class Dying(Last):
    def choose(self, seen, budget, generator):
        os._exit(7)

class Nothing:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(LAST)
    (tmp_path / "my_broken_bots.py").write_text("class Last(")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("mine")
def test_a_bot_in_the_current_folder_plays_in_the_arena_by_name() -> None:
    result = play_arena(eldritch.game("nightmarium"), ["own:my_bots.Last", "random"], games=4, seed=1)
    assert [standing.bot for standing in result.standings] == ["own:my_bots.Last", "random"]


@pytest.mark.usefixtures("mine")
def test_a_custom_bot_is_measured_like_a_built_in_one() -> None:
    contest = Contest("own:my_bots.Last", "greedy", seats=2, seed=1)
    outcome = play_contest(eldritch.game("nightmarium"), contest, games=2)
    assert outcome.games == 2
    assert [side.faults for side in outcome.sides] == [0, 0]


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("own:Last", "names no class"),
        ("own:my_bots.First", "was not found"),
        ("own:no_such_module.Last", "was not found"),
        ("own:my_bots.Nothing", "is not a Bot"),
        ("own:my_bots.Needy", "must take no arguments .TypeError"),
        ("own:my_broken_bots.Last", "cannot be imported .SyntaxError"),
    ],
)
def test_an_invalid_bot_is_reported(spec: str, fault: str) -> None:
    with pytest.raises(BadOptions, match=fault):
        seated_bot(spec, 0)


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("bot", "workers", "complaint"),
    [
        ("Failing", "1", "the bot Failing in seat 0 failed: KeyError: 'lost' (my_bots.py, line 16)"),
        ("Failing", "2", "the bot Failing in seat 0 failed: KeyError: 'lost' (my_bots.py, line 16)"),
        ("Dying", "2", "a worker process was killed or crashed before its work was done (exit code 7)"),
    ],
)
def test_a_bot_that_fails_ends_an_arena_with_one_clear_line(
    capsys: pytest.CaptureFixture[str], bot: str, workers: str, complaint: str
) -> None:
    given = ["arena", "duel", "--bots", f"own:my_bots.{bot},random", "--games", "4", "--seed", "1", "--lang", "en"]
    assert main([*given, "--workers", workers]) == 2
    printed = capsys.readouterr().err
    assert complaint in printed
    assert printed.count("\n") == 1
