"""Who chooses, what is optional, in which order (rulings 33 to 35)."""

from ..table import CTHULHU, GOAT, choices, decider, do, figures, step, table, with_dice


def test_ruling33_the_owner_of_the_target_chooses_what_is_devoured() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "acolyte, mi_go, shub_niggurath"})
    do(state, "battle arkham", "devour")
    assert decider(state) == GOAT
    assert choices(state) == {"eliminate acolyte arkham", "eliminate mi_go arkham"}


def test_ruling33_the_owner_chooses_for_avatar() -> None:
    state = table({"salem": "acolyte, deep_one"}, {"dunwich": "shub_niggurath"}, turn=GOAT)
    do(state, "avatar cthulhu salem")
    assert decider(state) == CTHULHU
    assert choices(state) == {"give acolyte", "give deep_one"}


def test_ruling34_abilities_may_be_declined() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "2 acolyte"})
    do(state, "battle arkham")
    assert choices(state) == {"devour", "decline"}


def test_ruling34_regenerate_may_be_declined() -> None:
    state = table({"arkham": "2 starspawn"}, {"arkham": "2 dark_young"}, books="regenerate")
    state = with_dice(state, "battle arkham", (0, 0), (1, 0))
    do(state, "decline")
    assert figures(state, CTHULHU, "arkham") == "starspawn"
    assert state.doom == [0, 3]


def test_ruling34_an_earned_book_must_be_taken() -> None:
    state = table({"salem": "acolyte"}, {"arkham": "acolyte"}, turn=GOAT, open_slots="shared_area", power=(8, 1))
    do(state, "move acolyte arkham salem")
    assert step(state) == "take_book"
    assert all(words.startswith("take_book") for words in choices(state))


def test_ruling35_the_attacker_assigns_first() -> None:
    state = table({"arkham": "2 deep_one, acolyte"}, {"arkham": "mi_go, acolyte"}, turn=GOAT)
    state = with_dice(state, "battle arkham", (1, 0), (1, 0))
    assert (step(state), decider(state)) == ("assign_kills", GOAT)
    do(state, "kill acolyte")
    assert (step(state), decider(state)) == ("assign_kills", CTHULHU)


def test_ruling35_the_active_player_takes_his_book_first() -> None:
    state = table(
        {"gardner_reservoir": "acolyte", "merrimack_river": "acolyte", "kingsport": "acolyte"},
        {"martins_beach": "mi_go"},
        {"gardner_reservoir": "cthulhu", "merrimack_river": "cthulhu", "martins_beach": "nobody"},
        open_slots="water_gates shared_area",
        power=(1, 8),
    )
    do(state, "move acolyte kingsport martins_beach")
    assert (step(state), decider(state)) == ("take_book", GOAT)
    do(state, "take_book frenzy")
    assert (step(state), decider(state)) == ("take_book", CTHULHU)
