"""The policy: what bots choose, from what their seat knows and nothing else."""

import random
from typing import Any

import pytest

from eldritch.bots import bot
from eldritch.core.tactics import NEUTRAL
from eldritch.games.castle.actions import DECLARE
from eldritch.games.castle.box.components import DAGGER, RING_OF_POWER
from eldritch.games.castle.tactics.beliefs import ledger_of
from eldritch.games.castle.tactics.policy import BAYES, LOGIC, PEER, CastleTactics

from ..random_games import random_move
from ..table import Table, begin, table
from .six import SIX


def chosen(t: Table, name: str, belief: int = BAYES) -> str:
    """What the tactics choose for a player, in words."""
    tactics = CastleTactics(NEUTRAL, belief)
    seat = t.seat(name)
    options = t.state.legal(seat)
    weights = tactics.weigh(t.state.seen_by(seat), seat, options)
    return t.words(options[weights.index(max(weights))])


def sensible(t: Table, name: str) -> list[str]:
    """The sensible choices of a player, in words."""
    seat = t.seat(name)
    return [t.words(action) for action in CastleTactics(NEUTRAL).prune(t.state, seat, t.state.legal(seat))]


def test_the_ring_is_not_given_to_a_player_who_could_use_it() -> None:
    t = table(**{**SIX, "anna": "order thug | ring_of_power dagger", "boris": "brotherhood priest | key key"})
    ledger_of(t.state, 0).items.show(1, t.state.hands[1])
    view = CastleTactics(NEUTRAL).seat_belief(t.state, 0)
    assert view.gift_value(1, RING_OF_POWER) < view.gift_value(2, RING_OF_POWER) < 0.0
    assert view.gift_value(1, DAGGER) == pytest.approx(view.trust(1) * view.value_to(1, DAGGER))


@pytest.mark.parametrize("belief", [LOGIC, BAYES, PEER])
@pytest.mark.parametrize("knowledge", [True, False])
def test_weights_are_the_same_for_the_position_and_for_the_view(belief: int, knowledge: bool) -> None:
    """With and without ledgers, at decisions of random games."""
    tactics = CastleTactics(NEUTRAL, belief)
    for seats in (3, 6, 9):
        state: Any = begin(seats, seats, {"fortune_telling": seats == 6, "expert": True})
        chance = random.Random(seats)
        if not knowledge:
            state.ledgers = None
        for number in range(60):
            if state.over:
                break
            if number % 3 == 0:
                for seat in state.deciders():
                    seen, options = state.seen_by(seat), state.legal(seat)
                    assert tactics.weigh(state, seat, options) == tactics.weigh(seen, seat, options)
                    assert tactics.prune(state, seat, options) == tactics.prune(seen, seat, options)
            state.apply(*random_move(state, chance))


def test_a_player_with_three_goal_cards_declares() -> None:
    three = {**SIX, "anna": "order thug | key key key", "dmitri": "brotherhood bodyguard | dagger"}
    t = table(**three)
    for belief in (LOGIC, BAYES, PEER):
        assert chosen(t, "anna", belief) == "declare"
    t.play("anna declare")
    assert chosen(t, "anna") == "stop"


def test_nobody_declares_on_a_guess() -> None:
    t = table(**SIX)
    for belief in (LOGIC, BAYES, PEER):
        tactics = CastleTactics(NEUTRAL, belief)
        assert DECLARE in t.state.legal(0)
        assert DECLARE not in tactics.prune(t.state, 0, t.state.legal(0))
        assert chosen(t, "anna", belief) != "declare"


def test_a_proven_ally_with_a_known_goal_card_is_named() -> None:
    seats = {
        "anna": "order thug | monocle privilege key key",
        "boris": "brotherhood priest | goblet whip",
        "clara": "order doctor | key gloves",
        "dmitri": "brotherhood bodyguard | dagger",
    }
    t = table(**seats)
    t.play("anna offer clara monocle", "clara accept gloves")
    for passing in ("boris", "clara", "dmitri"):
        t.play(f"{passing} pass")
    t.play("anna offer clara privilege", "clara accept monocle")
    for passing in ("boris", "clara", "dmitri"):
        t.play(f"{passing} pass")
    for belief in (LOGIC, BAYES):
        assert chosen(t, "anna", belief) == "declare"
    for said in ("name clara", "stop"):
        t.play("anna declare" if said == "name clara" else "anna name clara")
        assert chosen(t, "anna") == said
        assert sensible(t, "anna") == [said], "a weak bot overlooks things, but not whom it has meant to name"
    assert t.play("anna stop").winners == ["anna", "clara"]


def test_the_ring_wins_at_once() -> None:
    t = table(
        **{**SIX, "anna": "order thug | key key goblet ring_of_power", "dmitri": "brotherhood bodyguard | dagger"}
    )
    assert chosen(t, "anna") == "solo"


def test_a_proven_ally_is_supported() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    t.play("boris attack clara")
    t.no(*t.waiting_for)
    while t.waiting_for != ["anna"]:
        t.play(f"{t.waiting_for[0]} support nobody")
    assert chosen(t, "anna", LOGIC) == "support defender"


def test_a_game_of_tactics_ends_without_a_wrong_declaration() -> None:
    tactics = CastleTactics(NEUTRAL)
    state: Any = begin(6, 101)
    while not state.over:
        seat = state.deciders()[0]
        options = state.legal(seat)
        weights = tactics.weigh(state.seen_by(seat), seat, options)
        action = options[weights.index(max(weights))]
        assert tactics.reason(state, seat, action)
        state.apply(seat, action)
    assert state.ending in ("declared", "alone")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_journey_does_not_go_in_circles(seats: int) -> None:
    """Bots that keep taking the same card from each other, or passing it to and fro, try something else."""
    state: Any = begin(seats, 7)
    player = bot("greedy", 1)
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, player.choose(state.seen_by(seat)).action)
    assert state.ending in ("declared", "alone")


def test_a_forgetful_player_still_knows_own_cards_and_recent_facts() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    tactics = CastleTactics(NEUTRAL)
    fresh: Any = tactics.forget(t.state.seen_by(0), 1)
    assert fresh.organisation[1] == 1
    assert fresh.hands[1].count(10) == 1, "he knows where the monocle went"
    for name in ("boris", "clara", "dmitri", "eva", "foma", "anna"):
        t.play(f"{name} pass")
    before = t.state.seen_by(0)
    later: Any = tactics.forget(before, 1)
    assert before.organisation[1] == 1
    assert later.organisation[1] == -1
    assert later.hands[1] == [-1, -1]
    assert later.hands[0] == t.state.hands[0]
    assert later.legal(0) == before.legal(0)
