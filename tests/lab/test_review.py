"""Reviews of games use what each seat knew, and are reproducible."""

import msgspec
import pytest

from eldritch.bots.move_review import MISTAKE, mistake_threshold, review_move
from eldritch.lab.review import ReviewedMove, luck_of, moment_at, moments, review_moment, turning_points
from eldritch.server.live.bot_process import Answer, ReviewRequest, answer
from eldritch.table import Rejected, Undo
from tests.table.live import GAMES, Live, seated
from tests.table.test_files import finished

FEW = 12
"""A low number of iterations, as the quality of the reviews is not tested here."""


def reviewed(live: Live, most: int = 10) -> list[ReviewedMove]:
    found = moments(live.table.setup, live.table.secret, live.table.entries)
    return [review_moment(moment, FEW) for moment in found[:most]]


@pytest.mark.parametrize("game", GAMES)
def test_reviews_are_reproducible(game: str) -> None:
    live = finished(game)
    one, other = reviewed(live), reviewed(live)
    assert [each.review for each in one] == [each.review for each in other]
    assert all(0.0 <= each.review.loss <= 1.0 for each in one)


@pytest.mark.parametrize("game", GAMES)
def test_a_process_that_gets_only_the_view_gives_the_same_review(game: str) -> None:
    live = finished(game)
    moment = moments(live.table.setup, live.table.secret, live.table.entries)[3]
    after = None if moment.after is None else moment.after.dump()
    question = ReviewRequest(moment.action, after, moment.seed, moment.seen.edition.path, moment.seen.dump())
    asked = msgspec.json.decode(msgspec.json.encode(question), type=ReviewRequest)
    reply = msgspec.json.decode(msgspec.json.encode(answer(asked)), type=Answer)
    assert reply.review == review_moment(moment).review


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_reviewed_with_what_its_seat_knew(game: str) -> None:
    """Only views are passed on: the generator is zeroed, and the viewer is the seat that decided."""
    live = finished(game)
    for moment in moments(live.table.setup, live.table.secret, live.table.entries):
        for seen in (moment.seen, moment.after):
            assert seen is None or (seen.viewer, seen.dump()["generator"]) == (moment.seat, [0, 0, 0, 0])


def test_moves_taken_back_are_not_reviewed() -> None:
    live = seated("duel")
    seat = live.state.deciders()[0]
    taken = live.act(seat)[0].seq
    live.do(Undo(), seat)
    if live.table.offer is not None:
        pytest.fail("this first choice can be taken back alone")
    live.finish(seed=4)
    assert taken not in [moment.entry for moment in moments(live.table.setup, live.table.secret, live.table.entries)]


def test_an_unfinished_game_is_not_reviewed() -> None:
    table = seated().table
    with pytest.raises(Rejected, match="not-over"):
        moments(table.setup, table.secret, table.entries)


def test_fewer_iterations_raise_the_threshold_for_mistakes() -> None:
    assert mistake_threshold("realms") == MISTAKE
    assert 0.1 < mistake_threshold("castle") < 0.15


def test_a_move_that_gives_much_away_is_a_turning_point_and_the_better_one_is_none() -> None:
    live = finished("nightmarium")
    late = moments(live.table.setup, live.table.secret, live.table.entries)[-40:]
    moment, bad = next(
        (moment, found)
        for moment in late
        for action in moment.seen.legal(moment.seat)
        if (found := review_move(moment.seen, action, None, 1, 60)).loss > 3 * MISTAKE
    )
    good = review_move(moment.seen, bad.best[0].action, None, 1, 60)
    assert good.loss < MISTAKE
    assert turning_points([ReviewedMove(moment, bad), ReviewedMove(moment, good)]) == [ReviewedMove(moment, bad)]


def test_luck_is_only_where_something_was_learned() -> None:
    live = finished("nightmarium")
    review = reviewed(live, most=30)
    assert any(each.review.luck for each in review)
    assert all(each.moment.after is not None for each in review if each.review.luck)
    assert luck_of(review, 0) == sum(each.review.luck for each in review if each.moment.seat == 0)


def test_one_move_is_found_by_its_entry() -> None:
    table = finished("realms").table
    every = moments(table.setup, table.secret, table.entries)
    found = moment_at(table.setup, table.secret, table.entries, every[5].entry)
    assert found is not None
    assert (found.seat, found.action, found.view) == (every[5].seat, every[5].action, every[5].view)
    for number in (0, -1, len(table.entries)):
        assert moment_at(table.setup, table.secret, table.entries, number) is None
