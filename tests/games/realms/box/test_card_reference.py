"""Every card against the booklet's card reference, and the figures of the box."""

from collections.abc import Mapping
from typing import Final

import pytest

from eldritch.games.realms.box.components import KEYS, SHARED_KINDS, STANDARD, read_edition

CARDS: Final = {entry["key"]: entry for entry in read_edition(STANDARD).described()}

YELLOW, GREEN, PURPLE = "a yellow card", "a green card", "a purple card"
LOCATION, DISCARD, ABJURED = "a location", "a discard this turn", "an abjuration this turn"
ABJURE = "abjure one card"
RETURN = "return one card"
DESTROY = "destroy one location"

# What the reference says of each card, one line for each ability: "if …: …" and "… | gone" for the last line of a card
# that is abjured by it.
REFERENCE: Final[dict[str, list[str]]] = {
    "book_of_iod": [f"if {YELLOW}: lose 6", "draw 1, discard 1", "draw 1 | gone"],
    "pnakotic_manuscripts": ["lose 3", f"if {YELLOW}: draw 1, discard 1"],
    "king_in_yellow": [f"if {LOCATION}: lose 5", "discard 1", "draw 1 | gone"],
    "miskatonic_hospital": [f"if {LOCATION}: lose 5"],
    "yellow_sign": ["power 2", f"if {YELLOW}: draw 1", "discard 1 | gone"],
    "unspeakable_one": ["lose 7", f"if {LOCATION}: draw 1", "lose 6 | gone"],
    "necronomicon": ["lose 4", f"if {YELLOW}: draw 2, discard 1"],
    "brain_cylinder": ["power 3", f"if {LOCATION}: lose 2"],
    "book_of_eibon": ["lose 3", "draw 1, discard 1", f"if {YELLOW} and {LOCATION}: draw 1"],
    "miskatonic_library": ["draw 2, discard 2"],
    "miskatonic_university": [
        "if a character: lose 2",
        "if an artifact: lose 3",
        "if a character and an artifact: lose 3",
    ],
    "pnakotus": ["lose 3", f"if {YELLOW}: lose 2"],
    "deep_ones": ["power 3 or lose 4", f"if {GREEN}: {ABJURE}"],
    "nyarlathotep": ["lose 4", ABJURE, f"if {GREEN} and {DISCARD}: {ABJURE}"],
    "dagon": ["lose 3", ABJURE, f"if {GREEN} and {DISCARD}: draw 1"],
    "younger_whateley": ["lose 5", f"if {GREEN}: {ABJURE}", f"if {GREEN}: {RETURN}"],
    "mi_go": ["lose 4", f"if {GREEN}: lose 2", "power 3 | gone"],
    "ghoul": ["lose 5", f"if {GREEN}: {DESTROY}"],
    "rlyeh": [f"if {DISCARD}: draw 1"],
    "shadow_of_cthulhu": [DESTROY, ABJURE, f"if {GREEN} and {DISCARD}: draw 2"],
    "ruins": [f"if {DISCARD}: {ABJURE}"],
    "hunting_horror": ["lose 4", ABJURE, f"if {GREEN}: power 2"],
    "yithian": ["power 2", ABJURE, f"if {GREEN}: lose 1"],
    "ghast": ["lose 2", f"if {GREEN}: lose 1", ABJURE],
    "tomb": ["power 3", f"{DESTROY} | gone"],
    "strange_high_house": [f"if {GREEN}: discard 1", f"if {PURPLE}: {ABJURE}"],
    "kingsport_harbor": [f"if {ABJURED}: power 3 or gain 5"],
    "whateley_farm": [f"if {ABJURED}: lose 1", f"if {PURPLE} and {ABJURED}: draw 1"],
    "arkham": ["lose 1", "power 3 | gone"],
    "occultist": ["power 2", "gain 2", f"if {PURPLE} and {ABJURED}: draw 1"],
    "medical_staff": ["lose 2", "gain 4", f"if {PURPLE} and {ABJURED}: draw 1"],
    "wilbur_whateley": ["lose 6", f"if {PURPLE}: gain 2", "lose 5 | gone"],
    "medical_student": ["power 2", "gain 4", f"if {PURPLE}: lose 2"],
    "dean_halsey": ["gain 5", RETURN, f"if {PURPLE}: draw 1"],
    "keziah_mason": ["lose 3", "gain 4", f"if {PURPLE}: {RETURN}"],
    "terrible_old_man": ["gain 5", "lose 4", f"if {PURPLE} and {ABJURED}: draw 1"],
    "arkham_asylum": ["power 2 or gain 2", "lose 5 | gone"],
    "adept": ["power 2 or lose 1", "lose 1 | gone"],
    "goon": ["lose 1"],
    "follower": ["power 1"],
}

