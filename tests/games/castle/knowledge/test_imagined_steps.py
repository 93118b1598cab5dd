"""What each open step shows a seat, and how it is imagined by those who do not see all of it."""

from typing import Any

import pytest

from eldritch.core.state import UNKNOWN
from eldritch.games.castle.box.components import BROTHERHOOD, ITEMS, NO_ITEM, ORDER, PROFESSIONS
from eldritch.games.castle.knowledge.fresh_ledger import fresh_ledger
from eldritch.games.castle.knowledge.worlds import imagine_with_allies
from eldritch.games.castle.rules.trade import has_text
from eldritch.games.castle.rules.used_cards import FINISHED

from ..table import Table, begin, table
from .four import FOUR, people

FIVE = {**FOUR, "eva": "order poison_mixer | casting_knives"}


def step(t: Table, name: str | None, depth: int = 1) -> Any:
    """A step as a player sees it, counted from the top."""
    return t.state.seen_by(None if name is None else t.seat(name)).stack[-depth]


def imagined(t: Table, name: str, depth: int = 1) -> list[Any]:
    """A step in some worlds that a player imagines."""
    seen: Any = t.state.seen_by(t.seat(name))
    return [seen.imagine(seed).stack[-depth] for seed in range(24)]


# The texts of a trade.


def test_only_the_two_who_trade_know_whether_a_second_text_follows() -> None:
    t = table(**people(anna="order thug | tome", boris="brotherhood priest | monocle"))
    t.play("anna offer boris tome", "boris accept monocle")
    monocle = ITEMS.index("monocle")
    assert [step(t, name, 2).second for name in (*FOUR, None)] == [monocle, monocle, *[UNKNOWN] * 3]
    assert {frame.second for frame in imagined(t, "boris", 2)} == {monocle}
    assert len({frame.second for frame in imagined(t, "clara", 2)}) > 1


@pytest.mark.parametrize("smuggling", [False, True])
def test_ruling38_an_imagined_return_passes_silently_only_if_its_text_does_or_may(smuggling: bool) -> None:
    anna, boris = "order thug | tome", "brotherhood priest | monocle"
    t = table(**people(anna=anna, boris=boris), options={"smuggling": smuggling})
    t.play("anna offer boris tome", "boris accept monocle")
    seen: Any = t.state.seen_by(t.seat("clara"))
    silent = 0
    for seed in range(60):
        world = seen.imagine(seed)
        (returned,) = world.hands[t.seat("anna")]
        second = world.stack[-2].second
        assert second in (NO_ITEM, returned)
        silent += has_text(world, returned) and second == NO_ITEM
    assert (silent > 0) == smuggling


def test_after_the_second_text_nothing_is_hidden() -> None:
    t = table(**people(boris="brotherhood priest | tome")).play("anna offer boris dagger", "boris accept tome")
    assert [step(t, name, 2).second for name in (*FOUR, None)] == [NO_ITEM] * 5


# A demand that is being met.


def test_ruling12_an_offered_bag_is_never_imagined_where_a_bag_is_demanded() -> None:
    t = table(**people(anna="order diplomat | bag_with_key dagger key", boris="brotherhood priest | bag_with_goblet"))
    t.play("anna demand boris bag", "anna bid dagger")
    dagger = ITEMS.index("dagger")
    assert [step(t, name).offered for name in (*FOUR, None)] == [dagger, *[UNKNOWN] * 4]
    assert {frame.offered for frame in imagined(t, "anna")} == {dagger}
    for name in ("boris", "clara"):
        seen: Any = t.state.seen_by(t.seat(name))
        offers = set()
        for seed in range(30):
            world = seen.imagine(seed)
            offered = world.stack[-1].offered
            assert offered in world.hands[0]
            offers.add(ITEMS[offered])
        assert len(offers) > 3
        assert offers.isdisjoint({"bag_with_key", "bag_with_goblet"})


def test_a_turned_bag_may_be_imagined_as_the_offer_for_a_key() -> None:
    seats = people(anna="order diplomat | bag_with_goblet", boris="brotherhood priest | key")
    t = table(**{**seats, "dmitri": "brotherhood bodyguard |"}, rest="dmitri")
    t.play("anna demand boris key", "anna bid bag_with_goblet")
    offers = {ITEMS[frame.offered] for frame in imagined(t, "boris")}
    assert offers & {"bag_with_key", "bag_with_goblet"}
    assert offers - {"bag_with_key", "bag_with_goblet"}


# A round of a fight.


def cards(*items: str, profession: int) -> int:
    """Items as bits, with the uses of a profession: 1 for that of a fighter or supporter, 6 for poison."""
    return sum(1 << ITEMS.index(item) for item in items) | profession << 20


