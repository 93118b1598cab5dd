"""Invariants that hold after every choice of any game."""

import pytest

from eldritch.core.generator import Generator
from eldritch.games.duel.box.components import FIGURES, MOST_AREAS
from eldritch.games.duel.state import ACTION_PHASE, Duel

from ..table import begin

SEATINGS = ["great_cthulhu-black_goat", "black_goat-great_cthulhu"]


def check(state: Duel) -> None:
    for seat in range(2):
        for kind in range(FIGURES):
            on_map = sum(state.figures_at(seat, kind, area) for area in range(state.areas))
            assert on_map == state.on_map(seat, kind) >= 0
            assert min(state.pool[seat * FIGURES + kind], state.aside[seat * FIGURES + kind]) >= 0
        for area in range(state.areas):
            figures = [state.figures_at(seat, kind, area) for kind in range(FIGURES)]
            assert min(figures) >= 0
            assert sum(figures) == state.crowds[seat * MOST_AREAS + area]
        assert state.power[seat] >= 0
        assert int(state.books[seat]).bit_count() <= int(state.slots[seat]).bit_count() <= 6
    for area in range(state.areas):
        owner = state.gate[area]
        if owner >= 0:
            kind = state.keeper[area]
            assert state.figures_at(owner, kind, area) > 0
            assert state.factions[owner].can_keep(state, owner, kind)
    assert state.gates_built() <= state.box.gates
    assert state.decay == 0 or state.phase == ACTION_PHASE
    assert (state.battle is None) == all(frame.name() != "fight" for frame in state.stack) or state.over


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_the_board_in_order(seed: int) -> None:
    state = begin(seed, factions=SEATINGS[seed % 2])
    chance = Generator(seed)
    doom = [0, 0]
    while not state.over:
        (seat,) = state.deciders()
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        state.apply(seat, legal[chance.below(len(legal))])
        check(state)
        assert state.doom[0] >= doom[0]
        assert state.doom[1] >= doom[1]
        doom = state.doom[:]


@pytest.mark.parametrize("seed", range(6))
def test_late_games_with_all_books_keep_the_board_in_order(seed: int) -> None:
    """Books from the first turn on, and Power enough to use them."""
    state = begin(seed, factions=SEATINGS[seed % 2])
    state.books = [63, 63]
    state.slots = [63, 63]
    state.power = [30, 30]
    chance = Generator(seed)
    while not state.over:
        (seat,) = state.deciders()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        check(state)
