"""The position written down as plain data, and read back."""

from typing import TYPE_CHECKING, Any

from eldritch.core.frame import Frame
from eldritch.core.state import Data

if TYPE_CHECKING:
    from .state import Duel


def position(state: "Duel") -> Data:
    """What a game of Duel adds to a dump."""
    return {
        "figures": state.figures[:],
        "gate": state.gate[:],
        "keeper": state.keeper[:],
        "pool": state.pool[:],
        "aside": state.aside[:],
        "captives": state.captives[:],
        "power": state.power[:],
        "doom": state.doom[:],
        "books": state.books[:],
        "slots": state.slots[:],
        "awakenings": state.awakenings[:],
        "released": state.released[:],
        "policy": state.policy[:],
        "policy_turn": state.policy_turn[:],
        "signs": [held[:] for held in state.signs],
        "bag": state.bag[:],
        "revealed": state.revealed[:],
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "first": state.first,
        "decay": state.decay,
        "ritual": state.ritual,
        "acted": state.acted,
        "battle": state.battle[:],
        "dice": " ".join(map(str, state.dice)),
    }


def restore(state: "Duel", data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    told = data["position"]
    _check_sizes(state, told)
    state.figures = told["figures"][:]
    state.gate = told["gate"][:]
    state.keeper = told["keeper"][:]
    state.pool = told["pool"][:]
    state.aside = told["aside"][:]
    state.captives = told["captives"][:]
    state.power = told["power"][:]
    state.doom = told["doom"][:]
    state.books = told["books"][:]
    state.slots = told["slots"][:]
    state.awakenings = told["awakenings"][:]
    state.released = told["released"][:]
    state.policy = told["policy"][:]
    state.policy_turn = told["policy_turn"][:]
    state.signs = [held[:] for held in told["signs"]]
    state.bag = told["bag"][:]
    state.revealed = told["revealed"][:]
    state.round = told["round"]
    state.phase = told["phase"]
    state.turn = told["turn"]
    state.first = told["first"]
    state.decay = told["decay"]
    state.ritual = told["ritual"]
    state.acted = told["acted"]
    state.battle = told["battle"][:]
    state.dice = [int(die) for die in told["dice"].split()]
    state.count_crowds()


def _check_sizes(model: "Duel", data: Data) -> None:
    """Rows of counters have a place for everything, and no more."""
    from .rules.battlefield import SIZE

    for key, row in position(model).items():
        if key in ("bag", "revealed", "battle", "dice") or not isinstance(row, list):
            continue
        if len(data[key]) != len(row):
            raise ValueError(f"{key} must have {len(row)} entries, not {len(data[key])}")
    if len(data["battle"]) not in (0, SIZE):
        raise ValueError(f"battle must have {SIZE} entries or none, not {len(data['battle'])}")
