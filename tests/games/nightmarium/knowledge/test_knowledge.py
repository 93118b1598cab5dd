"""What everybody knows about hidden cards (R32): cards seen, proofs, and the composition of decks."""

from eldritch.core.state import UNKNOWN
from eldritch.games.nightmarium.box.components import LEGIONS, legion_trait

from ..table import CARDS, Table, legions, table


def shown_hand(t: Table, to: str | None, of: str) -> list[int | None]:
    seat = None if to is None else t.seat(to)
    hand: list[int | None] = t.state.view(seat)["table"]["seats"][t.seat(of)]["hand"]
    return hand


# R32: what is public, and what is hidden.


def test_r32_hands_are_hidden_from_others() -> None:
    t = table(anya="| hand 3 9", borya="| hand 30")
    assert [shown_hand(t, to, "anya") for to in ("anya", "borya", None)] == [
        [3, 9],
        [None, None],
        [None, None],
    ]


def test_r32_the_order_of_the_deck_is_hidden_from_all() -> None:
    t = table(anya="| hand 3", borya="", deck="30 36")
    for seat in (0, 1, None):
        seen = t.state.seen_by(seat)
        assert seen.deck == [UNKNOWN] * 107


def test_r32_sizes_of_hands_and_deck_are_public() -> None:
    t = table(anya="| hand 3 9", borya="| hand 30")
    shown = t.state.view(None)["table"]
    assert (shown["deck"], [len(seat["hand"]) for seat in shown["seats"]]) == (105, [2, 1])


def test_r32_the_whole_discard_is_public() -> None:
    t = table(anya="| hand 3 9", borya="| hand 30", discard="1 2")
    t.play("mark 3", "mark 9", "stop")
    assert t.state.view(None)["table"]["discard"] == [1, 2, 3, 9]


def test_r32_creatures_are_public() -> None:
    t = table(anya="45-89", borya="")
    assert t.state.view(None)["table"]["seats"][0]["creatures"][0]["cards"] == [45, 89]


def test_r32_the_composition_of_the_deck_is_common_knowledge() -> None:
    t = table(anya="45-89 | hand 3", borya="| hand 30", options={"seals": True})
    assert all(sorted(world.components()) == t.components for world in t.worlds("borya", 20))


# The card that the Executioner takes.


def after_an_execution() -> Table:
    """Anya took 33 from Borya. She also holds 9 and 25, which nobody has seen."""
    t = table(anya="6-2 | hand 82 9 25", borya="33", vova="", deck="30 36 39")
    t.play("play 82 1")
    return t


def test_r32_the_card_that_the_executioner_takes_is_known_to_all() -> None:
    t = after_an_execution()
    assert [shown_hand(t, to, "anya") for to in ("borya", "vova", None)] == [[None, None, 33]] * 3


def test_r32_the_card_taken_stays_known_while_other_cards_come_and_go() -> None:
    t = after_an_execution()
    t.play("draw")
    for _ in range(4):
        t.play("draw")
    t.play("mark 9", "mark 25", "stop")
    assert shown_hand(t, "borya", "anya") == [None, None, 33]


def test_r32_the_card_taken_is_in_that_hand_in_every_imagining() -> None:
    t = after_an_execution()
    assert all(33 in world.hands[0] for by in ("borya", "vova", None) for world in t.worlds(by, 200))


def test_r32_the_card_taken_is_no_longer_known_once_it_left_and_came_back_unseen() -> None:
    t = table(anya="6-2 | hand 82 9", borya="33", rest="borya")
    t.play("play 82 1", "mark 9", "mark 33", "stop")
    assert "anya draws 1" in t.story()
    assert shown_hand(t, "borya", "anya") == [None]


def test_r32_the_card_taken_is_no_longer_in_the_hand_once_played() -> None:
    t = table(anya="90-2 | hand 82 9", borya="33")
    t.play("play 82 1", "play 33 new")
    assert shown_hand(t, "borya", "anya") == [None]


# A void proved by a discard of two cards.


def after_a_pure_necromunculus(seals: bool = False) -> Table:
    t = table(anya="6-26 | hand 13 3", borya="| hand 32 33 35 99", options={"seals": seals})
    t.play("play 13 1", "borya discard 32", "borya discard 33")
    return t


def test_r32_a_discard_of_two_shows_that_the_hand_has_none_of_the_legion() -> None:
    t = after_a_pure_necromunculus()
    assert t.state.view(0)["table"]["seats"][1]["void"] == ["necromunculus"]


def test_r32_the_void_shown_holds_in_a_thousand_imaginings() -> None:
    t = after_a_pure_necromunculus()
    for world in t.worlds("anya", 1000):
        assert "necromunculus" not in legions(world.hands[1])


def test_r32_the_void_shown_holds_for_seals_of_the_legion_too() -> None:
    t = after_a_pure_necromunculus(seals=True)
    for world in t.worlds("anya", 300):
        assert "necromunculus" not in legions(world.hands[1])


def test_r32_the_void_shown_outlasts_cards_that_leave_the_hand() -> None:
    t = after_a_pure_necromunculus()
    t.play("draw", "play 99 new", "mark 35", "stop")
    assert t.state.view(0)["table"]["seats"][1]["void"] == ["necromunculus"]


def test_r32_the_void_shown_ends_when_the_seat_draws() -> None:
    t = after_a_pure_necromunculus()
    t.play("draw", "draw")
    assert t.state.view(0)["table"]["seats"][1]["void"] == []
    assert any("necromunculus" in legions(world.hands[1]) for world in t.worlds("anya", 100))


def test_r32_a_discard_of_one_card_of_the_legion_shows_no_void() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 9 32")
    t.play("play 13 1", "borya discard 9")
    assert t.state.view(0)["table"]["seats"][1]["void"] == []


