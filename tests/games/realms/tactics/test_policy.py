"""The policy of the bots: it depends only on what the seat may know, and it plays well."""

import random

import pytest

from eldritch.core.tactics import NEUTRAL, Personality
from eldritch.games.realms.box.components import KEYS
from eldritch.games.realms.state import Realm
from eldritch.games.realms.tactics.action_values import ActionValues
from eldritch.games.realms.tactics.policy import RealmsTactics
from eldritch.games.realms.tactics.reasons import REASONS

from ..table import CARDS, GAME, Table, table

TACTICS = RealmsTactics(NEUTRAL)


def best(t: Table, tactics: RealmsTactics = TACTICS) -> int:
    seat = t.state.deciders()[0]
    seen = t.state.seen_by(seat)
    options = tactics.prune(seen, seat, seen.legal(seat))
    weights = tactics.weigh(seen, seat, options)
    return options[weights.index(max(weights))]


def choice(t: Table) -> str:
    return t.words(best(t))


def reason(t: Table) -> str:
    return TACTICS.reason(t.state, t.state.deciders()[0], best(t))


def sensible(t: Table) -> list[str]:
    seat = t.state.deciders()[0]
    return [t.words(action) for action in TACTICS.prune(t.state, seat, t.state.legal(seat))]


# Its choices.


def test_it_plays_its_cards_first() -> None:
    assert reason(table(anya="hand goon", borya="")) == "play"


def test_it_buys_the_best_card_that_it_can_afford() -> None:
    assert choice(table(anya="", borya="", row="deep_ones arkham arkham rlyeh rlyeh", power=4)) == "buy deep_ones"


def test_it_gives_up_a_card_to_win() -> None:
    t = table(anya="hand wilbur_whateley", borya="sanity 11").play("play wilbur_whateley")
    t.play("use wilbur_whateley loss 6", "strike borya")
    assert (choice(t), reason(t)) == ("use wilbur_whateley loss 5, then abjure this", "lethal")


def test_losses_of_equal_cards_are_added_up() -> None:
    t = table(anya="play ghast ghast ghast", borya="sanity 9")
    values = ActionValues(t.state.cards, 2, NEUTRAL)
    assert values.attack_left(t.state, 0) == 9
    assert values.is_lethal(t.state, 0, t.state.legal(0))
    t.play("use ghast loss 2")
    assert values.attack_left(t.state, 0) == 7


def test_it_destroys_a_refuge_that_keeps_it_from_winning() -> None:
    t = table(anya="hand unspeakable_one", borya="sanity 2 | play miskatonic_library arkham").play(
        "play unspeakable_one"
    )
    t.play("use unspeakable_one loss 7")
    assert (choice(t), reason(t)) == ("strike miskatonic_library", "lethal")


def test_it_discards_its_weakest_card() -> None:
    t = table(anya="hand king_in_yellow", borya="hand dagon goon necronomicon").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1", "aim borya")
    assert choice(t) == "discard goon"


def test_it_abjures_a_starter_from_the_discard_pile() -> None:
    t = table(anya="hand ghast | discard follower dagon", borya="").play("play ghast", "use ghast abjure")
    assert choice(t) == "abjure_discard follower"


def test_it_takes_gains_for_itself() -> None:
    t = table(anya="hand occultist", borya="").play("play occultist", "use occultist gain 2")
    assert sensible(t) == ["aim anya"]


def test_it_ends_its_turn_when_nothing_is_left() -> None:
    assert choice(table(anya="", borya="")) == "end_turn"


def test_the_leader_empties_a_short_shared_deck_and_the_other_does_not() -> None:
    market = {"row": "ghast ghast ghast mi_go mi_go", "shared": "rlyeh rlyeh", "rest": "box", "power": 2, "turn": 30}
    ahead = table(anya="sanity 40 | deck dagon nyarlathotep", borya="sanity 9", **market)  # type: ignore[arg-type]
    behind = table(anya="sanity 9 | deck dagon nyarlathotep", borya="sanity 40", **market)  # type: ignore[arg-type]
    assert (choice(ahead), choice(behind)) == ("buy ghast", "end_turn")


# Pruning.


def test_bought_cards_are_played_before_starters() -> None:
    assert sensible(table(anya="hand follower ghast goon", borya="")) == ["play ghast"]


def test_both_sides_of_an_ability_are_considered() -> None:
    assert sensible(table(anya="hand adept", borya="").play("play adept")) == [
        "use adept conjure 2",
        "use adept loss 1",
    ]


