"""What is public and hidden (ruling 45), and what everybody can deduce."""

from collections import Counter
from collections.abc import Iterator

import pytest

from eldritch.core.errors import BadDump
from eldritch.core.state import UNKNOWN
from eldritch.games.realms.box.components import SHARED_KINDS
from eldritch.games.realms.knowledge.ledger import Ledger, check_ledger, load_ledger
from eldritch.games.realms.state import Realm

from ..table import Table, kinds, table, words

DECK = "deck goon follower follower arkham"


def shown(t: Table, to: str | None, of: str) -> dict[str, object]:
    seat = None if to is None else t.seat(to)
    found: dict[str, object] = t.state.view(seat)["table"]["seats"][t.seat(of)]
    return found


def worlds(t: Table, by: str | None, count: int = 200) -> Iterator[Realm]:
    seen = t.state.seen_by(None if by is None else t.seat(by))
    for seed in range(count):
        yield seen.imagine(seed)


def test_ruling45_hands_are_hidden_from_others() -> None:
    t = table(anya=f"hand goon adept | {DECK}", borya="")
    assert [shown(t, to, "anya")["hand"] for to in ("anya", "borya", None)] == [
        ["adept", "goon"],
        [None, None],
        [None, None],
    ]


def test_ruling45_the_order_of_decks_is_hidden_from_all() -> None:
    t = table(anya=DECK, borya="")
    assert [t.state.seen_by(seat).decks[0] for seat in (0, 1, None)] == [[UNKNOWN] * 4] * 3


def test_ruling45_of_the_shared_deck_only_the_top_is_public() -> None:
    t = table(anya="", borya="", shared="dagon tomb")
    assert t.state.view(None)["table"]["shared"] == {"left": 61, "top": "dagon"}
    assert t.state.seen_by(0).shared == [UNKNOWN] * 60 + kinds("dagon")


def test_ruling45_sanity_piles_rows_and_box_are_public() -> None:
    t = table(anya="", borya="discard goon | play arkham-2 | sanity 12", row="ghast")
    seat = shown(t, None, "borya")
    assert (seat["discard"], seat["sanity"]) == (["goon"], 12)
    assert seat["in_play"] == [{"card": "arkham", "used": [], "met": [[], []], "left": 3}]
    assert t.state.view(None)["table"]["rows"][0]["cards"][0] == "ghast"
    assert "follower" in t.state.view(None)["table"]["box"]


def returned() -> Table:
    """Anya has put a Mi-Go face up on top of her deck."""
    t = table(anya=f"hand mi_go dean_halsey king_in_yellow goon | {DECK}", borya="hand goon goon")
    t.play("play mi_go", "play dean_halsey", "play king_in_yellow", "use mi_go conjure 3, then abjure this")
    return t.play("use dean_halsey return")


def test_ruling45_a_returned_card_is_known_to_all() -> None:
    t = returned()
    assert [shown(t, to, "anya")["deck"] for to in ("anya", "borya", None)] == [{"left": 5, "top": ["mi_go"]}] * 3


def test_ruling45_it_lies_on_top_in_every_imagining() -> None:
    assert all(
        world.decks[0][-1] == kinds("mi_go")[0] for by in ("anya", "borya", None) for world in worlds(returned(), by)
    )


def test_ruling45_it_is_still_known_when_it_is_drawn() -> None:
    t = returned().play("use king_in_yellow draw 1, then abjure this", "aim anya")
    assert shown(t, "borya", "anya")["hand"] == [None, "mi_go"]
    assert shown(t, "borya", "anya")["deck"] == {"left": 4, "top": []}


def test_ruling45_it_is_forgotten_when_it_is_played() -> None:
    t = returned().play("use king_in_yellow draw 1, then abjure this", "aim anya", "play mi_go")
    assert shown(t, "borya", "anya")["hand"] == [None]


