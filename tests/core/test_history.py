"""Undo, its barrier, and logs that replay."""

import json

import pytest

import eldritch
from eldritch import BadDump, IllegalAction
from eldritch.core.history import KEPT, History, replay

GAME = eldritch.game("nightmarium")


def begun(seed: int = 1) -> tuple[History, int]:
    """A new game with two seats, and the first seat to decide."""
    history = History(GAME.new(2, seed))
    return history, history.state.deciders()[0]


def first_of(history: History, seat: int, verb: str) -> int:
    return next(action for action in history.state.legal(seat) if history.state.describe(action)["verb"] == verb)


def test_picking_a_card_to_swap_reveals_nothing_and_can_be_undone() -> None:
    history, seat = begun()
    before = history.state.dump()
    step = history.apply(seat, first_of(history, seat, "mark"))
    assert (step.learned, step.barrier, step.events) == ((), False, ())
    history.undo(seat)
    assert history.state.dump() == before


def test_drawing_a_card_is_a_barrier_because_the_one_who_drew_has_seen_it() -> None:
    history, seat = begun()
    step = history.apply(seat, first_of(history, seat, "draw"))
    assert step.learned == (seat,)
    assert step.barrier
    with pytest.raises(IllegalAction, match=f"seat {seat} cannot take the last step back alone"):
        history.undo(seat)


def test_playing_a_card_reveals_only_what_the_player_knew_and_can_be_undone() -> None:
    history, seat = begun()
    before = history.state.dump()
    step = history.apply(seat, first_of(history, seat, "play"))
    assert step.learned == (1 - seat,)
    assert not step.barrier
    history.undo(seat)
    assert history.state.dump() == before


def test_nobody_undoes_a_move_of_another_seat() -> None:
    history, seat = begun()
    history.apply(seat, first_of(history, seat, "play"))
    assert not history.can_undo(1 - seat)


def test_by_consent_any_step_can_be_undone() -> None:
    history, seat = begun()
    before = history.state.dump()
    history.apply(seat, first_of(history, seat, "draw"))
    history.undo(1 - seat, by_consent=True)
    assert history.state.dump() == before


def test_without_steps_there_is_nothing_to_undo() -> None:
    history, seat = begun()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        history.undo(seat)


def test_an_illegal_action_changes_neither_the_position_nor_the_generator() -> None:
    history, seat = begun()
    before = history.state.dump()
    with pytest.raises(IllegalAction):
        history.apply(seat, -1, key=99)
    assert history.state.dump() == before
    assert history.steps == []


def test_a_log_replays_with_its_keys() -> None:
    history, _ = begun()
    for number in range(60):
        seat = history.state.deciders()[0]
        legal = history.state.legal(seat)
        history.apply(seat, legal[number % len(legal)], key=number if number % 3 == 0 else None)
    again = replay(GAME, json.loads(json.dumps(history.log())))
    assert again.state.dump() == history.state.dump()
    assert again.log() == history.log()


def test_a_log_of_other_rules_is_refused_with_a_clear_message() -> None:
    log = begun()[0].log()
    log["start"]["rules"] = 0
    with pytest.raises(
        BadDump, match="this was played by version 0 of the rules of nightmarium; only version 1 is known"
    ):
        replay(GAME, log)


@pytest.mark.parametrize(
    "log", [None, {}, {"start": {}}, {"start": {}, "steps": [1]}, {"start": {}, "steps": [[1, 2]]}]
)
def test_data_that_is_not_a_log_is_refused(log: object) -> None:
    with pytest.raises(BadDump):
        replay(GAME, log)  # type: ignore[arg-type]


def test_a_log_with_an_illegal_step_names_it() -> None:
    history, seat = begun()
    history.apply(seat, first_of(history, seat, "draw"))
    log = history.log()
    log["steps"].append([seat, 10**6, None])
    with pytest.raises(BadDump, match="step 1 of the log cannot be played"):
        replay(GAME, log)


def test_old_positions_are_replayed_when_needed() -> None:
    history, _ = begun()
    positions = [history.state.dump()]
    for number in range(KEPT + 30):
        seat = history.state.deciders()[0]
        legal = history.state.legal(seat)
        history.apply(seat, legal[number % len(legal)], key=number)
        positions.append(history.state.dump())
    assert [step.sights is None for step in history.steps] == [True] * 30 + [False] * KEPT
    for number in (0, 1, 29, 30, 31, KEPT + 30):
        assert history.at(number).dump() == positions[number]
    assert [step.key for step in history.back_to(10)] == list(range(10, KEPT + 30))
    assert history.state.dump() == positions[10]
    history.undo(0, by_consent=True)
    assert history.state.dump() == positions[9]
    assert history.steps[-1].barrier, "what is long past is not taken back alone"


def test_a_game_resumed_from_its_log_and_position_goes_on_and_back_as_before() -> None:
    history, _ = begun()
    for number in range(30):
        seat = history.state.deciders()[0]
        legal = history.state.legal(seat)
        history.apply(seat, legal[number % len(legal)], key=number)
    again = History.resumed(json.loads(json.dumps(history.log())), GAME.load(history.state.dump()))
    assert again.steps[-1].barrier, "what it revealed is not known any more"
    for one in (history, again):
        seat = one.state.deciders()[0]
        one.apply(seat, one.state.legal(seat)[0], key=30)
    assert again.log() == history.log()
    told = [[event.visible_to(None) for event in one.steps[-1].events] for one in (history, again)]
    assert told[0] == told[1] != []
    assert again.can_undo(again.steps[-1].seat) == history.can_undo(history.steps[-1].seat)
    for number in (30, 7, 0):
        again.back_to(number)
        assert again.state.dump() == history.at(number).dump()
