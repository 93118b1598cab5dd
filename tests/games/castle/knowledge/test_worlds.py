"""Imagined worlds: every world that fits what the seat perceived, all equally likely, and no other."""

import random
from collections import Counter
from typing import Any

import pytest

from eldritch.core.game import Game
from eldritch.games.castle.box.components import ITEMS, PROFESSIONS
from eldritch.games.castle.knowledge.card_constraints import MOST_CASES
from eldritch.games.castle.knowledge.ledger import Ledger
from tests.conformance.facts import admits, check_facts, item_places

from ..random_games import random_move
from ..table import GAME, begin, table
from .possible_worlds import SMALL, Possible, World, small_game, splits


@pytest.fixture(scope="module")
def small() -> Game:
    return small_game()


def admitted(ledger: Ledger, top: list[str]) -> set[World]:
    """The worlds of the small box that a ledger admits."""
    sizes = [ledger.items.size(seat) for seat in range(4)]
    sizes[3] += ledger.items.size(4) + ledger.items.size(5)
    found: set[World] = set()
    for world in splits(tuple(sorted(SMALL)), sizes):
        if set(top) - set(world[3]):
            continue
        pile = [item for item in world[3] if item not in top] + list(reversed(top))
        hands = [[ITEMS.index(item) for item in hand] for hand in world[:3]]
        if admits(ledger.items, item_places(ledger, hands, [ITEMS.index(item) for item in pile])):
            found.add(world)
    return found


class Reading:
    """A game with the small box, and the worlds of one seat by brute force."""

    def __init__(self, small: Game, seed: int, seat: int) -> None:
        self.state: Any = small.new(3, seed, {"items": "beginner"})
        self.chance = random.Random(seed)
        self.seat = seat
        self.possible = Possible(seat)
        self.most_cases = 0

    def go_on(self, moves: int) -> None:
        for _ in range(moves):
            self.state.events = []
            self.state.apply(*random_move(self.state, self.chance))
            for event in self.state.events:
                self.possible.hear(event.visible_to(self.seat))
            self.most_cases = max(self.most_cases, self.ledger().items.cases.number)

    def ledger(self) -> Ledger:
        found: Ledger = self.state.ledgers[self.seat + 1].catch_up()
        return found


@pytest.mark.parametrize("seed", range(6))
def test_a_ledger_admits_just_the_worlds_that_fit_what_its_seat_was_told(small: Game, seed: int) -> None:
    """Exactly while there are few cases. No world that fits is ever ruled out."""
    reading = Reading(small, seed, seed % 3)
    for moves in (12, 9, 9, 12):
        reading.go_on(moves)
        found = admitted(reading.ledger(), reading.possible.top)
        assert found >= reading.possible.now(), "a world that fits is ruled out"
        if reading.most_cases <= MOST_CASES // 2:
            assert found == reading.possible.now(), "a world is admitted that does not fit"


def test_every_world_that_fits_turns_up_equally_often_and_no_other(small: Game) -> None:
    """A chi-square test on positions with few worlds."""
    tried = 0
    for seed in range(30):
        reading = Reading(small, seed, 0)
        reading.go_on(6 + 2 * seed)
        if 2 <= len(reading.possible.now()) <= 90 and reading.most_cases <= MOST_CASES // 2:
            tried += 1
            check_even(reading.state, reading.possible.now())
        if tried == 4:
            return
    raise AssertionError("no position was small enough")


def check_even(state: Any, worlds: set[World]) -> None:
    seen = state.seen_by(0)
    draws = 40 * len(worlds)
    counts: Counter[World] = Counter()
    for seed in range(draws):
        world = seen.imagine(seed)
        hands = [tuple(sorted(ITEMS[item] for item in hand)) for hand in (*world.hands, world.pile)]
        counts[tuple(hands)] += 1
    assert set(counts) == worlds
    square = sum((counts[world] - 40) ** 2 / 40 for world in worlds)
    freedom = len(worlds) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"uneven: {square} with {freedom} degrees of freedom"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_truth_is_always_admitted(seats: int) -> None:
    state: Any = begin(seats, seats, {"smuggling": seats % 3 == 0, "coat_may_refresh": seats % 2 == 0})
    chance = random.Random(seats)
    for number in range(160):
        if state.over:
            break
        state.apply(*random_move(state, chance))
        if number % 4 == 0:
            check_facts(state)


def test_opening_marginals_match_the_exact_ones() -> None:
    """With six players the other five hands hold the two bags and three other sealed items."""
    state: Any = next(begin(6, seed) for seed in range(99) if begin(6, seed).hands[0] == [5])
    seen = state.seen_by(0)
    bags = keys = order = doctor = 0
    draws = 4000
    for seed in range(draws):
        world = seen.imagine(seed)
        bags += 3 in world.hands[1]
        keys += 1 in world.hands[1]
        order += world.organisation[1] == world.organisation[0]
        doctor += world.professions[1] == PROFESSIONS.index("doctor")
    assert abs(bags / draws - 1 / 5) < 0.03
    assert abs(keys / draws - 3 / 5 * 3 / 13) < 0.03, "three of five hands hold one of thirteen sealed items"
    assert abs(order / draws - 2 / 5) < 0.03
    if state.professions[0] != PROFESSIONS.index("doctor"):
        assert abs(doctor / draws - 1 / 9) < 0.03


def test_planted_knowledge_holds_in_a_thousand_worlds() -> None:
    """Monocle, privilege, an identity after a fight, a used item and the Clairvoyant's two items."""
    t = table(
        anna="order clairvoyant | monocle privilege key",
        boris="brotherhood priest | goblet gloves",
        clara="order thug | whip",
        dmitri="brotherhood bodyguard | key",
        pile="coat tome dagger",
    )
    t.play("anna foresee", "anna top dagger", "anna top tome")
    t.play("anna offer boris monocle", "boris accept goblet")
    t.fight("boris", "clara", dmitri="defender").hush().play("clara identity")
    seen = t.state.seen_by(0)
    clara = t.state.seen_by(2)
    for seed in range(1000):
        world: Any = seen.imagine(seed)
        assert world.organisation[1] == 1
        assert [ITEMS[item] for item in world.pile[-2:]] == ["tome", "dagger"]
        assert ITEMS.index("monocle") in world.hands[1]
        other: Any = clara.imagine(seed)
        assert (other.organisation[1], PROFESSIONS[other.professions[1]]) == (1, "priest")
