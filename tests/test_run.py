"""run.py: what it does at the same time, and what it leaves for later."""

import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Event

import pytest

import run

STUBBORN = """
import subprocess, sys, time
inner = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open("started", "w").write(str(inner.pid))
time.sleep(600)
"""


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone without compiled rules, whose run.py compiles for ten minutes."""
    (tmp_path / "run.py").write_text(f"import os; os.chdir({str(tmp_path)!r})\n{STUBBORN}", encoding="utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(run, "PURE", False)
    return tmp_path


def alive(pid: int) -> bool:
    return subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout[:1] not in (
        "",
        "Z",
    )


@pytest.mark.skipif(os.name != "posix", reason="on Windows the compiler finishes by itself")
def test_the_first_start_runs_uncompiled_rules_and_ends_the_compiler_with_the_program(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "is_built", lambda: False)
    with run.built_later() as environment:
        assert environment == {"ELDRITCH_PURE": "1"}
        while not (clone / "started").exists() or not (clone / "started").read_text():
            time.sleep(0.02)
        compiler = int((clone / "started").read_text())
        assert alive(compiler)
    end = time.monotonic() + 10
    while alive(compiler):
        assert time.monotonic() < end
        time.sleep(0.02)
    assert run.say("later") in capsys.readouterr().out


@pytest.mark.parametrize(("built", "pure"), [(True, False), (False, True)])
def test_nothing_is_compiled_if_the_rules_are_or_should_not_be(
    built: bool, pure: bool, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "is_built", lambda: built)
    monkeypatch.setattr(run, "PURE", pure)
    with run.built_later() as environment:
        assert environment == {}
    assert not (clone / "started").exists()


def test_jobs_are_done_at_the_same_time_and_a_failure_ends_the_program() -> None:
    first, second = Event(), Event()

    def one() -> None:
        first.set()
        assert second.wait(10)

    def other() -> None:
        second.set()
        assert first.wait(10)

    run.together([one, other])
    with pytest.raises(SystemExit, match="failed"):
        run.together([lambda: sys.exit("it failed"), one])


def test_two_processes_do_not_compile_at_the_same_time(clone: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parents[1])!r}); import run; from pathlib import Path;"
    code += f"run.VENV = Path({str(clone)!r})\nwith run.only_one('build'): print('mine')"
    with run.only_one("build"):
        waiting = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            waiting.wait(1)
    assert waiting.communicate(timeout=20)[0] == "mine\n"


def test_progress_is_the_share_of_the_c_code_that_has_been_compiled(clone: Path) -> None:
    build = clone / "build"
    (build / "eldritch").mkdir(parents=True)
    (build / "temp" / "build").mkdir(parents=True)
    assert run.compiled_share(0) == 0
    (build / "__native_a.c").write_text("x" * 300_000)
    (build / "__native_b.c").write_text("x" * 20_000)
    (build / "eldritch" / "small.c").write_text("x")
    assert run.compiled_share(0) == 0
    (build / "temp" / "build" / "__native_a.o").touch()
    assert run.compiled_share(0) == 0.75
    assert run.compiled_share(time.time() + 60) == 0
    for name in ("__native_b.o", "small.o"):
        (build / "temp" / "build" / name).touch()
    assert run.compiled_share(0) == 1


def test_every_phrase_is_in_both_languages() -> None:
    for english, russian in run.PHRASES.values():
        assert english != russian
        assert english.count("{0}") == russian.count("{0}")
