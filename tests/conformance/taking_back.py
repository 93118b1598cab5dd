"""Taking back: what a game's history gives back, and to whom it refuses it."""

from eldritch.core.errors import IllegalAction
from eldritch.core.history import History, Step
from eldritch.core.state import State

from .checks import text, viewers
from .playing import Move


def check_undo_restores(state: State, move: Move) -> None:
    """Taken back by consent, a move has never been; made again, it comes to the same."""
    history = History(state.clone())
    before = text(state.dump())
    seen = [text(state.view(viewer)) for viewer in viewers(state)]
    step = history.apply(*move)
    after = text(history.state.dump())
    assert history.undo(move[0], by_consent=True) == step
    assert text(history.state.dump()) == before, "taking back left something behind"
    assert [text(history.state.view(viewer)) for viewer in viewers(state)] == seen
    history.apply(*move)
    assert text(history.state.dump()) == after, "made again, the move came to something else"


def check_undo_is_guarded(state: State, move: Move) -> None:
    """Only who made the last move takes it back alone, and not behind the barrier."""
    history = History(state.clone())
    step = history.apply(*move)
    after = text(history.state.dump())
    for seat in range(state.seats):
        allowed = seat == move[0] and not step.barrier
        assert history.can_undo(seat) == allowed
        if not allowed:
            assert is_undo_refused(history, seat), f"seat {seat} took back what it must not"
            assert text(history.state.dump()) == after
    assert len(history.steps) == 1


def is_undo_refused(history: History, seat: int) -> bool:
    try:
        history.undo(seat)
    except IllegalAction:
        return True
    return False


def check_undo_tells_nothing(state: State, move: Move, seeds: range) -> bool:
    """What may be taken back could be foreseen by its actor: in each world it imagines, all are told the same.

    Says whether the move can be taken back.
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
            assert told(foreseen, viewer) == told(step, viewer), f"{viewer} learned by a move that can be taken back"
        assert text(world.state.view(move[0])) == text(history.state.view(move[0]))
    return True


def told(step: Step, viewer: int | None) -> list[str]:
    return [text(event.told_to(viewer)) for event in step.events]
