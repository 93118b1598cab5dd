"""`eldritch arena` on the command line."""

import json
from pathlib import Path

import pytest

from eldritch.cli import main
from eldritch.games.nightmarium.box.components import STANDARD

ARENA = ["arena", "nightmarium", "--bots", "random,random", "--games", "6", "--seed", "7", "--lang", "en"]


def test_json_is_one_object_of_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json"]) == 0
    printed = capsys.readouterr()
    report = json.loads(printed.out)
    assert printed.err == ""
    assert {"game", "games", "seed", "bots", "mean_turns", "decisions_per_second"} <= report.keys()
    assert (report["game"], report["games"], report["seed"]) == ("nightmarium", 6, 7)
    assert [set(bot) for bot in report["bots"]] == [{"bot", "share", "low", "high"}] * 2
    assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in report["bots"])
    assert sum(bot["share"] for bot in report["bots"]) == pytest.approx(1.0)


def test_the_same_command_prints_the_same_but_for_the_speed(capsys: pytest.CaptureFixture[str]) -> None:
    report = []
    for workers in ("1", "1", "2"):
        main([*ARENA, "--json", "--workers", workers])
        report.append(json.loads(capsys.readouterr().out))
        del report[-1]["decisions_per_second"]
    assert report[0] == report[1] == report[2]


@pytest.mark.parametrize(("lang", "title"), [("en", "Share of wins"), ("ru", "Доля побед")])
def test_people_get_a_table(capsys: pytest.CaptureFixture[str], lang: str, title: str) -> None:
    assert main([*ARENA[:-1], lang]) == 0
    shown = capsys.readouterr().out
    assert title in shown
    assert shown.count("random") == 2


def test_an_edition_and_options_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(STANDARD.read_text(encoding="utf-8").replace("cards = 5", "cards = 4"), encoding="utf-8")
    report = []
    for more in ([], ["--edition", str(edition)], ["--option", "target=7"]):
        assert main([*ARENA, "--json", *more]) == 0
        report.append(json.loads(capsys.readouterr().out)["mean_turns"])
    assert len(set(report)) == 3


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (["--bots", "random"], "2 to 5"),
        (["--bots", "random,clever"], 'unknown bot "clever"'),
        (["--bots", "random,search"], 'unknown bot "search"'),
        (["--bots", "random,search:iters=-1"], "iters is a number from 1, not '-1'"),
        (["--bots", "random,level:9"], "the levels are 1 to 7, not '9'"),
        (["--bots", "random,level:4:foo"], "the personalities are"),
        (["--keep", "src"], '"src" is a folder; name a file'),
        (["--games", "0"], "at least 1"),
        (["--workers", "no"], "at least 1"),
        (["--option", "target=9"], "target"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_wrong_input_is_one_clear_line(capsys: pytest.CaptureFixture[str], wrong: list[str], complaint: str) -> None:
    assert main([*ARENA, *wrong]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert complaint in printed.err
