"""The options: their defaults, and values that are refused. What each does is tested with its ruling."""

import pytest

from eldritch.core.errors import BadOptions
from eldritch.core.options import switches

from ..table import GAME


def test_the_defaults_are_the_recommended_rulings() -> None:
    assert {switch.name: switch.default for switch in switches(GAME.options)} == {
        "empty_deck": "immediate",
        "tie_break": "deck",
        "loss_passes_shields": True,
        "gate_protects_owner": False,
        "lone_tomb": False,
        "own_loss": False,
        "return_any": False,
        "seat_0_begins": False,
        "turn_limit": 1000,
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("empty_deck", "never"),
        ("tie_break", "hand"),
        ("loss_passes_shields", 1),
        ("gate_protects_owner", "yes"),
        ("turn_limit", 9),
        ("sanity", 60),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOptions, match=name):
        GAME.new(2, 1, {name: value})


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="realms seats 2 to 4"):
        GAME.new(seats, 1)
