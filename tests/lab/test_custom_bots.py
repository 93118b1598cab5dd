"""A bot of one's own plays in the arena and on the ladder, and is told what is wrong with it."""

from pathlib import Path

import pytest

import eldritch
from eldritch.core.errors import BadOptions
from eldritch.lab.arena import play_arena
from eldritch.lab.contest import Contest, play_contest
from eldritch.lab.custom_bots import seated_bot

LAST = """
from eldritch.bots import Bot, Choice

class Last(Bot):
    def choose(self, seen, budget, generator):
        return Choice(seen.legal(seen.viewer)[-1])

class Needy(Last):
    def __init__(self, model):
        pass

class Nothing:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(LAST)
    (tmp_path / "my_broken_bots.py").write_text("class Last(")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("mine")
def test_a_bot_of_the_current_folder_plays_in_the_arena_by_its_name() -> None:
    result = play_arena(eldritch.game("nightmarium"), ["own:my_bots.Last", "random"], games=4, seed=1)
    assert [standing.bot for standing in result.standings] == ["own:my_bots.Last", "random"]


@pytest.mark.usefixtures("mine")
def test_a_bot_of_ones_own_is_measured_as_ours_are() -> None:
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
        ("own:my_bots.Needy", "must need no arguments .TypeError"),
        ("own:my_broken_bots.Last", "cannot be imported .SyntaxError"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(spec: str, fault: str) -> None:
    with pytest.raises(BadOptions, match=fault):
        seated_bot(spec, 0)
