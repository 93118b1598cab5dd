"""Views hide the values of Elder Signs, and imagined positions deal them fairly."""

from collections import Counter

import pytest

from eldritch.core.history import History
from eldritch.games.duel.battle_state import new_battle
from eldritch.games.duel.rules.battlefield import dice_of

from ..table import CTHULHU, GAME, GOAT, area, begin, box, kind, table

HOME = "jersey_reef 2 acolyte"
DUNWICH = "dunwich 2 acolyte"
GATES = "jersey_reef cthulhu | dunwich goat"
RECRUIT = GAME.actions.encode("recruit", area("jersey_reef"))
AWAKEN = GAME.actions.encode("awaken", kind(begin(), CTHULHU, "cthulhu"), area("jersey_reef"))


def test_an_imagined_world_holds_the_box_and_what_is_known() -> None:
    t = table(cthulhu=f"{HOME} | signs 1 3", goat=f"{DUNWICH} | signs 2 2 3", gates=GATES)
    box = sorted(begin().components())
    for seed in range(200):
        world = t.state.seen_by(CTHULHU).imagine(seed)
        assert sorted(world.components()) == box
        assert world.signs[CTHULHU] == [1, 3]
        assert len(world.signs[GOAT]) == 3


def test_the_enemys_signs_are_drawn_from_all_that_is_unseen() -> None:
    """Of the ten signs that Cthulhu does not see five are 1s, so half of the imagined ones are."""
    t = table(cthulhu=f"{HOME} | signs 1 3", goat=f"{DUNWICH} | signs 2", gates=GATES)
    seen = t.state.seen_by(CTHULHU)
    found = Counter(seen.imagine(seed).signs[GOAT][0] for seed in range(4000))
    assert found[1] / 4000 == pytest.approx(0.5, abs=0.03)
    assert found[2] / 4000 == pytest.approx(0.4, abs=0.03)


def test_a_spectator_knows_neither() -> None:
    t = table(cthulhu=f"{HOME} | signs 3 3", goat=f"{DUNWICH} | signs 2", gates=GATES)
    world = t.state.seen_by(None).imagine(1)
    assert [len(held) for held in world.signs] == [2, 1]


def test_drawing_a_sign_cannot_be_taken_back_but_recruiting_can() -> None:
    history = History(table(cthulhu=f"{HOME} | power 10", goat=DUNWICH, gates=GATES).state)
    history.apply(CTHULHU, RECRUIT)
    assert history.can_undo(CTHULHU)
    history.undo(CTHULHU)
    history.apply(CTHULHU, AWAKEN)
    assert not history.can_undo(CTHULHU)


def test_only_the_owner_is_told_what_was_drawn() -> None:
    history = History(table(cthulhu=f"{HOME} | power 10", goat=DUNWICH, gates=GATES).state)
    step = history.apply(CTHULHU, AWAKEN)
    drawn = next(event for event in step.events if event.name == "sign_drawn")
    assert "value" in drawn.visible_to(CTHULHU)
    assert "value" not in drawn.visible_to(GOAT)
    assert "value" not in drawn.visible_to(None)


def test_a_position_survives_dump_and_load() -> None:
    unmet = " ".join(slot for sheet in box().sheets.values() for slot in sheet.requirements)
    t = table(
        cthulhu=f"{HOME} | signs 1 3",
        goat=f"{DUNWICH} | signs 2",
        gates=GATES,
        aside="cthulhu",
        awakenings=1,
        open_slots=unmet,
    )
    again = GAME.load(t.state.dump())
    assert again.dump() == t.state.dump()


def test_a_view_has_the_last_roll_by_what_the_faces_do() -> None:
    """Six is a Kill, four and five are Pains (ruling 38)."""
    t = table(cthulhu="arkham 4 deep_one", goat="arkham 4 acolyte")
    t.state.dice = [6, 1, 4, 5, 10 + 3, 10 + 6, 10 + 6]
    assert t.state.view(None)["table"]["dice"] == [
        {"kill": [6], "pain": [5, 4], "miss": [1]},
        {"kill": [6, 6], "pain": [], "miss": [3]},
    ]


def test_a_view_has_the_dice_of_both_seats_in_every_area() -> None:
    """By kind of figure, and in total."""
    t = table(cthulhu="arkham 4 deep_one, shoggoth", goat="arkham 4 acolyte")
    place = t.state.box.areas.index("arkham")
    combat = [t.state.view(None)["table"]["seats"][seat]["combat"] for seat in range(2)]
    area = t.state.view(None)["table"]["areas"][place]
    for seat, dice in enumerate(area["dice"]):
        assert dice["kinds"] == [count * each for count, each in zip(area["figures"][seat], combat[seat], strict=True)]
        assert dice["total"] == sum(dice["kinds"]) == dice_of(t.state, seat, place)
    assert area["dice"][0]["total"] > 4


def test_the_dice_in_a_battle_include_those_of_abilities() -> None:
    t = table(cthulhu="arkham 4 deep_one", goat="arkham 4 acolyte")
    place = t.state.box.areas.index("arkham")
    t.state.battle = new_battle(place, 0)
    t.state.battle.sides[0].bonus_dice = 3
    dice = t.state.table()["areas"][place]["dice"][0]
    assert dice["total"] == sum(dice["kinds"]) + 3