def test_the_composition_of_hand_and_deck_is_common_knowledge() -> None:
    t = table(anya=f"hand adept dagon | {DECK}", borya="hand goon | deck follower")
    for world in worlds(t, "borya"):
        assert words(world.hands[0] + world.decks[0]) == words(t.state.hands[0] + t.state.decks[0])
        assert sorted(world.components()) == t.components


def test_each_of_them_is_equally_likely_to_be_in_the_hand() -> None:
    t = table(anya=f"hand adept | {DECK}", borya="")
    found = Counter(words(world.hands[0]) for world in worlds(t, "borya", 2000))
    assert set(found) == {"adept", "goon", "follower", "arkham"}
    assert 320 < found["adept"] < 480
    assert 700 < found["follower"] < 900


def test_a_seats_own_hand_is_the_same_in_every_imagined_world() -> None:
    t = table(anya=f"hand adept dagon | {DECK}", borya="")
    assert {words(world.hands[0]) for world in worlds(t, "anya")} == {"dagon adept"}
    assert {words(world.decks[0]) for world in worlds(t, "anya")} == {"arkham goon follower follower"}


def test_the_order_of_a_seats_own_deck_is_imagined() -> None:
    t = table(anya=DECK, borya="")
    assert Counter(words(world.decks[0][-1:]) for world in worlds(t, "anya", 400)).keys() == {
        "goon",
        "follower",
        "arkham",
    }


def test_the_whole_hand_is_known_when_the_deck_has_run_out() -> None:
    t = table(anya="hand king_in_yellow goon | deck arkham | discard follower follower", borya="hand goon")
    t.play("play king_in_yellow", "use king_in_yellow draw 1, then abjure this", "aim anya")
    assert shown(t, "borya", "anya")["hand"] == ["arkham", "goon"]


def test_a_hand_drawn_before_a_reshuffle_holds_none_of_the_new_deck() -> None:
    t = table(anya="hand necronomicon yellow_sign goon goon | deck arkham | discard follower follower", borya="")
    t.play("play necronomicon", "play yellow_sign", "use necronomicon draw 2 then discard 1", "aim anya")
    assert shown(t, "borya", "anya")["hand"] == [None, "arkham", "goon", "goon"]
    assert {words(world.hands[0]) for world in worlds(t, "borya")} == {"arkham goon goon follower"}


def test_the_shared_deck_is_made_of_what_nobody_has_seen() -> None:
    t = table(anya="hand dagon | deck goon", borya="", row="tomb", shared="pnakotus")
    for world in worlds(t, "borya", 50):
        assert not {*kinds("dagon tomb")} & {*world.shared}
        assert words(world.shared[-1:]) == "pnakotus"


def test_a_decision_to_abjure_proves_that_there_is_a_card_for_it() -> None:
    anya = "hand ghast goon | deck unspeakable_one"
    last = {"empty_deck": "end_of_turn"}
    t = table(anya=anya, borya="", row="- - - - -", rest="box", options=last).play("play ghast", "use ghast abjure")
    assert {words(world.hands[0]) for world in worlds(t, "borya", 50)} == {"goon"}
    assert t.state.seen_by(1).proofs() == ["seat 0 holds a card that may be abjured"]


def test_without_a_ledger_anything_that_the_table_admits_is_imagined() -> None:
    t = table(anya=f"hand adept dagon | {DECK}", borya="hand goon")
    t.state.forget()
    for world in worlds(t, "borya", 50):
        assert sorted(world.components()) == t.components
        assert all(card < SHARED_KINDS for card in world.shared)


def test_only_the_player_who_draws_is_told_the_cards() -> None:
    t = table(anya="hand king_in_yellow | deck arkham goon", borya="").play("play king_in_yellow")
    t.play("use king_in_yellow draw 1, then abjure this", "aim anya")
    drew = next(event for event in t.events if event.name == "drew")
    assert drew.visible_to(0)["cards"] == ["arkham"]
    assert "cards" not in drew.visible_to(1)


