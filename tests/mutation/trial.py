"""Runs a game's tests against one mutant after another.

The tests are collected once. For each mutant a forked process exchanges the code of the function and runs those tests
that call the function, the game's own first, until one fails. A mutant outside of functions, or in one that
only runs during an import, gets a process of its own that imports the changed module.
"""

import functools
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import time
import traceback
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tests.reliability import ROOT

from .mutants import Mutant

OPTIONS: Final = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:rerunfailures", "-q", "-s")
SOURCE: Final = ROOT / "src"
SECONDS: Final = 4.0
"""A test may take this much processor time and some times of what it took without a mutant."""

TIMES: Final = 8
MEMORY: Final = 1 << 30
PROCESS_SECONDS: Final = 900
"""Processor time for a process of its own, which runs all tests."""

BROKEN: Final = 70
"""The exit status of a process that failed outside of a test."""

UNCHANGED: Final = "the code could not be exchanged"

Coverage = dict[str, tuple[float, dict[str, list[int]]]]
"""For each test its processor time, and the first lines of the functions that it calls in each module."""


class Trial:
    """A pytest plugin that tries mutants instead of running the tests once."""

    def __init__(
        self, folder: Path, modules: Sequence[Path], own: Sequence[str], work: "Callable[[Trial], None]"
    ) -> None:
        self.folder = folder
        self.own = tuple(own)
        self.modules = {str(path) for path in modules}
        self.work = work
        self.items: list[Any] = []
        self.coverage: Coverage = {}

    def pytest_runtestloop(self, session: Any) -> bool:
        self.items = session.items
        self.coverage = self._measured()
        self.work(self)
        return True

    def notices(self, mutant: Mutant, tests: Sequence[str]) -> str:
        """The test that notices the mutant; empty if none does."""
        try:
            codes = compile(mutant.tree(), str(mutant.path), "exec")
        except (SyntaxError, ValueError):
            return "it does not compile"
        if not self._covering(mutant):
            return in_new_process(mutant, tests)
        found = _in_child(lambda: self._failing(mutant, codes))
        return in_new_process(mutant, tests) if found == UNCHANGED else found

    def try_all(self, mutants: Sequence[Mutant], tests: Sequence[str], workers: int) -> Iterator[tuple[str, str]]:
        """The name of each mutant and the test that notices it, as they come from forked processes."""
        reading, writing = os.pipe()
        children = [
            _fork(functools.partial(self._try_some, mutants[number::workers], tests, writing))
            for number in range(min(workers, len(mutants)))
        ]
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as lines:
            for line in lines:
                name, found = json.loads(line)
                yield name, found
        if any(os.waitpid(pid, 0)[1] for pid in children):
            raise RuntimeError("a process failed; its error is printed above")

    def _try_some(self, mutants: Sequence[Mutant], tests: Sequence[str], writing: int) -> None:
        for mutant in mutants:
            # Short enough for a pipe to take it whole, so that lines of several processes do not mix.
            os.write(writing, json.dumps([mutant.name, self.notices(mutant, tests)[:1000]]).encode() + b"\n")

    def _failing(self, mutant: Mutant, codes: types.CodeType) -> str:
        """In the child: exchange the code and run the tests."""
        if not exchange(mutant, codes):
            return UNCHANGED
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, hard))
        for item in self._covering(mutant):
            seconds = self.coverage[item.nodeid][0]
            signal.setitimer(signal.ITIMER_PROF, SECONDS + TIMES * seconds)
            if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
                return str(item.nodeid)
        return ""

    def _covering(self, mutant: Mutant) -> list[Any]:
        """The tests that call the changed function: the game's own first, and of these the quickest."""
        if mutant.function is None:
            return []
        path, line = str(mutant.path), mutant.function[1]
        found = [item for item in self.items if line in self.coverage[item.nodeid][1].get(path, ())]
        return sorted(found, key=lambda item: (not is_own(item.nodeid, self.own), self.coverage[item.nodeid][0]))

    def _measured(self) -> Coverage:
        """The coverage of every test, from the last run if the test's file and its helpers are the same."""
        files: dict[str, list[Any]] = {}
        for item in self.items:
            files.setdefault(str(item.path), []).append(item)
        whole: Coverage = {}
        for path, items in files.items():
            saved = self.folder / f"{_digest(Path(path), self.modules)}.json"
            if not saved.exists():
                saved.parent.mkdir(parents=True, exist_ok=True)
                failed = _in_child(functools.partial(self._trace, items, saved))
                if failed:
                    sys.exit(f"without a mutant, this fails: {failed}")
            whole |= json.loads(saved.read_text(encoding="utf-8"))
        return whole

    def _trace(self, items: Sequence[Any], saved: Path) -> str:
        """In a child: run the tests of one file and note the functions they call."""
        measured: Coverage = {}
        for item in items:
            lines: dict[str, set[int]] = {path: set() for path in self.modules}

            def note(frame: types.FrameType, _: str, __: object, lines: dict[str, set[int]] = lines) -> None:
                if (noted := lines.get(frame.f_code.co_filename)) is not None:
                    noted.add(frame.f_code.co_firstlineno)

            forget_results(self.modules)
            sys.settrace(note)
            began = time.process_time()
            reports = runtestprotocol(item, nextitem=None, log=False)
            seconds = time.process_time() - began
            sys.settrace(None)
            if any(report.failed for report in reports):
                return str(item.nodeid)
            measured[item.nodeid] = (round(seconds, 3), {path: sorted(met) for path, met in lines.items() if met})
        new = saved.with_suffix(".new")
        new.write_text(json.dumps(measured), encoding="utf-8")
        os.replace(new, saved)
        return ""


