"""The game in the terminal: everything that can happen has a text, in both languages."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from eldritch.cli.tables import terminal_table
from eldritch.core.options import switches
from eldritch.locale import LANGUAGES, Words

from ..table import GAME, table

NAMES = [f"N{number}" for number in range(10)]


def any_move(state: Any, chance: random.Random) -> tuple[int, int]:
    """A move of a random verb, so that rare ones come up; endings only late."""
    seat = chance.choice(state.deciders())
    verbs: dict[str, list[int]] = {}
    for action in state.legal(seat):
        verbs.setdefault(state.describe(action)["verb"], []).append(action)
    early = [verb for verb in verbs if verb not in ("declare", "fortune", "solo", "pass")]
    verb = chance.choice(early if early and state.turn < 14 else list(verbs))
    return seat, chance.choice(verbs[verb])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_whole_games_can_be_put_into_words(lang: str, seats: int) -> None:
    face = terminal_table(GAME, Words(lang), NAMES[:seats])
    console = Console(width=100, file=StringIO())
    for seed in range(2):
        options = {"fortune_telling": True, "smuggling": seed == 1, "expert": True}
        state: Any = GAME.new(seats, seed, options)
        chance = random.Random(seed)
        assert face.opening(state.view(None))
        for number in range(160):
            if state.over:
                break
            seat, action = any_move(state, chance)
            view = state.view(seat)
            choices = face.choices(view)
            assert sorted(choice.actions[0] for choice in choices) == sorted(state.legal(seat))
            groups = [choice.group for choice in choices]
            assert len(set(groups)) == 1 or groups[0] != Words(lang).say("castle-group-other")
            assert face.prompt(view)
            if number % 5 == 0:
                console.print(face.table(view, 100, full=True), face.hand(view), face.legend())
            state.events = []
            state.apply(seat, action)
            for viewer in (0, seats - 1, None):
                lines = face.describe_events([event.visible_to(viewer) for event in state.events])
                assert len(lines) == len(state.events)
        if state.over:
            assert len(face.result(state.view(None))) == seats + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_options_cards_and_endings_have_words(lang: str) -> None:
    words = Words(lang)
    for part in terminal_table(GAME, words, []).rules_parts:
        assert words.say(f"castle-rules-{part}-title")
        assert words.say(f"castle-rules-{part}")
    for switch in switches(GAME.options):
        assert words.say(f"castle-option-{switch.name.replace('_', '-')}")
    for entry in GAME.edition.described():
        assert words.say(f"castle-card-{entry['card']}")
    for ending in (
        "declared",
        "wrongly-declared",
        "fortune-told",
        "wrong-fortune",
        "alone",
        "agreed-draw",
        "turn-limit",
    ):
        assert words.say(f"castle-ending-{ending}")
        assert words.say(f"castle-result-{ending}", names="A", count=1)


def test_the_second_item_on_top_of_the_pile_is_chosen_with_the_first_in_sight() -> None:
    four = {"boris": "brotherhood priest | goblet", "clara": "order thug | whip"}
    t = table(anna="order clairvoyant | key", **four, pile="coat tome").play("anna foresee", "anna top tome")
    face = terminal_table(GAME, Words("en"), NAMES[:3])
    assert face.prompt(t.state.view(0)) == ["On top: Tome. Which item goes beneath it?"]
    face.discreet = True
    assert face.prompt(t.state.view(0)) == ["On top: the first item. Which item goes beneath it?"]


def test_a_fight_in_words_says_who_supports_whom_and_what_lies_open() -> None:
    seats = {
        "anna": "order thug | dagger",
        "boris": "brotherhood priest | goblet",
        "clara": "order duelist | whip",
        "dmitri": "brotherhood doctor | coat",
    }
    t = table(**seats, pile="tome").fight("anna", "boris", clara="attacker", dmitri="defender")
    t.play("anna use_item dagger").no("anna", "boris", "clara", "dmitri")
    face = terminal_table(GAME, Words("en"), NAMES[:4])
    paper = StringIO()
    Console(width=100, file=paper).print(face.table(t.state.view(2), 100))
    shown = paper.getvalue()
    assert "Supporting the attacker: N2" in shown
    assert "Supporting the defender: N3" in shown
    assert "N0 uses Dagger." in shown
