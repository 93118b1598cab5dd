"""Every attribute of a position, and of the ledgers in it, is copied and dumped."""

from typing import Any, Final

import pytest

from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.games.castle.box.components import Box
from eldritch.games.castle.knowledge.ledger import Ledger, load_ledger, new_ledger
from eldritch.games.castle.rules import FRAMES
from eldritch.games.castle.state import Journey, restore

from ..attributes import attributes
from .table import GAME

CONSTANT: Final = {"engine", "box", "limit", "slots", "smuggling", "foresight_needs_two"}
"""Attributes that follow from the edition, the options and the number of seats."""

PASSING: Final = {"imagined_return"}
"""Attributes that are only used while a world is being imagined."""

SHARED: Final = {"allegiance", "unused", "organisation", "characters"}
"""Lists that are replaced, never changed, so that clones may share them."""

WRITTEN_AS: Final = {"attacker": "fight", "defender": "fight", "hypnotised": "fight", "behaviour": "record"}
"""Attributes that dumps hold under another name."""

SEATS: Final = 4


def blank() -> Journey:
    assert isinstance(GAME.edition, Box)
    state = Journey(GAME.edition, GAME.options(), SEATS, Generator())
    state.engine = GAME.engine
    return state


def own_attributes() -> list[str]:
    """What a position of this game has beyond any position."""
    generic = attributes(State(GAME.edition, GAME.options(), SEATS, Generator(), -1))  # type: ignore[abstract]
    return sorted(attributes(blank()) - generic - CONSTANT - PASSING)


def filled() -> Journey:
    """A position that differs from a blank one in every attribute."""
    state = blank()
    state.ledgers = [new_ledger(state.box, state.options, SEATS, seat) for seat in range(-1, SEATS)]
    size = state.box.dealt[SEATS]
    for name in own_attributes():
        value: Any = getattr(state, name)
        if name == "hands":
            state.hands = [[1] * size for _ in range(SEATS)]
        elif name == "behaviour":
            state.behaviour = [7] * (SEATS * SEATS)
        elif name == "current":
            state.current = 1
        elif name != "ledgers":
            setattr(state, name, [7] * SEATS if isinstance(value, list) else 7)
    return state


def test_the_filled_position_differs_from_a_blank_one_in_every_attribute() -> None:
    """Otherwise the tests below could not notice a missing one."""
    assert not [name for name in own_attributes() if getattr(filled(), name) == getattr(blank(), name)]


@pytest.mark.parametrize("name", own_attributes())
def test_a_clone_has_every_attribute(name: str) -> None:
    state = filled()
    value, copied = getattr(state, name), getattr(state.clone(), name)
    if name == "ledgers":
        assert [ledger.dump() for ledger in copied] == [ledger.dump() for ledger in value]
        assert not [twin for ledger, twin in zip(value, copied, strict=True) if ledger is twin]
        return
    assert copied == value
    if isinstance(value, list) and name not in SHARED:
        assert copied is not value
        assert not [part for part, twin in zip(value, copied, strict=True) if isinstance(part, list) and part is twin]


@pytest.mark.parametrize("name", own_attributes())
def test_a_dump_has_every_attribute(name: str) -> None:
    state = filled()
    again = blank()
    restore(again, state.dump(), FRAMES)
    if name == "ledgers":
        assert again.position()["ledgers"] == state.position()["ledgers"]
    else:
        assert getattr(again, name) == getattr(state, name)


def test_a_dump_has_nothing_else() -> None:
    assert set(filled().position()) == {WRITTEN_AS.get(name, name) for name in own_attributes()}


CONSTRUCTED: Final = {"box", "options", "seats", "seat", "slots", "pile", "transit", "items", "professions"}
"""Attributes of a ledger that its constructor takes or derives."""


def ledger() -> Ledger:
    state = blank()
    return new_ledger(state.box, state.options, SEATS, 0)


def ledger_attributes() -> list[str]:
    return sorted(attributes(ledger()) - CONSTRUCTED)


@pytest.mark.parametrize("name", ledger_attributes())
def test_a_ledger_is_copied_whole(name: str) -> None:
    one = ledger()
    value: Any = [{"event": 1}] if name in ("facts", "pending") else [7] if isinstance(getattr(one, name), list) else 7
    setattr(one, name, value)
    assert getattr(one.copy(), name) == value
    assert getattr(one.copy(), name) is not value or value == 7


@pytest.mark.parametrize("name", [name for name in ledger_attributes() if name != "pending"])
def test_a_ledger_is_dumped_whole(name: str) -> None:
    """Pending events are evaluated first, so there are none to dump."""
    one = ledger()
    value: Any = [{"event": 1}] if name == "facts" else [7] if isinstance(getattr(one, name), list) else 7
    setattr(one, name, value)
    state = blank()
    assert getattr(load_ledger(state.box, state.options, SEATS, one.dump()), name) == value
