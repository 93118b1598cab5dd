"""Every attribute of a position is copied and dumped."""

from typing import Any

import pytest

from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.games.realms.box.components import Cards
from eldritch.games.realms.knowledge.ledger import Ledger
from eldritch.games.realms.state import Realm

from ..attributes import attributes
from .table import GAME


def blank() -> Realm:
    assert isinstance(GAME.edition, Cards)
    return Realm(GAME.edition, GAME.options(), 2, Generator())


def own_attributes() -> list[str]:
    """What a position of this game has beyond any position, except what its edition and number of seats give."""
    generic = attributes(State(GAME.edition, GAME.options(), 2, Generator(), -1))  # type: ignore[abstract]
    return sorted(attributes(blank()) - generic - {"cards", "engine", "has_single_row"})


def changed(state: Realm, name: str) -> object:
    """Give an attribute a value that no blank position has."""
    value: Any = getattr(state, name)
    if name == "ledger":
        setattr(state, name, Ledger(2))
    elif isinstance(value, list):
        setattr(state, name, [[7], [8]] if name in ("hands", "decks", "discards", "in_play") else [7, 8])
    else:
        setattr(state, name, 7)
    return getattr(state, name)


@pytest.mark.parametrize("name", own_attributes())
def test_a_clone_has_every_attribute_and_shares_no_list(name: str) -> None:
    state = blank()
    state.engine = GAME.engine
    value = changed(state, name)
    copied = getattr(state.clone(), name)
    if isinstance(value, Ledger):
        assert isinstance(copied, Ledger)
        assert copied is not value
    else:
        assert copied == value
    if isinstance(value, list):
        assert copied is not value
        assert not any(isinstance(part, list) and part is twin for part, twin in zip(value, copied, strict=True))


@pytest.mark.parametrize("name", own_attributes())
def test_a_dump_has_every_attribute(name: str) -> None:
    state = blank()
    before = state.position()[name]
    changed(state, name)
    assert state.position()[name] != before


def test_a_dump_has_nothing_else() -> None:
    assert sorted(blank().position()) == own_attributes()


@pytest.mark.parametrize("name", sorted(attributes(Ledger(2))))
def test_the_ledger_is_copied_and_dumped_whole(name: str) -> None:
    ledger = Ledger(2)
    setattr(ledger, name, [[7], [8]])
    assert getattr(ledger.copy(), name) == [[7], [8]]
    assert getattr(ledger.copy(), name)[0] is not getattr(ledger, name)[0]
    assert ledger.dump()[name] == [[7], [8]]
