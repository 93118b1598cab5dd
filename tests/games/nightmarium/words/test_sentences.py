"""Sentences of Nightmarium fit the position: chains, seals and discards for a pure legion."""

import pytest

from eldritch.cli.tables import TerminalTable, terminal_table
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import speech_of
from eldritch.speech.why import Thing

from ..table import GAME, Table, table

NAMES = ["Anya", "Borya"]
NO_ABILITY = "30-35 | hand 37"
"""Homunculi without abilities: the legs and the torso of a creature, and its head in the hand."""


def face(lang: str = "en") -> TerminalTable:
    return terminal_table(GAME, Words(lang), NAMES)


def why(t: Table, who: str, thing: Thing) -> str:
    seat = t.seat(who)
    return speech_of(GAME, Words("en"), NAMES).why_not(t.state.view(seat), thing)


def log(t: Table, lang: str = "en") -> list[str]:
    return [line.text for line in face(lang).describe_events([event.visible_to(None) for event in t.events])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pure_creature_without_abilities_has_no_empty_chain(lang: str) -> None:
    t = table(anya=NO_ABILITY, borya="| hand 33 36 3")
    t.play("play 37 1")
    assert t.step == "pure_legion"
    assert len(face(lang).prompt(t.state.view(1))) == 1


@pytest.mark.parametrize(("lang", "of_a_legion"), [("en", "of that legion"), ("ru", "этого легиона")])
def test_the_second_of_two_discarded_cards_may_be_of_any_legion(lang: str, of_a_legion: str) -> None:
    t = table(anya=NO_ABILITY, borya="| hand 3 6 15")
    t.play("play 37 1")
    first = face(lang).prompt(t.state.view(1))[-1]
    t.play("borya discard 3")
    second = face(lang).prompt(t.state.view(1))[-1]
    assert first != second
    assert of_a_legion not in second


def test_a_hand_without_the_legion_is_not_told_that_it_has_one() -> None:
    t = table(anya=NO_ABILITY, borya="| hand 3 6 15")
    t.play("play 37 1")
    t.play("borya discard 3")
    assert why(t, "borya", Thing("card", "3")) == "You have already chosen this card."


def test_sixth_legs_are_refused_for_the_limit_of_creatures() -> None:
    t = table(anya="30 33 36 39 48 | hand 51", borya="| hand 3")
    assert why(t, "anya", Thing("card", "51")).startswith("You already have 5 creatures")


def test_a_seal_binds_the_legion_without_being_called_a_creature() -> None:
    t = table(anya="45-89-4 | hand homunculus 3", borya="| hand 6", options={"seals": True})
    t.play("play homunculus 1")
    if t.step == "replay":
        t.play("decline")
    assert "a card of the Homunculi" in face().prompt(t.state.view(0))[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seal_on_the_acting_creature_does_not_take_over_from_itself(lang: str) -> None:
    t = table(anya="45-89 | hand 4 necromunculus", borya="| hand 6", options={"seals": True})
    t.play("play 4 1")
    assert t.step == "mockingbird"
    before = len(t.events)
    t.play("play necromunculus 1")
    assert any(event.name == "interrupted" for event in t.events[before:])
    (sentence,) = (line for line in log(t, lang) if "of the chain" in line or "Остаток цепочки" in line)
    assert sentence.count("1") == 1
