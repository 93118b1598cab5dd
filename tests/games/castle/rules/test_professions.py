"""Diplomat and Clairvoyant: rulings 12 to 15."""

from typing import Any

from eldritch.games.castle.actions import READY
from eldritch.games.castle.box.components import ITEMS

from ..table import begin, table

FOUR = {
    "anna": "order diplomat | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
}


def people(**changed: str) -> dict[str, str]:
    return {**FOUR, **changed}


def test_ruling12_a_demand_that_is_met_is_the_turns_trade() -> None:
    t = table(**FOUR).play("anna demand boris whip", "anna bid dagger")
    assert (t.hand("anna"), t.hand("boris")) == ("key whip", "goblet dagger")
    assert t.is_up("anna")
    assert t.waiting_for == ["boris"]


def test_ruling12_texts_fire_in_a_demanded_trade() -> None:
    t = table(**people(boris="brotherhood priest | monocle")).play("anna demand boris monocle", "anna bid dagger")
    assert t.happened("looked_at_allegiance", to="boris")[0]["allegiance"] == "order"


def test_ruling12_case13_a_failed_demand_shows_the_hand_to_the_diplomat_only() -> None:
    t = table(**FOUR).play("anna demand boris key", "anna bid dagger")
    assert t.happened("looked_at_hand", to="anna")[0]["items"] == ["goblet", "whip"]
    for other in ("boris", "clara", "dmitri", None):
        assert "items" not in t.happened("looked_at_hand", to=other)[0]
    assert "dagger" not in str(t.happened(to="boris")), "the offered card stays unseen"
    assert t.waiting_for == ["boris"], "and the turn ends"


def test_ruling12_option_free_demand() -> None:
    t = table(**FOUR, options={"free_demand": True}).play("anna demand boris whip", "anna bid dagger")
    assert t.waiting_for == ["anna"]
    t = table(**FOUR, options={"free_demand": True}).play("anna demand boris key", "anna bid dagger")
    assert t.waiting_for == ["boris"], "a failed one ends the turn all the same"


def test_ruling12_the_bags_share_one_name_and_the_target_picks() -> None:
    t = table(**people(boris="brotherhood priest | bag_with_key bag_with_goblet")).play(
        "anna demand boris bag", "anna bid key"
    )
    assert t.choices("boris") == ["yield bag_with_key", "yield bag_with_goblet"]


def test_ruling12_the_target_is_asked_for_a_bag_even_if_he_has_but_one() -> None:
    t = table(**people(boris="brotherhood priest | bag_with_key whip")).play("anna demand boris bag", "anna bid key")
    assert t.choices("boris") == ["yield bag_with_key"]


def test_ruling12_case12_demanding_a_bag_needs_something_else_to_offer_whatever_the_target_has() -> None:
    with_bag = table(**people(anna="order diplomat | bag_with_key", boris="brotherhood priest | bag_with_goblet"))
    without = table(**people(anna="order diplomat | bag_with_key", boris="brotherhood priest | whip"))
    assert "demand boris bag" not in with_bag.choices("anna")
    assert with_bag.choices("anna") == without.choices("anna")


def test_ruling12_with_an_empty_pile_a_turned_bag_is_demanded_as_key() -> None:
    t = table(**people(boris="brotherhood priest | bag_with_key", dmitri="brotherhood bodyguard |"), rest="dmitri")
    assert not [said for said in t.choices("anna", "demand") if said.endswith("bag")]
    t.play("anna demand boris key", "anna bid dagger")
    assert t.choices("boris") == ["yield bag_with_key"]


def demands(**changed: Any) -> list[str]:
    """What Anna may demand of Boris."""
    t = table(**{**FOUR, **changed})
    asked = [said.split() for said in t.choices("anna", "demand")]
    assert {name for _, name, _ in asked} == {*FOUR} - {"anna"}
    return [item for _, name, item in asked if name == "boris"]


