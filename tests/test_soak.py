"""A short soak test, and a check that it detects leaks."""

from typing import Any

import pytest

import eldritch
from eldritch.core.state import State
from tests import soak


@pytest.mark.parametrize("game", eldritch.games())
def test_a_short_soak_finds_nothing(game: str) -> None:
    for finding in soak.soak([game], games=60, pairs=120, seed=3, workers=1):
        assert finding.faults == []


def test_the_soak_checks_the_given_number_of_games_and_views() -> None:
    games, views = soak.soak(["nightmarium"], games=210, pairs=510, seed=1, workers=2)
    assert (games.checked, views.checked) == (210, 510)
    assert games.decisions > games.checked


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
