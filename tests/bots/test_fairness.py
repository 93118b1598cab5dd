"""Bots cannot peek. (That views hold no secrets, and that imagined worlds keep to what is known, is in conformance.)"""

import random
from collections import Counter
from functools import partial

import pytest

import eldritch
from eldritch.bots import Choice, bot
from eldritch.bots.search import Search, Settings
from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics
from eldritch.games.nightmarium.state import Nightmare

from .cheats import Boastful, Hopeful, Silent, Whispering, clairvoyant, peeking, thumb, wishful
from .chooser import choices
from .positions import GAMES, decisions, some_decision
from .proofs import (
    Choosing,
    check_admitted,
    check_everywhere,
    check_judgement,
    check_sensible,
    check_swap,
    check_thumb,
    twins,
)

SPECS = ("greedy", "greedy:aggressor", "search:iters=12", "level:1", "level:2")


def tactics_of(id: str) -> Tactics:
    make = eldritch.game(id).tactics
    assert make is not None
    return make(NEUTRAL)


def honestly(spec: str) -> Choosing:
    """A bot that gets the seat's view and nothing else."""

    def choose(state: State, seat: int) -> Choice:
        return bot(spec, seed=5).choose(state.seen_by(seat))

    return choose


# The swap test: other secrets, the same choice.


@pytest.mark.parametrize("id", GAMES)
def test_other_secrets_make_no_other_choice(id: str) -> None:
    for state, seat in decisions(eldritch.game(id), eldritch.game(id).seats.start, 3, every=7, most=6):
        for spec in SPECS:
            check_swap(honestly(spec), state, seat)


@pytest.mark.parametrize("id", GAMES)
def test_nor_do_they_in_processes_that_never_saw_the_truth(id: str) -> None:
    """One process is sent views of the true game, the other views of imagined ones; they answer alike."""
    game = eldritch.game(id)
    truth, imagined = [], []
    for state, seat in decisions(game, game.seats.start, 4, every=9, most=4):
        twin = state.seen_by(seat).imagine(99, knowing=True)
        for spec in SPECS:
            truth.append({"bot": spec, "seed": 3, "seen": state.seen_by(seat).dump()})
            imagined.append({"bot": spec, "seed": 3, "seen": twin.seen_by(seat).dump()})
    assert len(truth) > 0
    assert choices(truth) == choices(imagined)


@pytest.mark.parametrize("cheat", [peeking, clairvoyant])
def test_whoever_looks_at_the_truth_is_found_out(cheat: Choosing) -> None:
    positions = decisions(eldritch.game("nightmarium"), 2, 3, every=7, most=6)
    with pytest.raises(AssertionError, match="cannot know"):
        check_everywhere(partial(check_swap, cheat), positions)


# The rules of thumb know what the seat knows.


@pytest.mark.parametrize("id", GAMES)
def test_rules_of_thumb_judge_the_truth_as_they_judge_the_view(id: str) -> None:
    game, tactics = eldritch.game(id), tactics_of(id)
    for seats in (game.seats.start, game.seats.stop - 1):
        for state, seat in decisions(game, seats, 6, every=11, most=8):
            check_thumb(tactics, state, seat)
            check_sensible(tactics, state, seat)
            check_judgement(tactics, state)


@pytest.mark.parametrize("cheat", [Whispering(), Boastful()])
def test_tactics_that_look_into_hands_are_found_out(cheat: Tactics) -> None:
    positions = decisions(eldritch.game("nightmarium"), 2, 3, every=5, most=10)
    with pytest.raises(AssertionError, match="depend on"):
        check_everywhere(partial(check_thumb, cheat), positions)


def test_tactics_that_make_no_sense_are_found_out() -> None:
    state, seat = some_decision()
    with pytest.raises(AssertionError):
        check_judgement(Hopeful(), state)
    with pytest.raises(AssertionError):
        check_sensible(Silent(), state, seat)


# The worlds that a search plays in.


class Watching(Whispering):
    """Honest tactics that look at every world before it is played in."""

    def __init__(self, honest: Tactics) -> None:
        super().__init__()
        self.honest = honest
        self.worlds: list[State] = []

    def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
        return self.honest.weigh(state, seat, options)

    def imagined(self, seen: State, seed: int, knowing: bool) -> State:
        world = self.honest.imagined(seen, seed, knowing)
        check_admitted(seen, world)
        self.worlds.append(world)
        return world


