"""Irreversible actions are marked in advance, and the marks reveal nothing else."""

import random
from collections.abc import Iterator

import pytest

import eldritch
from eldritch.table.irreversible import irreversible_actions
from eldritch.table.play import Play

SIZES = [("realms", 2), ("realms", 4), ("nightmarium", 3), ("duel", 2), ("castle", 4), ("castle", 7)]
MOVES = 160


def games(game: str, seats: int) -> Iterator[tuple[Play, int, random.Random]]:
    """Positions of random games, each with one of its deciders."""
    chance = random.Random(f"{game}-{seats}")
    play = Play(eldritch.game(game).new(seats=seats, seed=3))
    for number in range(MOVES):
        if play.state.over:
            play = Play(eldritch.game(game).new(seats=seats, seed=number))
        yield play, chance.choice(play.state.deciders()), chance


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_exactly_the_marked_actions_cannot_be_undone(game: str, seats: int) -> None:
    counts = {True: 0, False: 0}
    for play, seat, chance in games(game, seats):
        marked = irreversible_actions(play.shown_to(seat), seat)
        action = chance.choice(play.state.legal(seat))
        play.apply(seat, action, chance.getrandbits(60))
        free = play.can_undo_alone(seat) and seat in play.state.deciders()
        assert (action in marked) is not free
        counts[free] += 1
    assert all(counts.values())


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_marks_depend_only_on_the_view(game: str, seats: int) -> None:
    for number, (play, seat, chance) in enumerate(games(game, seats)):
        shown = play.shown_to(seat)
        if number % 4 == 0:
            twin = shown.seen_by(seat).imagine(chance.getrandbits(30), knowledge=True)
            assert irreversible_actions(twin, seat) == irreversible_actions(shown, seat)
        play.apply(seat, chance.choice(play.state.legal(seat)), chance.getrandbits(60))


def test_computing_the_marks_does_not_change_the_position() -> None:
    play = Play(eldritch.game("duel").new(seats=2, seed=1))
    seat = play.state.deciders()[0]
    before = play.state.dump()
    assert irreversible_actions(play.shown_to(seat), seat) == irreversible_actions(play.shown_to(seat), seat)
    assert play.state.dump() == before
