"""Keys that can be typed instead of a choice's number."""

import random
import re
from collections.abc import Iterator

import pytest

import eldritch
from eldritch.cli.shell import COMMANDS
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import Choice, speech_of

SHOWN = re.compile(r"\(«?(\w)(?:»?\)| \d)")
"""A key in the text of a choice: `(e)`, `(s 1 3 swaps …)`."""


def choices(id: str, lang: str) -> Iterator[Choice]:
    """The choices of a random game."""
    chance = random.Random(id)
    game = eldritch.game(id)
    state = game.new(game.seats.start, seed=1)
    speech = speech_of(game, Words(lang), ["Anya", "Borya", "Vova"][: state.seats])
    for _ in range(300):
        if state.over:
            return
        seat = state.deciders()[0]
        yield from speech.choices(state.view(seat))
        state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", eldritch.games())
def test_a_key_means_one_thing_and_is_shown_as_it_is_typed(id: str, lang: str) -> None:
    words = Words(lang)
    commands = {words.say(f"play-key-{command}") for command in COMMANDS} | set(COMMANDS.values())
    for choice in choices(id, lang):
        assert not commands & set(choice.keys), f"{choice.text}: the key is that of a command"
        shown = SHOWN.search(choice.text)
        if choice.keys:
            assert shown, f"{choice.text} does not show its key"
            assert shown[1] in choice.keys
            assert lang != "ru" or not shown[1].isascii(), f"{choice.text} shows a Latin key"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_key(lang: str) -> None:
    words = Words(lang)
    keys = [words.say(f"play-key-{command}") for command in COMMANDS]
    assert len(set(keys)) == len(keys)
