"""Beliefs about the teams: what is possible, and how behaviour weighs it."""

from collections import Counter
from typing import Any

import pytest

from eldritch.core.tactics import NEUTRAL
from eldritch.games.castle.tactics.beliefs import counted_weights, ledger_of, no_weights, posterior, team_belief
from eldritch.games.castle.tactics.policy import CastleTactics

from ..table import GAME, begin, table
from .six import SIX

WORLDS = {3: 3, 4: 3, 5: 10, 6: 10, 7: 35, 8: 35, 9: 126, 10: 126}


@pytest.mark.parametrize(("seats", "worlds"), [*WORLDS.items()])
def test_all_possible_teams_are_equally_likely_at_first(seats: int, worlds: int) -> None:
    state = begin(seats, seats)
    found = posterior(state.seen_by(0), 0)
    assert len(found) == worlds
    assert all(abs(chance - 1 / worlds) < 1e-9 for _, chance in found)
    assert all(world[0] == state.organisation[0] for world, _ in found)


@pytest.mark.parametrize(("cards", "alone"), [("order order order", 5 / 7), ("order order brotherhood", 9 / 35)])
def test_ruling37_an_expert_knows_how_likely_he_is_the_lone_one(cards: str, alone: float) -> None:
    two = ["order brotherhood brotherhood thug", "order brotherhood order priest"]
    t = table(
        anna=f"{cards} doctor | key dagger",
        boris=f"{two[0]} | goblet whip",
        clara=f"{two[1]} | gloves key",
        options={"expert": True},
    )
    found = posterior(t.state.seen_by(0), 0)
    lone = sum(chance for world, chance in found if world.count(world[0]) == 1)
    assert abs(lone - alone) < 1e-9


def test_knowledge_rules_worlds_out() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    found = posterior(t.state.seen_by(0), 0)
    assert len(found) == 6
    assert all(world[1] == 1 for world, _ in found)


def test_behaviour_shifts_beliefs_but_proves_nothing() -> None:
    t = table(**SIX)
    before = team_belief(t.state, 4, ledger_of(t.state, 4), counted_weights()).ally_chances()
    t.fight("anna", "boris", clara="attacker", dmitri="defender")
    belief = team_belief(t.state, 4, ledger_of(t.state, 4), counted_weights())
    after = belief.ally_chances()
    assert before == pytest.approx([0.4, 0.4, 0.4, 0.4, 1.0, 0.4])
    assert len(belief.worlds) == 10, "nothing is ruled out"
    together = sum(
        chance for world, chance in zip(belief.worlds, belief.chances, strict=True) if world & 0b101 == 0b101
    )
    assert together > 1 / 10, "anna and clara are likelier allies of hers than any two"
    assert after != before
    assert team_belief(t.state, 4, ledger_of(t.state, 4), no_weights()).ally_chances() == pytest.approx(before)


def test_worlds_are_imagined_by_their_believed_chances() -> None:
    t = table(**SIX).fight("anna", "boris", clara="attacker", dmitri="defender")
    seen = t.state.seen_by(4)
    drawn: Counter[tuple[int, ...]] = Counter()
    tactics = CastleTactics(NEUTRAL)
    for seed in range(4000):
        world: Any = tactics.determinize(seen, seed, knowledge=False)
        drawn[tuple(world.organisation)] += 1
    believed = {tuple(world): chance for world, chance in posterior(seen, 4)}
    assert set(drawn) == set(believed)
    for organisation, chance in believed.items():
        assert drawn[organisation] / 4000 == pytest.approx(chance, abs=0.03)


def test_experts_are_dealt_three_cards_each_as_they_are_believed() -> None:
    state: Any = GAME.new(3, seed=4, options={"expert": True})
    for seat in range(3):
        world: Any = CastleTactics(NEUTRAL).determinize(state.seen_by(seat), 7, knowledge=True)
        assert sorted(world.allegiance + world.unused) == sorted(state.allegiance + state.unused)
        assert world.view(seat) == state.view(seat)