NEEDS: Final = {
    "yellow": YELLOW,
    "green": GREEN,
    "purple": PURPLE,
    "character": "a character",
    "artifact": "an artifact",
    "location": LOCATION,
    "discard": DISCARD,
    "abjure": ABJURED,
}
EFFECTS: Final = {"abjure": ABJURE, "return": RETURN, "destroy": DESTROY}
VERBS: Final = {"conjure": "power", "loss": "lose", "gain": "gain"}


def read(ability: Mapping[str, object]) -> str:
    """An ability in the words of the table above."""
    needs, sides = ability["needs"], ability["sides"]
    assert isinstance(needs, list)
    assert isinstance(sides, list)
    required = f"if {' and '.join(NEEDS[need] for need in needs)}: " if needs else ""
    return required + " or ".join(map(effect, sides)) + (" | gone" if ability["abjures_self"] else "")


def effect(side: dict[str, object]) -> str:
    kind = str(side["effect"])
    if kind in EFFECTS:
        return EFFECTS[kind]
    if kind in VERBS:
        return f"{VERBS[kind]} {side['amount']}"
    return ", ".join(f"{verb} {side[verb]}" for verb in ("draw", "discard") if side[verb])


@pytest.mark.parametrize("key", KEYS)
def test_the_abilities_are_those_of_the_reference(key: str) -> None:
    assert [read(ability) for ability in CARDS[key]["abilities"]] == REFERENCE[key]


def test_the_box_holds_66_shared_cards_of_37_designs() -> None:
    shared = [CARDS[key]["copies"] for key in KEYS[:SHARED_KINDS]]
    assert (len(shared), sum(shared)) == (37, 66)


def test_the_box_holds_10_adepts_8_goons_and_24_followers() -> None:
    assert [CARDS[key]["copies"] for key in ("adept", "goon", "follower")] == [10, 8, 24]


@pytest.mark.parametrize(("colour", "designs"), [("yellow", 12), ("green", 13), ("purple", 12), ("black", 3)])
def test_the_reference_comes_in_blocks_of_colour(colour: str, designs: int) -> None:
    assert sum(card["colour"] == colour for card in CARDS.values()) == designs


@pytest.mark.parametrize("key", KEYS)
def test_a_card_that_asks_for_another_of_its_colour_has_that_colour(key: str) -> None:
    asked = {need for ability in CARDS[key]["abilities"] for need in ability["needs"]} & {"yellow", "green", "purple"}
    expected = {"purple"} if key == "strange_high_house" else {CARDS[key]["colour"]}
    assert asked - {"green"} <= expected
    assert key == "strange_high_house" or asked <= expected


def test_what_the_rulebook_does_not_print_is_marked_as_an_estimate() -> None:
    estimates = {figure for card in CARDS.values() for figure, mark in card["marks"].items() if mark == "E"}
    assert estimates == {"price", "copies", "sanity", "shield"}


def test_the_abilities_are_all_stated() -> None:
    assert {card["marks"]["abilities"] for card in CARDS.values()} == {"S"}