def test_every_item_of_the_game_may_be_demanded_and_both_bags_by_one_name() -> None:
    every = ["bag" if item == "bag_with_key" else item for item in ITEMS[1:] if item != "bag_with_goblet"]
    unbagged = [item for item in every if item != "bag"]
    sealed = every[: every.index("black_pearl") + 1]
    anna, bags = "order diplomat | dagger", "order diplomat | bag_with_key"
    empty = {"dmitri": "brotherhood bodyguard |", "rest": "dmitri"}
    assert demands(anna=anna) == every
    assert demands(anna=bags) == unbagged, "there is nothing else to offer for a bag"
    assert demands(anna=anna, **empty) == demands(anna=bags, **empty) == unbagged, "the bags have turned"
    assert demands(anna=anna, options={"items": "beginner"}) == sealed


def test_ruling13_after_a_refusal_there_is_no_demand() -> None:
    t = table(**FOUR).play("anna offer boris key", "boris refuse")
    assert t.choices("anna") == []


def test_a_used_diplomat_is_spent() -> None:
    assert table(**people(anna="order diplomat up | key")).choices("anna", "demand") == []


SEER = "order clairvoyant | key bag_with_key"


def test_ruling14_the_clairvoyant_looks_for_free_and_puts_two_on_top() -> None:
    t = table(**people(anna=SEER), pile="coat tome monocle").play("anna foresee", "anna top monocle", "anna top coat")
    assert t.waiting_for == ["anna"]
    assert [int(item) for item in t.state.pile[-1:-3:-1]] == [10, 14]
    assert "pile" not in t.happened("foresaw", to="boris")[0]
    assert t.choices("anna", "foresee") == []


def test_ruling14_he_may_look_before_he_draws_for_a_bag() -> None:
    t = table(**people(anna=SEER), pile="coat tome monocle").play(
        "anna offer clara bag_with_key", "clara accept gloves"
    )
    t.play("anna foresee", "anna top monocle", "anna top coat", "anna draw")
    assert "monocle" in t.hand("anna")


def test_ruling14_he_may_look_while_the_others_answer() -> None:
    """At every decision of the turn; then the game goes on where it was."""
    t = table(**people(anna=SEER), pile="coat tome monocle")
    assert t.choices("clara") == [], "it is not his turn"
    t.play("anna offer clara key", "anna foresee", "anna top tome", "anna top monocle")
    assert t.waiting_for == ["clara"]
    assert t.choices("clara") == ["refuse", "accept gloves"]
    t = table(**people(anna=SEER), pile="coat tome monocle").play("anna attack boris")
    assert t.waiting_for == ["clara", "dmitri"], "only they might be the Priest"
    t.play("clara decline", "anna foresee", "anna top tome", "anna top monocle", "dmitri decline")
    assert t.step == "support"


def test_ruling14_nobody_foresees_before_the_journey_begins_or_out_of_turn() -> None:
    t = table(**people(boris="brotherhood clairvoyant | goblet whip"))
    assert t.choices("boris") == []
    t.play("anna attack boris")
    assert "foresee" not in t.choices("boris") + t.choices("clara")
    for seed in range(20):
        state = begin(4, seed)
        assert state.legal(state.current) == [READY]


def test_ruling14_being_able_to_look_says_nothing_to_the_others() -> None:
    """Others see the same table whether or not the current player could look."""
    views = []
    for anna in ("clairvoyant", "thug"):
        t = table(**people(anna=f"order {anna} | key whip", boris="brotherhood priest | goblet"))
        t.play("anna offer clara key")
        views.append([(t.state.view(seat), t.state.legal(seat)) for seat in (1, 2, 3)])
    assert views[0] == views[1]


def test_ruling15_one_card_is_looked_at_and_put_back_none_is_illegal() -> None:
    rest = people(anna=SEER, dmitri="brotherhood bodyguard |")
    t = table(**rest, pile="coat", rest="dmitri").play("anna foresee")
    assert t.waiting_for == ["anna"]
    assert t.is_up("anna")
    assert table(**rest, rest="dmitri").choices("anna", "foresee") == []


def test_ruling15_option_foresight_needs_two() -> None:
    rest = people(anna=SEER, dmitri="brotherhood bodyguard |")
    t = table(**rest, pile="coat", rest="dmitri", options={"foresight_needs_two": True})
    assert t.choices("anna", "foresee") == []


def test_ruling35_declaring_after_foresight_is_allowed() -> None:
    t = table(**people(anna=SEER), pile="coat tome").play("anna foresee", "anna top coat", "anna top tome")
    assert t.choices("anna", "declare") == ["declare"]
