"""The options and their defaults."""

import pytest

from eldritch.core.options import switches

from ..table import GAME


def test_every_option_has_the_default_of_its_ruling() -> None:
    defaults = {switch.name: switch.default for switch in switches(GAME.options)}
    assert defaults == {
        "items": "full",
        "expert": False,
        "smuggling": False,
        "fortune_telling": False,
        "free_demand": False,
        "coat_may_refresh": False,
        "blind_coat": False,
        "foresight_needs_two": False,
        "priest_may_defend": False,
        "duelist_bonus": True,
        "early_duelist": False,
        "bags_count_for_ring": False,
        "name_all_holders": False,
        "fortune_counts_all": False,
        "pearl_bars_ring": False,
        "draw_offers": True,
        "turn_limit": 500,
    }


@pytest.mark.parametrize(
    ("name", "seats", "needs"),
    [
        ("smuggling", range(3, 11), ()),
        ("expert", range(3, 4), ()),
        ("blind_coat", range(3, 10), (("items", "full"),)),
        ("pearl_bars_ring", range(4, 11), (("items", "full"),)),
        ("fortune_counts_all", range(3, 11), (("fortune_telling", True),)),
    ],
)
def test_options_say_where_they_have_an_effect(name: str, seats: range, needs: object) -> None:
    applies = next(switch.applies for switch in switches(GAME.options) if switch.name == name)
    assert (applies.seats or GAME.seats) == seats
    assert applies.when == needs


def test_what_an_option_needs_is_an_option_with_that_value() -> None:
    known = {switch.name: switch for switch in switches(GAME.options)}
    for switch in known.values():
        for name, value in switch.applies.when:
            known[name].check(value)
