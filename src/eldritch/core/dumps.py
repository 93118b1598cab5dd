"""Validation of dumps: the form of the data, and the position restored from it."""
# mypyc: off  (inspects data of any type)

import json
from collections import Counter
from typing import Any, Final, get_origin

from mypy_extensions import i64

from .errors import BadDump
from .frame import Frame
from .generator import WORD
from .seats import everyone
from .state import SPECTATOR, UNKNOWN, WHOLE, Data, State

MOST: Final = 2**53
"""Larger integers lose precision in some JSON readers."""


def require(holds: bool, fault: str) -> None:
    """Raise BadDump with this message unless it holds."""
    if not holds:
        raise BadDump(fault)


def check_form(data: Data, model: Data) -> None:
    """Check the form of a dump. `model` is the dump of a new game with the same seats and options."""
    frames: Data = {"stack": []}
    _check_alike({**data, **frames}, {**model, **frames}, "the dump")
    if len(data["generator"]) != len(model["generator"]) or any(not 0 <= word <= WORD for word in data["generator"]):
        raise BadDump(f"generator: must be {len(model['generator'])} words of 32 bits")
    if not WHOLE <= data["viewer"] < data["seats"]:
        raise BadDump(f"viewer: must be a seat, {SPECTATOR} or {WHOLE}, not {data['viewer']}")
    if any(seat not in range(data["seats"]) for seat in data["winners"]):
        raise BadDump(f"winners: must be seats, not {data['winners']}")
    if not data["over"] == bool(data["winners"]) == bool(data["ending"]):
        raise BadDump("over, ending, winners: must be all there or none")
    if not isinstance(data["stack"], list):
        raise BadDump("stack: must be a list")
    for frame in data["stack"]:
        if not isinstance(frame, list) or not frame or not isinstance(frame[0], str):
            raise BadDump(f"stack: must hold lists that begin with a name, not {frame!r}")
        _check_numbers(frame)


def _check_alike(data: Any, model: Any, where: str) -> None:
    """Check for the same keys and types. Items of a list are compared with the model's first item, or with a number."""
    if isinstance(model, dict):
        if data is None:
            return  # Parts that may be missing, such as knowledge in a playout.
        if not isinstance(data, dict) or data.keys() != model.keys():
            raise BadDump(f"{where}: must have {', '.join(model)}")
        for key, part in model.items():
            _check_alike(data[key], part, key)
    elif isinstance(model, list):
        if not isinstance(data, list):
            raise BadDump(f"{where}: must be a list, not {data!r}")
        for part in data:
            _check_alike(part, model[0] if model else 0, where)
    elif type(data) is not type(model):
        raise BadDump(f"{where}: must be of type {type(model).__name__}, not {data!r}")
    else:
        _check_numbers(data)


def _check_numbers(data: Any) -> None:
    if isinstance(data, list):
        for part in data:
            _check_numbers(part)
    elif not isinstance(data, bool | int | str | None) or (isinstance(data, int) and abs(data) > MOST):
        raise BadDump(f"{data!r} is not a number that a dump can hold")


def check_frames(state: State, data: Data) -> None:
    """Check that the restored frames have fields of the right types."""
    for frame, (_, *fields) in zip(state.stack, data["stack"], strict=True):
        _check_fields(frame, fields)


def _check_fields(frame: Frame[Any], fields: list[Any]) -> None:
    """Check the types of a frame's fields. (Compiled frames check them themselves.)"""
    hints = getattr(type(frame).__init__, "__annotations__", {})
    for field, hint in zip(fields, hints.values(), strict=False):
        kind = int if hint is i64 else get_origin(hint) or hint
        if type(field) is not kind:
            raise BadDump(f"step {frame.name()}: must have a field of type {kind.__name__}, not {field!r}")


def check_position(state: State, box: State, data: Data) -> None:
    """Check that the restored position equals the data, has all components, and can be viewed and played."""
    if json.dumps(state.dump(), sort_keys=True) != json.dumps(data, sort_keys=True):
        raise BadDump("it does not read back as it was written")
    found, there = Counter(state.components()), Counter(box.components())
    hidden = 0 if state.viewer == WHOLE else found.pop(UNKNOWN, 0)
    if found - there or found.total() + hidden != there.total():
        raise BadDump("components are missing, or there are too many")
    if not state.over and not 0 < state.owing() <= everyone(state.seats):
        raise BadDump("no seat owes a decision")
    whole = state.viewer == WHOLE
    for seat in state.deciders() if whole else ():
        if not state.legal(seat):
            raise BadDump(f"seat {seat} has nothing to choose")
    if whole:
        for seat in range(state.seats):
            state.view(seat)
    else:
        _check_view(state)


def _check_view(state: State) -> None:
    """Check that a view can be shown, and that it has a hole for everything its viewer cannot see."""
    viewer = None if state.viewer == SPECTATOR else int(state.viewer)
    state.view(viewer)
    if json.dumps(state.seen_by(viewer).dump()) != json.dumps(state.dump()):
        raise BadDump("the view contains something that its viewer cannot see")
