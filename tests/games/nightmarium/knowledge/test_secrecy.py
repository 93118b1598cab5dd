"""What other seats must not learn: unrevealed answers, cards marked for a swap, hands and the deck."""

import json

import pytest

import eldritch

from ..table import Table, legions, table

# Answers that are not revealed yet.


def waiting_for_vova() -> Table:
    t = table(anya="6-26 | hand 13", borya="| hand 9 32 33", vova="| hand 7 35 36", gena="| hand 30 39")
    t.play("play 13 1", "borya discard 9")
    return t


def test_r25_others_see_that_a_seat_has_answered_but_not_what() -> None:
    t = waiting_for_vova()
    for seat in (0, 2, 3, None):
        assert t.state.view(seat)["decision"]["stack"][-1]["answers"] == [[], [None], [], []]


def test_r25_a_seat_sees_its_own_answer() -> None:
    t = waiting_for_vova()
    assert t.state.view(1)["decision"]["stack"][-1]["answers"][1] == [9]


def test_r25_half_an_answer_is_seen_by_its_seat_alone() -> None:
    t = waiting_for_vova()
    t.play("gena discard 30")
    assert t.state.view(2)["decision"]["stack"][-1]["answers"][3] == []
    assert t.state.view(2)["decision"]["seats"] == [2, 3]


def test_r25_a_hidden_answer_is_imagined_as_one_that_the_hand_allows() -> None:
    t = waiting_for_vova()
    for world in t.worlds("vova", 200):
        answer = world.stack[-1].fields()[1][1]
        matching = [card for card in world.hands[1] if "necromunculus" in legions([card])]
        if matching:
            assert len(answer) == 1
            assert answer[0] in matching
        else:
            assert len(answer) == 2
            assert set(answer) <= set(world.hands[1])


# Positions that a seat cannot tell apart look the same to it, to the last byte.


def shown(t: Table, seat: int | None) -> str:
    """Everything a seat receives: its view, its position with holes, and its events."""
    events = [event.visible_to(seat) for event in t.events]
    return json.dumps([t.state.view(seat), t.state.seen_by(seat).dump(), events])


def test_views_do_not_depend_on_other_hands_or_the_deck() -> None:
    one = table(anya="6 | hand 3", borya="| hand 9 30", deck="1 36 99", seed=1)
    other = table(anya="6 | hand 3", borya="| hand 36 77", deck="99 9 2", seed=2)
    assert shown(one, 0) == shown(other, 0)


def test_a_spectators_view_does_not_depend_on_any_hand() -> None:
    one = table(anya="6 | hand 3", borya="| hand 9 30", seed=1)
    other = table(anya="6 | hand 50", borya="| hand 36 77", seed=2)
    assert shown(one, None) == shown(other, None)


def test_the_generator_is_hidden() -> None:
    one, other = (table(anya="", borya="", seed=seed).state for seed in (5, 6))
    assert one.generator.dump() != other.generator.dump()
    assert one.seen_by(0).generator.dump() == other.seen_by(0).generator.dump()


@pytest.mark.parametrize("seat", [1, None])
def test_cards_marked_for_a_swap_are_hidden_from_others(seat: int | None) -> None:
    t = table(anya="| hand 3 9 30", borya="")
    before = shown(t, seat)
    t.play("mark 3", "mark 30")
    assert shown(t, seat) == before


def test_cards_marked_for_a_swap_are_seen_by_their_owner() -> None:
    t = table(anya="| hand 3 9 30", borya="")
    t.play("mark 3", "mark 30")
    assert t.state.view(0)["decision"]["stack"][-1]["marked"] == [3, 30]


def test_answers_are_hidden_from_others() -> None:
    def shown_to_vova(gift: int) -> str:
        t = table(anya="6-26 | hand 13", borya="| hand 1 9 32", vova="| hand 7 35")
        t.play("play 13 1", f"borya discard {gift}")
        return shown(t, 2)

    assert shown_to_vova(1) == shown_to_vova(9)


def test_the_number_of_cards_in_an_answer_is_hidden() -> None:
    def shown_to_vova(hand: str, *gift: int) -> str:
        t = table(anya="6-26 | hand 13", borya=f"| hand {hand}", vova="| hand 7 35")
        t.play("play 13 1", *(f"borya discard {card}" for card in sorted(gift)))
        return shown(t, 2)

    assert shown_to_vova("1 30 32", 1) == shown_to_vova("30 32 33", 30, 33)


def test_a_view_does_not_reveal_another_seats_choices() -> None:
    t = table(anya="| hand 3", borya="| hand 30")
    with pytest.raises(eldritch.IllegalAction):
        t.state.seen_by(1).legal(0)
