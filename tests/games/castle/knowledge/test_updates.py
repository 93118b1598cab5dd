"""What exactly each event adds to the ledgers: facts, constraints and counts."""

from typing import Any

import pytest

from eldritch.core.state import UNKNOWN, WHOLE
from eldritch.games.castle.box.components import ITEMS, PROFESSIONS
from eldritch.games.castle.knowledge.card_constraints import FEW_CASES, MOST_CASES
from eldritch.games.castle.knowledge.cases import GIVEN, KIND_BITS, RETURNED
from eldritch.games.castle.knowledge.fresh_ledger import fresh_ledger
from eldritch.games.castle.knowledge.ledger import Ledger, new_ledger
from eldritch.games.castle.knowledge.notebook import notebook
from eldritch.games.castle.knowledge.views import forgetting, own_ledger
from eldritch.games.castle.knowledge.worlds import allies_in, imagine_with_allies

from ..table import Table, begin, table

FOUR = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
}


def people(**changed: str) -> dict[str, str]:
    return {**FOUR, **changed}


def ledger(t: Table, name: str | None) -> Ledger:
    """The ledger of a player or of the spectator."""
    assert t.state.ledgers is not None
    found = t.state.ledgers[0 if name is None else t.seat(name) + 1]
    assert found is not None
    return found.catch_up()


def learned(t: Table, name: str | None) -> list[tuple[str, str, str, Any]]:
    """The facts of a ledger: how they were learned, about whom, and what."""
    return [(fact["source"], t.names[fact["seat"]], fact["what"], fact["value"]) for fact in ledger(t, name).facts]


def holds(t: Table, reader: str, of: str) -> list[str]:
    held: list[str] = t.page(reader, of)["holds"]
    return held


@pytest.mark.parametrize(("direction", "to", "by"), [("left", 1, -1), ("right", -1, 1)])
def test_a_sextant_shows_everybody_the_card_they_pass_and_the_one_they_get(direction: str, to: int, by: int) -> None:
    t = table(**people(anna="order thug | sextant key"))
    t.play("anna offer clara sextant", "clara accept gloves", f"anna {direction}")
    given = {"anna": "gloves", "boris": "whip", "clara": "sextant", "dmitri": "key"}
    before = {name: len(learned(t, name)) for name in (*FOUR, None)}
    t.play(*(f"{name} pass_on {given[name]}" for name in t.waiting_for))
    for seat, name in enumerate(FOUR):
        following, preceding = t.names[(seat + to) % 4], t.names[(seat + by) % 4]
        assert learned(t, name)[before[name] :] == [("sextant", following, "item", given[name])]
        assert given[name] in holds(t, name, following)
        assert given[preceding] in holds(t, name, name)
    assert len(learned(t, None)) == before[None]


def test_offers_and_trades_show_the_two_who_trade_both_cards() -> None:
    t = table(**FOUR).play("anna offer boris dagger", "boris accept whip")
    assert learned(t, "anna") == [("trade", "boris", "item", "dagger")]
    assert learned(t, "boris") == [("offer", "anna", "item", "dagger"), ("trade", "anna", "item", "whip")]
    assert learned(t, "clara") == []
    assert (ledger(t, "anna").witnessed, ledger(t, "clara").trade) == (3, 0)


def test_goal_cards_that_a_player_shows_or_returns_are_counted() -> None:
    t = table(**people(clara="order doctor | goblet"))
    t.play("anna offer boris key", "boris refuse", "boris offer anna goblet", "anna refuse")
    t.play("clara offer dmitri goblet", "dmitri accept key", "dmitri offer boris goblet", "boris accept whip")
    assert ledger(t, "boris").shown == [1, 0, 0, 0, 0, 0, 0, 1]
    assert ledger(t, "anna").shown == [0, 0, 0, 1, 0, 0, 0, 0]
    assert ledger(t, "clara").shown == [0, 0, 0, 0, 0, 0, 1, 0]
    assert ledger(t, "dmitri").shown == [0, 0, 0, 0, 0, 1, 0, 0]
    assert ledger(t, None).shown == [0] * 8


def test_a_demanded_goal_card_is_not_counted_as_shown_freely() -> None:
    t = table(**people(anna="order diplomat | dagger")).play("anna demand boris goblet", "anna bid dagger")
    assert ledger(t, "anna").shown == [0] * 8
    assert ledger(t, "anna").named == KIND_BITS, "the demand is over"


