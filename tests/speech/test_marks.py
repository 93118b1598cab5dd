"""Names of cards and players are marked in the log."""

import random

import pytest

import eldritch
from eldritch.core.history import History
from eldritch.games.castle.box.components import ORGANISATIONS
from eldritch.games.duel.box.components import Box
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import Line, marks, speech_of
from eldritch.speech.marks import Part

SEATS = {"realms": 3, "nightmarium": 3, "duel": 2, "castle": 5}
NAMES = ["Ann", "Bob", "Eve", "Dan", "Fay"]


def log_of(game: str, lang: str) -> list[Line]:
    """The log of a random game for seat 0."""
    chance = random.Random(game)
    found = eldritch.game(game)
    history = History(found.new(seats=SEATS[game], seed=5))
    speech = speech_of(found, Words(lang), NAMES[: SEATS[game]])
    speech.opening(history.state.view(0))
    lines: list[Line] = []
    while not history.state.over and len(history.steps) < 400:
        seat = chance.choice(history.state.deciders())
        step = history.apply(seat, chance.choice(history.state.legal(seat)))
        lines += speech.describe_events([event.visible_to(0) for event in step.events])
    return lines


def components(game: str) -> set[str]:
    """What a mark may name: components of the edition, bags, and things without an entry there."""
    described = eldritch.game(game).edition.described()
    found = {str(one[name]) for one in described for name in ("key", "card", "name") if name in one}
    box = eldritch.game(game).edition
    books = {book for sheet in box.sheets.values() for book in sheet.books} if isinstance(box, Box) else set()
    signs = {"sign_1", "sign_2", "sign_3", "sign_back"} if game == "duel" else set()
    sides = set(ORGANISATIONS) if game == "castle" else set()
    return found | books | signs | sides | {"bag"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_cards_and_players_are_marked_in_the_log_of_every_game(game: str, lang: str) -> None:
    parts = [part for line in log_of(game, lang) for part in line.parts]
    cards = {part.card for part in parts if part.card}
    assert len(cards) > 5
    assert cards <= components(game)
    assert {part.seat for part in parts} - {None} == set(range(SEATS[game]))
    assert all(part.text == NAMES[part.seat] for part in parts if part.seat is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_no_marks_are_left_in_texts(game: str, lang: str) -> None:
    for line in log_of(game, lang):
        assert not set(line.text) & {marks.OPEN, marks.THEN, marks.CLOSE}
        assert line.text == "".join(part.text for part in line.parts)


def test_a_sentence_is_split_in_order() -> None:
    ann, _ = marks.seats(["Ann", "Bob"])
    said = f"{ann} plays {marks.card('deep_ones', 'Deep Ones')} ×2."
    assert marks.parts(said) == (
        Part("Ann", seat=0),
        Part(" plays "),
        Part("Deep Ones", card="deep_ones"),
        Part(" ×2."),
    )
