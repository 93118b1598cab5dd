"""Views: what a ledger begun late knows, where known cards lie, what is forgotten, and what imagined positions know."""

from typing import Any

from eldritch.core.state import UNKNOWN, WHOLE
from eldritch.games.castle.box.components import ITEMS
from eldritch.games.castle.knowledge.card_constraints import FEW_CASES, MOST_CASES
from eldritch.games.castle.knowledge.fresh_ledger import fresh_ledger
from eldritch.games.castle.knowledge.ledger import Ledger
from eldritch.games.castle.knowledge.trade_updates import pile_size
from eldritch.games.castle.knowledge.views import forgetting, own_ledger
from eldritch.games.castle.knowledge.worlds import allies_in, imagine_with_allies

from ..table import Table, table
from .four import FOUR, ledger, people

# A ledger begun in the middle of the game.


def foreseeing() -> Table:
    seats = people(anna="order clairvoyant | key dagger")
    return table(**seats, pile="coat tome monocle").play("anna foresee")


def pile_of(one: Ledger) -> list[int]:
    return sorted(card for depth in range(3) for card in one.items.certain(one.pile + depth))


def test_a_clairvoyant_who_looks_through_the_pile_knows_it_before_and_after_the_first_choice() -> None:
    t = foreseeing()
    assert pile_of(fresh_ledger(t.state, 0)) == sorted(t.state.pile)
    assert pile_of(fresh_ledger(t.state, 1)) == []
    t.play("anna top tome")
    assert pile_of(fresh_ledger(t.state, 0)) == sorted(t.state.pile)
    assert pile_of(fresh_ledger(t.state, 1)) == []


def test_the_known_cards_on_top_count_as_part_of_the_pile() -> None:
    seats = people(anna="order clairvoyant | key dagger", dmitri="brotherhood bodyguard |")
    t = table(**seats, pile="coat tome", rest="dmitri").play("anna foresee", "anna top tome", "anna top coat")
    assert [pile_size(ledger(t, name)) for name in (*FOUR, None)] == [2] * 5
    t.fight("anna", "boris").hush()
    assert [pile_size(ledger(t, name)) for name in (*FOUR, None)] == [1] * 5
    assert t.state.seen_by(0).pile == [ITEMS.index("coat")]


def test_an_imagined_pile_is_the_one_that_the_clairvoyant_of_that_world_sees() -> None:
    t = foreseeing().play("anna top tome")
    own: Any = t.state.seen_by(0).imagine(3)
    assert own.stack[-1].shown() == {"seat": 0, "item": "tome"}
    assert own.legal(0) == t.state.legal(0)
    for seed in range(5):
        other: Any = t.state.seen_by(1).imagine(seed)
        assert other.stack[-1].pile == sorted(other.pile)
        assert other.legal(0)


def test_a_view_has_the_known_cards_of_the_pile_on_its_top() -> None:
    t = foreseeing().play("anna top tome", "anna top coat")
    mine: Any = t.state.seen_by(0)
    assert [ITEMS[item] for item in mine.pile[-2:]] == ["coat", "tome"]
    assert UNKNOWN not in mine.pile, "and the others are beneath, in any order"
    assert t.state.seen_by(1).pile == [UNKNOWN] * len(t.state.pile)


def test_a_ledger_is_found_for_seats_and_spectators_of_games_that_keep_ledgers() -> None:
    state = table(**FOUR).state
    assert own_ledger(state) is None, "a whole position has no viewer"
    assert state.viewer == WHOLE
    seen: Any = state.seen_by(1)
    assert own_ledger(seen) is seen.ledgers[2]
    spectator: Any = state.seen_by(None)
    assert own_ledger(spectator) is spectator.ledgers[0]
    state.ledgers = None
    blind: Any = state.seen_by(1)
    assert own_ledger(blind) is None
    assert forgetting(blind, 1) is blind


# Forgetting.


def remembered(t: Table, reader: str, turns: int) -> Any:
    return forgetting(t.state.seen_by(t.seat(reader)), turns)


