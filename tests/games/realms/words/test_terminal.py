"""Cthulhu Realms in the terminal: every choice and every event has its words, in both languages."""

import random
from collections.abc import Iterator
from io import StringIO
from typing import Final

import pytest
from rich.console import Console

from eldritch.core.history import History
from eldritch.core.tactics import NEUTRAL
from eldritch.games.realms.tactics.policy import RealmsTactics
from eldritch.games.realms.words.terminal import TerminalTable, edition_parts
from eldritch.locale import LANGUAGES, Words

from ..table import GAME, Table, table

NAMES: Final = ["Anya", "Borya", "Vova", "Galya"]


def face(lang: str, seats: int = 2) -> TerminalTable:
    return TerminalTable(GAME, Words(lang), NAMES[:seats])


def printed(*parts: object) -> str:
    console = Console(width=100, file=StringIO())
    console.print(*parts)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(seats: int, seed: int) -> Iterator[History]:
    """A random game, at every decision and at its end."""
    options = {"empty_deck": "end_of_turn"} if seed % 2 else {}
    history = History(GAME.new(seats, seed, options))
    chance = random.Random(seed)
    while not history.state.over:
        yield history
        seat = history.state.deciders()[0]
        history.apply(seat, chance.choice(history.state.legal(seat)))
    yield history


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_of_a_game_has_its_words(lang: str, seats: int) -> None:
    shown = face(lang, seats)
    for history in played(seats, 1):
        for seat in history.state.deciders():
            view = history.state.view(seat)
            assert shown.prompt(view)
            choices = shown.choices(view)
            assert {choice.actions[0] for choice in choices} >= set(history.state.legal(seat))
            assert all(choice.group and choice.text for choice in choices)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_event_has_its_words(lang: str, seats: int) -> None:
    shown = face(lang, seats)
    for history in played(seats, 2):
        for step in history.steps[-1:]:
            for viewer in (None, 0):
                lines = shown.describe_events([event.visible_to(viewer) for event in step.events])
                assert len(lines) == len(step.events)
    assert shown.result(history.state.view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_at_any_time(lang: str) -> None:
    shown = face(lang, 3)
    for number, history in enumerate(played(3, 3)):
        if number % 50 == 0:
            view = history.state.view(0)
            assert printed(shown.table(view, 100, full=True), shown.hand(view))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_all_their_parts(lang: str) -> None:
    words = Words(lang)
    for part in TerminalTable.rules_parts:
        assert words.say(f"realms-rules-{part}-title")
        assert words.say(f"realms-rules-{part}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_edition_is_listed_with_marks_and_estimates(lang: str) -> None:
    words = Words(lang)
    shown = printed(*edition_parts(GAME, words))
    assert "3 E" in shown
    assert "10 S" in shown
    assert all(words.say(f"realms-card-{key}") in shown for key in ("ghoul", "rlyeh", "adept"))
    assert "38" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_bot_has_its_words(lang: str) -> None:
    words = Words(lang)
    tactics = RealmsTactics(NEUTRAL)
    state = GAME.new(3, 4)
    chance = random.Random(4)
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        for action in legal:
            assert words.say(f"realms-why-{tactics.reason(state.seen_by(seat), seat, action)}")
        state.apply(seat, chance.choice(legal))


def test_an_opponents_hand_is_not_shown() -> None:
    t = table(anya="hand goon | deck follower", borya="hand dagon | deck adept")
    assert "Dagon" not in printed(face("en").table(t.state.view(0), 100, full=True))


def test_a_used_ability_is_struck_out() -> None:
    t = table(anya="hand deep_ones", borya="").play("play deep_ones", "use deep_ones conjure 3")
    assert "3 power or opponents lose 4 sanity" in printed(face("en").table(t.state.view(0), 100))


def test_all_cards_of_a_hand_can_be_played_at_once() -> None:
    t: Table = table(anya="hand goon goon follower", borya="")
    everything = face("en").choices(t.state.view(0))[0]
    for action in everything.actions:
        t.state.apply(0, action)
    assert t.in_play("anya") == "goon goon follower"


def told(t: Table, lang: str = "en") -> str:
    """The events of the table's last action, in words."""
    shown = face(lang, t.state.seats)
    return " ".join(line.text for line in shown.describe_events([event.visible_to(None) for event in t.events]))


@pytest.mark.parametrize(
    ("options", "anya", "winner"),
    [
        ({}, "deck follower follower follower follower follower follower", "the largest draw pile"),
        ({"tie_break": "all_cards"}, "discard goon", "the most cards"),
    ],
)
def test_a_win_by_tie_break_is_not_told_as_most_sanity(options: dict[str, str], anya: str, winner: str) -> None:
    t = table(anya=anya, borya="", rest="box", options={"empty_deck": "end_of_turn", **options}).play("end_turn")
    assert t.winners == ["anya"]
    assert f"{winner} decide" in told(t)
    (how, *_) = face("en").result(t.state.view(0))
    assert f"Anya won with {winner}" in how


def test_a_draw_and_a_clear_win_are_told_as_such() -> None:
    options = {"empty_deck": "end_of_turn"}
    drawn = table(anya="", borya="", rest="box", options=options).play("end_turn")
    assert "Equal in sanity and cards" in told(drawn)
    won = table(anya="sanity 51", borya="", rest="box", options=options).play("end_turn")
    assert "Most sanity: Anya" in told(won)


def test_the_rows_of_an_eliminated_player_are_seen_to_go() -> None:
    t = table(anya="play arkham", borya="sanity 1", vova="").play("use arkham loss 1", "strike borya", "spare")
    swept = [event.public for event in t.events if event.name == "swept_row"]
    assert [event["between"] for event in swept] == [[1, 2], [0, 1]]
    assert sorted(len(event["cards"]) for event in swept) == [3, 3]
    assert "between Anya and Borya goes to the box" in told(t).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        ("king_in_yellow", "(a location)", "(локация)"),
        ("miskatonic_hospital", "(another location)", "(другая локация)"),
        ("miskatonic_university", "(a character)", "(персонаж)"),
        ("strange_high_house", "(a green card)", "(зелёная карта)"),
        ("book_of_iod", "(another yellow card)", "(другая жёлтая карта)"),
    ],
)
def test_a_requirement_says_another_only_where_the_card_has_it_itself(card: str, en: str, ru: str) -> None:
    """As in the booklet: a card that is no location asks for a location, a location for another one."""
    assert en in face("en").card_names.abilities(card)
    assert ru in face("ru").card_names.abilities(card)


def test_choosing_whom_a_loss_hits_has_its_words() -> None:
    t = table(anya="play arkham ruins", borya="", options={"own_loss": True}).play("use arkham loss 1")
    shown = face("en")
    assert shown.prompt(t.state.view(0)) == ["Who loses 1 sanity?"]
    assert [choice.text for choice in shown.choices(t.state.view(0))] == ["your own locations", "Borya"]
