"""A game looked back at: by what each seat knew, with the same numbers every time."""

import msgspec
import pytest

from eldritch.bots.judging import TELLING, judge, telling
from eldritch.lab.review import Judged, judged, luck_of, moment_at, moments, turning_points
from eldritch.server.live.bot_process import Answer, JudgeRequest, answer
from eldritch.table import Rejected, Undo
from tests.table.live import GAMES, Live, seated
from tests.table.test_files import finished

FEW = 12
"""Iterations: what is tested is not how well they judge."""


def reviewed(live: Live, most: int = 10) -> list[Judged]:
    found = moments(live.table.setup, live.table.secret, live.table.entries)
    return [judged(moment, FEW) for moment in found[:most]]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_gives_the_same_numbers_every_time(game: str) -> None:
    live = finished(game)
    one, other = reviewed(live), reviewed(live)
    assert [each.judgement for each in one] == [each.judgement for each in other]
    assert all(0.0 <= each.judgement.loss <= 1.0 for each in one)


@pytest.mark.parametrize("game", GAMES)
def test_a_process_that_is_handed_the_view_alone_judges_the_same(game: str) -> None:
    live = finished(game)
    moment = moments(live.table.setup, live.table.secret, live.table.entries)[3]
    after = None if moment.after is None else moment.after.dump()
    question = JudgeRequest(moment.action, after, moment.seed, moment.seen.edition.path, moment.seen.dump())
    asked = msgspec.json.decode(msgspec.json.encode(question), type=JudgeRequest)
    told = msgspec.json.decode(msgspec.json.encode(answer(asked)), type=Answer)
    assert told.judgement == judged(moment).judgement


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(game: str) -> None:
    """Nothing but views is handed on: the generator stands at zero, and the viewer is who decided."""
    live = finished(game)
    for moment in moments(live.table.setup, live.table.secret, live.table.entries):
        for seen in (moment.seen, moment.after):
            assert seen is None or (seen.viewer, seen.dump()["generator"]) == (moment.seat, [0, 0, 0, 0])


def test_what_was_taken_back_is_not_judged() -> None:
    live = seated("duel")
    seat = live.state.deciders()[0]
    taken = live.act(seat)[0].seq
    live.do(Undo(), seat)
    if live.table.offer is not None:
        pytest.fail("this first choice can be taken back alone")
    live.finish(seed=4)
    assert taken not in [moment.entry for moment in moments(live.table.setup, live.table.secret, live.table.entries)]


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    table = seated().table
    with pytest.raises(Rejected, match="not-over"):
        moments(table.setup, table.secret, table.entries)


def test_the_fewer_iterations_judge_a_move_the_more_it_must_have_given_away() -> None:
    assert telling("realms") == TELLING
    assert 0.1 < telling("castle") < 0.15


def test_a_move_that_gives_much_away_is_a_turning_point_and_the_better_one_is_none() -> None:
    live = finished("nightmarium")
    late = moments(live.table.setup, live.table.secret, live.table.entries)[-40:]
    moment, bad = next(
        (moment, found)
        for moment in late
        for action in moment.seen.legal(moment.seat)
        if (found := judge(moment.seen, action, None, 1, 60)).loss > 3 * TELLING
    )
    good = judge(moment.seen, bad.best[0].action, None, 1, 60)
    assert good.loss < TELLING
    assert turning_points([Judged(moment, bad), Judged(moment, good)]) == [Judged(moment, bad)]


def test_luck_is_only_where_something_was_learned() -> None:
    live = finished("nightmarium")
    review = reviewed(live, most=30)
    assert any(each.judgement.luck for each in review)
    assert all(each.moment.after is not None for each in review if each.judgement.luck)
    assert luck_of(review, 0) == sum(each.judgement.luck for each in review if each.moment.seat == 0)


def test_one_move_is_found_by_its_entry() -> None:
    table = finished("realms").table
    every = moments(table.setup, table.secret, table.entries)
    found = moment_at(table.setup, table.secret, table.entries, every[5].entry)
    assert found is not None
    assert (found.seat, found.action, found.view) == (every[5].seat, every[5].action, every[5].view)
    for number in (0, -1, len(table.entries)):
        assert moment_at(table.setup, table.secret, table.entries, number) is None