def test_r32_a_card_taken_in_public_does_not_end_the_void_of_the_hidden_ones() -> None:
    t = table(anya="6-26 3 | hand 13", borya="99-2 | hand 32 33 35 82")
    t.play("play 13 1", "borya discard 32", "borya discard 33", "draw", "play 82 1", "execute anya 2")
    for world in t.worlds("anya", 300):
        assert 3 in world.hands[1]
        assert [card for card in world.hands[1] if "necromunculus" in legions([card])] == [3]


def test_r32_a_void_is_not_shown_of_a_hand_known_to_hold_such_a_card() -> None:
    t = table(anya="6-26 3 | hand 13", borya="99-2 | hand 32 33 35 82")
    t.play("play 13 1", "borya discard 32", "borya discard 33", "draw", "play 82 1", "execute anya 2")
    assert t.state.view(0)["table"]["seats"][1]["void"] == []


# A Mockingbird that plays nothing.


def after_a_mute_mockingbird() -> Table:
    """Anya's Mockingbird found no card for legs (a new creature), nor a torso (creature 2), nor a seal."""
    t = table(anya="30-2 6 | hand 58 4 13 22", borya="| hand 9")
    assert t.play("play 58 1").news[-1] == "the chain of 1 stops at its head: nothing_fits"
    return t


def test_r32_a_mockingbird_that_plays_nothing_shows_what_the_hand_cannot_be() -> None:
    void = after_a_mute_mockingbird().state.view(1)["table"]["seats"][0]["void"]
    assert [name for name in void if name != "seal"] == ["legs", "torso"]


def test_r32_the_mockingbirds_void_holds_in_a_thousand_imaginings() -> None:
    t = after_a_mute_mockingbird()
    for world in t.worlds("borya", 1000):
        assert all(CARDS[card]["positions"] == ["head"] for card in world.hands[0])


def test_r32_a_mockingbird_that_plays_nothing_shows_that_there_is_no_seal() -> None:
    t = table(anya="30-2 | hand 58 4 13 22", borya="| hand 9", options={"seals": True})
    t.play("play 58 1")
    assert all(max(world.hands[0]) <= 108 for world in t.worlds("borya", 300))


def test_r32_at_the_limit_of_creatures_the_mockingbird_shows_nothing_about_legs() -> None:
    t = table(anya="30-2 6-26-52 15 27 33-35-37 | hand 58 3 13", borya="")
    assert t.play("play 58 1").news[-1] == "the chain of 1 stops at its head: nothing_fits"
    assert "legs" not in t.state.view(1)["table"]["seats"][0]["void"]


def test_r32_a_mockingbird_that_waits_shows_that_some_card_fits() -> None:
    t = table(anya="30-2 | hand 58 4 3", borya="")
    t.play("play 58 1")
    for world in t.worlds("borya", 300):
        assert any("legs" in CARDS[card]["positions"] for card in world.hands[0])


# After a reshuffle.


def after_a_reshuffle() -> Table:
    """Everybody saw that the new deck is 1, 2, 4, 30, 36 and 39. Anya drew one of them."""
    t = table(anya="| hand 3", borya="| hand 9", gena="", deck="48", discard="1 2 4 30 36 39", rest="gena")
    t.play("draw", "draw")
    return t


def test_r32_after_a_reshuffle_the_deck_holds_just_what_the_discard_held() -> None:
    t = after_a_reshuffle()
    for world in t.worlds("borya", 300):
        assert set(world.deck) < {1, 2, 4, 30, 36, 39}


def test_r32_cards_drawn_before_a_reshuffle_are_none_of_the_new_deck() -> None:
    t = after_a_reshuffle()
    for world in t.worlds("borya", 300):
        assert {1, 2, 4, 30, 36, 39}.isdisjoint(world.hands[2])
        assert len({1, 2, 4, 30, 36, 39}.intersection(world.hands[0])) == 1


def test_r32_a_player_who_drew_from_the_new_deck_knows_the_rest_of_it() -> None:
    t = after_a_reshuffle()
    rest = set(t.state.deck)
    assert all(set(world.deck) == rest for world in t.worlds("anya", 100))


def test_r32_after_a_reshuffle_the_older_hands_hold_what_was_never_seen() -> None:
    t = after_a_reshuffle()
    hidden = sorted([*t.state.hands[2], 3, 48])
    for world in t.worlds("borya", 100):
        old = [card for card in world.hands[0] if card not in (1, 2, 4, 30, 36, 39)]
        assert sorted([*world.hands[2], *old]) == hidden


def test_r32_proofs_list_the_voids_of_others_and_nothing_else() -> None:
    t = after_a_pure_necromunculus()
    (proof,) = t.state.seen_by(0).proofs()
    assert proof == f"seat 1 void {int(legion_trait(LEGIONS.index('necromunculus'))).bit_length() - 1}"
    assert t.state.seen_by(1).proofs() == []
    assert t.state.seen_by(None).proofs() == [proof]


def test_r32_while_a_mockingbird_waits_the_others_can_prove_that_a_card_fits() -> None:
    t = table(anya="30-2 | hand 58 4 3", borya="")
    t.play("play 58 1")
    assert t.state.seen_by(1).proofs() == ["seat 0 has a card that fits"]
    assert t.state.seen_by(0).proofs() == []


def test_a_position_imagined_without_knowledge_has_no_ledger() -> None:
    seen = after_a_pure_necromunculus().state.seen_by(0)
    assert seen.imagine(1, knowledge=False).dump()["position"]["ledger"] is None
    assert seen.imagine(1, knowledge=True).dump()["position"]["ledger"] is not None
