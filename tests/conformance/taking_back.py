"""Checks of undo: what it restores, and to whom it is refused."""

from eldritch.core.errors import IllegalAction
from eldritch.core.history import History, Step
from eldritch.core.state import State

from .checks import text, viewers
from .playing import Move


def check_undo_restores(state: State, move: Move) -> None:
    """Undo by consent restores the position exactly, and the same move has the same effect again."""
    history = History(state.clone())
    before = text(state.dump())
    seen = [text(state.view(viewer)) for viewer in viewers(state)]
    step = history.apply(*move)
    after = text(history.state.dump())
    assert history.undo(move[0], by_consent=True) == step
    assert text(history.state.dump()) == before, "undo left something behind"
    assert [text(history.state.view(viewer)) for viewer in viewers(state)] == seen
    history.apply(*move)
    assert text(history.state.dump()) == after, "the repeated move had another effect"


def check_undo_is_guarded(state: State, move: Move) -> None:
    """Only the actor of the last move can undo it alone, and only without a barrier."""
    history = History(state.clone())
    step = history.apply(*move)
    after = text(history.state.dump())
    for seat in range(state.seats):
        allowed = seat == move[0] and not step.barrier
        assert history.can_undo(seat) == allowed
        if not allowed:
            assert is_undo_refused(history, seat), f"seat {seat} undid what it must not"
            assert text(history.state.dump()) == after
    assert len(history.steps) == 1


def is_undo_refused(history: History, seat: int) -> bool:
    try:
        history.undo(seat)
    except IllegalAction:
        return True
    return False


def check_undo_tells_nothing(state: State, move: Move, seeds: range) -> bool:
    """The actor could foresee an undoable move: in each position it imagines, all viewers get the same events.

    Returns whether the move can be undone.
    """
    history = History(state.clone())
    step = history.apply(*move)
    if not history.can_undo(move[0]):
        return False
    seen = state.seen_by(move[0])
    for seed in seeds:
        world = History(seen.imagine(seed, True))
        foreseen = world.apply(*move)
        for viewer in viewers(state):
            assert events_of(foreseen, viewer) == events_of(step, viewer), (
                f"{viewer} learned from a move that can be undone"
            )
        assert text(world.state.view(move[0])) == text(history.state.view(move[0]))
    return True


def events_of(step: Step, viewer: int | None) -> list[str]:
    return [text(event.visible_to(viewer)) for event in step.events]
