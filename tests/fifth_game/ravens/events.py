"""What happens in a game, for listeners.

Rules call these functions and nothing else to report something. The second set of facts goes to the seats named only.
"""

from mypy_extensions import i64

from .box.components import card_key
from .state import RavensState


def turn_began(state: RavensState) -> None:
    state.emit("turn_began", {"seat": state.current, "turn": state.turn})


def offered(state: RavensState, to: i64, card: i64) -> None:
    state.emit("offered", {"seat": state.current, "to": to}, {state.current: {"card": card_key(card)}})


def kept(state: RavensState, seat: i64, card: i64) -> None:
    """The receiver sees what it keeps; the sender knew."""
    facts = {"card": card_key(card)}
    state.emit("kept", {"seat": seat, "sender": state.current}, {seat: facts, state.current: facts})


def refused(state: RavensState, seat: i64) -> None:
    """A refused card goes unseen to the sender's row."""
    state.emit("refused", {"seat": seat, "sender": state.current})


def drew(state: RavensState, card: i64) -> None:
    state.emit("drew", {"seat": state.current}, {state.current: {"card": card_key(card)}})


def game_ended(state: RavensState, scores: list[int]) -> None:
    """All rows are turned up: what becomes visible is part of the event."""
    rows = [[card_key(card) for card in row] for row in state.rows]
    state.emit("game_ended", {"ending": state.ending, "winners": state.winners[:], "scores": scores, "rows": rows})
