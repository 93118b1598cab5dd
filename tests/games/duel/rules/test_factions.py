"""A faction is a sheet and a few overrides: one without rules of its own can be played at once."""

import pytest

from eldritch.core.generator import Generator
from eldritch.core.playout import playout
from eldritch.games.duel.box.components import Sheet
from eldritch.games.duel.faction import Faction
from eldritch.games.duel.rules.factions.registry import faction_of

from ..table import CTHULHU, GOAT, begin, opening


@pytest.mark.parametrize("seed", range(5))
def test_a_faction_without_rules_of_its_own_plays_whole_games(seed: int) -> None:
    state = begin(seed)
    state.factions = [Faction(state.factions[CTHULHU].sheet), state.factions[GOAT]]
    playout(state, Generator(seed))
    assert state.over
    assert not state.books[CTHULHU]


def test_it_has_the_common_actions_and_no_others() -> None:
    t = opening()
    t.state.factions = [Faction(t.state.factions[CTHULHU].sheet), t.state.factions[GOAT]]
    t.state.power[CTHULHU] = 20
    assert t.can("summon starspawn jersey_reef")
    assert not t.can("awaken cthulhu jersey_reef")
    t.play("summon starspawn jersey_reef", "end_turn")


def test_a_sheet_without_rules_is_refused() -> None:
    with pytest.raises(LookupError, match="yellow_sign"):
        faction_of(Sheet("yellow_sign"))
