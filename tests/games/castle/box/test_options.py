"""The options and their defaults."""

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
        "foresight_needs_two": False,
        "priest_may_defend": False,
        "duelist_bonus": True,
        "bags_count_for_ring": False,
        "pearl_bars_ring": False,
        "draw_offers": True,
        "turn_limit": 500,
    }