def test_every_imagined_hand_is_sorted_like_a_true_one() -> None:
    anya = "hand arkham goon ghast | deck goon dagon follower adept tomb"
    t = table(anya=anya, borya="hand goon adept follower | deck follower goon")
    for by in ("borya", None):
        assert all(hand == sorted(hand) for world in worlds(t, by, 50) for hand in world.hands)
    t.state.forget()
    for by in ("borya", None):
        assert all(hand == sorted(hand) for world in worlds(t, by, 50) for hand in world.hands)


def test_known_cards_of_a_hand_are_listed_in_order() -> None:
    ledger = Ledger(1)
    ledger.new_deck(0, [1, 3, 7])
    for card in (2, 5):
        ledger.put_on_top(0, card)
    ledger.drew(0, 4)
    ledger.drew(0, 3)
    assert (ledger.known[0], ledger.pools[0]) == ([2, 5], [1, 3, 7])


def test_known_cards_stay_in_order_when_the_last_ones_are_deduced() -> None:
    ledger = Ledger(1)
    ledger.new_deck(0, [1, 3])
    ledger.put_on_top(0, 2)
    ledger.drew(0, 2)
    ledger.drew(0, 0)
    assert (ledger.known[0], ledger.pools[0]) == ([1, 2, 3], [])


def test_nothing_hidden_is_left_of_a_player_who_is_out() -> None:
    ledger = Ledger(2)
    ledger.new_deck(0, [1, 3])
    ledger.put_on_top(0, 2)
    ledger.drew(0, 2)
    ledger.put_on_top(0, 5)
    assert ledger.dump() == {"known": [[2], []], "tops": [[5], []], "pools": [[1, 3], []]}
    ledger.forget(0)
    assert ledger.dump() == {"known": [[], []], "tops": [[], []], "pools": [[], []]}


@pytest.mark.parametrize(
    ("known", "tops", "pools", "complaint"),
    [
        ([[2]], [[5], []], [[1, 3], []], "every seat"),
        ([[2], []], [[5]], [[1, 3], []], "every seat"),
        ([[2], []], [[5], []], [[1, 3]], "every seat"),
        ([[2], []], [[5], []], [[1], []], "every hidden card of seat 0"),
        ([[2], []], [[5], []], [[1, 4], []], "the cards that seat 0 has"),
        ([[2], []], [[3], []], [[1, 5], []], "contradict"),
        ([[1], []], [[5], []], [[2, 3], []], "contradict"),
        ([[2, 5], []], [[], []], [[1, 3], []], "contradict"),
    ],
)
def test_a_ledger_that_contradicts_the_cards_is_refused(
    known: list[list[int]], tops: list[list[int]], pools: list[list[int]], complaint: str
) -> None:
    hands: list[list[int]] = [[2, 3], []]
    decks: list[list[int]] = [[1, 5], []]
    check_ledger(load_ledger({"known": [[2], []], "tops": [[5], []], "pools": [[1, 3], []]}), hands, decks, True)
    with pytest.raises(BadDump, match=complaint):
        check_ledger(load_ledger({"known": known, "tops": tops, "pools": pools}), hands, decks, True)


def test_the_order_of_the_shared_deck_differs_between_imagined_worlds() -> None:
    t = table(anya=DECK, borya="")
    found = list(worlds(t, "borya", 5))
    assert len({tuple(world.shared) for world in found}) == 5
    assert len({tuple(sorted(world.shared)) for world in found}) == 1


def test_without_a_ledger_starters_may_be_in_any_hand_or_deck() -> None:
    t = table(anya="hand goon arkham | deck follower dagon", borya="hand goon ghast | deck follower tomb")
    t.state.forget()
    found = list(worlds(t, None, 60))
    for seat in (0, 1):
        assert {card >= SHARED_KINDS for world in found for card in world.hands[seat]} == {True, False}
        assert {card >= SHARED_KINDS for world in found for card in world.decks[seat]} == {True, False}