def knowing_settings() -> Settings:
    settings = Settings()
    settings.knowing = True
    return settings


@pytest.mark.parametrize("id", GAMES)
def test_every_world_of_a_search_is_one_that_the_view_admits(id: str) -> None:
    game = eldritch.game(id)
    watching = Watching(tactics_of(id))
    for seed in range(4):
        for state, seat in decisions(game, game.seats.start, seed, every=6, most=1):
            Search(state.seen_by(seat), watching, knowing_settings(), Generator(1)).run(8)
    assert len(watching.worlds) >= 8


def test_a_world_of_wishes_is_found_out() -> None:
    state, seat = some_decision()
    with pytest.raises(AssertionError, match="not one that the view admits"):
        check_admitted(state.seen_by(seat), wishful(state.seen_by(seat)))


def test_a_search_invents_no_knowledge() -> None:
    """Of the cards that may lie in a hand each lies there as often as any other (chi-square, 1 in 1,000)."""
    state = eldritch.game("nightmarium").new(2, seed=3)
    seat = state.deciders()[0]
    search = Search(state.seen_by(seat), thumb(), Settings(), Generator(11))
    held: Counter[int] = Counter()
    worlds = 4000
    for _ in range(worlds):
        world = search.imagined()
        assert isinstance(world, Nightmare)
        held.update(world.hands[1 - seat])
    hidden = 108 - len(search.seen.hands[seat])  # type: ignore[attr-defined]
    expected = worlds * 5 / hidden
    assert len(held) == hidden
    square = sum((count - expected) ** 2 / expected for count in held.values())
    freedom = hidden - 1
    assert square < freedom + 3.1 * (2 * freedom) ** 0.5


# The price of fairness: whoever may peek plays better.


def foreseeing(worlds: "Worlds", state: State, seat: int, seed: int) -> int:
    """The option that does best in some worlds, each played on for a while by rules of thumb."""
    tactics = thumb()
    seen = state.seen_by(seat)
    options = tactics.sensible(seen, seat, seen.legal(seat))
    if len(options) == 1:
        return options[0]
    totals = [0.0] * len(options)
    for number in range(4):
        world = worlds(state, seat, seed * 10 + number)
        for place, action in enumerate(options):
            after = world.clone()
            after.take(seat, action)
            search = Search(seen, tactics, Settings(), Generator(number))
            totals[place] += search.outcome(after)[seat]
    return options[totals.index(max(totals))]


class Worlds:
    """Where the worlds come from that are looked into: honestly imagined, or the truth itself."""

    def __init__(self, cheats: bool) -> None:
        self.cheats = cheats

    def __call__(self, state: State, seat: int, seed: int) -> State:
        return state.clone() if self.cheats else state.seen_by(seat).imagine(seed)


def test_an_oracle_beats_its_honest_twin() -> None:
    """If it did not, the honest one would be peeking too, or the game would hide nothing."""
    won = 0
    games = 60
    for number in range(games):
        oracle = number % 2
        state = eldritch.game("nightmarium").new(2, seed=1000 + number // 2)
        moves = 0
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, foreseeing(Worlds(seat == oracle), state, seat, moves))
            moves += 1
        won += state.winners == [oracle]
    assert won > 0.6 * games


# Time tells nothing either.


@pytest.mark.parametrize("id", GAMES)
def test_the_work_for_a_move_does_not_depend_on_secrets(id: str) -> None:
    """The same iterations and the same draws from the bot's own chance, whatever lies hidden."""
    game = eldritch.game(id)
    for state, seat in decisions(game, game.seats.start, 5, every=17, most=3):
        work = set()
        for world in [state, *twins(state, seat)]:
            thinker = bot("search:iters=10", seed=2)
            work.add((thinker.choose(world.seen_by(seat)).iterations, str(thinker.generator.dump())))
        assert len(work) == 1


def test_thinking_leaves_the_chance_of_the_game_alone() -> None:
    state, seat = some_decision()
    before = state.dump()
    bot("search:iters=50", seed=random.Random(1).randrange(1000)).choose(state.seen_by(seat))
    assert state.dump() == before
