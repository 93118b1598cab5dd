"""A short soak test, its continuation after an interruption, and a check that it detects leaks."""

from pathlib import Path
from typing import Any

import pytest

import eldritch
from eldritch.core.state import State
from tests import soak
from tests.reliability import without_comments, write_section


@pytest.fixture(autouse=True)
def progress(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder for saved progress."""
    monkeypatch.setattr(soak, "PROGRESS", tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", eldritch.games())
def test_a_short_soak_finds_nothing(game: str) -> None:
    for finding in soak.soak([game], games=60, pairs=120, seed=3, workers=1):
        assert finding.tally.faults == []


def test_the_soak_checks_the_given_number_of_games_and_views() -> None:
    games, views = soak.soak(["nightmarium"], games=210, pairs=510, seed=1, workers=2)
    assert (games.tally.checked, views.tally.checked) == (210, 510)
    assert games.tally.decisions > games.tally.checked


def interrupted(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Run a soak test of 600 games, and interrupt it in a task."""
    with monkeypatch.context() as patch:
        play = soak.play_games
        tasks: list[int] = []

        def play_some(id: str, seed: int, count: int, task: int) -> soak.Tally:
            if len(tasks) == after:
                raise KeyboardInterrupt
            tasks.append(task)
            return play(id, seed, count, task)

        patch.setattr(soak, "play_games", play_some)
        with pytest.raises(KeyboardInterrupt):
            list(soak.soak(["nightmarium"], games=600, pairs=0, seed=1, workers=1))


def played(monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> tuple[list[int], soak.Finding]:
    """The tasks of a soak test of 600 games, and what it found."""
    with monkeypatch.context() as patch:
        play = soak.play_games
        tasks: list[int] = []

        def noted(id: str, seed: int, count: int, task: int) -> soak.Tally:
            tasks.append(task)
            return play(id, seed, count, task)

        patch.setattr(soak, "play_games", noted)
        games, _ = soak.soak(["nightmarium"], games=600, pairs=0, seed=seed, workers=1)
    return tasks, games


def test_an_interrupted_soak_continues_and_finds_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    interrupted(monkeypatch, after=2)
    tasks, continued = played(monkeypatch)
    assert tasks == [2], "the first two tasks were saved"
    monkeypatch.setattr(soak, "PROGRESS", tmp_path_factory.mktemp("fresh"))
    tasks, whole = played(monkeypatch)
    assert tasks == [0, 1, 2]
    assert continued.tally == whole.tally


def test_a_fault_is_kept_when_a_soak_continues(monkeypatch: pytest.MonkeyPatch, progress: Path) -> None:
    interrupted(monkeypatch, after=1)
    saved = progress / "nightmarium-games.json"
    saved.write_text(saved.read_text().replace('"faults": []', '"faults": ["a component was lost"]'))
    assert played(monkeypatch)[1].tally.faults == ["a component was lost"]


def test_progress_of_other_rules_or_another_seed_is_not_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, after=2)
    assert played(monkeypatch, seed=2)[0] == [0, 1, 2]
    interrupted(monkeypatch, after=2)
    monkeypatch.setattr(soak, "fingerprint", lambda id: "changed")
    assert played(monkeypatch)[0] == [0, 1, 2]


def test_sources_with_other_comments_are_the_same_and_with_another_constant_are_not() -> None:
    rule = 'def pay(cost: int) -> int:\n    """What is paid."""\n    return cost + 1\n'
    assert without_comments(rule) == without_comments(rule.replace("What is paid.", "The price.") + "# The end.\n")
    assert without_comments(rule) != without_comments(rule.replace("1", "2"))


def test_each_section_of_the_page_is_written_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    head, two = "# Reliability\n\nWhat was found.\n\n", "## Two\n\nkept\n"
    page.write_text(f"{head}## One\n\nold\n\n{two}")
    write_section("One", "    a command\n\nnew\n", page)
    write_section("Three", "added", page)
    assert page.read_text() == f"{head}## One\n\n    a command\n\nnew\n\n{two}\n## Three\n\nadded\n"


class Leaky:
    """A position whose view reveals the generator."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {**self._state.view(viewer), "next": self._state.generator.dump()}

    def seen_by(self, viewer: int | None) -> Any:
        seen = self._state.seen_by(viewer)

        class Seen:
            def imagine(self, seed: int, knowledge: bool = True) -> "Leaky":
                return Leaky(seen.imagine(seed, knowledge))

        return Seen()


def test_the_soak_detects_a_leaking_view() -> None:
    state = eldritch.game("nightmarium").new(3, 1)
    assert soak.leak(state, 0, 1) == ""
    assert soak.leak(Leaky(state), 0, 1) == "the views differ"  # type: ignore[arg-type]
