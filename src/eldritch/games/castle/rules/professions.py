"""Professions (Профессии): using one turns its card face up."""

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..state import Journey


def use_profession(state: Journey, seat: i64, profession: i64) -> None:
    """Turn the profession face up. One that lies face up already is used again."""
    state.face_up |= bit(seat)
    events.profession_used(state, seat, profession)
