"""The cards in the box, and edition files that correct them."""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import eldritch
from eldritch.games.nightmarium.box.components import STANDARD

from ..table import CARDS, GAME

# Printed number, positions (legs, torso, head), ability.
CARD_BY_CARD: Final = {
    "necromunculus": """
        1 H Sc, 2 T -, 3 L -, 4 H -, 5 TH Mo, 6 L -, 7 H Sc, 8 T Sc, 9 L Sc, 10 TH De, 11 LT Mo,
        12 L Mo, 13 H -, 14 LT Sc, 15 L -, 16 H Sc, 17 TH Sc, 18 L Sc, 19 H Sc, 20 T Sc, 21 LT Sc,
        22 H -, 23 T Sc, 24 L Sc, 25 H De, 26 T -, 27 L -""",
    "homunculus": """
        28 H De, 29 TH Mb, 30 L -, 31 H Mb, 32 T Mb, 33 L -, 34 TH Mo, 35 T -, 36 L -, 37 H -,
        38 LT Mb, 39 L -, 40 H De, 41 TH De, 42 L De, 43 H Mb, 44 LT De, 45 L Mb, 46 H Mo, 47 T Mo,
        48 L -, 49 H Mo, 50 LT Mo, 51 L -, 52 H -, 53 T De, 54 L Mo""",
    "constrict": """
        55 H Ch, 56 T Ch, 57 L Ch, 58 H Mb, 59 LTH Mb, 60 L Mb, 61 H Mo, 62 LTH Mo, 63 L Mo,
        64 H Ch, 65 LTH Ch, 66 L -, 67 H -, 68 T Ch, 69 L -, 70 H -, 71 T -, 72 L -, 73 H Ch,
        74 LTH Ch, 75 L Ch, 76 H Ch, 77 T Ch, 78 L Ch, 79 H -, 80 T -, 81 L -""",
    "chimerid": """
        82 H Ex, 83 TH Ex, 84 L Ex, 85 H -, 86 T -, 87 L -, 88 H Mb, 89 T Mb, 90 L Mb, 91 H De,
        92 T De, 93 L De, 94 H Ex, 95 T Ex, 96 L Ex, 97 H -, 98 T -, 99 L -, 100 H Ex, 101 T Ex,
        102 L Ex, 103 H Ex, 104 LT Ex, 105 L Ex, 106 H Ex, 107 T Ex, 108 L Ex""",
}

# How many cards: legs, torso, head, legs or torso, torso or head, any of the three.
TABLES: Final = {
    "necromunculus": {
        "mourner": (1, 0, 0, 1, 1, 0),
        "scavenger": (3, 3, 4, 2, 1, 0),
        "devourer": (0, 0, 1, 0, 1, 0),
        "none": (4, 2, 3, 0, 0, 0),
    },
    "homunculus": {
        "mourner": (1, 1, 2, 1, 1, 0),
        "devourer": (1, 1, 2, 1, 1, 0),
        "mockingbird": (1, 1, 2, 1, 1, 0),
        "none": (6, 1, 2, 0, 0, 0),
    },
    "constrict": {
        "mourner": (1, 0, 1, 0, 0, 1),
        "mockingbird": (1, 0, 1, 0, 0, 1),
        "chorister": (3, 3, 4, 0, 0, 2),
        "none": (4, 2, 3, 0, 0, 0),
    },
    "chimerid": {
        "executioner": (5, 3, 5, 1, 1, 0),
        "devourer": (1, 1, 1, 0, 0, 0),
        "mockingbird": (1, 1, 1, 0, 0, 0),
        "none": (2, 2, 2, 0, 0, 0),
    },
}
TOTALS: Final = {
    "mourner": (3, 1, 3, 2, 2, 1),
    "scavenger": (3, 3, 4, 2, 1, 0),
    "executioner": (5, 3, 5, 1, 1, 0),
    "devourer": (2, 2, 4, 1, 2, 0),
    "mockingbird": (3, 2, 4, 1, 1, 1),
    "chorister": (3, 3, 4, 0, 0, 2),
    "none": (16, 7, 10, 0, 0, 0),
}
SETS: Final = (
    ("legs",),
    ("torso",),
    ("head",),
    ("legs", "torso"),
    ("torso", "head"),
    ("legs", "torso", "head"),
)
LETTERS: Final = {"L": "legs", "T": "torso", "H": "head"}
SHORT: Final = {
    "Mo": "mourner",
    "Sc": "scavenger",
    "Ex": "executioner",
    "De": "devourer",
    "Mb": "mockingbird",
    "Ch": "chorister",
    "-": "none",
}
FEARS: Final = [card for card in CARDS.values() if not card["seal"]]


