"""The names of cards in sentences are those that the cards show."""

import pytest

from eldritch.games.nightmarium.words.cards import Deck
from eldritch.locale import Words

from ..table import GAME


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_name_of_a_card_has_no_printed_number(lang: str) -> None:
    deck = Deck(GAME, Words(lang))
    names = [deck.name_in_hand(card) for card in deck.cards]
    assert [name for name in names if any(mark.isdigit() or mark == "◆" for mark in name)] == []


def test_a_card_is_named_by_its_ability_its_legion_and_in_the_hand_its_positions() -> None:
    deck = Deck(GAME, Words("en"))
    assert deck.name(93) == "Devourer (Chimerid)"
    assert deck.name_in_hand(93) == "Devourer (Chimerid): legs"
