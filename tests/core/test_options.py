"""Options: the types define the allowed values."""

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from eldritch import BadOptions
from eldritch.core.options import Applies, parse, switches, written_out


@dataclass(frozen=True)
class Options:
    target: Literal[5, 6, 7] = 5
    seals: bool = False
    limit: Annotated[int, range(10, 101)] = 100
    mode: Literal["calm", "wild"] = "calm"
    three: Annotated[bool, Applies(range(3, 4), (("seals", True),))] = False


def test_missing_options_have_their_defaults() -> None:
    assert parse(Options, None) == Options()
    assert written_out(parse(Options, {"seals": True, "limit": 10})) == {
        "target": 5, "seals": True, "limit": 10, "mode": "calm", "three": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"colour": 1}, "no option 'colour'; the options are target, seals, limit, mode, three"),
        ({"target": 8}, "option target is 5 or 6 or 7, not 8"),
        ({"target": True}, "option target is 5 or 6 or 7, not True"),
        ({"seals": 1}, "option seals is no or yes, not 1"),
        ({"limit": 9}, "option limit is 10 to 100, not 9"),
        ({"limit": 50.0}, "option limit is 10 to 100, not 50.0"),
        ({"mode": "mad"}, "option mode is calm or wild, not 'mad'"),
    ],
)
def test_errors_name_the_allowed_values(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        parse(Options, given)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("target", "6", 6), ("seals", "Yes", True), ("limit", " 12 ", 12), ("mode", "wild", "wild")],
)
def test_values_can_be_typed(name: str, text: str, value: object) -> None:
    option = next(switch for switch in switches(Options) if switch.name == name)
    assert option.read(text) == value


def test_an_option_says_where_it_matters() -> None:
    applies = {switch.name: switch.applies for switch in switches(Options) if switch.applies != Applies()}
    assert applies == {"three": Applies(range(3, 4), (("seals", True),))}


def test_a_typed_value_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(BadOptions, match="option target is 5 or 6 or 7, not '9'"):
        switches(Options)[0].read("9")
