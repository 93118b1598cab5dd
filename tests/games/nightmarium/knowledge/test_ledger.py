"""The ledger by itself: decks that follow each other, and seals that may be of several decks."""

import pytest

from eldritch.core.generator import Generator
from eldritch.games.nightmarium.box.components import FEARS
from eldritch.games.nightmarium.knowledge.ledger import Ledger, Pool, counted

SEAL, OTHER_SEAL = FEARS + 1, FEARS + 2


def test_a_deck_of_which_no_hand_holds_a_card_is_forgotten() -> None:
    ledger = Ledger(2)
    ledger.new_deck([1])
    ledger.card_turned_up(1)
    ledger.new_deck([2, 3])
    assert ledger.dump()["pools"] == [[[2, 3], [0, 0]]]


def test_a_deck_of_which_a_hand_holds_a_card_is_remembered() -> None:
    ledger = Ledger(2)
    ledger.new_deck([1])
    ledger.card_drawn(1)
    ledger.new_deck([2, 3])
    assert ledger.dump()["pools"] == [[[1], [0, 1]], [[2, 3], [0, 0]]]


@pytest.mark.parametrize("seed", range(12))
def test_seals_are_assigned_to_decks_that_can_have_held_them_all(seed: int) -> None:
    ledger = Ledger(1)
    ledger.pools = [Pool(counted([SEAL, OTHER_SEAL]), [1]), Pool(counted([SEAL, 7]), [1])]
    ledger.remove_hand(0, [SEAL, OTHER_SEAL], Generator(seed))
    assert ledger.dump()["pools"] == [[[SEAL], [0]], [[7], [0]]]


def test_a_seal_may_be_of_any_deck_that_can_have_held_it() -> None:
    left: set[str] = set()
    for seed in range(20):
        ledger = Ledger(1)
        ledger.pools = [Pool(counted([SEAL, 7]), [1]), Pool(counted([SEAL, 8]), [1])]
        ledger.remove_hand(0, [SEAL], Generator(seed))
        left.add(str(ledger.dump()["pools"]))
    assert len(left) == 2


def test_a_hand_without_cards_of_a_deck_cannot_have_held_its_seal() -> None:
    ledger = Ledger(2)
    ledger.pools = [Pool(counted([SEAL, 7]), [1, 0]), Pool(counted([SEAL, 8]), [0, 1])]
    ledger.card_left_hand(0, SEAL)
    assert ledger.dump()["pools"] == [[[7], [0, 0]], [[8, SEAL], [0, 1]]]


def test_of_a_revealed_hand_the_other_cards_show_where_its_seals_are_from() -> None:
    ledger = Ledger(1)
    ledger.pools = [Pool(counted([SEAL, 7]), [1]), Pool(counted([SEAL, 8]), [1])]
    ledger.reveal_hand(0, [7, SEAL])
    assert ledger.dump()["pools"] == [[[SEAL], [0]], [[8], [0]]]


def test_a_new_ledger_proves_nothing() -> None:
    assert Ledger(3).proofs(-1) == []
