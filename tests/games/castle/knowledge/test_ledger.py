"""What each seat learns from an event, how facts go stale, and the notebook."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from eldritch.core.errors import BadDump
from eldritch.games.castle.knowledge.ledger import new_ledger
from eldritch.games.castle.knowledge.notebook import notebook

from ..random_games import random_move
from ..table import GAME, table
from .four import FOUR, people


def test_a_refused_offer_tells_the_target_the_card_and_others_only_that_it_was_refused() -> None:
    t = table(**FOUR).play("anna offer boris dagger", "boris refuse")
    assert t.page("boris", "anna")["holds"] == ["dagger"]
    assert "item" not in t.happened("offered", to="clara")[0]
    assert t.page("clara", "anna")["holds"] == []


def test_a_refused_offer_proves_that_it_was_neither_pearl_nor_mirror() -> None:
    t = table(**people(anna="order thug | key")).play("anna offer boris key", "boris refuse")
    assert "black_pearl" not in t.page("clara", "anna")["may_hold"]
    assert "broken_mirror" not in t.page("clara", "anna")["may_hold"]


def test_a_silent_trade_proves_that_neither_card_had_a_text_or_a_mirror_took_part() -> None:
    t = table(**people(anna="order thug | key")).play("anna offer clara key", "clara accept gloves")
    may = t.page("boris", "clara")["may_hold"]
    assert "key" in may
    assert "broken_mirror" in may
    assert "monocle" in may, "the other card may have been the mirror"
    for seed in range(200):
        world: Any = t.state.seen_by(1).imagine(seed)
        if 17 not in world.hands[0] + world.hands[2]:
            assert not {3, 4, 10, 11, 13, 14, 15} & {*world.hands[0], *world.hands[2]}


def test_traders_know_both_cards() -> None:
    t = table(**FOUR).play("anna offer boris key", "boris accept whip")
    assert t.page("anna", "boris")["holds"] == ["key"]
    assert t.page("boris", "anna")["holds"] == ["whip"]


def test_an_announced_card_is_known_to_be_with_its_receiver_and_a_bag_only_as_a_bag() -> None:
    t = table(**people(anna="order thug | privilege")).play("anna offer clara privilege", "clara accept gloves")
    assert t.page("dmitri", "clara")["holds"] == ["privilege"]
    t = table(**people(anna="order thug | bag_with_key")).play(
        "anna offer clara bag_with_key", "clara accept gloves", "anna decline"
    )
    assert t.page("dmitri", "clara")["holds"] == []
    assert t.page("dmitri", "clara")["may_hold"] == ["bag_with_key", "bag_with_goblet"]
    assert "bag_with_key" not in json.dumps(t.happened(to="dmitri"))


def test_a_privilege_shows_the_hand_after_the_swap_to_the_giver_alone() -> None:
    t = table(**people(anna="order thug | privilege")).play("anna offer boris privilege", "boris accept goblet")
    assert t.page("anna", "boris")["holds"] == ["whip", "privilege"]
    assert t.page("clara", "boris")["holds"] == ["privilege"]
    assert [fact["what"] for fact in t.facts("boris")][-1] == "seen_by", "he knows that he was looked at"


def test_a_monocle_shows_the_allegiance_for_good() -> None:
    t = table(**people(anna="order thug | monocle")).play("anna offer boris monocle", "boris accept goblet")
    assert t.page("anna", "boris")["allegiance"] == ["brotherhood"]
    assert t.page("clara", "boris")["allegiance"] == [None]


def test_a_failed_demand_tells_everybody_what_is_not_there() -> None:
    t = table(**people(anna="order diplomat | key")).play("anna demand boris dagger", "anna bid key")
    assert "dagger" not in t.page("dmitri", "boris")["may_hold"]
    assert t.page("anna", "boris")["holds"] == ["goblet", "whip"]
    assert t.page("dmitri", "boris")["holds"] == []


def test_staleness_a_card_known_to_be_with_somebody_becomes_a_set_of_places() -> None:
    t = table(**FOUR).play("anna offer boris dagger", "boris refuse")
    assert not t.facts("boris")[-1]["stale"]
    t.play("boris pass", "clara pass", "dmitri offer anna key", "anna accept dagger")
    fact = t.facts("boris")[0]
    assert fact["stale"], "she lost a card that boris did not see"
    assert set(t.state.view(1)["table"]["notebook"]["possible_places"]["dagger"]) == {0, 3}
    assert (fact["source"], fact["turn"], fact["event"] > 0) == ("offer", 1, True)


def test_staleness_a_known_hand_stays_known_while_only_known_cards_move() -> None:
    t = table(**people(anna="order diplomat | key gloves", clara="order doctor | privilege"))
    t.play("anna demand boris dagger", "anna bid key", "boris offer clara whip", "clara accept privilege")
    assert t.page("anna", "boris")["holds"] != ["goblet", "whip"]
    assert "goblet" in t.page("anna", "boris")["may_hold"]
    assert "privilege" in t.page("anna", "boris")["holds"], "it was named aloud"


def test_staleness_what_somebody_lacks_goes_stale_when_he_gains_an_unknown_card() -> None:
    t = table(**people(anna="order diplomat | key")).play("anna demand boris dagger", "anna bid key")
    assert not next(fact for fact in t.facts("dmitri") if fact["what"] == "lacks")["stale"]
    t.play("boris offer clara whip", "clara accept gloves")
    assert next(fact for fact in t.facts("dmitri") if fact["what"] == "lacks")["stale"]


def test_staleness_a_profession_goes_stale_with_the_coat() -> None:
    t = table(**people(anna="order thug up | coat")).play(
        "anna offer clara coat", "clara accept gloves", "anna choose duelist"
    )
    assert len(t.page("boris", "anna")["professions"]) > 1
    assert "thug" not in t.page("boris", "anna")["professions"], "it is publicly among the spare ones"


def test_the_seer_knows_the_pile_and_its_top_until_it_is_drawn() -> None:
    t = table(**people(anna="order clairvoyant | key"), pile="coat tome").play(
        "anna foresee", "anna top tome", "anna top coat"
    )
    assert t.state.view(0)["table"]["notebook"]["top_of_pile"] == ["tome", "coat"]
    assert t.state.view(1)["table"]["notebook"]["top_of_pile"] == []


def test_a_draw_is_known_to_the_drawer_and_by_the_seer() -> None:
    t = table(**people(anna="order clairvoyant | bag_with_key", clara="order doctor | gloves"), pile="coat tome")
    t.play("anna foresee", "anna top tome", "anna top coat")
    t.fight("anna", "boris").hush()
    assert "tome" in t.hand("anna")
    t.fight("boris", "dmitri").hush()
    assert "coat" in t.page("anna", "boris")["holds"], "she put it there"
    assert "item" not in t.happened("drew", to="clara")[-1]


@pytest.mark.parametrize("seats", [3, 4, 6, 10])
def test_a_notebook_rebuilt_from_the_seats_own_stream_alone_equals_the_ledger(seats: int) -> None:
    options = {"expert": True, "smuggling": seats == 4}
    state: Any = GAME.new(seats, seats, options)
    chance = random.Random(seats)
    streams: list[list[str]] = [[] for _ in range(seats + 1)]
    for _ in range(150):
        state.events = []
        state.apply(*random_move(state, chance))
        for place, stream in enumerate(streams):
            stream += [json.dumps(event.visible_to(place - 1 if place else None)) for event in state.events]
    for place, stream in enumerate(streams):
        again = new_ledger(state.box, state.options, seats, place - 1)
        for facts in stream:
            again.hear(json.loads(facts))
        assert notebook(again) == notebook(state.ledgers[place])
        assert again.dump() == state.ledgers[place].dump()


def test_at_the_end_everything_lies_open() -> None:
    t = table(**FOUR).play("anna declare", "anna stop")
    seen: Any = t.state.seen_by(1)
    assert seen.hands == t.state.hands
    assert seen.allegiance == t.state.allegiance


def test_in_an_imagined_world_a_seat_still_sees_what_it_is_looking_at() -> None:
    """The luggage of a loser, the pile in the Clairvoyant's hands, the spare professions, an offered card."""
    seats = {
        "anna": "order clairvoyant | key coat",
        "boris": "brotherhood priest | goblet whip",
        "clara": "order doctor | gloves",
        "dmitri": "brotherhood bodyguard | dagger",
    }
    looting = table(**seats).fight("anna", "boris", clara="attacker").hush().play("anna luggage")
    foreseeing = table(**seats, pile="tome monocle").play("anna foresee", "anna top tome")
    changing = table(**seats).play("anna offer boris coat", "boris accept whip")
    offered = table(**seats).play("anna offer boris coat")
    for t, looker in ((looting, 0), (foreseeing, 0), (changing, 0), (offered, 1)):
        world = t.state.seen_by(3).imagine(5, True)
        choices = world.legal(looker)
        for seed in range(20):
            again = world.seen_by(looker).imagine(seed)
            assert again.legal(looker) == choices
            for action in choices:
                again.clone().apply(looker, action)


