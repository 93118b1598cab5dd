"""The policy of the bots: it uses only what a seat may know, and it plays well."""

import random

import pytest

from eldritch.core.tactics import NEUTRAL, Personality
from eldritch.games.duel.state import Duel
from eldritch.games.duel.tactics.estimates import chance_to_lead
from eldritch.games.duel.tactics.policy import DuelTactics
from eldritch.games.duel.tactics.reasons import REASONS

from ..table import CTHULHU, GAME, table

TACTICS = DuelTactics(NEUTRAL)
SEATINGS = ("great_cthulhu-black_goat", "black_goat-great_cthulhu")


def new(seed: int) -> Duel:
    state = GAME.new(2, seed, {"factions": SEATINGS[seed % 2]})
    assert isinstance(state, Duel)
    return state


def best(state: Duel, tactics: DuelTactics = TACTICS) -> int:
    seat = state.deciders()[0]
    seen = state.seen_by(seat)
    options = tactics.prune(seen, seat, seen.legal(seat))
    weights = tactics.weigh(seen, seat, options)
    return options[weights.index(max(weights))]


@pytest.mark.parametrize("seed", range(4))
def test_it_judges_by_what_its_seat_may_know(seed: int) -> None:
    """The whole truth, the seat's view, and any world the view admits look the same."""
    chance = random.Random(seed)
    state = new(seed)
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        seen = state.seen_by(seat)
        weights = TACTICS.weigh(state, seat, legal)
        assert TACTICS.weigh(seen, seat, legal) == weights
        assert TACTICS.weigh(seen.imagine(1), seat, legal) == weights
        assert TACTICS.prune(state, seat, legal) == TACTICS.prune(seen, seat, legal)
        chosen = chance.choice(legal)
        assert TACTICS.reason(state, seat, chosen) == TACTICS.reason(seen, seat, chosen)
        assert TACTICS.reason(seen, seat, chosen) in REASONS
        state.apply(seat, chosen)


@pytest.mark.parametrize("seed", range(6))
def test_a_move_that_wins_at_once_is_never_left_out(seed: int) -> None:
    chance = random.Random(seed)
    state = new(seed)
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        sensible = TACTICS.prune(state, seat, legal)
        assert sensible
        assert set(sensible) <= set(legal)
        if max(state.doom) > 15 or state.ritual + 1 >= len(state.track):
            winning = [chosen for chosen in legal if wins(state, seat, chosen)]
            assert not winning or any(wins(state, seat, chosen) for chosen in sensible)
        state.apply(seat, chance.choice(legal))


def wins(state: Duel, seat: int, chosen: int) -> bool:
    after = state.clone()
    after.apply(seat, chosen)
    return after.over and after.returns()[seat] == 1


def test_with_the_action_done_and_nothing_to_fight_the_turn_ends() -> None:
    t = table(cthulhu="jersey_reef 2 acolyte", goat="dunwich acolyte", gates="jersey_reef cthulhu")
    t.play("recruit jersey_reef")
    assert TACTICS.prune(t.state, CTHULHU, t.state.legal(CTHULHU)) == [t.action("end_turn")]


def test_a_lone_keeper_of_a_gate_is_captured_before_other_cultists() -> None:
    t = table(cthulhu="arkham deep_one | salem deep_one", goat="arkham acolyte | salem 2 acolyte", gates="arkham goat")
    assert best(t.state) == t.action("capture arkham")


def test_the_chance_to_lead_is_counted_over_all_deals_of_the_unseen_signs() -> None:
    t = table(cthulhu="jersey_reef acolyte | doom 20", goat="dunwich acolyte | doom 19 | signs 1")
    assert chance_to_lead(t.state, 0) == 0  # Any sign at least draws level.
    t.state.doom[0] = 21
    assert chance_to_lead(t.state, 0) == pytest.approx(6 / 12)
    t.state.doom[0] = 22
    assert chance_to_lead(t.state, 0) == pytest.approx(10 / 12)


def test_signs_are_revealed_only_to_win() -> None:
    ahead = table(cthulhu="jersey_reef acolyte | doom 28 | signs 2", goat="dunwich acolyte | doom 10 | signs 1")
    behind = table(cthulhu="jersey_reef acolyte | doom 28 | signs 2", goat="dunwich acolyte | doom 29 | signs 1")
    reveal = ahead.action("reveal 2")
    assert best(ahead.state) == reveal
    assert reveal not in TACTICS.prune(behind.state, 0, behind.state.legal(0))


def test_chances_add_up_to_one_and_go_with_doom() -> None:
    even = table(cthulhu="jersey_reef 6 acolyte | doom 10", goat="dunwich 6 acolyte | doom 10")
    ahead = table(cthulhu="jersey_reef 6 acolyte | doom 20", goat="dunwich 6 acolyte | doom 10")
    assert sum(TACTICS.evaluate(even.state)) == pytest.approx(1)
    assert TACTICS.evaluate(ahead.state)[0] > TACTICS.evaluate(even.state)[0]


def test_a_taste_for_attack_values_captures_higher() -> None:
    t = table(cthulhu="arkham deep_one", goat="arkham acolyte")
    capture = [t.action("capture arkham")]
    assert DuelTactics(Personality(attack=2.0)).weigh(t.state, 0, capture) > TACTICS.weigh(t.state, 0, capture)


@pytest.mark.parametrize("faction", [0, 1])
def test_it_beats_chance_with_either_faction(faction: int) -> None:
    chance = random.Random(1)
    won = 0.0
    for seed in range(10):
        state = GAME.new(2, seed)
        assert isinstance(state, Duel)
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, best(state) if seat == faction else chance.choice(state.legal(seat)))
        won += state.returns()[faction]
    assert won >= 9
