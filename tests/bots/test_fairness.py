"""Bots cannot peek: neither what they choose, nor how long it takes, depends on what a seat cannot know.

(The worlds they imagine are in `test_worlds`; that views hold no secrets is in conformance.)
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import eldritch
from eldritch.bots import Choice, bot
from eldritch.core.state import State

from .cheats import (
    SECRETS,
    WHISPERS,
    Hopeful,
    Secret,
    Silent,
    Whispering,
    chance_to_come,
    dawdling,
    fidgeting,
    hands_of_others,
    hesitating,
    heuristics,
    omen,
    order_of_the_deck,
    peeking,
)
from .chooser import choices
from .positions import GAMES, fewest, hides, hiding, some_decision
from .proofs import (
    Choosing,
    Work,
    Working,
    check_evaluation,
    check_everywhere,
    check_heuristics,
    check_sensible,
    check_swap,
    check_time,
    check_work,
    twins,
    worked,
)

SPECS = ("greedy", "greedy:aggressor", "search:iters=12", "level:1", "level:2")

PEEKS = [pytest.param(id, secret, id=f"{id}-{secret.__name__}") for id in GAMES for secret in SECRETS.get(id, ())]
"""Every secret of every game: whatever a cheat looks at, it is to be found out."""

Cheating = Callable[[Secret], Working]

TWO = 2
A_FEW = 4
SOME = 6
MANY = 12


def more(positions: int, share: float) -> int:
    """A thorough run makes the proofs in more positions. A few catch every cheat, but not every slip."""
    return positions if share < 1.0 else 4 * positions


def tables() -> list[tuple[str, int]]:
    """Each game with the fewest and the most seats."""
    return [(id, seats) for id in GAMES for seats in sorted({fewest(id), eldritch.game(id).seats.stop - 1})]


def honestly(spec: str) -> Choosing:
    """A bot that gets the seat's view and nothing else."""

    def choose(state: State, seat: int) -> Choice:
        return bot(spec, seed=5).choose(state.seen_by(seat))

    return choose


# The positions in which the proofs are made.


@pytest.mark.parametrize(("id", "seats"), tables())
def test_there_is_a_secret_in_every_position_of_the_proof(id: str, seats: int) -> None:
    """Not chance or a deck alone, which are hidden from everybody, but what others have before them."""
    held = [secret for secret in SECRETS[id] if secret not in (order_of_the_deck, chance_to_come)]
    for seed in (3, 4, 5, 6):
        for state, seat in hiding(id, seats, seed, SOME):
            worlds = [state, *twins(state, seat)]
            assert len({tuple(omen(secret, world, seat) for secret in held) for world in worlds}) > 1


def test_where_nothing_lies_hidden_there_is_nothing_to_prove() -> None:
    """A game of Duel begins without signs; the bag alone does not count."""
    state = eldritch.game("duel").new(2, seed=1)
    assert not hides(state, state.deciders()[0])


# The swap test: other secrets, the same choice.


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), tables())
def test_other_secrets_make_no_other_choice(id: str, seats: int, share: float) -> None:
    for state, seat in hiding(id, seats, 3, more(SOME, share)):
        for spec in SPECS:
            check_swap(honestly(spec), state, seat)


@pytest.mark.parametrize(("id", "secret"), PEEKS)
def test_a_bot_that_looks_at_the_truth_is_caught(id: str, secret: Secret) -> None:
    with pytest.raises(AssertionError, match="choice depends on what the seat cannot know"):
        check_everywhere(partial(check_swap, peeking(secret)), hiding(id, fewest(id), 3, SOME))


# The same in processes that never saw the truth.


def both(id: str, count: int = A_FEW) -> list[tuple[State, State, int]]:
    """Positions, each with another that the seat cannot tell from it."""
    return [
        (state, state.seen_by(seat).imagine(99, knowledge=True), seat)
        for state, seat in hiding(id, fewest(id), 4, count)
    ]


def asked_of(spec: str, world: State, seat: int) -> dict[str, Any]:
    return {"bot": spec, "seed": 3, "seen": world.seen_by(seat).dump()}


