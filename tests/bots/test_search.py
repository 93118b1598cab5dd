"""The search: what it finds, how long it takes, and that it is the same everywhere."""

import time
from dataclasses import replace
from itertools import pairwise

import pytest

import eldritch
from eldritch._pure import is_compiled
from eldritch.bots import Budget, bot
from eldritch.bots.search import MOST_SEATS, Node, PairedMoves, Search, Settings
from eldritch.bots.search_bot import BLUNDER, FOUND_BY_SEARCH, SearchBot, run_search
from eldritch.core.generator import Generator
from eldritch.core.seats import listed
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics
from eldritch.games.nightmarium.state import Nightmare

from .chooser import choices
from .positions import GAMES, decisions, sensible, some_decision
from .proofs import check_chances


def tactics_of(id: str) -> Tactics:
    make = eldritch.game(id).tactics
    assert make is not None
    return make(NEUTRAL)


def search(state: State, seat: int, settings: Settings | None = None, seed: int = 1) -> Search:
    tactics = tactics_of(state.edition.game)
    return Search(state.seen_by(seat), tactics, settings or Settings(), Generator(seed))


def all_nodes(node: Node) -> list[Node]:
    return [node, *(below for child in node.children.values() for below in all_nodes(child))]


# What it is.


@pytest.mark.skipif(not is_compiled(), reason="the rules are not compiled here: there is nothing to compare")
@pytest.mark.parametrize("id", GAMES)
def test_a_seed_and_iterations_choose_the_same_compiled_and_pure(id: str) -> None:
    game = eldritch.game(id)
    asked = [
        {"bot": spec, "seed": 9, "seen": state.seen_by(seat).dump()}
        for state, seat in decisions(game, game.seats.start, 2, every=15, most=3)
        for spec in ("greedy", "search:iters=20")
    ]
    assert choices(asked) == choices(asked, pure=True)


def test_a_reused_tree_reports_chances_and_not_shares() -> None:
    """Moves known only from an earlier search are reported like the others."""
    state, seat = some_decision("castle", 6)
    looked = search(state, seat)
    looked.run(40)
    grown = [node for node in all_nodes(looked.root) if node.visits > 0 and node.action >= 0]
    assert len(grown) > len(looked.root.children)
    assert all(node.mean() < node.chance() <= 1.0 for node in grown)


def test_every_iteration_is_a_visit_of_the_root_and_of_one_child() -> None:
    state, seat = some_decision()
    looked = search(state, seat)
    looked.run(100)
    assert looked.root.visits == looked.iterations == 100
    assert sum(int(child.visits) for child in looked.root.children.values()) == 100


@pytest.mark.parametrize("id", GAMES)
def test_values_stay_between_losing_and_winning(id: str) -> None:
    game = eldritch.game(id)
    for state, seat in decisions(game, game.seats.start, 3, every=20, most=2):
        looked = search(state, seat)
        if len(looked.options) > 1:
            looked.run(60)
            for node in all_nodes(looked.root)[1:]:
                assert node.visits <= node.available
                assert 0.0 <= node.mean() <= 1.0
            check_chances(id, looked.estimate(looked.ranked()[0].action))


def test_the_best_looking_moves_are_tried_first_and_more_with_every_visit() -> None:
    state, seat = some_decision()
    looked = search(state, seat)
    weights = dict(
        zip(looked.options, looked.tactics.weigh(looked.seen, seat, looked.options), strict=True),
    )
    assert len(weights) > 3
    looked.run(1)
    first = next(iter(looked.root.children.values()))
    assert weights[first.action] == max(weights.values())
    assert first.prior == 1.0
    counts = []
    for _ in range(30):
        looked.run(1)
        counts.append(len(looked.root.children))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    tried = [weights[child.action] for child in looked.root.children.values()]
    assert tried == sorted(weights.values(), reverse=True)[: len(tried)]


def test_with_self_only_just_own_moves_are_searched() -> None:
    state, seat = some_decision(seats=3)
    settings = Settings()
    looked = search(state, seat, settings)
    looked.run(300)
    assert {int(node.seat) for node in all_nodes(looked.root)} == {0, 1, 2}
    settings.self_only = True
    looked = search(state, seat, settings)
    looked.run(300)
    assert {int(node.seat) for node in all_nodes(looked.root)} == {seat}


def test_fixed_worlds_are_imagined_once() -> None:
    state, seat = some_decision()
    settings = Settings()
    settings.worlds = 5
    looked = search(state, seat, settings)
    looked.run(50)
    assert len(looked.fixed) == 5


def test_paired_moves_are_tried_alike_in_the_same_worlds() -> None:
    state, seat = some_decision("nightmarium")
    settings = Settings()
    settings.paired = 3
    looked = search(state, seat, settings)
    looked.run(31)
    assert looked.pairs is not None
    tried = {child.action: child.visits for child in looked.root.children.values()}
    assert tried == dict(zip(looked.pairs.actions, (11, 10, 10), strict=True))
    weights = looked.tactics.weigh(looked.seen, looked.me, looked.options)
    assert looked.pairs.actions[0] == looked.options[weights.index(max(weights))]


