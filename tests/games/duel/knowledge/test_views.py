"""Views hide the values of Elder Signs, and imagined positions deal them fairly."""

from collections import Counter

import pytest

from eldritch.core.history import History

from ..table import CTHULHU, GAME, GOAT, action, begin, box, table

HOME = {"jersey_reef": "2 acolyte"}
DUNWICH = {"dunwich": "2 acolyte"}
GATES = {"jersey_reef": "cthulhu", "dunwich": "goat"}
RECRUIT = action(begin(), CTHULHU, "recruit jersey_reef")
AWAKEN = action(begin(), CTHULHU, "awaken cthulhu jersey_reef")


def test_an_imagined_world_holds_the_box_and_what_is_known() -> None:
    state = table(HOME, DUNWICH, GATES, signs=((1, 3), (2, 2, 3)))
    box = sorted(begin().components())
    for seed in range(200):
        world = state.seen_by(CTHULHU).imagine(seed)
        assert sorted(world.components()) == box
        assert world.signs[CTHULHU] == [1, 3]
        assert len(world.signs[GOAT]) == 3


def test_the_enemys_signs_are_drawn_from_all_that_is_unseen() -> None:
    """Of the ten signs that Cthulhu does not see five are 1s, so half of the imagined ones are."""
    state = table(HOME, DUNWICH, GATES, signs=((1, 3), (2,)))
    seen = state.seen_by(CTHULHU)
    found = Counter(seen.imagine(seed).signs[GOAT][0] for seed in range(4000))
    assert found[1] / 4000 == pytest.approx(0.5, abs=0.03)
    assert found[2] / 4000 == pytest.approx(0.4, abs=0.03)


def test_a_spectator_knows_neither() -> None:
    state = table(HOME, DUNWICH, GATES, signs=((3, 3), (2,)))
    world = state.seen_by(None).imagine(1)
    assert [len(held) for held in world.signs] == [2, 1]


def test_drawing_a_sign_cannot_be_taken_back_but_recruiting_can() -> None:
    history = History(table(HOME, DUNWICH, GATES, power=(10, 8)))
    history.apply(CTHULHU, RECRUIT)
    assert history.can_undo(CTHULHU)
    history.undo(CTHULHU)
    history.apply(CTHULHU, AWAKEN)
    assert not history.can_undo(CTHULHU)


def test_only_the_owner_is_told_what_was_drawn() -> None:
    history = History(table(HOME, DUNWICH, GATES, power=(10, 8)))
    step = history.apply(CTHULHU, AWAKEN)
    drawn = next(event for event in step.events if event.name == "sign_drawn")
    assert "value" in drawn.visible_to(CTHULHU)
    assert "value" not in drawn.visible_to(GOAT)
    assert "value" not in drawn.visible_to(None)


def test_a_position_survives_dump_and_load() -> None:
    unmet = " ".join(slot for sheet in box().sheets.values() for slot in sheet.requirements)
    state = table(HOME, DUNWICH, GATES, signs=((1, 3), (2,)), aside="cthulhu", awakenings=1, open_slots=unmet)
    again = GAME.load(state.dump())
    assert again.dump() == state.dump()
