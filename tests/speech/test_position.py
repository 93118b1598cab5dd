"""The table in sentences contains everything that a seat may know."""

import random

import pytest

import eldritch
from eldritch.core.state import State
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import Speech, marks, speech_of

SEATS = {"realms": 3, "nightmarium": 3, "duel": 2, "castle": 5}
NAMES = ["Ann", "Bob", "Eve", "Dan", "Fay"]


def played(game: str, moves: int) -> State:
    chance = random.Random(f"{game} {moves}")
    state = eldritch.game(game).new(seats=SEATS[game], seed=moves)
    for _ in range(moves):
        if state.over:
            break
        seat = chance.choice(state.deciders())
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def speech(game: str, lang: str = "en") -> Speech:
    return speech_of(eldritch.game(game), Words(lang), NAMES[: SEATS[game]])


def text(said: Speech, state: State, viewer: int | None) -> str:
    sections = said.position(state.view(viewer))
    return marks.plain("\n".join(line for section in sections for line in (section.title, *section.lines)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_every_position_can_be_described_to_every_seat(game: str, lang: str) -> None:
    said = speech(game, lang)
    for moves in (0, 9, 40, 130, 400):
        state = played(game, moves)
        for viewer in (0, 1, None):
            shown = said.position(state.view(viewer))
            assert all(name in "\n".join(section.title for section in shown) for name in NAMES[: SEATS[game]])
            assert all(line.strip() for section in shown for line in (section.title, *section.lines))


@pytest.mark.parametrize("game", SEATS)
def test_equal_views_have_equal_descriptions(game: str) -> None:
    said = speech(game)
    for moves in (5, 50, 150):
        state = played(game, moves)
        twin = state.seen_by(0).imagine(moves, knowledge=True)
        assert text(said, state, 0) == text(said, twin, 0)


def test_hand_market_and_counts_of_realms_are_described() -> None:
    state = played("realms", 60)
    said, view = speech("realms"), state.view(0)
    shown = text(said, state, 0)
    words = Words("en")
    table = view["table"]
    cards = [*table["seats"][0]["hand"], *(card for row in table["rows"] for card in row["cards"] if card)]
    assert all(words.say(f"realms-card-{card.replace('_', '-')}") in shown for card in cards)
    assert all(f"Sanity {player['sanity']}" in shown for player in table["seats"])


def test_every_creature_of_nightmarium_is_described_part_by_part() -> None:
    state = played("nightmarium", 120)
    shown = text(speech("nightmarium"), state, 0)
    bodies = [body for player in state.view(0)["table"]["seats"] for body in player["creatures"] if body]
    assert bodies
    assert shown.count("Creature ") == len(bodies)
    for place, part in enumerate(("legs", "torso", "head")):
        assert shown.count(f"{part}: ") == sum(len(body["cards"]) > place for body in bodies)


def test_every_area_of_duel_is_described_with_its_neighbours() -> None:
    state = played("duel", 40)
    shown = text(speech("duel"), state, 0)
    assert shown.count("Borders: ") == len(state.view(0)["table"]["areas"])


def test_castle_describes_no_secrets_on_a_shared_screen() -> None:
    state = played("castle", 30)
    said = speech("castle")
    own = state.view(0)["table"]["seats"][0]
    secrets = [Words("en").say(f"castle-side-{own['organisation']}")]
    assert all(secret in text(said, state, 0) for secret in secrets)
    said.discreet = True
    assert not any(secret in text(said, state, 0) for secret in secrets)
