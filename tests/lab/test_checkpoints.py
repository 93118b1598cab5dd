"""PlayedRungs results go on only with the work that they are of, and no file of somebody else is written over."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import eldritch
from eldritch.bots.levels import handicap
from eldritch.bots.settings import search_config
from eldritch.cli import main
from eldritch.core.game import Game
from eldritch.games.nightmarium.box.components import STANDARD
from eldritch.lab.arena import play_arena
from eldritch.lab.checkpoints import WrongCheckpoint, fingerprint
from eldritch.lab.contest import Contest, play_contest
from eldritch.lab.ladder import Plan, PlayedRungs, climb

from .planted import FirstBot

GAME = eldritch.game("nightmarium")
OTHER_RULES = replace(GAME, rules=GAME.rules + 1)
CONTEST = Contest("greedy", "random", 2, seed=1)
PLAN = Plan((), games=2, seats=2, seed=1)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept"


@pytest.fixture
def other_box(tmp_path: Path) -> Game:
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.read_text(encoding="utf-8").replace("cards = 5", "cards = 4"), encoding="utf-8")
    return eldritch.game("nightmarium", str(path))


def climbed(game: Game, path: Path) -> int:
    """How many games a ladder had to play."""
    told: list[str] = []
    list(climb(game, PLAN, PlayedRungs(path), progress=lambda name, done, games: told.append(name)))
    return len(told)


# What makes results comparable.


def test_an_arena_by_other_rules_does_not_go_on(kept: Path) -> None:
    play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=kept)
    with pytest.raises(WrongCheckpoint, match="rules is"):
        play_arena(OTHER_RULES, ["random", "random"], 2, seed=1, checkpoint=kept)


def test_a_contest_by_other_rules_does_not_go_on(kept: Path) -> None:
    play_contest(GAME, CONTEST, 2, checkpoint=kept)
    with pytest.raises(WrongCheckpoint, match="rules is"):
        play_contest(OTHER_RULES, CONTEST, 2, checkpoint=kept)


def test_a_ladder_by_other_rules_is_played_anew(kept: Path) -> None:
    assert climbed(GAME, kept) == 4
    assert climbed(GAME, kept) == 0
    assert climbed(OTHER_RULES, kept) == 4


def test_a_ladder_with_another_box_is_played_anew(kept: Path, other_box: Game) -> None:
    climbed(GAME, kept)
    assert climbed(other_box, kept) == 4
    assert climbed(GAME, kept) == climbed(other_box, kept) == 0, "the file keeps both"


def test_bots_that_were_changed_do_not_go_on(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["level:1", "random"]
    play_arena(GAME, bots, 2, seed=1, checkpoint=kept)
    monkeypatch.setattr(
        "eldritch.lab.checkpoints.handicap", lambda game, level: replace(handicap(game, level), drop=0.99)
    )
    with pytest.raises(WrongCheckpoint, match="configuration is"):
        play_arena(GAME, bots, 2, seed=1, checkpoint=kept)


def test_only_what_bears_on_a_bot_makes_it_another(monkeypatch: pytest.MonkeyPatch) -> None:
    specs = ("greedy", "greedy:builder", "search:iters=4", "level:1")
    before = {spec: fingerprint(GAME, [spec]) for spec in specs}
    assert before["greedy"] != before["greedy:builder"]
    changed = {"nightmarium": {"cutoff": 3}, "realms": {"cutoff": 4}}
    monkeypatch.setattr(
        "eldritch.lab.checkpoints.search_config", lambda game: {**search_config(game), **changed.get(game, {})}
    )
    assert fingerprint(GAME, ["search:iters=4"]) != before["search:iters=4"]
    assert fingerprint(GAME, ["greedy:builder"]) == before["greedy:builder"]
    monkeypatch.undo()
    del changed["nightmarium"]
    monkeypatch.setattr(
        "eldritch.lab.checkpoints.search_config", lambda game: {**search_config(game), **changed.get(game, {})}
    )
    assert fingerprint(GAME, ["search:iters=4"]) == before["search:iters=4"], "another game is searched otherwise"
    monkeypatch.setattr(
        "eldritch.lab.checkpoints.handicap", lambda game, level: replace(handicap(game, level), beats=0.9)
    )
    assert fingerprint(GAME, ["level:1"]) == before["level:1"], "what was measured of a level is no part of it"


def test_bots_that_have_no_name_cannot_be_kept(kept: Path) -> None:
    with pytest.raises(eldritch.BadOptions, match=r"FirstBot.* cannot be resumed"):
        play_arena(GAME, [FirstBot, "random"], 2, seed=1, checkpoint=kept)
    assert not kept.exists()


# Other people's files.


@pytest.mark.parametrize("content", ["hello", "hello\n", '{"name": "mine"}', '{"name": "mine"}\n', "[1]\n\xff\n", "1"])
@pytest.mark.parametrize("command", [["arena", "--bots", "random,random"], ["ladder", "--search", "iters=2"]])
def test_a_file_of_somebody_else_is_left_as_it_is(
    kept: Path, capsys: pytest.CaptureFixture[str], command: list[str], content: str
) -> None:
    kept.write_bytes(content.encode("latin-1"))
    given = [command[0], "nightmarium", *command[1:], "--games", "1", "--keep", str(kept), "--seed", "1"]
    assert main([*given, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "is not a checkpoint file; name a new file" in told
    assert told.count("\n") == 1
    assert kept.read_bytes() == content.encode("latin-1")


def test_a_result_that_was_spoilt_is_refused(kept: Path) -> None:
    play_contest(GAME, CONTEST, 1, checkpoint=kept)
    with kept.open("a", encoding="utf-8") as file:
        file.write("[1, 2]\n")
    with pytest.raises(WrongCheckpoint, match="is not a checkpoint file"):
        play_contest(GAME, CONTEST, 2, checkpoint=kept)


def test_a_file_of_an_older_version_is_refused(kept: Path) -> None:
    kept.write_text('{"kept": 1, "arena": "nightmarium"}\n', encoding="utf-8")
    with pytest.raises(WrongCheckpoint, match="written by an older version of eldritch; name a new file"):
        play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=kept)


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_first_line_that_was_cut_off_is_written_anew(kept: Path, left: int) -> None:
    whole = play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=kept)
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text[:left], encoding="utf-8")
    assert play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=kept) == whole
    assert kept.read_text(encoding="utf-8") == text


def test_a_ladder_file_with_nothing_in_it_is_a_new_one(kept: Path) -> None:
    kept.touch()
    assert climbed(GAME, kept) == 4
    assert len(json.loads(kept.read_text(encoding="utf-8"))) == 2
