"""What bots go by: the record of deeds, beliefs about teams, and rules of thumb that know no more than their seat."""

import random
from collections import Counter
from typing import Any

import pytest

from eldritch.bots import bot
from eldritch.bots.move_review import review_move
from eldritch.core.tactics import NEUTRAL
from eldritch.games.castle.actions import DECLARE
from eldritch.games.castle.box.components import DAGGER, RING_OF_POWER
from eldritch.games.castle.knowledge import behaviour as record
from eldritch.games.castle.tactics.beliefs import counted, no_weights, notes_of, posterior, teams
from eldritch.games.castle.tactics.policy import BAYES, LOGIC, PEER, CastleTactics

from .table import GAME, Table, begin, table
from .test_imagining import random_move

SIX = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
    "eva": "order diplomat | goblet",
    "foma": "brotherhood duelist | coat",
}


def chosen(t: Table, name: str, belief: int = BAYES) -> str:
    """What the tactics would have somebody do, in words."""
    tactics = CastleTactics(NEUTRAL, belief)
    seat = t.seat(name)
    options = t.state.legal(seat)
    weights = tactics.weigh(t.state.seen_by(seat), seat, options)
    return t.said(options[weights.index(max(weights))])


def sensible(t: Table, name: str) -> list[str]:
    """What is worth a thought, in words."""
    seat = t.seat(name)
    return [t.said(action) for action in CastleTactics(NEUTRAL).sensible(t.state, seat, t.state.legal(seat))]


# The record.


def test_deeds_are_recorded_for_each_two_seats() -> None:
    t = table(**SIX).play("anna offer boris dagger", "boris refuse")
    t.fight("boris", "clara", anna="defender", dmitri="attacker")
    for who, whom, kind, number in (
        ("anna", "boris", record.OFFERED, 1),
        ("boris", "anna", record.REFUSED, 1),
        ("boris", "clara", record.ATTACKED, 1),
        ("anna", "clara", record.BACKED, 1),
        ("anna", "boris", record.OPPOSED, 1),
        ("dmitri", "boris", record.BACKED, 1),
        ("eva", "boris", record.BACKED, 0),
    ):
        pair = t.state.record[t.seat(who) * 6 + t.seat(whom)]
        assert record.times(pair, kind) == number, (who, whom, kind)


def test_a_deed_of_somebody_who_has_looked_is_recorded_as_such() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    t.fight("boris", "clara", anna="defender")
    pair = t.state.record[t.seat("anna") * 6 + t.seat("boris")]
    assert record.times(pair, record.LOOKED) == 1
    assert record.times(pair, record.OPPOSED + record.BACKED_KNOWING) == 1
    assert record.times(pair, record.OPPOSED) == 0


def test_the_record_is_public_and_its_counts_stay_in_their_places() -> None:
    state = begin(4, 1)
    for _ in range(100):
        record.note(state, 1, 2, record.BACKED)
    assert record.times(state.record[6], record.BACKED) == record.MOST
    assert record.times(state.record[6], record.OPPOSED) == 0
    assert all(state.seen_by(viewer).record == state.record for viewer in (None, 0, 3))
    assert GAME.load(state.dump()).dump()["position"]["record"] == state.dump()["position"]["record"]


# Beliefs.


WORLDS = {3: 3, 4: 3, 5: 10, 6: 10, 7: 35, 8: 35, 9: 126, 10: 126}


@pytest.mark.parametrize(("seats", "worlds"), [*WORLDS.items()])
def test_at_first_every_way_the_teams_can_lie_is_equally_likely(seats: int, worlds: int) -> None:
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


def test_what_is_known_rules_worlds_out() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    found = posterior(t.state.seen_by(0), 0)
    assert len(found) == 6
    assert all(world[1] == 1 for world, _ in found)


def test_deeds_shift_beliefs_but_settle_nothing() -> None:
    t = table(**SIX)
    before = teams(t.state, 4, notes_of(t.state, 4), counted()).allies()
    t.fight("anna", "boris", clara="attacker", dmitri="defender")
    belief = teams(t.state, 4, notes_of(t.state, 4), counted())
    after = belief.allies()
    assert before == pytest.approx([0.4, 0.4, 0.4, 0.4, 1.0, 0.4])
    assert len(belief.worlds) == 10, "nothing is ruled out"
    together = sum(
        chance for world, chance in zip(belief.worlds, belief.chances, strict=True) if world & 0b101 == 0b101
    )
    assert together > 1 / 10, "anna and clara are likelier allies of hers than any two"
    assert after != before
    assert teams(t.state, 4, notes_of(t.state, 4), no_weights()).allies() == pytest.approx(before)


def test_worlds_are_imagined_as_often_as_they_are_believed() -> None:
    t = table(**SIX).fight("anna", "boris", clara="attacker", dmitri="defender")
    seen = t.state.seen_by(4)
    drawn: Counter[tuple[int, ...]] = Counter()
    tactics = CastleTactics(NEUTRAL)
    for seed in range(4000):
        world: Any = tactics.imagined(seen, seed, knowledge=False)
        drawn[tuple(world.organisation)] += 1
    believed = {tuple(world): chance for world, chance in posterior(seen, 4)}
    assert set(drawn) == set(believed)
    for organisation, chance in believed.items():
        assert drawn[organisation] / 4000 == pytest.approx(chance, abs=0.03)


def test_experts_are_dealt_three_cards_each_as_they_are_believed() -> None:
    state: Any = GAME.new(3, seed=4, options={"expert": True})
    for seat in range(3):
        world: Any = CastleTactics(NEUTRAL).imagined(state.seen_by(seat), 7, knowledge=True)
        assert sorted(world.allegiance + world.unused) == sorted(state.allegiance + state.unused)
        assert world.view(seat) == state.view(seat)


