"""The point of no return is told before it is passed, and tells nothing else."""

import random
from collections.abc import Iterator

import pytest

import eldritch
from eldritch.table.finality import final
from eldritch.table.play import Play

SIZES = [("realms", 2), ("realms", 4), ("nightmarium", 3), ("duel", 2), ("castle", 4), ("castle", 7)]
MOVES = 160


def games(game: str, seats: int) -> Iterator[tuple[Play, int, random.Random]]:
    """Positions of random games, each with a seat that may choose something."""
    chance = random.Random(f"{game}-{seats}")
    play = Play(eldritch.game(game).new(seats=seats, seed=3))
    for number in range(MOVES):
        if play.state.over:
            play = Play(eldritch.game(game).new(seats=seats, seed=number))
        yield play, chance.choice(play.state.deciders()), chance


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_what_bears_the_sign_cannot_be_taken_back_and_all_else_can(game: str, seats: int) -> None:
    told = {True: 0, False: 0}
    for play, seat, chance in games(game, seats):
        marked = final(play.shown_to(seat), seat)
        action = chance.choice(play.state.legal(seat))
        play.apply(seat, action, chance.getrandbits(60))
        free = play.can_undo_alone(seat) and seat in play.state.deciders()
        assert (action in marked) is not free
        told[free] += 1
    assert all(told.values())


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_sign_says_nothing_that_the_view_does_not(game: str, seats: int) -> None:
    for number, (play, seat, chance) in enumerate(games(game, seats)):
        shown = play.shown_to(seat)
        if number % 4 == 0:
            twin = shown.seen_by(seat).imagine(chance.getrandbits(30), knowledge=True)
            assert final(twin, seat) == final(shown, seat)
        play.apply(seat, chance.choice(play.state.legal(seat)), chance.getrandbits(60))


def test_trying_a_choice_leaves_the_position_as_it_is() -> None:
    play = Play(eldritch.game("duel").new(seats=2, seed=1))
    seat = play.state.deciders()[0]
    before = play.state.dump()
    assert final(play.shown_to(seat), seat) == final(play.shown_to(seat), seat)
    assert play.state.dump() == before
