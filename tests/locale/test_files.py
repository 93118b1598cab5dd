"""The message files of all languages have the same keys and arguments, and format without errors."""

import re
from itertools import product

import pytest
from fluent.syntax import ast

from eldritch.locale import LANGUAGES, Words, files

from .files import LANGUAGE, PLURALS, is_plural, names_of, nodes

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_parses(lang: str) -> None:
    assert LANGUAGE[lang].junk == []


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_keys_in_the_same_files(lang: str) -> None:
    assert [path.name for path in files(lang)] == [path.name for path in files("en")]
    assert LANGUAGE[lang].homes == LANGUAGE["en"].homes


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_arguments(lang: str) -> None:
    for key in LANGUAGE["en"].messages:
        assert LANGUAGE[lang].variables(key) == LANGUAGE["en"].variables(key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_begins_with_the_name_of_its_file(lang: str) -> None:
    for key, stem in LANGUAGE[lang].homes.items():
        assert f"{key}-".startswith(f"{stem}-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats_in_every_variant(lang: str) -> None:
    words = Words(lang)
    for key in LANGUAGE[lang].messages:
        values = LANGUAGE[lang].values(key)
        for combination in product(*values.values()):
            said = words.say(key, **dict(zip(values, combination, strict=True)))
            assert said.strip(), key
            assert not re.search(r"[{}\u2068\u2069]", said), said


def test_russian_plurals_have_one_few_and_many() -> None:
    russian = LANGUAGE["ru"]
    selects = [
        (key, node)
        for key, message in russian.messages.items()
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression)
    ]
    plurals = [(key, select) for key, select in selects if is_plural(select)]
    assert len(plurals) > 10
    for key, select in plurals:
        assert names_of(select) >= PLURALS, key


def test_plurals_in_english_are_plurals_in_russian_too() -> None:
    def counted(lang: str, key: str) -> set[str]:
        return {
            node.selector.id.name
            for node in nodes(LANGUAGE[lang].messages[key])
            if isinstance(node, ast.SelectExpression)
            and isinstance(node.selector, ast.VariableReference)
            and is_plural(node)
        }

    for key in LANGUAGE["en"].messages:
        assert counted("en", key) <= counted("ru", key), key


def test_english_has_no_russian_letters() -> None:
    for path in files("en"):
        assert not re.search("[А-Яа-яЁё]", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_used(lang: str) -> None:
    used = {
        node.id.name
        for entry in (*LANGUAGE[lang].messages.values(), *LANGUAGE[lang].terms.values())
        for node in nodes(entry)
        if isinstance(node, ast.TermReference)
    }
    assert used == set(LANGUAGE[lang].terms)