# What is read back.


def nothing_possible(ledger: dict[str, Any]) -> None:
    ledger["items"][0][0][0] = 0


def no_cases(ledger: dict[str, Any]) -> None:
    ledger["items"] = []


def one_card_more(ledger: dict[str, Any]) -> None:
    ledger["items"][0][0].append(ledger["items"][0][0][-1])


def one_place_more(ledger: dict[str, Any]) -> None:
    ledger["items"][0].insert(0, [])


def a_card_in_another_hand(ledger: dict[str, Any]) -> None:
    for case in ledger["items"]:
        case[1] = sorted([*case[1], case[0].pop()])


def two_professions(ledger: dict[str, Any]) -> None:
    ledger["professions"][0][0] = [1, 1]


def a_case_of_another_shape(ledger: dict[str, Any]) -> None:
    ledger["items"].append([tokens[:] for tokens in ledger["items"][0]])
    ledger["items"][-1][1].append(ledger["items"][-1][0].pop())


@pytest.mark.parametrize(
    "spoil",
    [
        nothing_possible,
        no_cases,
        one_card_more,
        one_place_more,
        a_card_in_another_hand,
        two_professions,
        a_case_of_another_shape,
    ],
)
def test_an_impossible_ledger_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    data = table(**FOUR).play("anna offer boris dagger", "boris refuse").state.dump()
    assert GAME.load(data).dump() == data
    ledger = json.loads(data["position"]["ledgers"]["1"])
    spoil(ledger)
    data["position"]["ledgers"]["1"] = json.dumps(ledger, separators=(",", ":"))
    with pytest.raises(BadDump):
        GAME.load(data)
