"""Keys that can be typed instead of a choice's number."""

import random
from collections.abc import Callable, Iterator

import pytest

import eldritch
from eldritch.cli.shell import COMMANDS
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import Choice, speech_of

from .typist import Result, typed


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
def test_a_key_means_one_thing_and_can_be_typed_on_the_keyboard_of_the_language(id: str, lang: str) -> None:
    words = Words(lang)
    commands = {words.say(f"play-key-{command}") for command in COMMANDS} | set(COMMANDS.values())
    for choice in choices(id, lang):
        assert not commands & set(choice.keys), f"{choice.text}: the key is that of a command"
        assert lang != "ru" or not choice.keys or not choice.keys[-1].isascii(), f"{choice.text} shows a Latin key"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_key(lang: str) -> None:
    words = Words(lang)
    keys = [words.say(f"play-key-{command}") for command in COMMANDS]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("lang", "shown"), [("en", "draw a card (d)"), ("ru", "взять карту из колоды (б)")])
def test_the_list_of_choices_shows_keys(eldritch: Callable[..., Result], lang: str, shown: str) -> None:
    assert shown in eldritch(f"play nightmarium --seed 5 --lang {lang}", typed([])).shown