def test_a_strike_that_wins_is_the_only_choice_considered() -> None:
    t = table(anya="hand goon", borya="sanity 1 | play arkham").play("play goon", "use goon loss 1")
    assert sensible(t) == ["strike borya"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_that_wins_at_once_is_never_pruned(seats: int) -> None:
    """A pruned move may be made later in the turn."""
    found = 0
    for seed in range(20):
        chance = random.Random(seed)
        state = GAME.new(seats, seed)
        assert isinstance(state, Realm)
        while not state.over:
            seat = state.deciders()[0]
            legal = state.legal(seat)
            considered = TACTICS.prune(state, seat, legal)
            assert considered
            assert set(considered) <= set(legal)
            for action in legal if state.stack[-1].name() == "loss" or len(state.shared) < 3 else []:
                if wins(state, seat, action):
                    found += 1
                    assert any(wins(state, seat, other) for other in considered)
            state.apply(seat, chance.choice(legal))
    assert found > 10


def wins(state: Realm, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(seat, action)
    return after.over and after.returns()[seat] == 1


# What the weights depend on.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_depend_only_on_what_the_seat_may_know(seats: int) -> None:
    """The truth, the seat's view and an imagined world give the same weights."""
    chance = random.Random(seats)
    state = GAME.new(seats, seats)
    reasons: set[str] = set()
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        seen = state.seen_by(seat)
        other = seen.imagine(1, knowledge=True)
        weights = TACTICS.weigh(state, seat, legal)
        assert TACTICS.weigh(seen, seat, legal) == weights
        assert TACTICS.weigh(other, seat, legal) == weights
        assert TACTICS.prune(state, seat, legal) == TACTICS.prune(seen, seat, legal)
        action = chance.choice(legal)
        assert TACTICS.reason(state, seat, action) == TACTICS.reason(seen, seat, action)
        reasons.add(TACTICS.reason(seen, seat, action))
        state.apply(seat, action)
    assert reasons <= set(REASONS)


def test_power_is_valued_early_and_losses_late() -> None:
    values = ActionValues(CARDS, 2, NEUTRAL)  # type: ignore[arg-type]
    chances = values.owned.chances
    cylinder, ghoul = KEYS.index("brain_cylinder"), KEYS.index("ghoul")
    early = values.card_values.of_card(cylinder, chances, 0.0) / values.card_values.of_card(ghoul, chances, 0.0)
    late = values.card_values.of_card(cylinder, chances, 1.0) / values.card_values.of_card(ghoul, chances, 1.0)
    assert early > late


def test_a_card_is_valued_higher_with_others_that_meet_its_requirements() -> None:
    values = ActionValues(CARDS, 2, NEUTRAL)  # type: ignore[arg-type]
    values.prepare(table(anya="deck ghast ghast ghast", borya="").state, 0)
    among_greens = values.card_value(KEYS.index("mi_go"))
    values.prepare(table(anya="deck goon goon follower", borya="").state, 0)
    assert values.card_value(KEYS.index("mi_go")) < among_greens


def test_an_aggressive_personality_values_losses_higher() -> None:
    t = table(anya="hand adept", borya="").play("play adept")
    options = t.state.legal(0)
    loss = [t.words(action) for action in options].index("use adept loss 1")
    fierce = RealmsTactics(Personality(attack=2.0)).weigh(t.state, 0, options)
    assert fierce[loss] > TACTICS.weigh(t.state, 0, options)[loss]


# The chance to win.


def test_chances_add_up_to_one_and_go_with_sanity() -> None:
    t = table(anya="sanity 40", borya="sanity 10", vova="sanity 20")
    chances = TACTICS.evaluate(t.state)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[2] > chances[1]


def test_an_eliminated_player_has_no_chance() -> None:
    t = table(anya="hand goon", borya="sanity 1", vova="", galya="").play("play goon", "use goon loss 1")
    t.play("strike borya", "strike galya")
    assert TACTICS.evaluate(t.state)[1] == 0


def test_at_the_end_the_chances_are_the_result() -> None:
    t = table(anya="hand goon", borya="sanity 1").play("play goon", "use goon loss 1", "strike borya")
    assert TACTICS.evaluate(t.state) == [1.0, 0.0]


def test_it_beats_random_play() -> None:
    chance = random.Random(1)
    won = 0.0
    for seed in range(20):
        state = GAME.new(2, seed)
        while not state.over:
            seat = state.deciders()[0]
            seen = state.seen_by(seat)
            action = chance.choice(seen.legal(seat))
            if seat == seed % 2:
                options = TACTICS.prune(seen, seat, seen.legal(seat))
                weights = TACTICS.weigh(seen, seat, options)
                action = options[weights.index(max(weights))]
            state.apply(seat, action)
        won += state.returns()[seed % 2]
    assert won >= 19