def counted(legion: str | None, ability: str) -> tuple[int, ...]:
    found = Counter(
        tuple(card["positions"]) for card in FEARS if legion in (None, card["legion"]) and card["ability"] == ability
    )
    assert set(found) <= set(SETS)
    return tuple(found[positions] for positions in SETS)


@pytest.mark.parametrize("legion", CARD_BY_CARD)
def test_every_card_by_its_number(legion: str) -> None:
    for line in CARD_BY_CARD[legion].split(","):
        number, positions, ability = line.split()
        card = CARDS[int(number)]
        printed = (legion, [LETTERS[letter] for letter in positions], SHORT[ability])
        assert (card["legion"], card["positions"], card["ability"]) == printed, f"card {number}"


def test_the_list_names_all_108_cards() -> None:
    listed = [int(line.split()[0]) for cards in CARD_BY_CARD.values() for line in cards.split(",")]
    assert listed == list(range(1, 109))


@pytest.mark.parametrize("legion", TABLES)
def test_the_composition_of_each_legion(legion: str) -> None:
    assert {ability: counted(legion, ability) for ability in SHORT.values()} == {
        ability: TABLES[legion].get(ability, (0,) * 6) for ability in SHORT.values()
    }


def test_the_composition_of_the_whole_deck() -> None:
    assert {ability: counted(None, ability) for ability in SHORT.values()} == TOTALS


def test_27_cards_in_each_legion() -> None:
    assert Counter(card["legion"] for card in FEARS) == dict.fromkeys(TABLES, 27)


def test_46_legs_39_torsos_45_heads() -> None:
    usable = Counter(position for card in FEARS for position in card["positions"])
    assert usable == {"legs": 46, "torso": 39, "head": 45}


@pytest.mark.parametrize(
    ("legion", "legs", "torso", "head"),
    [
        ("necromunculus", 11, 11, 11),
        ("homunculus", 12, 10, 11),
        ("constrict", 13, 9, 13),
        ("chimerid", 10, 9, 10),
    ],
)
def test_usable_parts_of_each_legion(legion: str, legs: int, torso: int, head: int) -> None:
    usable = Counter(position for card in FEARS if card["legion"] == legion for position in card["positions"])
    assert usable == {"legs": legs, "torso": torso, "head": head}


def test_75_cards_have_an_ability() -> None:
    assert sum(card["ability"] != "none" for card in FEARS) == 75


def test_every_card_of_several_positions_has_an_ability() -> None:
    assert all(card["ability"] != "none" for card in FEARS if len(card["positions"]) > 1)


def test_three_seals_of_each_legion() -> None:
    seals = {card["legion"]: card["copies"] for card in CARDS.values() if card["seal"]}
    assert seals == dict.fromkeys(TABLES, 3)


def test_seals_have_neither_position_nor_ability() -> None:
    seals = [card for card in CARDS.values() if card["seal"]]
    assert all((card["positions"], card["ability"]) == ([], "none") for card in seals)


# Edition files.

CARD_7 = '{ number = 7, legion = "necromunculus", positions = ["head"], ability = "scavenger", mark = "P" }'
SEAL_112 = '{ number = 112, legion = "chimerid", copies = 3, mark = "S" }'


