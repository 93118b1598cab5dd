"""A checkpoint is resumed only by the same work, and files of other programs are never overwritten."""

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
def checkpoint(tmp_path: Path) -> Path:
    return tmp_path / "checkpoint"


@pytest.fixture
def other_box(tmp_path: Path) -> Game:
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.read_text(encoding="utf-8").replace("cards = 5", "cards = 4"), encoding="utf-8")
    return eldritch.game("nightmarium", str(path))


def climbed(game: Game, path: Path) -> int:
    """The number of games a ladder had to play."""
    reported: list[str] = []
    list(climb(game, PLAN, PlayedRungs(path), progress=lambda name, done, games: reported.append(name)))
    return len(reported)


# When results are comparable.


def test_an_arena_with_other_rules_is_not_resumed(checkpoint: Path) -> None:
    play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=checkpoint)
    with pytest.raises(WrongCheckpoint, match="rules is"):
        play_arena(OTHER_RULES, ["random", "random"], 2, seed=1, checkpoint=checkpoint)


def test_a_contest_with_other_rules_is_not_resumed(checkpoint: Path) -> None:
    play_contest(GAME, CONTEST, 2, checkpoint=checkpoint)
    with pytest.raises(WrongCheckpoint, match="rules is"):
        play_contest(OTHER_RULES, CONTEST, 2, checkpoint=checkpoint)


def test_a_ladder_with_other_rules_is_played_again(checkpoint: Path) -> None:
    assert climbed(GAME, checkpoint) == 4
    assert climbed(GAME, checkpoint) == 0
    assert climbed(OTHER_RULES, checkpoint) == 4


def test_a_ladder_with_another_edition_is_played_again(checkpoint: Path, other_box: Game) -> None:
    climbed(GAME, checkpoint)
    assert climbed(other_box, checkpoint) == 4
    assert climbed(GAME, checkpoint) == climbed(other_box, checkpoint) == 0, "the file has both"


def test_bots_with_another_configuration_are_not_resumed(checkpoint: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["level:1", "random"]
    play_arena(GAME, bots, 2, seed=1, checkpoint=checkpoint)
    monkeypatch.setattr(
        "eldritch.lab.checkpoints.handicap", lambda game, level: replace(handicap(game, level), drop=0.99)
    )
    with pytest.raises(WrongCheckpoint, match="configuration is"):
        play_arena(GAME, bots, 2, seed=1, checkpoint=checkpoint)


def test_the_fingerprint_has_only_what_affects_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert fingerprint(GAME, ["search:iters=4"]) == before["search:iters=4"], "only another game's settings changed"
    monkeypatch.setattr(
        "eldritch.lab.checkpoints.handicap", lambda game, level: replace(handicap(game, level), beats=0.9)
    )
    assert fingerprint(GAME, ["level:1"]) == before["level:1"], "a level's measured strength does not affect its play"


def test_bots_without_a_name_cannot_have_a_checkpoint(checkpoint: Path) -> None:
    with pytest.raises(eldritch.BadOptions, match=r"FirstBot.* cannot be resumed"):
        play_arena(GAME, [FirstBot, "random"], 2, seed=1, checkpoint=checkpoint)
    assert not checkpoint.exists()


# Files of other programs.


@pytest.mark.parametrize("content", ["hello", "hello\n", '{"name": "mine"}', '{"name": "mine"}\n', "[1]\n\xff\n", "1"])
@pytest.mark.parametrize("command", [["arena", "--bots", "random,random"], ["ladder", "--search", "iters=2"]])
def test_a_file_of_another_program_is_left_unchanged(
    checkpoint: Path, capsys: pytest.CaptureFixture[str], command: list[str], content: str
) -> None:
    checkpoint.write_bytes(content.encode("latin-1"))
    given = [command[0], "nightmarium", *command[1:], "--games", "1", "--keep", str(checkpoint), "--seed", "1"]
    assert main([*given, "--lang", "en"]) == 2
    printed = capsys.readouterr().err
    assert "is not a checkpoint file; name a new file" in printed
    assert printed.count("\n") == 1
    assert checkpoint.read_bytes() == content.encode("latin-1")


def test_a_corrupt_result_is_refused(checkpoint: Path) -> None:
    play_contest(GAME, CONTEST, 1, checkpoint=checkpoint)
    with checkpoint.open("a", encoding="utf-8") as file:
        file.write("[1, 2]\n")
    with pytest.raises(WrongCheckpoint, match="is not a checkpoint file"):
        play_contest(GAME, CONTEST, 2, checkpoint=checkpoint)


def test_a_file_of_an_older_version_is_refused(checkpoint: Path) -> None:
    checkpoint.write_text('{"kept": 1, "arena": "nightmarium"}\n', encoding="utf-8")
    with pytest.raises(WrongCheckpoint, match="written by an older version of eldritch; name a new file"):
        play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=checkpoint)


@pytest.mark.parametrize("left", [0, 1, 30])
def test_an_incomplete_first_line_is_written_again(checkpoint: Path, left: int) -> None:
    whole = play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=checkpoint)
    text = checkpoint.read_text(encoding="utf-8")
    checkpoint.write_text(text[:left], encoding="utf-8")
    assert play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=checkpoint) == whole
    assert checkpoint.read_text(encoding="utf-8") == text


def test_an_empty_ladder_file_is_a_new_one(checkpoint: Path) -> None:
    checkpoint.touch()
    assert climbed(GAME, checkpoint) == 4
    assert len(json.loads(checkpoint.read_text(encoding="utf-8"))) == 2
