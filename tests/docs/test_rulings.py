"""Every ruling that code or tests cite is on its game's page, and every ruling on a page has a test."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = {"realms": 45, "nightmarium": 33, "duel": 80, "castle": 43}

ENTRY: Final = re.compile(r"^(\d+)\. \*\*.+?(?=^\d+\. \*\*|^###|\Z)", re.MULTILINE | re.DOTALL)
LIST: Final = re.compile(r"\brulings?\s+(\d+(?:(?:,\s+|\s+and\s+|\s+to\s+)\d+)*)", re.IGNORECASE)
RANGE: Final = re.compile(r"(\d+)\s+to\s+(\d+)")
SHORT: Final = re.compile(r"\bR(\d+)\b")
NAMED: Final = re.compile(r"^ +Test: `(\w+)`\.$", re.MULTILINE)
PART: Final = re.compile(r"^ +\(([a-z])\) ", re.MULTILINE)
TEST: Final = re.compile(r"\bdef (test_r(?:uling)?(\d+[a-z]?(?:_\d+)*)_\w+)")


def rulings(game: str) -> dict[int, str]:
    """The numbered rulings on a game's page with their texts."""
    page = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    section = page.split("\n## Rulings\n")[1].split("\n## ")[0]
    return {int(entry[1]): entry[0] for entry in ENTRY.finditer(section)}


def cited(text: str, game: str) -> set[int]:
    """The rulings cited in a text: "ruling 31", "rulings 3, 5 and 7", "rulings 1 to 11", in Nightmarium "R19"."""
    found = set[int]()
    for numbers in LIST.findall(text):
        found.update(int(number) for number in re.findall(r"\d+", numbers))
        for first, last in RANGE.findall(numbers):
            found.update(range(int(first), int(last) + 1))
    if game == "nightmarium":
        found.update(int(number) for number in SHORT.findall(text))
    return found


def named_tests(game: str) -> dict[str, list[str]]:
    """The tests of each ruling, and of each lettered part of one ("10f")."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / game).rglob("*.py")):
        for name, numbers in TEST.findall(path.read_text("utf-8")):
            for number in numbers.split("_"):
                found.setdefault(number, []).append(name)
                if number[-1].isalpha():
                    found.setdefault(number[:-1], []).append(name)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_gaps(game: str) -> None:
    assert list(rulings(game)) == list(range(1, GAMES[game] + 1))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("folder", ["src/eldritch/games", "tests/games"])
def test_every_cited_ruling_is_on_the_page(game: str, folder: str) -> None:
    known = set(rulings(game))
    files = [path for path in (ROOT / folder / game).rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    unknown = {str(path.relative_to(ROOT)): cited(path.read_text("utf-8"), game) - known for path in files}
    assert not {path: numbers for path, numbers in unknown.items() if numbers}
    assert any(cited(path.read_text("utf-8"), game) for path in files)


@pytest.mark.parametrize("game", GAMES)
def test_tests_are_named_after_rulings_of_the_page(game: str) -> None:
    known = set(rulings(game))
    assert {int(re.sub(r"\D", "", number)) for number in named_tests(game)} == known


@pytest.mark.parametrize("game", GAMES)
def test_the_test_named_by_a_ruling_exists_and_has_its_number(game: str) -> None:
    tests = named_tests(game)
    for number, text in rulings(game).items():
        named = NAMED.findall(text)
        assert len(named) == 1, f"ruling {number} names {len(named)} tests"
        assert named[0] in tests[str(number)], f"ruling {number} names {named[0]}, but has {tests[str(number)]}"


@pytest.mark.parametrize("game", GAMES)
def test_every_lettered_part_of_a_ruling_has_a_test(game: str) -> None:
    tests = named_tests(game)
    parts = [f"{number}{part}" for number, text in rulings(game).items() for part in PART.findall(text)]
    assert not [part for part in parts if part not in tests]
    assert game != "nightmarium" or len(parts) == 8


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("A reveal scores at once (ruling 67).", {67}),
        ("Only the rest now (ruling\n    50).", {50}),
        ("What they are worth (rulings 31, 32\n    and 39).", {31, 32, 39}),
        ("Fights: rulings 16 to 18.", {16, 17, 18}),
        ("Shields (R7, R21)", {7, 21}),
        ("the default is a ruling; 4 players", set()),
    ],
)
def test_citations_are_found(text: str, numbers: set[int]) -> None:
    assert cited(text, "nightmarium") == numbers


def test_short_citations_are_recognized_in_nightmarium_only() -> None:
    assert cited("R9", "castle") == set()
