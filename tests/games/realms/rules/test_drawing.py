"""Drawing, discarding, the end of a turn and opening hands: rulings 33 to 37."""

from collections import Counter

import pytest

from ..table import GAME, table


def test_ruling33_the_player_who_discards_chooses() -> None:
    t = table(anya="hand king_in_yellow", borya="hand goon follower arkham").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1", "aim borya")
    assert (t.waiting_for, t.choices()) == (["borya"], ["discard arkham", "discard goon", "discard follower"])
    assert t.play("discard arkham").hand("borya") == "goon follower"


def test_ruling33_one_player_draws_and_discards() -> None:
    t = table(anya="hand book_of_iod", borya="hand goon | deck arkham").play("play book_of_iod")
    t.play("use book_of_iod draw 1 then discard 1", "aim borya", "discard goon")
    assert (t.hand("borya"), t.discard_pile("borya"), t.waiting_for) == ("arkham", "goon", ["anya"])


def test_ruling33_several_cards_are_named_in_rising_order() -> None:
    t = table(anya="hand goon follower | play miskatonic_library | deck arkham adept", borya="")
    t.play("use miskatonic_library draw 2 then discard 2", "aim anya")
    assert t.choices() == ["discard arkham", "discard adept", "discard goon"]
    assert t.play("discard adept").choices() == ["discard goon", "discard follower"]
    assert t.play("discard follower").hand("anya") == "arkham goon"


def test_ruling34_of_a_short_hand_what_there_is_is_discarded() -> None:
    t = table(anya="hand goon | play miskatonic_library", borya="")
    t.play("use miskatonic_library draw 2 then discard 2", "aim anya")
    assert (t.hand("anya"), t.discard_pile("anya"), t.waiting_for) == ("", "goon", ["anya"])


def test_ruling34_a_short_deck_is_drawn_then_the_discard_pile_is_shuffled() -> None:
    t = table(anya="hand necronomicon yellow_sign | deck goon | discard arkham", borya="").play(
        "play necronomicon", "play yellow_sign"
    )
    t.play("use necronomicon draw 2 then discard 1", "aim anya")
    assert (t.hand("anya"), t.deck("anya"), t.discard_pile("anya")) == ("arkham goon", "", "")


def test_ruling34_with_both_piles_empty_drawing_stops() -> None:
    t = table(anya="hand king_in_yellow", borya="").play("play king_in_yellow")
    t.play("use king_in_yellow draw 1, then abjure this", "aim borya")
    assert t.hand("borya") == ""


def test_ruling35_a_hand_has_no_limit_on_anothers_turn() -> None:
    t = table(anya="hand king_in_yellow", borya="hand goon goon follower follower follower | deck arkham").play(
        "play king_in_yellow"
    )
    t.play("use king_in_yellow draw 1, then abjure this", "aim borya")
    assert len(t.hand("borya").split()) == 6


def test_ruling36_characters_artifacts_and_hand_are_discarded_and_locations_stay() -> None:
    t = table(anya="hand goon brain_cylinder arkham follower | deck adept adept adept follower follower", borya="")
    t.play("play goon", "play brain_cylinder", "play arkham", "end_turn")
    assert (t.discard_pile("anya"), t.in_play("anya")) == ("brain_cylinder goon follower", "arkham")
    assert t.hand("anya") == "adept adept adept follower follower"


def test_ruling36_a_reshuffle_may_bring_back_what_was_just_discarded() -> None:
    t = table(anya="hand goon | deck follower follower", borya="").play("play goon", "end_turn")
    assert t.hand("anya") == "goon follower follower"


def test_ruling36_power_flags_and_uses_are_cleared() -> None:
    t = table(anya="hand ghast goon | play arkham", borya="", power=3).play("play ghast", "use ghast abjure")
    t.play("abjure_hand goon", "use arkham loss 1", "spare", "end_turn")
    shown = t.state.view(None)["table"]
    assert (shown["power"], shown["happened"]["abjure"], shown["seats"][0]["in_play"][0]["used"]) == (0, False, [])


def test_ruling36_the_new_hand_can_be_discarded_from_in_anothers_turn() -> None:
    t = table(anya="deck goon goon", borya="hand king_in_yellow").play("end_turn", "play king_in_yellow")
    assert t.play("use king_in_yellow discard 1", "aim anya").waiting_for == ["anya"]


@pytest.mark.parametrize(("seats", "hands"), [(2, [3, 5]), (3, [3, 4, 5]), (4, [3, 4, 4, 5])])
def test_ruling37_opening_hands(seats: int, hands: list[int]) -> None:
    state = GAME.new(seats, 1, {"seat_0_begins": True})
    assert [len(seat["hand"]) for seat in state.view(None)["table"]["seats"]] == hands


def test_ruling37_a_random_player_begins() -> None:
    first = Counter(GAME.new(4, seed).deciders()[0] for seed in range(400))
    assert all(70 < first[seat] < 130 for seat in range(4))


def test_ruling37_by_the_option_the_first_seat_begins() -> None:
    assert {GAME.new(3, seed, {"seat_0_begins": True}).deciders()[0] for seed in range(50)} == {0}


@pytest.mark.parametrize(("seats", "adepts"), [(2, 6), (3, 4), (4, 2)])
def test_everyone_begins_with_50_sanity_and_ten_starters(seats: int, adepts: int) -> None:
    state = GAME.new(seats, 3)
    shown = state.view(None)["table"]
    assert shown["adepts"] == adepts
    assert all(len(seat["hand"]) + seat["deck"]["left"] == 10 for seat in shown["seats"])
    assert all(seat["sanity"] == 50 for seat in shown["seats"])


def test_decks_are_shuffled_before_the_first_hand() -> None:
    games = [GAME.new(2, seed, {"seat_0_begins": True}) for seed in range(30)]
    assert len({tuple(game.view(0)["table"]["seats"][0]["hand"]) for game in games}) > 3


def test_ruling33_even_the_first_kind_of_card_may_be_discarded() -> None:
    t = table(anya="hand king_in_yellow", borya="hand book_of_iod goon").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1").play("aim borya")
    assert t.choices() == ["discard book_of_iod", "discard goon"]


def test_a_discard_alone_draws_nothing() -> None:
    t = table(anya="hand king_in_yellow", borya="hand goon follower").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1").play("aim borya").play("discard goon")
    assert not t.happened("drew")
    assert [event.public for event in t.events if event.name in ("used", "aimed")] == [
        {"seat": 0, "card": "king_in_yellow", "line": 1},
        {"seat": 0, "target": 1},
    ]


def test_what_waits_for_a_target_is_shown() -> None:
    t = table(anya="hand book_of_iod dean_halsey", borya="").play("play book_of_iod", "play dean_halsey")
    t.play("use dean_halsey gain 5")
    assert t.state.stack[-1].shown() == {"effect": "gain", "amount": 5, "draw": 0, "discard": 0}
    t.play("aim anya").play("use book_of_iod draw 1 then discard 1")
    assert t.state.stack[-1].shown() == {"effect": "cards", "amount": 0, "draw": 1, "discard": 1}