def edition(folder: Path, old: str, new: str) -> Path:
    """The standard edition with one change."""
    text = STANDARD.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    with pytest.raises(eldritch.BadEdition) as caught:
        eldritch.game("nightmarium", edition=path)
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "entry", "fault"),
    [
        (f"{CARD_7},", "", "card 7", "missing"),
        (CARD_7, CARD_7.replace("number = 7", "number = 8"), "card 8", "twice"),
        (
            CARD_7,
            CARD_7.replace("number = 7", "number = 109"),
            "card 109",
            "number must be 1 to 108, not 109",
        ),
        (CARD_7, CARD_7.replace("number = 7", 'number = "7"'), "card 7", "number must be 1 to 108, not '7'"),
        (CARD_7, CARD_7.replace("necromunculus", "vampire"), "card 7", "legion must be one of"),
        (CARD_7, CARD_7.replace("scavenger", "singer"), "card 7", "ability must be one of"),
        (CARD_7, CARD_7.replace('["head"]', '["tail"]'), "card 7", "positions must be one of"),
        (CARD_7, CARD_7.replace('["head"]', "[]"), "card 7", "positions must be a list of"),
        (CARD_7, CARD_7.replace('["head"]', '"head"'), "card 7", "positions must be a list of"),
        (CARD_7, CARD_7.replace('mark = "P"', 'mark = "Q"'), "card 7", "mark must be one of"),
        (CARD_7, CARD_7.replace(', mark = "P"', ""), "card 7", "mark must be one of"),
        (CARD_7, '"card 7"', "cards", "list of tables"),
        (f"{SEAL_112},", "", "seals", "must be 4"),
        (SEAL_112, SEAL_112.replace("chimerid", "homunculus"), "seal 112", "number 112 of chimerid"),
        (SEAL_112, SEAL_112.replace("copies = 3", "copies = 0"), "seal 112", "copies must be 1 to 9"),
        (SEAL_112, SEAL_112.replace('mark = "S"', 'mark = "X"'), "seal 112", "mark must be one of"),
        ('hand = { cards = 5, mark = "S" }', "", "hand", "must be a table"),
        ("{ cards = 5,", "{ cards = 0,", "hand", "cards must be 1 to 10, not 0"),
        ('game = "nightmarium"', 'game = "realms"', "game", 'must be "nightmarium"'),
        ('game = "nightmarium"', "", "game", 'must be "nightmarium"'),
    ],
)
def test_a_broken_edition_is_refused_with_file_entry_and_fault(
    tmp_path: Path, old: str, new: str, entry: str, fault: str
) -> None:
    path = edition(tmp_path, old, new)
    message = complaint(path)
    assert message.startswith(f"{path}: {entry}: ")
    assert fault in message


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("cards = [", encoding="utf-8")
    assert complaint(path).startswith(f"{path}: not valid TOML")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint(path).startswith(f"{path}: cannot be read")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert complaint(path).startswith(f"{path}: cannot be read")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path).startswith(f"{tmp_path}: cannot be read")


def test_an_edition_may_carry_facts_of_its_own(tmp_path: Path) -> None:
    path = edition(tmp_path, 'game = "nightmarium"', 'game = "nightmarium"\nchecked = 2024-02-29')
    assert eldritch.game("nightmarium", edition=path).edition.digest != GAME.edition.digest


def orange_54(folder: Path) -> Path:
    """An edition whose card 54 is a constrict."""
    return edition(folder, '{ number = 54, legion = "homunculus"', '{ number = 54, legion = "constrict"')


def test_a_game_can_use_a_corrected_edition(tmp_path: Path) -> None:
    game = eldritch.game("nightmarium", edition=orange_54(tmp_path))
    state = game.new(2, 1)
    assert state.edition.described()[53]["legion"] == "constrict"


def test_a_corrected_hand_size_is_dealt(tmp_path: Path) -> None:
    game = eldritch.game("nightmarium", edition=str(edition(tmp_path, "{ cards = 5,", "{ cards = 7,")))
    assert [len(seat["hand"]) for seat in game.new(2, 1).view(None)["table"]["seats"]] == [7, 7]


def test_the_environment_may_name_the_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = orange_54(tmp_path)
    monkeypatch.setenv("ELDRITCH_EDITION_NIGHTMARIUM", str(path))
    assert eldritch.game("nightmarium").edition.path == str(path)


def test_an_edition_argument_overrides_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = orange_54(tmp_path)
    monkeypatch.setenv("ELDRITCH_EDITION_NIGHTMARIUM", str(tmp_path / "nowhere.toml"))
    assert eldritch.game("nightmarium", edition=path).edition.path == str(path)


def test_the_standard_edition_is_untouched_by_a_corrected_one(tmp_path: Path) -> None:
    eldritch.game("nightmarium", edition=orange_54(tmp_path))
    assert eldritch.game("nightmarium").edition.digest == GAME.edition.digest


def test_a_dump_of_another_edition_is_refused(tmp_path: Path) -> None:
    other = eldritch.game("nightmarium", edition=orange_54(tmp_path))
    with pytest.raises(eldritch.BadDump, match="another edition"):
        GAME.load(other.new(2, 1).dump())


def test_the_same_figures_in_another_file_are_the_same_edition(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text("# my copy\n" + STANDARD.read_text(encoding="utf-8"), encoding="utf-8")
    copy = eldritch.game("nightmarium", edition=path)
    assert copy.load(GAME.new(2, 1).dump()).seats == 2
