"""The worlds that bots search contain what is known and no more; a bot that may look at the true one plays better."""

from collections import Counter

import pytest

import eldritch
from eldritch.bots.search import Search, Settings
from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import Tactics
from eldritch.games.castle.state import Journey
from eldritch.games.duel.state import Duel
from eldritch.games.nightmarium.state import Nightmare
from eldritch.games.realms.state import Realm

from .cheats import Guessing, Whispering, hands_of_others, heuristics, wishful
from .positions import GAMES, fewest, hiding
from .proofs import check_admitted, check_everywhere

A_FEW = 4

# They keep to what is known.


class Watching(Whispering):
    """Honest tactics that look at every world before it is played in."""

    def __init__(self, honest: Tactics) -> None:
        super().__init__(honest, hands_of_others)
        self.worlds: list[State] = []

    def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
        return self.honest.weigh(state, seat, options)

    def determinize(self, seen: State, seed: int, knowledge: bool) -> State:
        world = self.honest.determinize(seen, seed, knowledge)
        check_admitted(seen, world)
        self.worlds.append(world)
        return world


def knowing_settings() -> Settings:
    settings = Settings()
    settings.knowledge = True
    return settings


@pytest.mark.parametrize("id", GAMES)
def test_every_world_of_a_search_is_one_that_the_view_admits(id: str) -> None:
    watching = Watching(heuristics(id))
    for state, seat in hiding(id, fewest(id), 1, A_FEW):
        Search(state.seen_by(seat), watching, knowing_settings(), Generator(1)).run(8)
    assert len(watching.worlds) >= 8 * A_FEW


def check_wishes(state: State, _seat: int) -> None:
    """A world of wishes, looked at by each seat: whoever has cards of his own may find others in it."""
    for seat in range(state.seats):
        check_admitted(state.seen_by(seat), wishful(state))


@pytest.mark.parametrize("id", GAMES)
def test_a_world_of_wishes_is_found_out(id: str) -> None:
    with pytest.raises(AssertionError, match="not one that the view admits"):
        check_everywhere(check_wishes, hiding(id, fewest(id), 1, A_FEW))


# They invent nothing.


def hidden_place(state: State, seat: int) -> list[int]:
    """The cards in a place that the seat cannot see."""
    other = (seat + 1) % state.seats
    match state:
        case Nightmare() | Realm():
            return [*state.hands[other]]
        case Duel():
            return [*state.signs[other]]
        case Journey():
            return [state.allegiance[other]]
    raise AssertionError(f"{state.edition.game} hides nothing")


def where_else(state: State, seat: int) -> list[int]:
    """The cards that, for all the seat knows, might as well lie in that place."""
    other = (seat + 1) % state.seats
    match state:
        case Nightmare():
            return [*state.deck]
        case Realm():
            return [*state.decks[other]]
        case Duel():
            return [*state.bag]
        case Journey():
            third = (seat + 2) % state.seats
            return [state.allegiance[third], *state.unused]
    raise AssertionError(f"{state.edition.game} hides nothing")


def untouched(id: str) -> tuple[State, int]:
    """A position in which nothing is known of that place: the first, or in Duel the first with a sign."""
    if id == "duel":
        return hiding(id, 2, 3, A_FEW)[0]
    state = eldritch.game(id).new(fewest(id), seed=3)
    return state, state.deciders()[0]


def square(tactics: Tactics, state: State, seat: int, worlds: int) -> tuple[float, int]:
    """Chi-square of how often each card lies in the hidden place, and its degrees of freedom."""
    search = Search(state.seen_by(seat), tactics, Settings(), Generator(11))
    held: Counter[int] = Counter()
    for _ in range(worlds):
        held.update(hidden_place(search.determinize(), seat))
    place = hidden_place(state, seat)
    pool = Counter([*place, *where_else(state, seat)])
    assert set(held) == set(pool), "what may be there is there at times, and nothing else"
    each = worlds * len(place) / pool.total()
    return sum((held[card] - each * count) ** 2 / (each * count) for card, count in pool.items()), len(pool) - 1


def seldom(freedom: int) -> float:
    """What chi-square exceeds once in 1,000 times (Wilson and Hilferty)."""
    narrow = 2 / (9 * freedom)
    return float(freedom * (1 - narrow + 3.09 * narrow**0.5) ** 3)


@pytest.mark.parametrize("id", GAMES)
def test_a_search_invents_no_knowledge(id: str) -> None:
    """Of the cards that may lie in a hidden place each lies there as often as any other."""
    found, freedom = square(heuristics(id), *untouched(id), worlds=2000)
    assert found < seldom(freedom)


@pytest.mark.parametrize("id", GAMES)
def test_guessing_the_truth_too_often_is_found_out(id: str) -> None:
    state, seat = untouched(id)
    found, freedom = square(Guessing(heuristics(id), state), state, seat, worlds=2000)
    assert found > seldom(freedom)


# The price of fairness: whoever may peek plays better.


def foreseeing(worlds: "Worlds", state: State, seat: int, seed: int) -> int:
    """The option that does best in some worlds, each continued with a rollout."""
    tactics = heuristics()
    seen = state.seen_by(seat)
    options = tactics.prune(seen, seat, seen.legal(seat))
    if len(options) == 1:
        return options[0]
    totals = [0.0] * len(options)
    for number in range(4):
        world = worlds(state, seat, seed * 10 + number)
        for place, action in enumerate(options):
            after = world.clone()
            after.take(seat, action)
            search = Search(seen, tactics, Settings(), Generator(number))
            totals[place] += search.rollout(after)[seat]
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