def test_the_ring_is_given_to_nobody_who_could_use_it() -> None:
    t = table(**{**SIX, "anna": "order thug | ring_of_power dagger", "boris": "brotherhood priest | key key"})
    notes_of(t.state, 0).items.show(1, t.state.hands[1])
    view = CastleTactics(NEUTRAL).outlook(t.state, 0)
    assert view.gift(1, RING_OF_POWER) < view.gift(2, RING_OF_POWER) < 0.0
    assert view.gift(1, DAGGER) == pytest.approx(view.trust(1) * view.worth_to(1, DAGGER))


# Rules of thumb.


@pytest.mark.parametrize("belief", [LOGIC, BAYES, PEER])
@pytest.mark.parametrize("knowledge", [True, False])
def test_the_judgement_is_the_same_on_the_truth_as_on_the_view(belief: int, knowledge: bool) -> None:
    """Whether or not ledgers are kept, at decisions of random games."""
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
                    assert tactics.sensible(state, seat, options) == tactics.sensible(seen, seat, options)
            state.apply(*random_move(state, chance))


def test_whoever_holds_three_goal_cards_declares() -> None:
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
        assert DECLARE not in tactics.sensible(t.state, 0, t.state.legal(0))
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
    assert t.play("anna stop").winners() == ["anna", "clara"]


def test_the_ring_wins_at_once() -> None:
    t = table(
        **{**SIX, "anna": "order thug | key key goblet ring_of_power", "dmitri": "brotherhood bodyguard | dagger"}
    )
    assert chosen(t, "anna") == "solo"


def test_a_proven_ally_is_supported() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    t.play("boris attack clara")
    t.no(*t.asked())
    while t.asked() != ["anna"]:
        t.play(f"{t.asked()[0]} support nobody")
    assert chosen(t, "anna", LOGIC) == "support defender"


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_worth_is_shared_by_all_seats_and_rises_with_goal_cards(seats: int) -> None:
    tactics = CastleTactics(NEUTRAL)
    state: Any = begin(seats, 4)
    assert abs(sum(tactics.worth(state)) - 1.0) < 1e-9
    richer = state.clone()
    goal = 1 if richer.organisation[0] == 0 else 2
    richer.hands[0] = [goal, goal, goal]
    assert tactics.worth(richer)[0] > tactics.worth(state)[0]


@pytest.mark.parametrize(
    ("returns", "won"),
    [
        ([1 / 3, 1 / 3, 1 / 3, 0, 0, 0], [1, 1, 1, 0, 0, 0]),
        ([0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0]),
        ([1 / 6] * 6, [0.5] * 6),
    ],
    ids=["together", "alone", "drawn"],
)
def test_who_shares_a_victory_has_won_as_much_as_who_wins_alone(returns: list[float], won: list[float]) -> None:
    state: Any = begin(6, 4)
    state.organisation = [0, 0, 0, 1, 1, 1]
    state.over = True
    assert CastleTactics(NEUTRAL).chances(state, returns) == pytest.approx(won)


def test_chances_are_those_of_an_organisation_and_of_the_ring() -> None:
    tactics = CastleTactics(NEUTRAL)
    plain = table(**SIX).state
    luggage = ("ring_of_power", "ring_of_power goblet", "ring_of_power goblet key")
    ringed = [table(**{**SIX, "eva": f"order diplomat | {items}"}).state for items in luggage]
    shares = [1 / 6] * 6
    assert all(0.3 < chance < 0.5 for chance in tactics.chances(plain, shares))
    holder = [tactics.chances(state, shares)[4] for state in ringed]
    assert holder == sorted(holder)
    assert holder[-1] > 0.5, "with two goal cards and the ring one is likely to win, with companions or without"
    others = [tactics.chances(state, shares)[0] for state in ringed]
    assert others == sorted(others, reverse=True)


@pytest.mark.parametrize("spec", ["greedy", "search:iters=8"])
def test_bots_tell_chances_and_not_shares(spec: str) -> None:
    """In a fair game of six a share is a sixth, the chance to be among the winners near a half."""
    t = table(**SIX)
    choice = bot(spec, seed=1).choose(t.state.seen_by(0))
    assert sum(choice.estimate) > 2.0
    assert all(candidate.value > 0.25 for candidate in choice.candidates)
    review = review_move(t.state.seen_by(0), choice.action, None, 1, 8)
    assert min(review.value, review.played) > 0.25
    assert sum(review.chances) > 2.0


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
    """Bots that take the same card from each other again and again, or pass it to and fro, try something else."""
    state: Any = begin(seats, 7)
    player = bot("greedy", 1)
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, player.choose(state.seen_by(seat)).action)
    assert state.ending in ("declared", "alone")


def test_who_forgets_still_knows_his_own_cards_and_what_is_recent() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    tactics = CastleTactics(NEUTRAL)
    fresh: Any = tactics.forgotten(t.state.seen_by(0), 1)
    assert fresh.organisation[1] == 1
    assert fresh.hands[1].count(10) == 1, "he knows where the monocle went"
    for name in ("boris", "clara", "dmitri", "eva", "foma", "anna"):
        t.play(f"{name} pass")
    before = t.state.seen_by(0)
    later: Any = tactics.forgotten(before, 1)
    assert before.organisation[1] == 1
    assert later.organisation[1] == -1
    assert later.hands[1] == [-1, -1]
    assert later.hands[0] == t.state.hands[0]
    assert later.legal(0) == before.legal(0)
