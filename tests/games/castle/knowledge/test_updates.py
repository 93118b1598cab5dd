"""What exactly each event adds to the ledgers: facts, constraints and counts."""

from typing import Any

import pytest

from eldritch.core.state import UNKNOWN
from eldritch.games.castle.box.components import ITEMS, PROFESSIONS
from eldritch.games.castle.knowledge.cases import GIVEN, KIND_BITS, RETURNED
from eldritch.games.castle.knowledge.item_updates import BAGS
from eldritch.games.castle.knowledge.ledger import new_ledger
from eldritch.games.castle.knowledge.notebook import notebook

from ..table import Table, begin, table
from .four import FOUR, ledger, people


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


def test_ruling8_a_third_player_expects_bags_to_be_named_only_while_the_pile_lasts() -> None:
    t = table(**FOUR).play("anna offer boris dagger", "boris accept whip")
    assert ledger(t, "clara").texts == t.state.box.texts
    assert t.state.box.texts & BAGS == BAGS
    seats = people(anna="order thug | bag_with_key", dmitri="brotherhood bodyguard |")
    t = table(**seats, rest="dmitri").play("anna offer boris bag_with_key", "boris accept whip")
    assert ledger(t, "clara").texts == t.state.box.texts & ~BAGS
    assert "bag_with_key" in t.page("clara", "boris")["may_hold"]


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


def test_an_identity_shows_the_winner_of_a_fight_two_facts() -> None:
    t = table(**FOUR).fight("anna", "boris", clara="attacker").hush().play("anna identity")
    seen = [("identity", "boris", "allegiance", "brotherhood"), ("identity", "boris", "profession", "priest")]
    assert learned(t, "anna") == seen
    assert learned(t, "clara") == [("identity", "boris", "seen_by", 0)]
    assert (t.page("anna", "boris")["professions"], ledger(t, "anna").allegiance[1]) == (["priest"], 1)
    assert len(t.page("clara", "boris")["professions"]) > 1


def test_a_coat_shows_the_spare_professions_to_its_giver() -> None:
    t = table(**people(anna="order thug | coat")).play("anna offer clara coat", "clara accept gloves")
    assert ledger(t, "anna").professions.certain(4) == sorted(t.state.spare)
    assert ledger(t, "clara").professions.certain(4) == []
    t.play("anna choose duelist")
    assert ledger(t, "anna").professions.certain(4) == sorted(t.state.spare)
    assert t.page("anna", "anna")["professions"] == ["duelist"]
    assert len(t.page("clara", "anna")["professions"]) > 1


def test_a_tome_shows_each_of_the_two_the_others_new_profession() -> None:
    t = table(**people(anna="order thug | tome")).play("anna offer boris tome", "boris accept whip", "anna swap")
    assert learned(t, "anna")[-1] == ("tome", "boris", "profession", "thug")
    assert learned(t, "boris")[-1] == ("tome", "anna", "profession", "priest")
    assert [t.page("boris", name)["professions"] for name in ("anna", "boris")] == [["priest"], ["thug"]]
    assert {what for _, _, what, _ in learned(t, "clara")} == {"item"}


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


def test_a_declarer_shows_everything() -> None:
    t = table(**FOUR).play("anna declare")
    for name in ("boris", "clara", "dmitri"):
        shown = t.page(name, "anna")
        assert (shown["allegiance"], shown["professions"], shown["holds"]) == (["order"], ["thug"], ["key", "dagger"])
    assert t.state.seen_by(None).hands[0] == t.state.hands[0]
