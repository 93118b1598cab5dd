"""Prompts and choices of Duel in words."""

import re

import pytest

from eldritch.games.duel.state import Duel
from eldritch.games.duel.words.terminal import TerminalTable
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import Choice

from ..table import CTHULHU, GAME, GOAT, area, table


def face(lang: str) -> TerminalTable:
    return TerminalTable(GAME, Words(lang), ["Anna", "Boris"])


def choices(state: Duel, seat: int, lang: str = "en") -> list[Choice]:
    return face(lang).choices(state.view(seat))


def test_areas_to_pick_have_their_numbers_on_the_map() -> None:
    t = table(cthulhu="arkham deep_one", goat="dunwich acolyte")
    pick = next(choice.pick for choice in choices(t.state, CTHULHU) if choice.pick and "Deep One" in choice.text)
    areas = dict(zip(pick.labels, pick.typed(), strict=True))
    assert areas["Salem"] == area("salem") + 1
    assert f"{area('salem') + 1} Salem" in pick.question


def test_leaving_a_gate_asks_from_where() -> None:
    t = table(cthulhu="arkham acolyte | salem acolyte", gates="arkham cthulhu | salem cthulhu")
    pick = next(choice.pick for choice in choices(t.state, CTHULHU) if choice.text.startswith("leave the gate"))
    assert pick is not None
    assert pick.question.startswith("From which gate?")


@pytest.mark.parametrize(("lang", "comma"), [("en", "."), ("ru", ",")])
def test_average_kills_have_the_decimal_sign_of_the_language(lang: str, comma: str) -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham mi_go")
    (battle,) = (choice.text for choice in choices(t.state, CTHULHU, lang) if "6" in choice.text and "1" in choice.text)
    assert re.search(rf"\b1\{comma}0\b.*\b0\{comma}2\b", battle)


@pytest.mark.parametrize(("lang", "instead"), [("en", "instead of an action"), ("ru", "вместо действия")])
def test_a_requirement_instead_of_an_action_says_so_once(lang: str, instead: str) -> None:
    t = table(
        cthulhu="arkham acolyte", goat="dunwich 3 acolyte", current="goat", open_slots="eliminate_two", books="frenzy"
    )
    (text,) = (choice.text for choice in choices(t.state, GOAT, lang) if instead in choice.text)
    assert text.count(instead) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_without_a_refuge_is_not_told_to_retreat(lang: str) -> None:
    ring = "merrimack_river 3 deep_one | dunwich acolyte | arkham acolyte | innsmouth acolyte"
    free = table(cthulhu="merrimack_river 3 deep_one", goat="merrimack_river mi_go, dark_young")
    enclosed = table(cthulhu=ring, goat="merrimack_river mi_go, dark_young")
    prompts = [
        face(lang).prompt(t.with_dice("battle merrimack_river", (0, 2), (0, 0)).state.view(GOAT))
        for t in (free, enclosed)
    ]
    assert prompts[0] != prompts[1]


def test_the_book_choice_gives_ghroths_text_in_full() -> None:
    assert "otherwise place an Acolyte" in Words("en").say("duel-book-ghroth-text")


def test_the_rules_name_every_unique_ability() -> None:
    english, russian = Words("en"), Words("ru")
    assert "Immortal" in english.say("duel-rules-cthulhu")
    assert "Fertility Cult" in english.say("duel-rules-goat")
    assert "Бессмертный" in russian.say("duel-rules-cthulhu")
    assert "Культ плодородия" in russian.say("duel-rules-goat")