def test_a_move_is_made_instead_of_the_best_looking_one_only_if_it_is_surely_better() -> None:
    pairs = PairedMoves([7, 8, 9])
    for first, second, third in [(0.5, 0.6, 0.9), (0.4, 0.5, 0.0), (0.6, 0.7, 1.0), (0.5, 0.6, 0.2)]:
        for value in (first, second, third):
            pairs.record(value)
    assert pairs.lower_bound(0) == 0.0
    assert pairs.lower_bound(1) == pytest.approx(0.1)
    assert pairs.lower_bound(2) < 0.0  # Its mean is higher than the first one's, but that may be chance.


def test_of_several_seats_that_owe_a_decision_ones_own_comes_first() -> None:
    for seed in range(200):
        for state, _ in decisions(eldritch.game("nightmarium"), 4, seed):
            owing = listed(state.owing())
            if len(owing) > 1:
                assert search(state, owing[-1]).decider(state) == owing[-1]
                assert search(state, (set(range(4)) - set(owing)).pop()).decider(state) == owing[0]
                return
    pytest.fail("nobody ever owed a decision together with others")


# What it finds.


def winning_move() -> tuple[State, int, int]:
    """A position in which one of several moves wins at once."""
    for seed in range(300):
        for state, seat in decisions(eldritch.game("nightmarium"), 2, seed):
            options = sensible(state, seat)
            for action in options if len(options) > 1 else []:
                after = state.clone()
                after.take(seat, action)
                if after.over and after.winners == [seat]:
                    return state, seat, action
    raise AssertionError("no game was ever about to be won")


def test_a_move_that_wins_at_once_is_played_without_a_search() -> None:
    state, seat, _ = winning_move()
    choice = bot("search:iters=1", seed=1).choose(state.seen_by(seat))
    assert choice.iterations == 0
    assert choice.candidates[0].value == 1.0
    state.apply(seat, choice.action)
    assert state.over
    assert state.winners == [seat]


def test_a_move_that_wins_at_once_is_reported_as_a_win() -> None:
    state, seat, _ = winning_move()
    choice = bot("search:iters=1", seed=1).choose(state.seen_by(seat))
    assert choice.estimate == tuple(float(other == seat) for other in range(state.seats))


def test_a_move_that_may_win_at_once_is_no_decisive_one() -> None:
    """A roll of the dice in Duel that wins in half of all worlds wins in each of three often enough."""
    state, seat, gamble = winning_roll()
    worlds = [state.seen_by(seat).imagine(seed) for seed in range(60)]
    looked = [search(state, seat, seed=seed) for seed in range(40)]
    assert any(one.wins(gamble, worlds[place : place + 3]) for place, one in enumerate(looked))
    assert not any(one.decisive() == gamble for one in looked)


def winning_roll() -> tuple[State, int, int]:
    """A decision in a game of Duel played in earnest, and a move that wins at once by the dice, or does not."""
    player = bot("greedy", 1)
    for seed in range(20):
        state = eldritch.game("duel").new(2, seed)
        while not state.over:
            seat = state.deciders()[0]
            for action in sensible(state, seat):
                if 3 <= times_won(state, seat, action) <= 5:
                    return state, seat, action
            state.apply(seat, player.choose(state.seen_by(seat)).action)
    raise AssertionError("no game was ever about to be won by the dice")


def times_won(state: State, seat: int, action: int) -> int:
    """In how many of eight worlds a move wins at once; 0 if not in the first four."""
    won = 0
    for chance in range(8):
        after = state.seen_by(seat).imagine(chance)
        after.take(seat, action)
        won += after.over and after.winners == [seat]
        if won == 0 and chance > 2:
            return 0
    return won


def test_without_a_budget_it_does_not_begin() -> None:
    state, seat = some_decision()
    with pytest.raises(eldritch.BadOptions, match="budget"):
        SearchBot().choose(state.seen_by(seat), Budget(), Generator(1))


def test_a_game_may_do_without_decisive_moves() -> None:
    state, seat, _ = winning_move()
    settings = Settings()
    assert search(state, seat, settings).decisive() >= 0
    settings.decisive = 0
    assert search(state, seat, settings).decisive() == -1


def test_looking_ahead_beats_not_looking() -> None:
    from eldritch.lab.arena import play_arena

    ahead, _ = play_arena(eldritch.game("nightmarium"), ["search:iters=60", "greedy"], games=40, seed=3).standings
    assert ahead.low > 0.5


