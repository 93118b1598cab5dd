"""Spellbooks (rulings 52 to 55)."""

import pytest

from ..table import CTHULHU, GOAT, box, opening, table

SPREAD = ["dunwich", "arkham", "salem", "boston", "kingsport", "rockport", "innsmouth", "martins_beach"]


@pytest.mark.parametrize(("areas", "slot"), [(4, "four_areas"), (6, "six_areas"), (8, "eight_areas")])
def test_ruling52_figures_in_enough_areas_bring_a_book(areas: int, slot: str) -> None:
    spread = {key: "mi_go" if key in ("rockport", "innsmouth") else "acolyte" for key in SPREAD[: areas - 1]}
    goat = " | ".join(f"{key} {figure}" for key, figure in {**spread, "dunwich": "acolyte, ghoul"}.items())
    t = table(goat=f"{goat} | power 1", current="goat", open_slots=slot)
    assert t.step == "turn"
    t.play("move ghoul dunwich devils_reef")
    assert (t.step, t.waiting_for) == ("take_book", ["goat"])


def test_ruling52_in_the_enemys_turn_too() -> None:
    t = table(cthulhu="arkham acolyte | power 1", goat="dunwich acolyte", open_slots="shared_area")
    t.play("move acolyte arkham dunwich")
    assert (t.step, t.waiting_for) == ("take_book", ["goat"])


def test_ruling53_the_earner_is_asked_at_once_the_active_player_first() -> None:
    """A fourth gate in water, while both stand in Merrimack River: a book for each."""
    t = table(
        cthulhu="martins_beach acolyte | gardner_reservoir acolyte | merrimack_river acolyte | power 3",
        goat="merrimack_river acolyte | loblolly_bay acolyte",
        gates="martins_beach cthulhu | gardner_reservoir cthulhu | loblolly_bay goat",
        open_slots="water_gates shared_area",
    )
    t.play("build merrimack_river")
    assert (t.step, t.waiting_for) == ("take_book", ["cthulhu"])
    t.play("take_book dreams")
    assert (t.step, t.waiting_for) == ("take_book", ["goat"])


def test_ruling54_books_and_slots_stay_for_ever() -> None:
    t = table(goat="dunwich 4 acolyte | power 3", current="goat", open_slots="four_areas")
    t.play(*(f"move acolyte dunwich {to}" for to in ("arkham", "merrimack_river", "devils_reef")))
    t.play("take_book frenzy", "pass")
    t.play("move acolyte arkham dunwich", "move acolyte devils_reef dunwich", "stop")
    assert (t.books("goat"), t.open_slots("goat")) == ("frenzy", "")


def test_ruling54_a_joined_area_counts_once() -> None:
    t = table(goat="devils_reef 2 acolyte | dunwich acolyte | arkham acolyte", current="goat", open_slots="four_areas")
    assert t.step == "turn"


def test_ruling55_the_first_doom_phase_brings_a_book_and_a_sign() -> None:
    t = table(cthulhu="salem acolyte", goat="dunwich acolyte", phase="doom", round=1, open_slots="first_doom_phase")
    assert (t.step, t.waiting_for) == ("take_book", ["cthulhu"])
    assert len(t.signs("cthulhu")) == 1


def test_ruling55_only_the_first() -> None:
    t = table(cthulhu="salem acolyte", goat="dunwich acolyte", phase="doom", round=2, open_slots="first_doom_phase")
    assert t.step == "doom_part"


def test_ruling55_the_sixth_book_follows_in_the_same_phase() -> None:
    t = table(
        cthulhu="salem acolyte",
        goat="dunwich acolyte",
        phase="doom",
        round=1,
        open_slots="first_doom_phase last_book",
        books="devolve absorb regenerate dreams",
    )
    assert set(t.choices(verb="take_book")) == {"take_book submerge", "take_book yha_nthlei"}
    t.play("take_book submerge")
    assert t.state.unlimited_battle()
    assert len(t.signs("cthulhu")) == 2


@pytest.mark.parametrize("last", ["frenzy", "red_sign", "ghroth"])
def test_the_last_book_comes_by_itself(last: str) -> None:
    t = table(
        cthulhu="salem acolyte",
        goat="arkham acolyte | power 1",
        current="goat",
        open_slots="shared_area",
        books=" ".join(book for book in box().sheets["black_goat"].books if book != last),
    )
    t.play("move acolyte arkham salem")
    assert t.happened("book_taken")[-1]["book"] == last


def test_four_gates_in_water_of_anybody_are_enough() -> None:
    t = table(
        cthulhu="salem acolyte",
        goat="merrimack_river acolyte | gardner_reservoir acolyte | devils_reef acolyte | loblolly_bay acolyte",
        gates="merrimack_river goat | gardner_reservoir goat | devils_reef goat",
        current="goat",
        open_slots="water_gates",
    )
    t.play("build loblolly_bay")
    assert (t.step, t.waiting_for) == ("take_book", ["cthulhu"])


def test_awakening_cthulhu_brings_a_book_and_a_sign() -> None:
    t = opening()
    t.state.power[CTHULHU] = 10
    t.play("awaken cthulhu jersey_reef")
    assert (t.step, len(t.signs("cthulhu")), t.power[CTHULHU]) == ("take_book", 1, 0)


def test_the_progress_towards_open_requirements_is_shown() -> None:
    t = table(
        cthulhu="martins_beach acolyte | arkham acolyte",
        goat="dunwich 2 acolyte, ghoul | salem acolyte | boston acolyte",
        gates="martins_beach cthulhu | arkham cthulhu | dunwich goat",
        open_slots="water_gates last_book four_areas six_areas eight_areas eliminate_two",
        books="devolve frenzy",
    )
    shown = [
        {entry["name"]: (entry["done"], entry["needed"]) for entry in seat["requirements"]}
        for seat in t.state.view(None)["table"]["seats"]
    ]
    assert shown[CTHULHU] == {"water_gates": (1, 3), "last_book": (1, 5)}
    assert shown[GOAT] == {
        "four_areas": (3, 4),
        "six_areas": (3, 6),
        "eight_areas": (3, 8),
        "eliminate_two": (None, None),
    }
