"""Bots by their descriptions, and the simple ones among them."""

from collections import Counter

import pytest

import eldritch
from eldritch import bots
from eldritch.bots.personalities import PERSONALITIES
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL

from .positions import GAMES, decisions, some_decision
from .proofs import check_chances


def a_choice() -> tuple[State, int]:
    """The first decision of a game as its seat sees it."""
    state = eldritch.game("nightmarium").new(seats=3, seed=7)
    seat = state.deciders()[0]
    return state.seen_by(seat), seat


@pytest.mark.parametrize(
    "spec",
    [
        "random",
        "random:sensible",
        "greedy",
        *(f"greedy:{name}" for name in PERSONALITIES),
        "search:iters=5",
        "search:ms=1",
        "search:iters=5:gambler",
        "search:iters=50:ms=1:index=0.5",
        "greedy:drop=0.5:memory=1",
        "greedy:builder:drop=0.5",
        *(f"level:{level}" for level in range(1, 6)),
        "level:2:builder",
    ],
)
def test_every_form_of_name_gives_a_bot(spec: str) -> None:
    seen, seat = a_choice()
    assert bots.bot(spec, seed=1).choose(seen).action in seen.legal(seat)


def test_the_named_forms_are_forms_that_exist() -> None:
    for form in bots.names():
        bots.bot(form, seed=1)


@pytest.mark.parametrize(
    ("spec", "right"),
    [
        ("clever", "no bot 'clever'; the bots are random, greedy, search:iters=400"),
        ("", "no bot ''; the bots are"),
        ("search", "no bot 'search'; the bots are random"),
        ("search:400", "the personalities are"),
        ("search:iters=0", "iters is a number from 1, not '0'"),
        ("search:ms=-5", "ms is a number from 1, not '-5'"),
        ("search:index=1", "the bots are random"),
        ("search:drop=1", "the parameters of search are iters, ms, index, tactics, not 'drop'"),
        ("greedy:drop=often", "drop is a number, not 'often'"),
        ("level", "the bots are random"),
        ("level:8", "the levels are 1 to 7, not '8'"),
        ("level:x", "the levels are 1 to 7"),
        ("greedy:nice", "the personalities are aggressor, builder, hoarder, schemer, gambler, not 'nice'"),
        ("greedy:builder:hoarder", "a bot has one personality; 'hoarder' is too much"),
        ("random:builder", "no bot 'random:builder'; the bots are random"),
    ],
)
def test_a_wrong_name_is_answered_with_the_right_forms(spec: str, right: str) -> None:
    with pytest.raises(eldritch.BadOptions, match=right):
        bots.bot(spec, seed=1)


def test_the_random_bot_is_as_likely_to_choose_any_action_as_any_other() -> None:
    seen, seat = a_choice()
    bot = bots.bot("random", seed=1)
    legal = seen.legal(seat)
    chosen = Counter(bot.choose(seen).action for _ in range(1000 * len(legal)))
    assert sorted(chosen) == legal
    assert all(850 < count < 1150 for count in chosen.values())


@pytest.mark.parametrize("spec", ["random", "level:1", "search:iters=3:gambler"])
def test_a_bot_follows_its_seed(spec: str) -> None:
    positions = [(state.seen_by(seat)) for state, seat in decisions(eldritch.game("nightmarium"), 2, 1, most=40)]

    def choices(seed: int) -> list[int]:
        bot = bots.bot(spec, seed)
        return [bot.choose(seen).action for seen in positions]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


@pytest.mark.parametrize("id", GAMES)
def test_the_greedy_bot_takes_what_weighs_most_and_says_why(id: str) -> None:
    game = eldritch.game(id)
    assert game.tactics is not None
    tactics = game.tactics(NEUTRAL)
    bot = bots.bot("greedy", seed=1)
    for state, seat in decisions(game, game.seats.start, 2, every=5, most=10):
        seen = state.seen_by(seat)
        options = tactics.prune(seen, seat, seen.legal(seat))
        weights = dict(zip(options, tactics.weigh(seen, seat, options), strict=True))
        choice = bot.choose(seen)
        assert weights[choice.action] == max(weights.values())
        assert choice.reasons == (tactics.reason(seen, seat, choice.action),)
        check_chances(id, choice.estimate)
        assert choice.candidates[0].value == pytest.approx(choice.estimate[seat])


def test_the_sensible_random_bot_avoids_blunders() -> None:
    """In Nightmarium it is pointless to discard cards when one can be drawn."""
    state, seat = some_decision()
    seen = state.seen_by(seat)
    bot = bots.bot("random:sensible", seed=1)
    verbs = {seen.describe(bot.choose(seen).action)["verb"] for _ in range(200)}
    assert "draw" in verbs
    assert "mark" not in verbs
    assert "mark" in {seen.describe(action)["verb"] for action in seen.legal(seat)}


def test_personalities_change_what_is_chosen() -> None:
    positions = [state.seen_by(seat) for state, seat in decisions(eldritch.game("nightmarium"), 2, 1)]
    plain = [bots.bot("greedy", 1).choose(seen).action for seen in positions]
    builder = [bots.bot("greedy:hoarder", 1).choose(seen).action for seen in positions]
    assert plain != builder


@pytest.mark.parametrize(
    "spec", ["greedy:tactics=logic", "search:iters=5:tactics=logic", "greedy:tactics=peer:builder"]
)
def test_bots_play_the_variants_of_a_games_tactics(spec: str) -> None:
    state = eldritch.game("castle").new(seats=4, seed=7)
    seat = state.deciders()[0]
    seen = state.seen_by(seat)
    assert bots.bot(spec, seed=1).choose(seen).action in seen.legal(seat)


@pytest.mark.parametrize(
    ("id", "fault"), [("castle", "the variants are logic, bayes, peer"), ("duel", "it has no variants")]
)
def test_a_variant_that_a_game_does_not_have_is_refused(id: str, fault: str) -> None:
    state = eldritch.game(id).new(seed=7)
    with pytest.raises(eldritch.BadOptions, match=f"{id} has no tactics 'guess'; {fault}"):
        bots.bot("greedy:tactics=guess", seed=1).choose(state.seen_by(state.deciders()[0]))


def test_the_default_opponent() -> None:
    assert bots.default(eldritch.game("nightmarium")) == "level:4"
