"""Words: language, plural forms and errors for missing messages."""

import re
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest
from fluent.runtime import FluentResource

from eldritch import locale
from eldritch.locale import MissingMessage, Words, files, preferred
from eldritch.speech.cast import CAST


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "ru_RU.UTF-8", "ELDRITCH_LANG": "en"}, "en"),
        ({"ELDRITCH_LANG": "ru"}, "ru"),
        ({"ELDRITCH_LANG": "tlh", "LANG": "ru_RU"}, "ru"),
    ],
)
def test_the_environment_prefers_a_language(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang


def test_a_missing_key_is_an_error() -> None:
    words = Words("en")
    assert not words.has("play-no-such-thing")
    with pytest.raises(MissingMessage, match="play-no-such-thing"):
        words.say("play-no-such-thing")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="number"):
        Words("en").say("play-bot")


def test_threads_that_need_the_same_file_wait_until_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server's thread for replays and its event loop share the messages."""
    words = Words("en")

    def slow(text: str) -> object:
        sleep(0.05)
        return FluentResource(text)

    monkeypatch.setattr(locale, "FluentResource", slow)
    with ThreadPoolExecutor(4) as threads:
        said = set(threads.map(lambda _: words.say("house-status-open"), range(4)))
    assert len(said) == 1


def test_all_files_can_be_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("ru")
    words.read_all()
    monkeypatch.setattr(locale, "FluentResource", None)
    assert words.say("house-status-open")
    assert words.has("duel-title")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, ru"):
        Words("tlh")


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Аня берёт 1 карту."),
        (2, "Аня берёт 2 карты."),
        (5, "Аня берёт 5 карт."),
        (11, "Аня берёт 11 карт."),
        (21, "Аня берёт 21 карту."),
        (22, "Аня берёт 22 карты."),
    ],
)
def test_russian_counts_cards(count: int, said: str) -> None:
    assert Words("ru").say("nightmarium-event-drew", name="Аня", count=count) == said


@pytest.mark.parametrize(
    ("legion", "of"),
    [
        ("necromunculus", "некромункулов"),
        ("homunculus", "людовищ"),
        ("constrict", "констриктов"),
        ("chimerid", "химеридов"),
    ],
)
def test_russian_legions_are_declined(legion: str, of: str) -> None:
    words = Words("ru")
    assert f"карту легиона {of};" in words.say("nightmarium-legion-binds", legion=legion)
    assert f"целиком из {of}:" in words.say("nightmarium-event-pure-legion", slot="1", legion=legion)


@pytest.mark.parametrize(
    ("lang", "listed", "either"), [("en", "a, b and c", "a, b or c"), ("ru", "a, b и c", "a, b или c")]
)
def test_lists(lang: str, listed: str, either: str) -> None:
    words = Words(lang)
    assert words.list(["a", "b", "c"]) == listed
    assert words.either(["a", "b", "c"]) == either
    assert words.list(["a"]) == "a"
    assert words.list([]) == ""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_default_player_names_can_stand_alone(lang: str) -> None:
    names = [Words(lang).say(f"house-bot-{number}") for number in range(CAST)]
    assert [name for name in names if not name[0].isupper()] == []
    assert Words(lang).say("castle-table-you")[0].isupper()


RESULTS = re.compile(r"^((?!verify)\w+-result[\w-]*|\w+-event-game-ended[\w-]*|table-event-ended-\w+) =", re.MULTILINE)


@pytest.mark.parametrize(("names", "count"), [("Ann", 1), ("You", 1), ("Ann and Bob", 2), ("You and Ann", 2)])
def test_an_english_result_suits_one_or_more_winners_by_name_or_pronoun(names: str, count: int) -> None:
    """ "You wins" is wrong, and so is "Winners: Ann"."""
    words = Words("en")
    keys = [key for file in files("en") for key in RESULTS.findall(file.read_text(encoding="utf-8"))]
    tie = "no" if count == 1 else "yes"
    said = [words.say(key, names=names, count=count, best=5, tie=tie, doom="30 : 20") for key in keys]
    wrong = re.compile(rf"{names} (?:wins|is|has|was|shares|completes)\b|{'Winners' if count == 1 else 'Winner'}:")
    assert len(said) > 20
    assert [text for text in said if wrong.search(text)] == []
