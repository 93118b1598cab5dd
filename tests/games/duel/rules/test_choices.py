"""Who chooses, what is optional, in which order (rulings 33 to 35)."""

from ..table import table


def test_ruling33_the_owner_of_the_target_chooses_what_is_devoured() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham acolyte, mi_go, shub_niggurath")
    t.play("battle arkham", "devour")
    assert t.waiting_for == ["goat"]
    assert set(t.choices()) == {"eliminate acolyte arkham", "eliminate mi_go arkham"}


def test_ruling33_the_owner_chooses_for_avatar() -> None:
    t = table(cthulhu="salem acolyte, deep_one", goat="dunwich shub_niggurath", current="goat")
    t.play("avatar cthulhu salem")
    assert t.waiting_for == ["cthulhu"]
    assert set(t.choices()) == {"give acolyte", "give deep_one"}


def test_ruling34_abilities_may_be_declined() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham 2 acolyte")
    t.play("battle arkham")
    assert set(t.choices()) == {"devour", "decline"}


def test_ruling34_regenerate_may_be_declined() -> None:
    t = table(cthulhu="arkham 2 starspawn", goat="arkham 2 dark_young", books="regenerate")
    t = t.with_dice("battle arkham", (0, 0), (1, 0))
    t.play("decline")
    assert t.figures("cthulhu", "arkham") == "starspawn"
    assert t.doom == [0, 3]


def test_ruling34_an_earned_book_must_be_taken() -> None:
    t = table(cthulhu="salem acolyte", goat="arkham acolyte | power 1", current="goat", open_slots="shared_area")
    t.play("move acolyte arkham salem")
    assert t.step == "take_book"
    assert all(words.startswith("take_book") for words in t.choices())


def test_ruling35_the_attacker_assigns_first() -> None:
    t = table(cthulhu="arkham 2 deep_one, acolyte", goat="arkham mi_go, acolyte", current="goat")
    t = t.with_dice("battle arkham", (1, 0), (1, 0))
    assert (t.step, t.waiting_for) == ("assign_kills", ["goat"])
    t.play("kill acolyte")
    assert (t.step, t.waiting_for) == ("assign_kills", ["cthulhu"])


def test_ruling35_the_active_player_takes_his_book_first() -> None:
    t = table(
        cthulhu="gardner_reservoir acolyte | merrimack_river acolyte | kingsport acolyte | power 1",
        goat="martins_beach mi_go",
        gates="gardner_reservoir cthulhu | merrimack_river cthulhu | martins_beach nobody",
        open_slots="water_gates shared_area",
    )
    t.play("move acolyte kingsport martins_beach")
    assert (t.step, t.waiting_for) == ("take_book", ["goat"])
    t.play("take_book frenzy")
    assert (t.step, t.waiting_for) == ("take_book", ["cthulhu"])
