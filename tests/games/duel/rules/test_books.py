"""Spellbooks (rulings 52 to 55)."""

import pytest

from ..table import CTHULHU, GOAT, begin, books, choices, decider, do, events, open_slots, step, table

SPREAD = ["dunwich", "arkham", "salem", "boston", "kingsport", "rockport", "innsmouth", "martins_beach"]


@pytest.mark.parametrize(("areas", "slot"), [(4, "four_areas"), (6, "six_areas"), (8, "eight_areas")])
def test_ruling52_figures_in_enough_areas_bring_a_book(areas: int, slot: str) -> None:
    goat = {key: "mi_go" if key in ("rockport", "innsmouth") else "acolyte" for key in SPREAD[: areas - 1]}
    goat["dunwich"] = "acolyte, ghoul"
    state = table({}, goat, turn=GOAT, open_slots=slot, power=(8, 1))
    assert step(state) == "turn"
    do(state, "move ghoul dunwich devils_reef")
    assert (step(state), decider(state)) == ("take_book", GOAT)


def test_ruling52_in_the_enemys_turn_too() -> None:
    state = table({"arkham": "acolyte"}, {"dunwich": "acolyte"}, open_slots="shared_area", power=(1, 8))
    do(state, "move acolyte arkham dunwich")
    assert (step(state), decider(state)) == ("take_book", GOAT)


def test_ruling53_the_earner_is_asked_at_once_the_active_player_first() -> None:
    """A fourth gate in water, while both stand in Merrimack River: a book for each."""
    state = table(
        {"martins_beach": "acolyte", "gardner_reservoir": "acolyte", "merrimack_river": "acolyte"},
        {"merrimack_river": "acolyte", "loblolly_bay": "acolyte"},
        {"martins_beach": "cthulhu", "gardner_reservoir": "cthulhu", "loblolly_bay": "goat"},
        open_slots="water_gates shared_area",
        power=(3, 8),
    )
    do(state, "build merrimack_river")
    assert (step(state), decider(state)) == ("take_book", CTHULHU)
    do(state, "take_book dreams")
    assert (step(state), decider(state)) == ("take_book", GOAT)


def test_ruling54_books_and_slots_stay_for_ever() -> None:
    state = table({}, {"dunwich": "4 acolyte"}, turn=GOAT, open_slots="four_areas", power=(8, 3))
    do(state, *(f"move acolyte dunwich {to}" for to in ("arkham", "merrimack_river", "devils_reef")))
    do(state, "take_book frenzy", "pass")
    do(state, "move acolyte arkham dunwich", "move acolyte devils_reef dunwich", "stop")
    assert (books(state, GOAT), open_slots(state, GOAT)) == ("frenzy", "")


def test_ruling54_a_joined_area_counts_once() -> None:
    state = table(
        {},
        {"devils_reef": "2 acolyte", "dunwich": "acolyte", "arkham": "acolyte"},
        turn=GOAT,
        open_slots="four_areas",
    )
    assert step(state) == "turn"


def test_ruling55_the_first_doom_phase_brings_a_book_and_a_sign() -> None:
    state = table({"salem": "acolyte"}, {"dunwich": "acolyte"}, phase="doom", round=1, open_slots="first_doom_phase")
    assert (step(state), decider(state)) == ("take_book", CTHULHU)
    assert len(state.signs[CTHULHU]) == 1


def test_ruling55_only_the_first() -> None:
    state = table({"salem": "acolyte"}, {"dunwich": "acolyte"}, phase="doom", round=2, open_slots="first_doom_phase")
    assert step(state) == "doom_part"


def test_ruling55_the_sixth_book_follows_in_the_same_phase() -> None:
    state = table(
        {"salem": "acolyte"},
        {"dunwich": "acolyte"},
        phase="doom",
        round=1,
        open_slots="first_doom_phase last_book",
        books="devolve absorb regenerate dreams",
    )
    assert choices(state, "take_book") == {"take_book submerge", "take_book yha_nthlei"}
    do(state, "take_book submerge")
    assert state.unlimited_battle()
    assert len(state.signs[CTHULHU]) == 2


def test_the_last_book_comes_by_itself() -> None:
    state = table(
        {"salem": "acolyte"},
        {"arkham": "acolyte"},
        turn=GOAT,
        power=(8, 1),
        open_slots="shared_area",
        books="frenzy thousand_young blood_sacrifice red_sign necrophagy",
    )
    do(state, "move acolyte arkham salem")
    assert events(state, "book_taken")[-1]["book"] == "ghroth"


def test_four_gates_in_water_of_anybody_are_enough() -> None:
    state = table(
        {"salem": "acolyte"},
        {
            "merrimack_river": "acolyte",
            "gardner_reservoir": "acolyte",
            "devils_reef": "acolyte",
            "loblolly_bay": "acolyte",
        },
        {"merrimack_river": "goat", "gardner_reservoir": "goat", "devils_reef": "goat"},
        turn=GOAT,
        open_slots="water_gates",
    )
    do(state, "build loblolly_bay")
    assert (step(state), decider(state)) == ("take_book", CTHULHU)


def test_awakening_cthulhu_brings_a_book_and_a_sign() -> None:
    state = begin()
    state.power[CTHULHU] = 10
    do(state, "awaken cthulhu jersey_reef")
    assert (step(state), len(state.signs[CTHULHU]), state.power[CTHULHU]) == ("take_book", 1, 0)


def test_the_progress_towards_open_requirements_is_shown() -> None:
    state = table(
        {"martins_beach": "acolyte", "arkham": "acolyte"},
        {"dunwich": "2 acolyte, ghoul", "salem": "acolyte", "boston": "acolyte"},
        {"martins_beach": "cthulhu", "arkham": "cthulhu", "dunwich": "goat"},
        open_slots="water_gates last_book four_areas six_areas eight_areas eliminate_two",
        books="devolve frenzy",
    )
    shown = [
        {entry["name"]: (entry["done"], entry["needed"]) for entry in seat["requirements"]}
        for seat in state.view(None)["table"]["seats"]
    ]
    assert shown[CTHULHU] == {"water_gates": (1, 3), "last_book": (1, 5)}
    assert shown[GOAT] == {
        "four_areas": (3, 4),
        "six_areas": (3, 6),
        "eight_areas": (3, 8),
        "eliminate_two": (None, None),
    }