@pytest.mark.parametrize("id", GAMES)
def test_nor_do_they_in_processes_that_never_saw_the_truth(id: str) -> None:
    """One process is sent views of the true game, the other views of imagined ones; they answer alike."""
    truth = [asked_of(spec, state, seat) for state, _, seat in both(id) for spec in SPECS]
    imagined = [asked_of(spec, twin, seat) for _, twin, seat in both(id) for spec in SPECS]
    assert choices(truth) == choices(imagined)


def test_a_process_that_is_sent_the_truth_is_found_out() -> None:
    """Were more than views sent to bots, those that look at it would answer otherwise, in every game."""
    for_truth, for_imagined = [], []
    for id in GAMES:
        for state, twin, seat in both(id, MANY):
            for_truth.append({"cheat": 0, "seat": seat, "seen": state.dump()})
            for_imagined.append({"cheat": 0, "seat": seat, "seen": twin.dump()})
    truth, imagined = choices(for_truth), choices(for_imagined)
    for place, id in enumerate(GAMES):
        mine = slice(MANY * place, MANY * (place + 1))
        assert truth[mine] != imagined[mine], id


# Heuristics know what the seat knows.


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), tables())
def test_heuristics_evaluate_the_truth_like_the_view(id: str, seats: int, share: float) -> None:
    tactics = heuristics(id)
    for state, seat in hiding(id, seats, 6, more(MANY, share)):
        check_heuristics(tactics, state, seat)
        check_sensible(tactics, state, seat)
        check_evaluation(tactics, state)


@pytest.mark.parametrize("cheat", WHISPERS)
@pytest.mark.parametrize(("id", "secret"), PEEKS)
def test_tactics_that_look_at_the_truth_are_found_out(id: str, secret: Secret, cheat: type[Whispering]) -> None:
    with pytest.raises(AssertionError, match="depend on"):
        check_everywhere(partial(check_heuristics, cheat(heuristics(id), secret)), hiding(id, fewest(id), 6, MANY))


def test_tactics_that_make_no_sense_are_found_out() -> None:
    state, seat = some_decision()
    with pytest.raises(AssertionError):
        check_evaluation(Hopeful(heuristics(), hands_of_others), state)
    with pytest.raises(AssertionError):
        check_sensible(Silent(heuristics(), hands_of_others), state, seat)


# Time tells nothing either.


def honest_work(state: State, seat: int) -> Work:
    return worked(bot("search:iters=10", seed=2), state.seen_by(seat))


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_the_work_for_a_move_does_not_depend_on_secrets(id: str, share: float) -> None:
    """The same iterations and the same draws from the bot's own chance, whatever lies hidden."""
    for state, seat in hiding(id, fewest(id), 5, more(SOME, share)):
        check_work(honest_work, state, seat)


@pytest.mark.parametrize("cheat", [dawdling, fidgeting])
@pytest.mark.parametrize(("id", "secret"), PEEKS)
def test_a_bot_that_works_more_for_some_secrets_is_caught(id: str, secret: Secret, cheat: Cheating) -> None:
    with pytest.raises(AssertionError, match="work depends on"):
        check_everywhere(partial(check_work, cheat(secret)), hiding(id, fewest(id), 5, SOME))


@pytest.mark.parametrize("id", GAMES)
def test_a_clock_does_not_tell_secrets(id: str) -> None:
    for state, seat in hiding(id, fewest(id), 5, TWO):
        check_time(honestly("search:iters=5"), state, seat)


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_that_hesitates_over_some_secrets_is_caught(id: str) -> None:
    with pytest.raises(AssertionError, match="time depends on"):
        check_everywhere(partial(check_time, hesitating(SECRETS[id][0])), hiding(id, fewest(id), 5, TWO))


def test_thinking_leaves_the_chance_of_the_game_alone() -> None:
    state, seat = some_decision()
    before = state.dump()
    bot("search:iters=50", seed=random.Random(1).randrange(1000)).choose(state.seen_by(seat))
    assert state.dump() == before
