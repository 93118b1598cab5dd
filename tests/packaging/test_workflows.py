"""The workflows agree with the project: Pythons, commands and the configuration of the wheels."""

import re
import shlex
import tomllib
from typing import Any, Final

import pytest
import yaml

from .conftest import ROOT

FILES: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SETTINGS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMMANDS: Final = set(re.findall(r"^    python3 run\.py (\w+)", (ROOT / "run.py").read_text("utf-8"), re.MULTILINE))


def workflow(name: str) -> Any:
    return yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text("utf-8"))


def steps(content: Any) -> list[Any]:
    return [step for job in content["jobs"].values() for step in job.get("steps", [])]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_workflow_has_few_rights_and_every_job_a_limit(path: Any) -> None:
    content = workflow(path.name)
    assert content["permissions"] == {"contents": "read"}
    for name, job in content["jobs"].items():
        assert "timeout-minutes" in job or "uses" in job, name
    for step in steps(content):
        assert "uses" not in step or re.fullmatch(r"[\w-]+/[\w-]+@(v[\d.]+|release/v1)", step["uses"]), step


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_commands_of_a_workflow_exist(path: Any) -> None:
    lines = [line for step in steps(workflow(path.name)) for line in step.get("run", "").splitlines()]
    assert lines
    for words in map(shlex.split, lines):
        if "run.py" in words:
            assert words[words.index("run.py") + 1] in COMMANDS, words
        if "sudo" in words:
            assert (ROOT / words[1]).is_file(), words


def test_only_the_job_that_publishes_may_sign_and_it_waits_for_all_others() -> None:
    jobs = workflow("release.yml")["jobs"]
    assert {name for name, job in jobs.items() if "id-token" in job.get("permissions", {})} == {"publish"}
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert jobs["publish"]["environment"] == "pypi"
    assert not [step for step in steps(workflow("release.yml")) if "password" in str(step)]


def test_wheels_are_built_for_the_pythons_that_the_project_names() -> None:
    named = [re.search(r"Python :: 3\.(\d+)$", line) for line in SETTINGS["project"]["classifiers"]]
    pythons = [f"3.{found[1]}" for found in named if found]
    assert SETTINGS["project"]["requires-python"] == f">={pythons[0]}"
    assert SETTINGS["tool"]["cibuildwheel"]["build"] == [f"cp{python.replace('.', '')}-*" for python in pythons]
    tested = workflow("test.yml")["jobs"]["quick"]["strategy"]["matrix"]["python"]
    assert tested == [pythons[0], pythons[-1]]


def test_wheels_are_built_on_all_platforms() -> None:
    built = " ".join(workflow("release.yml")["jobs"]["wheels"]["strategy"]["matrix"]["os"])
    for platform in (r"ubuntu-[\d.]+\b(?!-arm)", "ubuntu-.*-arm", "macos-.*-intel", "macos-", "windows-"):
        assert re.search(platform, built), platform
