"""Game files on the command line: verify, story and analyse."""

import json
from pathlib import Path

import pytest

from eldritch.cli import main, reading
from eldritch.table import Answer, OfferDraw, Resign, Undo
from eldritch.table.files import FORMAT, encode, export
from tests.table.live import GAMES, Live, seated
from tests.table.test_branching import branched, choices_of, played_on


def written(live: Live, folder: Path) -> str:
    path = folder / "game.json"
    path.write_bytes(encode(export(live.table)))
    return str(path)


def finished(game: str) -> Live:
    live = seated(game, 3 if game == "castle" else 2)
    live.act(live.state.deciders()[0])
    live.do(OfferDraw(), 0)
    live.do(Answer(False), 1)
    live.finish(seed=3)
    return live


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_verified_and_described_in_sentences(
    game: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    live = finished(game)
    path = written(live, tmp_path)
    assert main(["verify", path, "--lang", lang]) == 0
    verdict = capsys.readouterr().out
    assert live.table.setup.commitment in verdict
    assert "Anya" in verdict
    for seat in ([], ["--seat", "1"]):
        assert main(["story", path, "--lang", lang, *seat]) == 0
        story = capsys.readouterr().out
        assert story.count("\n") > 20
        assert ("The game begins." if lang == "en" else "Партия начинается.") in story
        assert ("Anya offers a draw." if lang == "en" else "Anya предлагает ничью.") in story


def test_a_story_for_a_player_has_more_than_one_for_a_spectator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(finished("castle"), tmp_path)
    main(["story", path, "--lang", "en"])
    public = capsys.readouterr().out
    main(["story", path, "--lang", "en", "--seat", "2"])
    assert capsys.readouterr().out != public


def test_a_forged_game_is_detected_and_the_entry_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(written(finished("duel"), tmp_path))
    lines = path.read_text().splitlines(keepends=True)
    del lines[10]
    path.write_text("".join(lines))
    assert main(["verify", str(path), "--lang", "en"]) == 1
    assert "entry 8 " in capsys.readouterr().out


def test_a_missing_or_invalid_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing.json"), "--lang", "en"]) == 2
    assert "cannot read" in capsys.readouterr().err
    (tmp_path / "other.json").write_text("{}")
    assert main(["verify", str(tmp_path / "other.json"), "--lang", "en"]) == 1
    assert "not a game file" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "story", "analyse", "hint"])
def test_an_endless_file_is_refused(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldritch.cli.reading.MOST_BYTES", 1024**2)
    assert main([command, "/dev/zero", "--lang", "en"]) == 2
    assert "/dev/zero is larger than 1 MiB" in capsys.readouterr().err


def test_the_format_of_game_files_is_recognised() -> None:
    assert reading.GAME_FILE == FORMAT


def test_a_story_for_a_missing_seat_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(finished("duel"), tmp_path)
    assert main(["story", path, "--seat", "3", "--lang", "en"]) == 2
    assert "2" in capsys.readouterr().err


def test_a_story_mentions_undo_and_resignation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live = seated("nightmarium")
    seat = live.state.deciders()[0]
    live.act(seat)
    live.do(Undo(), seat)
    if live.table.offer is not None:
        live.do(Answer(True), 1 - seat)
    live.do(Resign(), 0)
    assert main(["story", written(live, tmp_path), "--lang", "en"]) == 0
    story = capsys.readouterr().out
    assert "undoes a move" in story
    assert "Winner: Borya." in story


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_is_analysed(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(finished("nightmarium"), tmp_path)
    assert main(["analyse", path, "--iters", "8", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "Anya" in said
    assert ("Better: " if lang == "en" else "Лучше: ") in said
    assert main(["analyse", path, "--iters", "8", "--json"]) == 0
    first = capsys.readouterr().out
    assert main(["analyse", path, "--iters", "8", "--json"]) == 0
    assert capsys.readouterr().out == first, "the same numbers every time"
    assert {"entry", "turn", "seat", "action", "value", "loss", "luck", "best"} == set(json.loads(first)[0])


def test_verify_reports_that_a_game_is_a_branch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live = finished("nightmarium")
    branch = branched(live, choices_of(live)[1])
    played_on(branch, 1)
    path = tmp_path / "branch.json"
    path.write_bytes(encode(export(branch)))
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert "continues another one (table the-old-one1" in capsys.readouterr().out


def test_hint_names_the_command_for_the_file_of_a_whole_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(finished("realms"), tmp_path)
    assert main(["hint", path]) == 2
    complained = capsys.readouterr().err
    assert "eldritch analyse" in complained
    assert complained.count("\n") == 1
