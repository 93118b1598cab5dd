"""Imagined positions: all positions consistent with a view are equally likely, and no others occur."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations
from math import sqrt

import pytest

from ..random_games import random_game
from ..table import legions, table


def is_fair(samples: Iterable[Hashable], outcomes: Iterable[Hashable]) -> bool:
    """Chi-square test: the samples are spread evenly over the outcomes. Other outcomes do not occur."""
    found = Counter(samples)
    expected = list(outcomes)
    assert len(set(expected)) == len(expected)
    assert set(found) <= set(expected)
    share = found.total() / len(expected)
    square = sum((found[outcome] - share) ** 2 / share for outcome in expected)
    free = len(expected) - 1
    return square < free + 4 * sqrt(2 * free)


def test_every_deal_of_the_hidden_cards_is_equally_likely() -> None:
    t = table(anya="| hand 3", borya="| hand 9 30", deck="1 36 99", rest="discard")
    deals = [tuple(world.hands[1]) for world in t.worlds("anya", 2000)]
    assert is_fair(deals, combinations((1, 9, 30, 36, 99), 2))


def test_every_card_is_equally_likely_to_be_the_next() -> None:
    t = table(anya="| hand 3", borya="| hand 9 30", deck="1 36 99", rest="discard")
    tops = [world.deck[-1] for world in t.worlds("anya", 2000)]
    assert is_fair(tops, (1, 9, 30, 36, 99))


def test_a_spectator_imagines_every_deal_equally_likely() -> None:
    t = table(anya="| hand 3", borya="| hand 9 30", deck="1 36", rest="discard")
    deals = [(*world.hands[0], *world.hands[1]) for world in t.worlds(None, 2000)]
    cards = {1, 3, 9, 30, 36}
    assert is_fair(deals, [(one, *pair) for one in cards for pair in combinations(sorted(cards - {one}), 2)])


def test_a_void_makes_no_other_card_likelier_elsewhere() -> None:
    """Borya has no necromunculus; Vova and the deck may hold the two that are hidden, and any other card."""
    t = table(
        anya="6-26 | hand 13",
        borya="| hand 32 33 35 99",
        vova="| hand 1 9 30",
        deck="3 36 66",
        rest="discard",
    )
    t.play("play 13 1", "borya discard 32", "borya discard 33", "vova discard 9")
    hidden = {1, 3, 30, 35, 36, 66, 99}
    possible = [
        (*borya, *vova)
        for borya in combinations(sorted(hidden - {1, 3}), 2)
        for vova in combinations(sorted(hidden - set(borya)), 2)
    ]
    deals = [(*world.hands[1], *world.hands[2]) for world in t.worlds("anya", 4000)]
    assert is_fair(deals, possible)


def test_with_two_different_voids_every_deal_is_still_equally_likely() -> None:
    """The Chorister finished two pure creatures: Borya has no necromunculus, Vova has no homunculus."""
    t = table(
        anya="99-2 6-26 30-35 | hand 55",
        borya="| hand 32 33 66 87 88",
        vova="| hand 1 9 69 90 108",
        deck="13 37 3 36 72",
        rest="discard",
    )
    t.play("play 55 1", "play 13 2", "vova discard 9", "borya discard 66", "borya discard 87")
    t.play("borya discard 32", "vova discard 69", "vova discard 90")
    hidden = {1, 3, 33, 36, 72, 88, 108}
    possible = [
        (*borya, *vova)
        for borya in combinations(sorted(hidden), 2)
        for vova in combinations(sorted(hidden - set(borya)), 2)
        if "necromunculus" not in legions(borya) and "homunculus" not in legions(vova)
    ]
    deals = [(*world.hands[1], *world.hands[2]) for world in t.worlds("anya", 3000)]
    assert is_fair(deals, possible)


def test_while_a_mockingbird_waits_every_hand_with_a_fitting_card_is_equally_likely() -> None:
    t = table(anya="", borya="30-2 | hand 58 3 4", current="borya", deck="13 35 36", rest="discard")
    t.play("play 58 1")
    deals = [tuple(world.hands[1]) for world in t.worlds("anya", 2000)]
    assert is_fair(deals, [pair for pair in combinations((3, 4, 13, 35, 36), 2) if {3, 36} & set(pair)])


def test_after_a_reshuffle_every_deal_of_either_deck_is_equally_likely() -> None:
    t = table(anya="| hand 3", borya="| hand 9", vova="| hand 7", gena="", deck="48", rest="gena", discard="1 2 4")
    t.play("draw", "draw")
    drawn = [next(card for card in world.hands[0] if card in (1, 2, 4)) for world in t.worlds("borya", 1500)]
    assert is_fair(drawn, (1, 2, 4))


def test_a_seal_that_may_come_from_either_deck_loses_no_card() -> None:
    t = table(
        anya="3-2-4 | hand chimerid",
        borya="| hand 9",
        gena="",
        deck="48",
        discard="chimerid 1 30",
        rest="gena",
        options={"seals": True},
    )
    t.play("draw", "draw", "draw", "mark 9", "stop", "mark 7", "stop", "mark 8", "stop", "play chimerid 1")
    for by in ("anya", "borya", None):
        for world in t.worlds(by, 50):
            assert sorted(world.components()) == t.components


@pytest.mark.parametrize("seals", [False, True])
def test_an_imagined_position_looks_like_the_true_one_to_the_seat(seals: bool) -> None:
    for seed in range(3):
        for number, step in enumerate(random_game(3, seed, seals=seals)):
            seat = number % 3
            seen = step.state.seen_by(seat)
            world = seen.imagine(number, knowledge=True)
            assert world.view(seat) == step.state.view(seat)
