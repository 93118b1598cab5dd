"""The command line: overview, help, rules, editions and wrong input."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from eldritch import cli
from eldritch._pure import is_compiled
from eldritch.cli import COMMANDS, INTERRUPTED

from .typist import Result

Run = Callable[..., Result]
ROOT = Path(__file__).parents[2]
OPENING = ("serve", ["--open"])
CYRILLIC = re.compile("[А-Яа-яЁё]")


def test_help_lists_all_commands(eldritch: Run) -> None:
    result = eldritch("--help")
    assert result.code == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", result.shown, re.MULTILINE)


@pytest.mark.parametrize("place", ["--lang ru games", "games --lang ru", "games --lang=ru"])
def test_the_language_may_come_before_or_after_the_command(eldritch: Run, place: str) -> None:
    assert "Кошмариум" in eldritch(place).shown


def test_the_environment_chooses_the_language(eldritch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELDRITCH_LANG", "ru")
    assert "Кошмариум" in eldritch("games").shown


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_all_russian_and_has_an_example(eldritch: Run, command: str) -> None:
    result = eldritch(f"{command} --help --lang ru")
    assert result.code == 0
    assert f"eldritch {command}" in result.shown
    assert re.search(r"Пример|настройки", result.shown)
    for foreign in ("usage", "options:", "positional", "show this help", "Example"):
        assert foreign not in result.shown


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_english_has_no_russian(eldritch: Run, command: str) -> None:
    result = eldritch(f"{command} --help")
    assert result.code == 0
    assert result.shown.startswith("Usage: eldritch")
    assert not CYRILLIC.search(result.shown)


def test_the_version(eldritch: Run) -> None:
    shown = eldritch("--version").shown
    rules = "compiled rules" if is_compiled() else "pure Python rules"
    build = r"(clone|installed package), commit ([0-9a-f]{12}|-)"
    assert re.fullmatch(rf"eldritch {version('eldritch')} \({build}; {rules}; Python 3\..*\)\n", shown)
    assert CYRILLIC.search(eldritch("--version --lang ru").shown)


def test_there_is_one_version_number() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    number = settings["project"]["version"]
    assert re.search(rf"^version: {re.escape(number)}$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"^## \[(\d.*?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[0] == number


def test_without_a_command_it_opens_the_app(eldritch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_run_command", lambda name, arguments, _: 0 if (name, arguments) == OPENING else 1)
    assert eldritch("--lang ru").code == 0


def test_without_the_server_it_says_in_one_line_what_to_install(eldritch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldritch.cli.arguments.SERVER_PACKAGES", ("no_such_package",))
    result = eldritch("")
    assert (result.code, result.shown) == (2, "")
    assert 'pip install "eldritch[server]"' in result.complained


WRONG = [
    ("frobnicate", "frobnicate"),
    ("play chess", "chess"),
    ("rules chess", "chess"),
    ("edition chess", "chess"),
    ("play nightmarium --seats 9", "9"),
    ("play nightmarium --seats many", "many"),
    ("play nightmarium --humans 8", "8"),
    ("play nightmarium --humans Anya,Anya", "20"),
    ("play nightmarium --humans 3 --seats 2", "2"),
    ("play nightmarium --bots nobody", "nobody"),
    ("play nightmarium --bots random,random,random --seats 3", "3"),
    ("play nightmarium --bots level:9", "1 to 7"),
    ("arena nightmarium --bots random,random --keep src", "src"),
    ("ladder nightmarium --search long", "iters=N"),
    ("ladder nightmarium --write src", "src"),
    ("ladder nightmarium --write no/such/page.md", "no/such"),
    ("ladder nightmarium --keep src", "src"),
    ("play nightmarium --option target", "target"),
    ("play nightmarium --option colour=red", "colour"),
    ("play nightmarium --option target=9", "5, 6, 7"),
    ("play nightmarium --option seals=maybe", "no, yes"),
    ("play nightmarium --option turn_limit=1", "10–100000"),
    ("play nightmarium --seed tomorrow", "tomorrow"),
    ("play nightmarium --seed", "--seed"),
    ("play nightmarium --edition no/such.toml", "no/such.toml"),
    ("play nightmarium --wat", "--wat"),
    ("play nightmarium more", "more"),
    ("rules nightmarium 99", "99"),
    ("play nightmarium --seats=", "1"),
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("command", "named"), WRONG)
def test_wrong_input_prints_one_line_and_exits_with_2(eldritch: Run, command: str, named: str, lang: str) -> None:
    result = eldritch(f"{command} --lang {lang}")
    assert result.code == 2
    assert result.shown == ""
    assert result.complained.count("\n") == 1
    assert result.complained.startswith("eldritch: ")
    assert named in result.complained
    assert bool(CYRILLIC.search(result.complained)) == (lang == "ru")


def test_an_unknown_language(eldritch: Run) -> None:
    result = eldritch("games --lang tlh")
    assert (result.code, result.shown) == (2, "")
    assert "en, ru" in result.complained


@pytest.mark.parametrize("command", ["play", "edition"])
def test_an_invalid_edition_is_named_with_its_fault(eldritch: Run, command: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "nightmarium"\nhand = { cards = 99, mark = "S" }\n', encoding="utf-8")
    result = eldritch([command, "nightmarium", "--edition", str(path)])
    assert result.code == 2
    assert result.complained.count("\n") == 1
    assert "mine.toml" in result.complained
    assert "hand" in result.complained


def test_games_lists_every_option_with_its_values(eldritch: Run) -> None:
    shown = eldritch("games").shown
    assert "2 to 5 players" in shown
    assert "target  5, 6, 7 (default 5)" in shown
    assert "turn_limit  10–100000 (default 1000)" in shown


def test_the_edition_shows_every_card_and_what_is_estimated(eldritch: Run) -> None:
    shown = eldritch("edition nightmarium --lang ru").shown
    rows = re.findall(r"^ *(\d+) .* ([SDPE]) *$", shown, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 113))
    assert re.search(r"^ *103 +химериды +голова +Палач", shown, re.MULTILINE)
    assert "P: найдено в открытых источниках (108 строк)" in shown
    assert "Оценок в этой таблице нет." in shown


def test_an_estimate_of_an_edition_is_pointed_out(eldritch: Run, tmp_path: Path) -> None:
    standard = Path(sys.modules["eldritch.games.nightmarium"].__file__ or "").with_name("box") / "edition.toml"
    text = standard.read_text(encoding="utf-8")
    ours = re.sub(r"(number = 42, .*)mark = \"P\"", r'\1mark = "E"', text)
    assert ours != text
    path = tmp_path / "mine.toml"
    path.write_text(ours, encoding="utf-8")
    shown = eldritch(["edition", "nightmarium", "--edition", str(path)]).shown
    assert "E: an estimate (1 entry)" in shown
    assert re.search(r"Estimated.*: 42\.", shown)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_rules_have_nine_parts_and_keep_to_the_width(eldritch: Run, lang: str) -> None:
    shown = eldritch(f"rules nightmarium --lang {lang}").shown
    assert re.findall(r"^(\d)\. ", shown, re.MULTILINE) == list("123456789")
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_single_parts_of_the_rules(eldritch: Run) -> None:
    assert re.findall(r"^(\d)\. ", eldritch("rules nightmarium 6 3").shown, re.MULTILINE) == ["6", "3"]
    assert re.findall(r"^(\d)\. ", eldritch("rules nightmarium 7").shown, re.MULTILINE) == ["7"]


def test_control_c_exits_cleanly(eldritch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    result = eldritch("games")
    assert result.code == INTERRUPTED
    assert result.complained.strip() == "Interrupted."


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "fault", [FileNotFoundError, NotADirectoryError, IsADirectoryError, PermissionError, FileExistsError, OSError]
)
def test_an_unusable_path_prints_one_line(
    eldritch: Run, monkeypatch: pytest.MonkeyPatch, fault: type[OSError], lang: str
) -> None:
    def fail(*_: object) -> int:
        raise fault(5, "Input/output error", "some/path")

    monkeypatch.setattr(cli, "_run", fail)
    result = eldritch(["games", "--lang", lang])
    assert result.code == 2
    assert result.complained.count("\n") == 1
    assert "some/path" in result.complained
    assert bool(CYRILLIC.search(result.complained)) == (lang == "ru")


def command_line(program: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(["src", *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False, timeout=60
    )


def test_light_commands_import_no_heavy_modules() -> None:
    done = command_line(
        "import sys; from eldritch.cli import main; main(['games']);"
        "print([name for name in ('rich', 'eldritch.bots', 'eldritch.lab', 'eldritch.cli.play')"
        " if name in sys.modules])"
    )
    assert done.stdout.splitlines()[-1] == "[]", done


@pytest.mark.parametrize("command", ["rules", "edition"])
def test_a_closed_pipe_is_not_an_error(command: str) -> None:
    done = command_line(
        "import os, sys; from eldritch.cli import main\n"
        "reading, writing = os.pipe(); os.close(reading); os.dup2(writing, 1)\n"
        f"code = main(['{command}', 'nightmarium']); print(code, file=sys.stderr)"
    )
    assert done.stderr == "0\n"
