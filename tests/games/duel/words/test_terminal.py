"""Duel in the terminal: every choice can be made, every event has words, and the map shows both ends of a portal."""

import pytest
from rich.console import Console

from eldritch.core.generator import Generator
from eldritch.core.history import History
from eldritch.core.tactics import NEUTRAL
from eldritch.games.duel.tactics.policy import DuelTactics
from eldritch.games.duel.words.decisions import GROUPS
from eldritch.games.duel.words.terminal import TerminalTable
from eldritch.locale import LANGUAGES, Words

from ..messages import duel_keys
from ..table import GAME, table

NAMES = ["Анна", "Boris"]


def face(lang: str) -> TerminalTable:
    return TerminalTable(GAME, Words(lang), NAMES)


def shown(drawn: object, width: int = 80) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
def test_every_choice_can_be_made_and_every_event_is_told(lang: str, seed: int) -> None:
    seen = face(lang)
    history = History(GAME.new(2, seed))
    seen.opening(history.state.view(None))
    chance = Generator(seed)
    while not history.state.over:
        (seat,) = history.state.deciders()
        view = history.state.view(seat)
        reached: set[int] = set()
        for choice in seen.choices(view):
            reached |= set(choice.actions)
            if choice.pick is not None:
                for place in range(len(choice.pick.each)):
                    reached |= set(choice.pick.actions([place]))
        legal = history.state.legal(seat)
        assert reached == set(legal)
        assert seen.prompt(view)
        greedy = seed % 2 == 0
        weights = DuelTactics(NEUTRAL).weigh(history.state, seat, legal)
        action = legal[weights.index(max(weights)) if greedy else chance.below(len(legal))]
        step = history.apply(seat, action)
        for viewer in (0, 1, None):
            assert len(seen.describe_events([event.visible_to(viewer) for event in step.events])) == len(step.events)
    assert seen.result(history.state.view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_fits_eighty_columns_and_marks_both_ends_of_a_portal(lang: str) -> None:
    seen = face(lang)
    t = table(cthulhu="jersey_reef 6 acolyte, 4 deep_one, 2 shoggoth, 2 starspawn, cthulhu", goat="dunwich acolyte")
    drawn = shown(seen.table(t.state.view(0), 80))
    assert all(len(line) <= 80 for line in drawn.splitlines())
    assert [drawn.count(portal) for portal in "①②③"] == [2, 2, 2]


def test_a_double_line_parts_boxes_without_a_border() -> None:
    drawn = shown(face("en").table(table(cthulhu="salem acolyte", goat="dunwich acolyte").state.view(0), 80))
    assert drawn.count("+==================+") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_in_the_code_has_a_message(lang: str) -> None:
    words = Words(lang)
    assert [key for key in sorted(duel_keys()) if not words.has(key)] == []


def test_every_verb_stands_in_one_group() -> None:
    assert sorted(verb for verbs in GROUPS.values() for verb in verbs) == sorted(GAME.actions.verbs)
