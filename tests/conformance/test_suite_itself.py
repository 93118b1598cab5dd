"""The suite can fail: each property is broken on purpose, and its check must detect it."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

import eldritch
from eldritch.core import history
from eldritch.core.state import State

from . import broken, checks, facts, secrecy, taking_back
from .broken import Wrapped
from .cases import Case, pairwise
from .playing import Player, play, position
from .two_worlds import check_two_worlds

Check = Callable[[Case], None]

GAME: Final = eldritch.game("nightmarium")
MANY: Final = Case(GAME, GAME.seats[-1], pairwise(GAME)[0])
"""What is broken here is a quick game of which facts can be checked, at a full table."""

SEED: Final = 6


def at_every_decision(check: Callable[[Case, State], object], limit: int = 250) -> Check:
    """Run the check at every decision of one game and at its end."""

    def run(case: Case) -> None:
        state = case.new(SEED)
        check(case, state)
        for _ in play(state, Player(case.game.actions, "verbs", SEED), limit):
            check(case, state)
        check(case, state)

    return run


def before_every_move(check: Callable[[State, tuple[int, int]], object], limit: int = 250) -> Check:
    """Run the check before every move of one game."""

    def run(case: Case) -> None:
        state = case.new(SEED)
        for move in play(state, Player(case.game.actions, "verbs", SEED), limit):
            check(state, move)

    return run


def for_every_viewer(check: Callable[[Case, State, int | None], object], limit: int = 60) -> Check:
    def run(case: Case, state: State) -> None:
        for viewer in checks.viewers(state):
            check(case, state, viewer)

    return at_every_decision(run, limit)


def ends(case: Case) -> None:
    checks.check_ends(case.new(SEED), Player(case.game.actions, "verbs", SEED), 3000)


def conserves(case: Case) -> None:
    box = case.new(SEED).components()
    at_every_decision(lambda _, state: checks.check_conserved(box, state))(case)


def replays(case: Case) -> None:
    state = case.new(SEED)
    log = list(play(state, Player(case.game.actions, "verbs", SEED)))
    checks.check_replay(case, SEED, log, state)


def reports(case: Case) -> None:
    state = case.new(SEED)
    for seat, action in play(state.clone(), Player(case.game.actions, "verbs", SEED), 50):
        state.events = []
        state.apply(seat, action)
        checks.check_events(state, state.events)


def imagines(case: Case) -> None:
    box = case.new(SEED).components()
    for_every_viewer(
        lambda _, state, viewer: secrecy.check_imagined(case.game, box, state, viewer, SEED) if not state.over else None
    )(case)


def varies(case: Case) -> None:
    for viewer in checks.viewers(case.new(SEED)):
        secrecy.check_worlds_vary([case.new(seed) for seed in range(3)], viewer)


def knows(case: Case) -> None:
    def check(_: Case, state: State, viewer: int | None) -> None:
        facts.check_facts(state.seen_by(viewer).imagine(SEED, True))

    for_every_viewer(check, 250)(case)


def keeps_worlds_apart(case: Case) -> None:
    for_every_viewer(lambda _, state, viewer: check_two_worlds(state, viewer, SEED) if not state.over else None)(case)


SOUND: Final[dict[str, Check]] = {
    "ends": ends,
    "conserves": conserves,
    "returns": at_every_decision(lambda _, state: checks.check_returns(state), 2000),
    "replays": replays,
    "reports": reports,
    "deciders": at_every_decision(lambda case, state: checks.check_deciders(case.game.actions, state), 2000),
    "legal lists": at_every_decision(lambda case, state: checks.check_legal_lists(case.game.actions, state)),
    "fallback": at_every_decision(lambda _, state: checks.check_fallback(state)),
    "descriptions": at_every_decision(lambda _, state: checks.check_descriptions(state)),
    "refuses": at_every_decision(
        lambda case, state: checks.check_illegal_refused(case.game.actions, state, random.Random(SEED)), 20
    ),
    "clones": at_every_decision(lambda case, state: checks.check_clone(state, case.game.actions, SEED)),
    "dumps": at_every_decision(lambda case, state: checks.check_dump(case.game, state, case.game.actions, SEED), 60),
    "detached": at_every_decision(lambda _, state: checks.check_dump_is_detached(state), 2000),
    "pickles": at_every_decision(lambda case, state: checks.check_pickle(state, case.game.actions, SEED), 60),
    "plain views": for_every_viewer(lambda _, state, viewer: secrecy.check_view_is_plain(state, viewer)),
    "no such viewer": at_every_decision(lambda _, state: secrecy.check_no_such_viewer(state), 5),
    "holes": for_every_viewer(lambda _, state, viewer: secrecy.check_holes(state, viewer)),
    "plays the part": for_every_viewer(lambda _, state, viewer: secrecy.check_view_plays_the_part(state, viewer)),
    "imagines": imagines,
    "varies": varies,
    "knows": knows,
    "two worlds": keeps_worlds_apart,
    "undo restores": before_every_move(taking_back.check_undo_restores),
    "undo guarded": before_every_move(taking_back.check_undo_is_guarded),
    "undo tells nothing": before_every_move(
        lambda state, move: taking_back.check_undo_tells_nothing(state, move, range(4))
    ),
}

BROKEN: Final[list[tuple[type[Wrapped], str]]] = [
    (broken.NeverMoves, "ends"),
    (broken.LosesAComponent, "conserves"),
    (broken.SwapsAComponent, "conserves"),
    (broken.PaysTooEarly, "returns"),
    (broken.PaysEveryone, "returns"),
    (broken.HasItsOwnWay, "replays"),
    (broken.ReportsToAbsentSeats, "reports"),
    (broken.AsksNobody, "deciders"),
    (broken.AsksTheWrongSeat, "deciders"),
    (broken.ListsTwice, "legal lists"),
    (broken.ListsFalling, "legal lists"),
    (broken.ListsBeyondTheTable, "legal lists"),
    (broken.FallsBackOnNothing, "fallback"),
    (broken.DescribesWithSets, "descriptions"),
    (broken.DescribesWithoutAVerb, "descriptions"),
    (broken.TakesIllegalActions, "refuses"),
    (broken.ChangesBeforeRefusing, "refuses"),
    (broken.LetsViewsBePlayed, "refuses"),
    (broken.ClonesItself, "clones"),
    (broken.SharesTheGenerator, "clones"),
    (broken.ForgetsTheGenerator, "dumps"),
    (broken.ForgetsSteps, "dumps"),
    (broken.WritesTuples, "dumps"),
    (broken.HandsOutItsWinners, "detached"),
    (broken.PicklesAnotherGame, "pickles"),
    (broken.ViewChanges, "plain views"),
    (broken.LetsAnybodyLook, "no such viewer"),
    (broken.ShowsTheGenerator, "holes"),
    (broken.DropsTheHoles, "holes"),
    (broken.ViewLeaks, "plays the part"),
    (broken.LegalLeaks, "plays the part"),
    (broken.ImaginesOneOwnHand, "imagines"),
    (broken.ShowsEverything, "imagines"),
    (broken.ImaginesTheTruth, "varies"),
    (broken.ImaginesOnlyOnce, "varies"),
    (broken.ImaginesForgetfully, "knows"),
    (broken.ForgetsByDefault, "imagines"),
    (broken.ViewLeaks, "two worlds"),
    (broken.LegalLeaks, "two worlds"),
    (broken.EventLeaks, "two worlds"),
    (broken.ComplaintLeaks, "two worlds"),
    (broken.SharesTheGenerator, "undo restores"),
]


@pytest.mark.parametrize("check", SOUND)
def test_a_sound_game_passes_every_check_even_when_wrapped(check: str) -> None:
    SOUND[check](broken.broken(MANY, Wrapped))


@pytest.mark.parametrize(("wrapper", "check"), BROKEN, ids=lambda part: getattr(part, "__name__", part))
def test_a_broken_game_fails_its_check(wrapper: type[Wrapped], check: str) -> None:
    with pytest.raises(AssertionError):
        SOUND[check](broken.broken(MANY, wrapper))


def test_every_check_can_fail() -> None:
    assert set(SOUND) - {check for _, check in BROKEN} == {"undo guarded", "undo tells nothing"}, "see below for these"


def test_a_missing_undo_barrier_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history.Step, "barrier", property(lambda self: self.chance))
    with pytest.raises(AssertionError, match="learned from a move that can be undone"):
        SOUND["undo tells nothing"](MANY)


def test_undo_by_other_seats_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history.History, "can_undo", lambda *_: True)
    with pytest.raises(AssertionError):
        SOUND["undo guarded"](MANY)


def test_undo_that_reveals_silent_moves_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that suddenly cannot be undone would reveal that another seat has acted in secret."""

    def can_undo(self: Any, seat: int) -> bool:
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].barrier

    monkeypatch.setattr(history.History, "can_undo", can_undo)
    with pytest.raises(AssertionError, match="different undo"):
        play_two_worlds(MANY, 400)


def play_two_worlds(case: Case, times: int) -> None:
    for number in range(times):
        state = position(case, number // 10, 3 * number)
        for viewer in checks.viewers(state):
            check_two_worlds(state, viewer, number)