@dataclass(frozen=True)
class OfGame:
    """A pytest plugin that leaves out tests of all games which are run for another game."""

    id: str

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if f"/{self.id}/" in item.nodeid or f"[{self.id}" in item.nodeid]


def is_own(nodeid: str, own: Sequence[str]) -> bool:
    """Whether a test lies in one of these folders or files."""
    return nodeid.startswith(tuple(own))


def run(id: str, tests: Sequence[str], trial: Trial) -> None:
    """Collect the tests, and let the trial use them."""
    pytest.main([*OPTIONS, *tests], plugins=[trial, OfGame(id)])


def exchange(mutant: Mutant, codes: types.CodeType) -> bool:
    """Give the mutant's code to the function that it changes, wherever that is referred to."""
    assert mutant.function is not None
    name, line = mutant.function
    new = next((code for code in nested(codes) if (code.co_qualname, code.co_firstlineno) == (name, line)), None)
    if new is None:
        return False
    exchanged = False
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType):
            old = thing.__code__
            if (old.co_filename, old.co_qualname, old.co_firstlineno) == (str(mutant.path), name, line):
                if old.co_freevars != new.co_freevars:
                    return False
                thing.__code__ = new
                exchanged = True
    forget_results({str(mutant.path)})
    return exchanged


def nested(code: types.CodeType) -> Iterator[types.CodeType]:
    """A code object and all inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from nested(constant)


def forget_results(modules: set[str]) -> None:
    """Empty the caches of functions of these modules."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            code = getattr(thing.__wrapped__, "__code__", None)
            if code is not None and code.co_filename in modules:
                thing.cache_clear()


def _fork(work: Callable[[], None]) -> int:
    """Run this in a forked process. Returns its number."""
    pid = os.fork()
    if pid == 0:
        try:
            work()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(BROKEN)
    return pid


def _in_child(work: Callable[[], str]) -> str:
    """The text that the work returns in a forked process. If that is killed, the signal's name."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(reading)
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            os.write(writing, work().encode()[:4000])
            os._exit(0)
        except (MemoryError, RecursionError) as error:
            os.write(writing, type(error).__name__.encode())
            os._exit(0)
        except BaseException:
            os.write(writing, traceback.format_exc().encode()[-4000:])
            os._exit(BROKEN)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read().decode()
    status = os.waitpid(pid, 0)[1]
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == BROKEN:
        raise RuntimeError(said)
    return signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else said


def _digest(path: Path, modules: set[str]) -> str:
    """A fingerprint of a file of tests, its helpers and the modules under test."""
    folder = path.parent if path.parent.name == "tests" else path.parent.parent
    helpers = [] if folder == ROOT / "tests" else [f for f in folder.rglob("*.py") if not f.name.startswith("test_")]
    whole = sha256(str(path.relative_to(ROOT)).encode())
    for file in (path, *sorted(helpers), *sorted(map(Path, modules))):
        whole.update(file.read_bytes())
    return f"calls-{path.parent.name}-{path.stem}-{whole.hexdigest()[:12]}"


# A process for one mutant.


class MutantFinder(MetaPathFinder):
    """Imports one module with an error."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.path.relative_to(SOURCE).with_suffix("").parts
        self.module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        mutant = self.mutant

        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> types.CodeType:
                return compile(mutant.tree(), str(mutant.path), "exec")

        submodules = [str(mutant.path.parent)] if mutant.path.name == "__init__.py" else None
        spec = ModuleSpec(fullname, Loader(fullname, str(mutant.path)), origin=str(mutant.path))
        spec.submodule_search_locations = submodules
        spec.has_location = True
        return spec


def in_new_process(mutant: Mutant, tests: Sequence[str]) -> str:
    """What a new process finds that imports the mutant and runs all of the tests; empty if nothing."""
    game = mutant.path.relative_to(SOURCE / "eldritch" / "games").parts[0]
    command = [sys.executable, "-m", "tests.mutation", "--game", game, "--only", mutant.name, "--tests", *tests]
    environment = {**os.environ, "ELDRITCH_PURE": "1"}

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESS_SECONDS, PROCESS_SECONDS))

    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, preexec_fn=limited)
    if done.returncode == 0:
        return ""
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].split()[1] if failed else f"exit status {done.returncode}"
