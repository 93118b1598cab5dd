"""The container image: its steps are replayed in folders, and the compose file and the unit agree with the program."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import yaml

from eldritch.cli.commands import Commands
from eldritch.locale import Words

from .conftest import ROOT

pytestmark = pytest.mark.xdist_group("packaging")

FILE: Final = (ROOT / "Containerfile").read_text("utf-8")
NOT_REPLAYED: Final = {
    "apt-get": "needs Debian's servers; the C compiler is tried by the build itself",
    "groupadd": "would change this machine",
    "npm ci": "needs the registry; the installed packages are used",
    "pip install": "needs the registry; the packages are those of this environment",
    "npm run build": "the app that was built here is used",
    "-m venv": "the last stage is tested with installed wheels",
}
"""Steps that are not carried out, and why. Their files and arguments are checked."""


class Step(NamedTuple):
    word: str
    rest: str


def stages() -> list[list[Step]]:
    """The steps of every stage, with continued lines joined and without comments."""
    text = re.sub(r"^#.*\n", "", FILE, flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[Step]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append(Step(word, " ".join(rest.split())))
    return found


def ignored(path: str) -> bool:
    """Whether the ignore file leaves a path out. Its last pattern that matches decides."""
    verdict = False
    for line in (ROOT / ".containerignore").read_text("utf-8").splitlines():
        pattern = line.lstrip("!").removeprefix("**/")
        if not line or line.startswith("#"):
            continue
        places = [path, *(parent.as_posix() for parent in Path(path).parents if parent.name)]
        if pattern == "**" or any(fnmatch(place, pattern) or fnmatch(Path(place).name, pattern) for place in places):
            verdict = not line.startswith("!")
    return verdict


def copy(step: Step, stage: Path, others: dict[str, Path]) -> None:
    """Carry out a COPY step."""
    *sources, target = [word for word in shlex.split(step.rest) if not word.startswith("--")]
    come_from = re.search(r"--from=(\w+)", step.rest)
    for source in sources:
        at = others[come_from[1]] / source.removeprefix("/eldritch/") if come_from else None
        matching = [at] if at else sorted(ROOT.glob(source))
        assert matching, f"{source} does not exist"
        for path in matching:
            name = path.relative_to(ROOT).as_posix() if not at else ""
            assert at or not ignored(name), f"{source} is ignored"
            to = stage / target / (path.name if target.endswith("/") and path.is_file() else "")
            to.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                shutil.copytree(path, to, ignore=_left_out, dirs_exist_ok=True)
            else:
                shutil.copy(path, to)


def _left_out(folder: str, names: list[str]) -> list[str]:
    if not Path(folder).is_relative_to(ROOT):
        return []
    return [name for name in names if ignored((Path(folder) / name).relative_to(ROOT).as_posix())]


def run(command: str, stage: Path) -> None:
    """Carry out a part of a RUN step with this Python, if it can be done here."""
    if any(words in command for words in NOT_REPLAYED):
        for lock in re.findall(r"-r (\S+)", command):
            assert (stage / lock).is_file(), lock
        return
    here = re.sub(r"\bpython\b", sys.executable, command)
    done = subprocess.run(
        f"ELDRITCH_PURE=1 PYTHONDONTWRITEBYTECODE=1 {here}",
        shell=True,
        cwd=stage,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


@pytest.fixture(scope="module")
def replayed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folders of the stages after all steps that can be carried out here."""
    folders: dict[str, Path] = {}
    for steps in stages()[:2]:
        name = steps[0].rest.rpartition(" ")[2]
        folders[name] = tmp_path_factory.mktemp(name)
        for step in steps:
            if step.word == "COPY":
                copy(step, folders[name], folders)
            elif step.word == "RUN":
                for command in step.rest.split(" && "):
                    run(command, folders[name])
        if name == "web":
            shutil.copytree(ROOT / "src/eldritch/server/static", folders[name] / "src/eldritch/server/static")
    return folders


def test_the_steps_lead_to_a_wheel_with_app_and_pictures(replayed: dict[str, Path]) -> None:
    [wheel] = (replayed["build"] / "wheels").glob("eldritch-*.whl")
    listed = subprocess.run([sys.executable, "-m", "zipfile", "-l", str(wheel)], capture_output=True, text=True).stdout
    assert "eldritch/server/static/index.html" in listed
    assert "eldritch/server/pictures/manifest.json" in listed


def test_the_app_can_be_built_from_what_is_copied(replayed: dict[str, Path]) -> None:
    web = replayed["web"] / "web"
    assert "build" in json.loads((web / "package.json").read_text("utf-8"))["scripts"]
    for name in ("package-lock.json", "vite.config.ts", "index.html", "src"):
        assert (web / name).exists(), name
    assert not (web / "node_modules").exists()


def test_nothing_private_or_built_here_gets_in(replayed: dict[str, Path]) -> None:
    for folder in replayed.values():
        copied = [path.relative_to(folder).as_posix() for path in folder.rglob("*")]
        assert not [name for name in copied if name.endswith((".so", ".db", ".env", ".pyc")) or name.startswith(".git")]


def test_docker_ignores_the_same_files() -> None:
    assert (ROOT / ".dockerignore").read_text("utf-8") == (ROOT / ".containerignore").read_text("utf-8")


def test_the_image_runs_as_an_ordinary_user_and_checks_its_health() -> None:
    last = {step.word: step.rest for step in stages()[-1]}
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", last["USER"])
    assert "/api/ready" in last["HEALTHCHECK"]
    assert accepted([*json.loads(last["ENTRYPOINT"]), *json.loads(last["CMD"])])


def test_a_group_of_friends_gets_a_read_only_server_with_postgresql_and_redis() -> None:
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    app = services["app"]
    assert accepted(["eldritch", *app["command"]])
    assert app["read_only"] is True
    assert app["cap_drop"] == ["ALL"]
    assert (ROOT / app["build"]["dockerfile"]).is_file()
    for name in app["depends_on"]:
        assert "healthcheck" in services[name]
        assert any(f"@{name}/" in word or word.endswith(f"://{name}") for word in app["command"]), name


def test_the_unit_starts_a_command_that_exists_and_is_the_one_in_the_docs() -> None:
    unit = (ROOT / "deploy" / "eldritch.service").read_text("utf-8")
    [started] = re.findall(r"^ExecStart=(.*)", unit.replace("\\\n", " "), re.MULTILINE)
    program, *arguments = shlex.split(started)
    assert program.endswith("/eldritch")
    assert accepted(["eldritch", *arguments])
    assert unit in (ROOT / "docs" / "deploy.md").read_text("utf-8")


def accepted(command: list[str]) -> bool:
    """Whether the program takes these arguments."""
    program, name, *arguments = command
    assert program == "eldritch"
    commands = Commands(Words("en"))
    import_module(f"eldritch.cli.{name}").add(commands, Words("en"))
    commands.parsers[name].parse_args(arguments)
    return True
