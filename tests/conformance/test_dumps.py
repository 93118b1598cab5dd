"""Corrupted and foreign dumps are refused with a clear message."""

import json
import random
from typing import Any

import pytest

from eldritch.core.errors import BadDump
from eldritch.core.state import State

from . import spoiling
from .cases import SOME, Case
from .checks import check_conserved, text, viewers
from .playing import position

TRIED = 6


def dumped(state: State) -> Any:
    return json.loads(text(state.dump()))


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_corrupted_dump_is_refused_or_is_a_valid_position(case: Case) -> None:
    state = position(case, 4, 70, "verbs")
    for kept in (state, state.seen_by(0), state.seen_by(None)):
        check_spoiled(case, dumped(kept), random.Random(4))


def check_spoiled(case: Case, data: Any, chance: random.Random) -> None:
    every = list(spoiling.paths(data))
    for path in chance.sample(every, TRIED) + [way for way in every if len(way) == 1]:
        for spoiled in spoiling.spoiled(data, path):
            try:
                loaded = case.game.load(spoiled)
            except BadDump:
                continue
            check_accepted(case, loaded, spoiled)


def check_accepted(case: Case, loaded: State, spoiled: Any) -> None:
    """Some changes, such as another generator word, give another valid position."""
    written = dumped(loaded)
    options = {**written["options"], **spoiled["options"]}
    assert json.dumps(written) == json.dumps({**spoiled, "options": options}), "what was read is not what was written"
    for viewer in viewers(loaded):
        text(loaded.view(viewer))
    if loaded.viewer < -1:
        check_conserved(case.game.new(loaded.seats, 0, spoiled["options"]).components(), loaded)


@pytest.mark.parametrize("nonsense", [None, 5, "dump", [], {}, {"game": "chess"}, [["game", "x"]]])
def test_data_that_is_not_a_dump_is_refused(nonsense: Any) -> None:
    for case in SOME:
        with pytest.raises(BadDump, match=case.game.id):
            case.game.load(nonsense)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_dump_of_other_rules_or_another_edition_is_refused_with_a_clear_message(case: Case) -> None:
    data = dumped(case.new(1))
    with pytest.raises(BadDump, match=f"version {data['rules'] + 1} of the rules"):
        case.game.load({**data, "rules": data["rules"] + 1})
    with pytest.raises(BadDump, match="another edition"):
        case.game.load({**data, "edition": "0" * 16})


@pytest.mark.parametrize("case", SOME, ids=str)
def test_an_option_that_a_dump_does_not_have_has_its_default(case: Case) -> None:
    """Options are added without a new version of the rules, and older dumps still load."""
    default = case.game.new(case.seats)
    data = dumped(default)
    for name in data["options"]:
        older = {**data, "options": {key: value for key, value in data["options"].items() if key != name}}
        assert text(case.game.load(older).dump()) == text(default.dump())


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_dump_without_one_of_its_components_is_refused(case: Case) -> None:
    """Each list of the position in turn loses its last entry, is doubled, and is emptied."""
    data = dumped(position(case, 9, 50, "verbs"))
    for path in spoiling.paths(data["position"]):
        whole = spoiling.found(data["position"], path)
        if not isinstance(whole, list) or not whole:
            continue
        for wrong in (whole[:-1], whole + whole[-1:], []):
            with pytest.raises(BadDump):
                case.game.load({**data, "position": spoiling.replaced(data["position"], path, wrong)})