def test_a_move_against_the_heuristics_is_attributed_to_the_search() -> None:
    by_search = set()
    for state, seat in decisions(eldritch.game("nightmarium"), 2, 1, every=3):
        choice = bot("search:iters=60", seed=1).choose(state.seen_by(seat))
        greedy = bot("greedy", seed=1).choose(state.seen_by(seat))
        assert (choice.reasons[0] == FOUND_BY_SEARCH) == (choice.action != greedy.action)
        by_search.add(choice.reasons[0] == FOUND_BY_SEARCH)
    assert by_search == {True, False}


def test_candidates_come_best_first_and_share_the_thought() -> None:
    state, seat = some_decision()
    choice = bot("search:iters=200", seed=1).choose(state.seen_by(seat))
    shares = [candidate.share for candidate in choice.candidates]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0)
    assert choice.action == choice.candidates[0].action
    assert sum(choice.estimate) == pytest.approx(1.0)
    assert choice.iterations == 200


# How long it takes.


def test_time_ends_a_search_that_has_no_other_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = some_decision()
    looked = search(state, seat)
    clock = iter([0.2, 0.4, 0.6])
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    run_search(looked, Budget(milliseconds=500), began=0.0)
    assert looked.iterations == 3


def test_the_clock_is_looked_at_about_every_two_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = some_decision()
    looked = search(state, seat)
    looks: list[int] = []

    def clock() -> float:
        looks.append(int(looked.iterations))
        return looks[-1] * 0.0001

    monkeypatch.setattr(time, "perf_counter", clock)
    run_search(looked, Budget(milliseconds=20), began=0.0)
    assert looks[-1] == pytest.approx(200, abs=20)
    assert [later - earlier for earlier, later in pairwise(looks)][1:] == pytest.approx([20] * (len(looks) - 2), abs=1)


def test_the_first_of_two_budgets_that_is_used_up_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = some_decision()
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
    looked = search(state, seat)
    run_search(looked, Budget(iterations=13, milliseconds=500), began=0.0)
    assert looked.iterations == 13


# What it remembers.


def two_decisions() -> tuple[State, State, int, SearchBot]:
    """A bot's decision and its next one in the same turn, with no other seat moving in between."""
    for seed in range(50):
        for state, seat in decisions(eldritch.game("nightmarium"), 2, seed):
            searching = SearchBot()
            choice = searching.choose(state.seen_by(seat), Budget(iterations=100), Generator(1))
            after = state.clone()
            after.take(seat, choice.action)
            same_turn = after.deciders() == [seat] and after.turns() == state.turns()
            if choice.iterations > 0 and same_turn and len(sensible(after, seat)) > 1:
                return state, after, seat, searching
    raise AssertionError("no turn had two decisions")


def test_within_a_turn_the_tree_grows_on() -> None:
    _, after, seat, searching = two_decisions()
    grown = searching._reusable(after.seen_by(seat))
    assert grown is not None
    assert grown.visits > 1
    looked = Search(after.seen_by(seat), tactics_of("nightmarium"), Settings(), Generator(1), grown)
    visits = int(grown.visits)
    looked.run(10)
    assert looked.root.visits == visits + 10


def test_a_new_turn_starts_a_new_tree() -> None:
    _, after, seat, searching = two_decisions()
    assert isinstance(after, Nightmare)
    after.turn += 1
    assert searching._reusable(after.seen_by(seat)) is None


# How it is held back.


def test_the_index_chooses_among_moves_that_are_no_blunders() -> None:
    ranked = [Node(0, action, 1.0) for action in range(4)]
    for node, visits in zip(ranked, (100, 60, 20, 5), strict=True):
        node.visits = visits
    generator = Generator(1)
    uniform = [SearchBot(index=0.0)._pick(ranked, generator) for _ in range(600)]
    assert {action: uniform.count(action) > 150 for action in range(3)} == dict.fromkeys(range(3), True)
    assert 3 not in uniform
    assert BLUNDER * 100 > 5
    sharp = [SearchBot(index=4.0)._pick(ranked, generator) for _ in range(600)]
    assert sharp.count(0) > 500
    assert SearchBot()._pick(ranked, generator) == 0


def test_moves_that_are_visited_alike_are_drawn_by_what_came_of_them() -> None:
    """In the Castle the best-looking moves are tried equally often: their visits tell nothing."""
    ranked = [Node(0, action, 1.0) for action in range(3)]
    for node, total in zip(ranked, (8.0, 4.0, 2.0), strict=True):
        node.visits, node.total = 10, total
    generator = Generator(1)
    drawn = [SearchBot(index=2.0)._pick(ranked, generator, paired=True) for _ in range(600)]
    assert 400 < drawn.count(0) < 520
    assert drawn.count(1) > drawn.count(2) > 0


def test_children_are_keyed_by_action_and_seat() -> None:
    assert all(eldritch.game(id).seats.stop - 1 <= MOST_SEATS for id in eldritch.games())


def test_a_choice_is_plain_data() -> None:
    state, seat = some_decision()
    choice = bot("search:iters=20", seed=1).choose(state.seen_by(seat))
    assert replace(choice) == choice
