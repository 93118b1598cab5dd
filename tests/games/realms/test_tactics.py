"""The greedy policy: it plays by the rules, from its view alone, and better than chance."""

import random

import pytest

from eldritch.games.realms.components import KEYS
from eldritch.games.realms.state import Realm
from eldritch.games.realms.tactics import greedy, noted, worth

from .table import CARDS, GAME, Table, table


def reason(t: Table) -> str:
    """Why the greedy player does what it does now."""
    seat = t.state.deciders()[0]
    return greedy(t.state.seen_by(seat), seat)[1]


def choice(t: Table) -> str:
    seat = t.state.deciders()[0]
    action, _ = greedy(t.state.seen_by(seat), seat)
    return t._choice(action)


def test_it_plays_its_cards_first() -> None:
    assert reason(table(anya="hand goon", borya="")) == "play"


def test_it_buys_the_best_card_that_it_can_pay() -> None:
    assert choice(table(anya="", borya="", row="deep_ones ghast ghast mi_go mi_go", power=4)) == "buy deep_ones 0"


def test_it_gives_up_a_card_for_the_last_blow() -> None:
    t = table(anya="hand wilbur_whateley", borya="sanity 11").play("wilbur_whateley")
    t.use("wilbur_whateley", "loss 6").strike("borya")
    assert (choice(t), reason(t)) == ("use wilbur_whateley 2", "lethal")


def test_it_discards_its_weakest_card() -> None:
    t = table(anya="hand king_in_yellow", borya="hand dagon goon necronomicon").play("king_in_yellow")
    t.use("king_in_yellow", "discard 1").aim("borya")
    assert choice(t) == "discard goon"


def test_it_keeps_good_things_for_itself() -> None:
    t = table(anya="hand occultist", borya="").play("occultist").use("occultist", "gain 2")
    assert choice(t) == "aim anya"


def test_it_ends_its_turn_when_nothing_is_left() -> None:
    assert choice(table(anya="", borya="")) == "end_turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_always_chooses_what_is_open(seats: int) -> None:
    state = GAME.new(seats, seats)
    while not state.over:
        seat = state.deciders()[0]
        seen = state.seen_by(seat)
        assert isinstance(seen, Realm)
        action, _ = greedy(seen, seat)
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_it_beats_chance() -> None:
    chance = random.Random(1)
    won = 0.0
    for seed in range(10):
        state = GAME.new(2, seed)
        while not state.over:
            seat = state.deciders()[0]
            seen = state.seen_by(seat)
            assert isinstance(seen, Realm)
            action = greedy(seen, seat)[0] if seat == seed % 2 else chance.choice(state.legal(seat))
            state.apply(seat, action)
        won += state.returns()[seed % 2]
    assert won >= 9


def test_power_is_worth_most_early_and_losses_late() -> None:
    values = worth(CARDS)  # type: ignore[arg-type]
    cylinder, ghoul = KEYS.index("brain_cylinder"), KEYS.index("ghoul")
    assert values.at(cylinder, 0.0) > values.at(ghoul, 0.0)
    assert values.at(cylinder, 1.0) < values.at(ghoul, 1.0)


def test_purchases_are_noted_by_colour() -> None:
    t = table(anya="", borya="", row="ghast mi_go mi_go rlyeh rlyeh", power=2)
    assert [noted(t.state, action) for action in t.state.legal(0)] == ["green", ""]
