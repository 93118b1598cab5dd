"""The Doom Phase (rulings 61 to 65)."""

from ..table import CTHULHU, GOAT, table

THREE = "dunwich acolyte, shub_niggurath | arkham acolyte | salem acolyte"
GATES = "dunwich goat | arkham goat | salem goat"
HOME = "jersey_reef acolyte"


def test_ruling61_first_player_then_the_other_one_ritual_each() -> None:
    t = table(
        cthulhu=f"{HOME} | power 10",
        goat=f"{THREE} | power 20",
        gates=f"{GATES} | jersey_reef cthulhu",
        phase="doom",
        first="goat",
    )
    assert t.waiting_for == ["goat"]
    t.play("ritual")
    assert (t.waiting_for, t.can("ritual")) == (["cthulhu"], True)


def test_ruling61_gates_alone_bring_no_doom() -> None:
    t = table(cthulhu=f"{HOME} | power 4", goat=f"{THREE} | power 4", gates=GATES, phase="doom")
    assert (t.doom, t.state.round) == ([0, 0], 3)


def test_ruling62_a_ritual_scores_gates_and_draws_a_sign_for_each_great_old_one() -> None:
    t = table(
        cthulhu=f"{HOME} | power 0",
        goat=f"{THREE} | power 7",
        gates=GATES,
        phase="doom",
        first="goat",
        books="blood_sacrifice",
    )
    t.play("ritual")
    assert (t.power[GOAT], t.doom[GOAT], len(t.signs("goat")), t.state.ritual_cost()) == (2, 3, 1, 6)


def test_ruling62_submerged_cthulhu_counts() -> None:
    t = table(
        cthulhu=f"{HOME} | power 5",
        goat=f"{THREE} | power 0",
        gates="jersey_reef cthulhu",
        phase="doom",
        aside="cthulhu",
    )
    t.play("ritual")
    assert (t.doom[CTHULHU], len(t.signs("cthulhu"))) == (1, 1)


def test_ruling63_a_ritual_for_nothing_is_legal() -> None:
    t = table(cthulhu=f"{HOME} | power 5", goat=f"{THREE} | power 0", phase="doom")
    t.play("ritual")
    assert (t.doom, t.state.ritual) == ([0, 0], 1)


def test_ruling64_at_the_end_of_the_world_the_other_may_still_perform_one_for_ten() -> None:
    t = table(
        cthulhu=f"{HOME} | power 10", goat=f"{THREE} | power 10", gates=GATES, phase="doom", ritual=5, first="cthulhu"
    )
    t.play("ritual")
    assert (t.state.over, t.waiting_for, t.state.ritual_cost()) == (False, ["goat"], 10)
    t.play("ritual")
    assert (t.state.over, t.state.ending, t.winners) == (True, "end_of_the_world", ["goat"])


def test_ruling65_blood_sacrifice_once_and_the_keeper_may_go() -> None:
    t = table(
        cthulhu=f"{HOME} | power 0",
        goat=f"{THREE} | power 0",
        gates=GATES,
        phase="doom",
        first="goat",
        books="blood_sacrifice",
    )
    assert {choice.split()[1] for choice in t.choices(verb="blood_sacrifice")} == {"dunwich", "arkham", "salem"}
    t.play("blood_sacrifice salem")
    assert (t.keeper("salem"), len(t.signs("goat")), t.doom) == ("nobody", 1, [0, 0])
    assert t.state.round == 3


def test_ruling65_needs_shub_niggurath_and_takes_no_dark_young() -> None:
    goat = "dunwich acolyte | arkham dark_young"
    t = table(
        cthulhu=f"{HOME} | power 0",
        goat=f"{goat} | power 5",
        phase="doom",
        first="goat",
        books="blood_sacrifice red_sign",
    )
    assert set(t.choices()) == {"ritual", "done"}
    goat = "dunwich acolyte | arkham dark_young, shub_niggurath"
    t = table(
        cthulhu=f"{HOME} | power 0",
        goat=f"{goat} | power 5",
        phase="doom",
        first="goat",
        books="blood_sacrifice red_sign",
    )
    assert t.choices(verb="blood_sacrifice") == ["blood_sacrifice dunwich"]


def test_ruling65_without_signs_it_is_a_doom() -> None:
    t = table(
        cthulhu=f"{HOME} | power 0",
        goat=f"{THREE} | power 0",
        phase="doom",
        first="goat",
        books="blood_sacrifice",
        bag=False,
    )
    t.play("blood_sacrifice salem")
    assert t.doom == [0, 1]


def test_nothing_to_choose_is_not_asked() -> None:
    t = table(cthulhu=f"{HOME} | power 4", goat=f"{THREE} | power 4", gates=GATES, phase="doom")
    assert t.step == "turn"


def test_ruling65_a_ritual_may_follow_the_sacrifice() -> None:
    t = table(
        cthulhu=f"{HOME} | power 0",
        goat="dunwich acolyte | arkham shub_niggurath | power 5",
        phase="doom",
        first="goat",
        books="blood_sacrifice",
    )
    t.play("blood_sacrifice dunwich")
    assert t.can("ritual")
    assert not t.choices(verb="blood_sacrifice")
