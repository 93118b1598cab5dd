"""No seat perceives what it cannot know, and the checks for that notice planted leaks (case 26)."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from eldritch.games.castle.box.components import ITEMS, is_bag
from tests.conformance.two_worlds import check_two_worlds

from ..random_games import random_move
from ..table import GAME, table
from .leak_checks import SIX, Scene, at_the_start, attempts, check_events, check_twins, with_the_turn_of
from .planted_leaks import LEAKS


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_has_the_listed_facts_and_audience(seats: int) -> None:
    options = {"smuggling": seats % 2 == 0, "expert": True}
    check_events(GAME.new(seats, seats, options), random.Random(seats), 250)


@pytest.mark.parametrize("seats", GAME.seats)
def test_case26_worlds_that_a_seat_cannot_tell_apart_give_equal_views_options_and_events(seats: int) -> None:
    """Views, options and events are equal for every seat as long as it perceived the same, in random games."""
    state: Any = GAME.new(seats, seats)
    chance = random.Random(seats)
    alike = 0
    for number in range(48):
        if number % 8 == seats % 8:
            for viewer in (*range(seats), None):
                alike += check_two_worlds(state, viewer, number, 8)
        state.apply(*random_move(state, chance))
    assert alike > 20


def test_being_asked_reveals_nothing_about_a_hand() -> None:
    check_twins()


@pytest.fixture(scope="module")
def caught() -> list[str]:
    """The planted leaks that were noticed. A separate process runs the pure build: compiled rules cannot be changed."""
    command = [sys.executable, "-m", "tests.games.castle.knowledge.planted_leaks"]
    run = subprocess.run(command, env={**os.environ, "ELDRITCH_PURE": "1"}, stdout=subprocess.PIPE, check=True)
    found: list[str] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("leak", [plant.__name__ for plant, _ in LEAKS])
def test_a_planted_leak_is_caught(leak: str, caught: list[str]) -> None:
    assert leak in caught, "nobody noticed"


@pytest.mark.parametrize("scene", [at_the_start, with_the_turn_of("boris")], ids=["anna", "boris"])
def test_without_a_planted_leak_there_is_none(scene: Scene) -> None:
    for seed, _ in enumerate(attempts(scene)):
        if seed == 3:
            break


def test_a_spectator_is_shown_no_card_that_does_not_lie_open() -> None:
    state: Any = GAME.new(5, 3)
    seen = state.seen_by(None)
    assert all(item == -1 for hand in seen.hands for item in hand)
    assert all(card == -1 for card in (*seen.professions, *seen.spare, *seen.allegiance, *seen.pile))


def test_actions_name_kinds_rather_than_single_cards() -> None:
    """Several keys are one choice: cards have no identities."""
    t = table(**{**SIX, "anna": "order diplomat | key key", "dmitri": "brotherhood doctor | key"})
    assert t.choices("anna", "offer") == [f"offer {name} key" for name in list(SIX)[1:]]
    assert not [item for item in range(len(ITEMS)) if is_bag(item) and ITEMS[item] == "bag"]
