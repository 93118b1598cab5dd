"""Every keyword, every question and every card is explained, in both languages, to terminal and browser alike."""

import re

import pytest

import eldritch
from eldritch.cli.topics import about
from eldritch.core.registry import folder_of
from eldritch.learn.topics import topics_of
from eldritch.locale import LANGUAGES, Words
from eldritch.speech import speech_of

TWO_LINES = 190
"""So many letters are two lines, three on a phone."""

GAMES = eldritch.games()


def subjects(game: str, lang: str, part: str, ending: str) -> tuple[str, ...]:
    """What a file of messages is about, as the browser reads it: the middles of keys with this ending, in order."""
    text = (folder_of(game) / "locale" / lang / f"{game}-{part}.ftl").read_text(encoding="utf-8")
    return tuple(re.findall(rf"^{game}-{part}-([\w-]+){ending} =", text, re.MULTILINE))


def keyworded(game: str, names: set[str]) -> set[str]:
    """Those of the names that are no keyword."""
    return names - set(topics_of(game).keywords)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terminal_and_browser_have_the_same_lists(game: str, lang: str) -> None:
    topics = topics_of(game)
    assert subjects(game, lang, "keywords", "-text") == topics.keywords
    assert subjects(game, lang, "questions", "-answer") == topics.questions
    assert subjects(game, lang, "rules", "-title") == speech_of(eldritch.game(game), Words(lang), []).rules_parts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_is_explained_in_two_lines(game: str, lang: str) -> None:
    words = Words(lang)
    for word in topics_of(game).keywords:
        key = f"{game}-keywords-{word}"
        assert words.say(key) != words.say(f"{key}-text")
        assert 10 < len(words.say(f"{key}-text")) <= TWO_LINES, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_keywords_have_a_form_in_common(game: str, lang: str) -> None:
    words = Words(lang)
    forms = [
        form for word in topics_of(game).keywords for form in words.say(f"{game}-keywords-{word}-forms").split(", ")
    ]
    assert all(re.fullmatch(r"[\w'’ *-]+", form) for form in forms)
    assert sorted(forms) == sorted(set(forms))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_most_keywords_are_found_in_the_rules_themselves(game: str, lang: str) -> None:
    """A form that no text has in it would never be opened."""
    words = Words(lang)
    parts = speech_of(eldritch.game(game), words, []).rules_parts
    said = [words.say(f"{game}-rules-{part}") for part in parts]
    said += [words.say(f"{game}-keywords-{word}-text") for word in topics_of(game).keywords]
    said += [words.say(f"{game}-questions-{one}-answer") for one in topics_of(game).questions]
    text = " ".join("\n".join(said).lower().replace("ё", "е").split())
    found = [
        word for word in topics_of(game).keywords if any(_stands(form, text) for form in _forms(game, word, words))
    ]
    assert len(found) >= 0.9 * len(topics_of(game).keywords), set(topics_of(game).keywords) - set(found)


def _forms(game: str, word: str, words: Words) -> list[str]:
    return words.say(f"{game}-keywords-{word}-forms").lower().replace("ё", "е").split(", ")


def _stands(form: str, text: str) -> bool:
    pattern = r"\b" + re.escape(form).replace(r"\*", r"[\w’-]*")
    return re.search(pattern, text) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_answer(game: str, lang: str) -> None:
    words = Words(lang)
    for question in topics_of(game).questions:
        assert "?" in words.say(f"{game}-questions-{question}")
        assert len(words.say(f"{game}-questions-{question}-answer")) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_every_edition_is_explained(lang: str) -> None:
    words = Words(lang)
    realms = eldritch.game("realms").edition.described()
    assert all(words.has(f"realms-card-{card['key'].replace('_', '-')}") for card in realms)
    effects = {side["effect"] for card in realms for ability in card["abilities"] for side in ability["sides"]}
    assert keyworded("realms", effects - {"conjure", "cards"}) == set()
    shields = {card["shield"] for card in realms if card.get("shield")} - {"none"}
    assert keyworded("realms", {card["type"] for card in realms} | shields) == set()

    abilities = {card["ability"] for card in eldritch.game("nightmarium").edition.described()} - {"none"}
    assert keyworded("nightmarium", abilities) == set()

    castle = eldritch.game("castle").edition.described()
    cards = {card["card"] for card in castle if card["sort"] != "character"}
    assert all(words.has(f"castle-text-{card.replace('_', '-')}") for card in cards)
    assert keyworded("castle", {re.sub("_with_.*", "", card) for card in cards}) == set()

    books = {"devolve", "absorb", "regenerate", "dreams", "submerge", "yha_nthlei"}
    books |= {"frenzy", "thousand_young", "blood_sacrifice", "red_sign", "necrophagy", "ghroth"}
    assert keyworded("duel", books) == set()
    assert all(words.has(f"duel-book-{book}-text") for book in books)


def test_a_topic_is_found_by_its_name_and_else_by_what_is_said() -> None:
    assert about("realms", Words("en"), "ABJURE")[0][0] == "Abjure"
    named = [title for title, _ in about("castle", Words("ru"), "черная жемчужина")]
    assert named[0] == "Чёрная жемчужина"
    assert about("duel", Words("en"), "words")[0][0] == "Power"
    assert len(about("duel", Words("en"), "questions")) == len(topics_of("duel").questions)
    assert about("duel", Words("en"), "teapot") == []
