"""The names of events are found, however a game reports them. `tests/locale` checks that each has a message."""

from types import ModuleType

import pytest

from eldritch.games.castle import events as castle
from eldritch.games.duel import events as duel
from eldritch.games.nightmarium import events as nightmarium
from eldritch.games.realms import events as realms

from .event_names import event_names


@pytest.mark.parametrize("events", [castle, duel, nightmarium, realms], ids=lambda events: events.__name__)
def test_event_names_are_found(events: ModuleType) -> None:
    assert {"turn_began", "game_ended"} <= event_names(events)


def test_both_names_of_a_conditional_event_are_found() -> None:
    assert {"drew", "declined"} <= event_names(nightmarium)