def test_a_forgetful_player_keeps_the_facts_of_the_last_turns() -> None:
    """Anna sees Boris's allegiance in turn 1, is shown a goblet in turn 2, and looks at Clara's hand in turn 5."""
    t = table(**people(anna="order thug | monocle privilege dagger"))
    t.play("anna offer boris monocle", "boris accept whip", "boris offer anna goblet", "anna refuse")
    t.play("clara pass", "dmitri pass", "anna offer clara privilege", "clara accept gloves")
    assert t.state.turn == 6
    whole: Any = t.state.seen_by(0)
    kept = {turns: remembered(t, "anna", turns) for turns in (1, 2, 4, 5, 6)}
    facts = [(fact["turn"], fact["what"]) for fact in whole.ledgers[1].facts]
    assert [turn for turn, _ in facts] == [1, 1, 2, 5, 5]
    for turns, seen in kept.items():
        own = seen.ledgers[1]
        assert [(fact["turn"], fact["what"]) for fact in own.facts] == [fact for fact in facts if fact[0] > 6 - turns]
        assert own.allegiance == [0, 1 if turns > 5 else UNKNOWN, UNKNOWN, UNKNOWN]
        assert seen.allegiance == own.allegiance
        assert seen.ledgers[0] is seen.ledgers[2] is None
        assert seen.hands[0] == whole.hands[0]
        assert ("goblet" in names(seen.hands[1])) == (turns > 4)
        assert ("privilege" in names(seen.hands[2])) == (turns > 1)
    assert t.state.seen_by(0).dump() == whole.dump(), "the view itself forgets nothing"


def names(hand: list[int]) -> list[str]:
    return [ITEMS[item] for item in hand if item != UNKNOWN]


def test_experts_remember_all_slots_of_a_player() -> None:
    experts = {
        "anna": "order order brotherhood thug | monocle",
        "boris": "brotherhood order brotherhood priest | goblet",
        "clara": "order brotherhood brotherhood doctor | key",
    }
    t = table(**experts, options={"expert": True})
    t.play("anna offer boris monocle", "boris accept goblet", "anna slot 1")
    assert remembered(t, "anna", 9).allegiance == [0, 0, 1, UNKNOWN, 0, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
    assert remembered(t, "anna", 1).allegiance == [0, 0, 1, *[UNKNOWN] * 6]


def test_nobody_forgets_what_lies_open_at_the_end() -> None:
    t = table(**FOUR).play("anna declare", "anna stop")
    seen: Any = t.state.seen_by(1)
    assert forgetting(seen, 1) is seen


# Imagined worlds with ledgers.


def test_an_imagined_world_has_ledgers_only_if_they_are_asked_for() -> None:
    seen: Any = table(**FOUR).play("anna offer boris dagger", "boris refuse").state.seen_by(1)
    assert seen.imagine(1, False).ledgers is None
    world: Any = seen.imagine(1, True)
    assert [one.seat for one in world.ledgers] == [-1, 0, 1, 2, 3]
    assert world.ledgers[2].dump() == seen.ledgers[2].dump()
    assert world.ledgers[2] is not seen.ledgers[2]
    for seat in (0, 2, 3):
        assert world.ledgers[seat + 1].items.certain(seat) == world.hands[seat]
        assert world.ledgers[seat + 1].facts == []


def test_worlds_with_given_allies_have_these_and_cheap_ledgers() -> None:
    seen: Any = table(**FOUR).play("anna offer boris dagger", "boris refuse").state.seen_by(1)
    for allies in (0b0011, 0b0110, 0b1010):
        world: Any = imagine_with_allies(seen, 2, True, allies)
        mine = world.organisation[1]
        assert allies_in(world, 1) == allies
        assert [one == mine for one in world.organisation] == [bool(allies >> seat & 1) for seat in range(4)]
        assert sorted(world.components()) == sorted(table(**FOUR).state.components())
        assert world.ledgers[0] is None
        assert {one.items.most for one in world.ledgers[1:]} == {FEW_CASES}
        assert {one.professions.most for one in world.ledgers[1:]} == {FEW_CASES}
        assert imagine_with_allies(seen, 2, False, allies).ledgers is None
    assert seen.ledgers[2].items.most == MOST_CASES
