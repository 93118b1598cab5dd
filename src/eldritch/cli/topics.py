"""Rules by topic: keywords, questions and search."""

from typing import Final

from eldritch.learn.topics import topics_of
from eldritch.locale import Words

KEYWORDS: Final = "words"
QUESTIONS: Final = "questions"
"""Special topics: all keywords, and all questions."""

Topic = tuple[str, str]
"""A title and its text."""


def keywords(game: str, words: Words) -> list[Topic]:
    found = [f"{game}-keywords-{word}" for word in topics_of(game).keywords]
    return [(words.say(key), words.say(f"{key}-text")) for key in found]


def questions(game: str, words: Words) -> list[Topic]:
    found = [f"{game}-questions-{question}" for question in topics_of(game).questions]
    return [(words.say(key), words.say(f"{key}-answer")) for key in found]


def about(game: str, words: Words, wanted: str) -> list[Topic]:
    """The topics whose titles match, or else those whose texts do."""
    if wanted == KEYWORDS:
        return keywords(game, words)
    if wanted == QUESTIONS:
        return questions(game, words)
    topics = [*keywords(game, words), *questions(game, words)]
    terms = normalised(wanted).split()
    named = [topic for topic in topics if _has(topic[0], terms)]
    return named or [topic for topic in topics if _has(f"{topic[0]} {topic[1]}", terms)]


def normalised(text: str) -> str:
    """Normalise a text for comparison: lower case, ё as е, and straight apostrophes."""
    return text.lower().replace("ё", "е").replace("’", "'")


def _has(text: str, terms: list[str]) -> bool:
    return all(term in normalised(text) for term in terms)