def test_imagined_answers_hold_cards_that_their_seats_could_use_and_nothing_else() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="attacker", dmitri="defender")
    t.play("anna use_item dagger")
    assert [step(t, name).answers[0] for name in FOUR] == [1 << ITEMS.index("dagger"), 0, 0, 0]
    t.play("anna done", "dmitri done")
    answers = step(t, "clara").answers
    assert answers == [UNKNOWN, 0, 0, UNKNOWN, 0]
    for frame in imagined(t, "clara"):
        attacker, defender = (frame.answers[seat] & ~FINISHED for seat in (0, 3))
        assert [answer >= FINISHED for answer in frame.answers] == [True, False, False, True, False]
        assert attacker & ~cards("dagger", "poison_ring", profession=1) == 0
        assert defender & ~cards("whip", profession=7) == 0
        assert frame.answers[1:3] + frame.answers[4:] == [0, 0, 0]


# The luggage of a loser.


def test_only_the_winner_of_a_fight_sees_the_luggage() -> None:
    t = table(**FOUR).fight("anna", "boris", clara="attacker").hush().play("anna luggage")
    assert [step(t, name).luggage for name in (*FOUR, None)] == [t.state.hands[1], [], [], [], []]
    seen: Any = t.state.seen_by(2)
    for seed in range(6):
        world = seen.imagine(seed)
        assert world.stack[-1].luggage == world.hands[1]


def test_ruling26_the_winner_and_the_loser_know_which_item_was_taken() -> None:
    t = table(**people(boris="brotherhood priest | goblet"))
    t.fight("anna", "boris", clara="attacker").hush().play("anna luggage", "anna take goblet")
    goblet = ITEMS.index("goblet")
    assert t.step_facts == {"winner": 0, "loser": 1}
    assert [step(t, name).taken for name in (*FOUR, None)] == [goblet, goblet, *[NO_ITEM] * 3]
    assert {frame.taken for frame in imagined(t, "boris")} == {goblet}
    seen: Any = t.state.seen_by(2)
    worlds = [seen.imagine(seed) for seed in range(12)]
    assert all(world.stack[-1].taken in world.hands[0] for world in worlds)
    assert len({world.stack[-1].taken for world in worlds}) > 2


# Items that everybody passes on.


@pytest.mark.parametrize("direction", ["left", "right"])
def test_everybody_is_told_the_direction_of_a_sextant(direction: str) -> None:
    t = table(**people(anna="order thug | sextant key")).play("anna offer clara sextant", "clara accept gloves")
    t.play(f"anna {direction}")
    assert t.step_facts == {"direction": direction}
    assert [step(t, name).shown() for name in (*FOUR, None)] == [{"direction": direction}] * 5


# Ledgers begun late.


def test_a_ledger_begun_in_a_fight_knows_the_cards_that_were_used() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="attacker").play("anna use_item dagger", "anna done")
    t.play(*(f"{name} done" for name in t.waiting_for))
    assert (t.step, t.state.turn) == ("powers", 1), "there is another round"
    for seat in (-1, 1, 4):
        late = fresh_ledger(t.state, seat)
        assert late.items.certain(0) == [ITEMS.index("dagger")]
        assert late.items.certain(2) == []


def test_a_ledger_begun_at_a_declaration_knows_all_cards_of_the_declarer() -> None:
    t = table(**FOUR).play("anna declare")
    for seat in (-1, 1, 2, 3):
        late = fresh_ledger(t.state, seat)
        assert late.items.certain(0) == t.state.hands[0]
        assert late.professions.certain(0) == [PROFESSIONS.index("thug")]
        assert late.allegiance[0] == ORDER
        assert late.items.certain(1) == (t.state.hands[1] if seat == 1 else [])


# Whole worlds.


def test_what_lies_open_is_not_dealt_again() -> None:
    """At the end, and in a position that nobody views."""
    t = table(**FOUR)
    assert t.state.imagine(5, False).hands == t.state.hands
    assert t.state.imagine(5, False).pile == t.state.pile
    t.play("anna declare", "anna stop")
    for seat in (None, 0, 2):
        seen: Any = t.state.seen_by(seat)
        assert len(seen.ledgers) == 5
        for seed in range(3):
            world: Any = seen.imagine(seed, False)
            assert (world.hands, world.pile, world.spare) == (t.state.hands, t.state.pile, t.state.spare)
            assert (world.professions, world.allegiance, world.unused) == (
                t.state.professions,
                t.state.allegiance,
                t.state.unused,
            )


@pytest.mark.parametrize("allies", [0b00110, 0b01110, 0b00011])
def test_the_allegiance_cards_that_given_teams_leave_over_are_unused(allies: int) -> None:
    t = table(**{**FIVE, "dmitri": "order bodyguard | key"})
    seen: Any = t.state.seen_by(1)
    world: Any = imagine_with_allies(seen, 3, False, allies)
    friends = allies.bit_count()
    assert world.allegiance == [BROTHERHOOD if allies >> seat & 1 else ORDER for seat in range(5)]
    assert world.unused == [ORDER] * (3 - 5 + friends) + [BROTHERHOOD] * (3 - friends)
    assert world.organisation == world.allegiance


def test_a_view_has_a_place_for_each_ledger_and_fills_its_own() -> None:
    state = begin(6, 2)
    for seat in (None, 0, 5):
        seen: Any = state.seen_by(seat)
        own = 0 if seat is None else seat + 1
        assert [ledger is not None for ledger in seen.ledgers] == [place == own for place in range(7)]