def test_an_imagined_world_has_a_ledger_only_if_it_is_asked_for() -> None:
    seen = table(anya=DECK, borya="").state.seen_by(1)
    assert seen.ledger is not None
    assert seen.imagine(1, knowledge=False).ledger is None
    world = seen.imagine(1, knowledge=True)
    assert world.ledger is not None
    assert world.ledger.dump() == seen.ledger.dump()


def test_a_finished_game_is_imagined_like_any_other() -> None:
    t = table(anya="hand goon", borya="sanity 1").play("play goon", "use goon loss 1", "strike borya")
    assert t.state.over
    assert sorted(t.state.seen_by(1).imagine(1).components()) == t.components


def test_nothing_is_proved_but_by_a_decision_of_others_to_abjure() -> None:
    last = {"empty_deck": "end_of_turn"}
    t = table(anya="hand ghast goon", borya="", row="- - - - -", rest="box", options=last).play("play ghast")
    assert [t.state.seen_by(seat).proofs() for seat in (0, 1, None)] == [[], [], []]
    t.play("use ghast abjure")
    proof = ["seat 0 holds a card that may be abjured"]
    assert [t.state.seen_by(seat).proofs() for seat in (0, 1, None)] == [[], proof, proof]
    t = table(anya="hand ghast goon", borya="", adepts=1).play("play ghast", "use ghast abjure")
    assert t.state.seen_by(1).proofs() == [], "everybody sees what may be abjured"


def test_when_the_deck_runs_out_nothing_is_left_to_guess() -> None:
    t = table(anya="hand king_in_yellow goon | deck arkham", borya="hand goon").play("play king_in_yellow")
    t.play("use king_in_yellow draw 1, then abjure this").play("aim anya")
    assert t.state.ledger is not None
    assert (t.state.ledger.known[0], t.state.ledger.pools[0]) == (kinds("arkham goon"), [])


def test_without_a_ledger_what_is_seen_keeps_its_place() -> None:
    t = table(anya=f"hand adept dagon | {DECK}", borya="hand goon follower | deck goon tomb adept", shared="pnakotus")
    t.state.forget()
    for by in ("anya", "borya"):
        seat = t.seat(by)
        for world in worlds(t, by, 50):
            assert world.hands[seat] == t.state.hands[seat]
            assert [len(cards) for cards in world.hands + world.decks] == [2, 2, 4, 3]
            assert world.shared[-1:] == kinds("pnakotus")
            assert len(world.shared) == len(t.state.shared)


def met(t: Table, of: str, card: str) -> list[list[str]]:
    """The requirements that a card in play finds met, ability by ability."""
    in_play = t.state.view(None)["table"]["seats"][t.seat(of)]["in_play"]
    return next(entry["met"] for entry in in_play if entry["card"] == card)


def test_requirements_are_shown_as_met_by_other_cards_only() -> None:
    t = table(anya="hand ghoul mi_go", borya="").play("play ghoul")
    assert met(t, "anya", "ghoul") == [[], []]
    assert met(t.play("play mi_go"), "anya", "ghoul") == [[], ["green"]]


def test_requirements_of_a_player_who_is_not_active_are_met_by_cards_alone() -> None:
    t = table(anya="", borya="play pnakotus")
    assert met(t, "borya", "pnakotus") == [[], []]


def test_a_requirement_is_met_by_an_equal_card() -> None:
    t = table(anya="hand ghast ghast", borya="").play("play ghast")
    assert met(t, "anya", "ghast") == [[], [], []]
    assert met(t.play("play ghast"), "anya", "ghast") == [[], ["green"], []]


def test_requirements_are_shown_as_met_by_the_turn_for_its_player_only() -> None:
    t = table(anya="hand king_in_yellow | play rlyeh", borya="hand goon goon | play ruins").play("play king_in_yellow")
    t.play("use king_in_yellow discard 1").play("aim borya").play("discard goon")
    assert ["discard"] in met(t, "anya", "rlyeh")
    assert ["discard"] not in met(t, "borya", "ruins")