@pytest.mark.parametrize("goal", ["key", "goblet"])
def test_with_an_empty_pile_a_demanded_goal_card_may_be_the_bag(goal: str) -> None:
    """A key that is not there is no bag with a key either."""
    spare = "brotherhood bodyguard |"
    seats = people(anna="order diplomat | dagger", boris="brotherhood priest | whip gloves", clara="order doctor | key")
    t = table(**{**seats, "dmitri": spare}, rest="dmitri").play(f"anna demand boris {goal}", "anna bid dagger")
    bag = f"bag_with_{goal}"
    assert {goal, bag} & {*t.page("clara", "boris")["may_hold"]} == set()
    t = table(**people(anna="order diplomat | dagger")).play("anna demand clara key", "anna bid dagger")
    assert "bag_with_key" in t.page("boris", "clara")["may_hold"], "while the pile lasts a bag is only a bag"
    seats["boris"] = f"brotherhood priest | {bag} gloves"
    t = table(**{**seats, "dmitri": spare}, rest="dmitri").play(
        f"anna demand boris {goal}", "anna bid dagger", f"boris yield {bag}"
    )
    assert {goal, bag} <= {*t.page("clara", "anna")["may_hold"]}
    assert "monocle" not in t.page("clara", "anna")["may_hold"]


def test_a_demand_for_a_bag_proves_another_card_in_the_hand() -> None:
    t = table(**people(anna="order diplomat | bag_with_key dagger", boris="brotherhood priest | bag_with_goblet"))
    t.play("anna demand boris bag", "anna bid dagger", "boris yield bag_with_goblet")
    assert {"bag_with_key", "bag_with_goblet"} & {*t.page("clara", "boris")["may_hold"]} == set()
    assert {"bag_with_key", "bag_with_goblet"} <= {*t.page("clara", "anna")["may_hold"]}


def test_while_a_trade_is_open_a_third_player_tags_its_two_cards() -> None:
    """Saved games hold the tags, so their numbers stay the same."""
    t = table(**people(anna="order thug | tome")).play("anna offer boris tome", "boris accept whip")
    tagged = [token for case in ledger(t, "clara").items.dump() for tokens in case for token in tokens]
    assert {token & ~KIND_BITS for token in tagged} == {0, 1 << 25}, "the tome was named, the other card not yet"
    assert (GIVEN, RETURNED) == (1 << 24, 1 << 25)
    assert {token & ~KIND_BITS for case in ledger(t, "anna").items.dump() for tokens in case for token in tokens} == {0}


def test_the_spectator_is_told_of_no_card_by_a_look() -> None:
    t = table(**people(anna="order thug | monocle")).play("anna offer boris monocle", "boris accept whip")
    assert learned(t, None) == [("trade", "boris", "item", "monocle"), ("monocle", "boris", "seen_by", 0)]
    assert learned(t, "anna")[-1] == ("monocle", "boris", "allegiance", "brotherhood")
    assert ledger(t, "anna").allegiance == [0, 1, UNKNOWN, UNKNOWN]


def test_proofs_and_notebooks_take_in_what_was_just_heard() -> None:
    for read in (lambda one: one.proofs()[0], lambda one: str(notebook(one)["facts"])):
        ledgers: Any = table(**FOUR).play("anna offer boris dagger").state.ledgers
        assert ledgers[2].pending
        assert "dagger" in read(ledgers[2])


def test_before_the_deal_only_items_of_the_box_are_possible() -> None:
    state = begin(4, 1)
    one = new_ledger(state.box, state.options, 4, 0)
    for place in range(5):
        kinds = {ITEMS[kind] for kind in range(1, len(ITEMS)) if one.items.possible(place) >> kind & 1}
        assert one.items.possible(place) & 1 == 0
        assert ("bag_with_key" in kinds) == (place < 4), "both bags are dealt"
        assert kinds >= {"key", "goblet"}
    assert one.items.possible(0) & ~sum(1 << kind for kind in range(18) if state.box.sealed[kind]) == 0
    assert [one.professions.possible(place) for place in range(6)] == [(1 << len(PROFESSIONS)) - 1] * 5 + [0]


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
