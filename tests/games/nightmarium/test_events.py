"""Events are sufficient: from one view and the events since then, a client knows where each card is.

So an interface can animate from events alone.
"""

from collections import Counter
from typing import Any, Final

import pytest

from eldritch.core.events import Facts

from .random_games import random_game
from .table import CARDS, LINES, Table, table

POSITIONS: Final = ("legs", "torso", "head", "seal")


class Follower:
    """The table as a seat, or a spectator (None), rebuilds it from a first view and from events."""

    def __init__(self, view: dict[str, Any]) -> None:
        first = view["table"]
        self.places = POSITIONS if view["variant"]["seals"] else POSITIONS[:3]
        self.turn: int = first["turn"]
        self.current: int = first["current"]
        self.deck: int = first["deck"]
        self.discard: list[int] = first["discard"]
        self.known = [Counter(card for card in seat["hand"] if card is not None) for seat in first["seats"]]
        self.hidden = [seat["hand"].count(None) for seat in first["seats"]]
        self.void = [set(seat["void"]) for seat in first["seats"]]
        self.creatures = [[body["cards"] if body else [] for body in seat["creatures"]] for seat in first["seats"]]
        self.taken_in_public: list[Counter[int]] = [Counter() for _ in first["seats"]]
        self.turned_up: list[int] = []
        self.answered: set[int] = set()
        self.drawn_before_reshuffle = 0
        self.result: tuple[str, list[int]] | None = None

    def hear(self, facts: Facts) -> None:
        event, seat = facts["event"], facts.get("seat", 0)
        cards: list[int] = facts.get("cards", [])
        if event == "turn_began":
            self.turn, self.current = facts["turn"], seat
        elif event == "played":
            if facts["by"] == "chorister":
                self.turned_up.remove(facts["card"])
            else:
                self.leaves_hand(seat, [facts["card"]])
            body = self.creatures[seat][facts["slot"]]
            assert POSITIONS[len(body)] == facts["position"]
            body.append(facts["card"])
        elif event == "drew":
            self.leaves_deck(facts["count"])
            self.known[seat].update(cards)
            self.hidden[seat] += facts["count"] - len(cards)
            if facts["count"]:
                self.void[seat].clear()
        elif event == "reshuffled":
            # The event for cards drawn or turned up before the reshuffle comes after it, with the rest.
            self.drawn_before_reshuffle = self.deck
            self.deck = facts["deck"]
            self.discard = []
        elif event in ("swapped", "gave_up"):
            self.leaves_hand(seat, cards)
            self.discard += cards
            self.answered.clear()
            if facts.get("void"):
                self.void[seat].add(facts["legion"])
        elif event == "answered":
            self.answered.add(seat)
        elif event == "chain_stopped" and facts["reason"] == "nothing_fits":
            heights = {len(body) for body in self.creatures[seat]}
            self.void[seat] |= {self.places[height] for height in heights if height < len(self.places)}
        elif event == "scavenged":
            assert self.creatures[facts["victim"]][facts["slot"]] == cards
            self.creatures[facts["victim"]][facts["slot"]] = []
            self.discard += cards
        elif event == "executed":
            assert self.creatures[facts["victim"]][facts["slot"]].pop() == facts["card"]
            self.known[seat][facts["card"]] += 1
            self.taken_in_public[seat][facts["card"]] += 1
        elif event == "devoured":
            assert self.creatures[seat][facts["slot"]].pop() == facts["card"]
            self.discard.append(facts["card"])
        elif event == "turned_up":
            self.leaves_deck(len(cards))
            self.turned_up = cards[:]
        elif event == "unplaced":
            assert sorted(self.turned_up) == cards
            self.turned_up = []
            self.discard += cards
        elif event == "game_ended":
            self.result = (facts["ending"], facts["winners"])

    def leaves_deck(self, count: int) -> None:
        self.deck -= count - self.drawn_before_reshuffle
        self.drawn_before_reshuffle = 0

    def leaves_hand(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.taken_in_public[seat][card] = 0
            if self.known[seat][card]:
                self.known[seat][card] -= 1
            else:
                self.hidden[seat] -= 1

    def table(self) -> dict[str, Any]:
        """The table as `view` shows it."""
        return {
            "turn": self.turn,
            "current": self.current,
            "deck": self.deck,
            "discard": self.discard,
            "seats": [
                {
                    "hand": [None] * self.hidden[seat] + sorted(self.known[seat].elements()),
                    "void": [name for name in VOIDS if name in self.void[seat] - self.known_traits(seat)],
                    "creatures": [self.creature(body) for body in self.creatures[seat]],
                    "complete": sum(len(body) >= 3 for body in self.creatures[seat]),
                }
                for seat in range(len(self.known))
            ],
        }

    def chain(self, view: dict[str, Any]) -> list[int]:
        """The cards of the running chain whose abilities run (R16, R17; for a seal R29)."""
        steps = view["decision"]["stack"] if view["decision"] else []
        running = next((step for step in reversed(steps) if step["step"] == "chain"), None)
        if running is None:
            return []
        cards = self.creatures[self.current][running["slot"]][:3][::-1]
        able = [card for card in cards if CARDS[card]["ability"] != "none"]
        return [card for card in able if running["legion"] in (None, CARDS[card]["legion"])]

    def known_traits(self, seat: int) -> set[str]:
        """The legions and positions of the cards that went to the hand in public view."""
        cards = [CARDS[card] for card in self.taken_in_public[seat].elements()]
        return {name for card in cards for name in (card["legion"], *card["positions"])}

    def creature(self, body: list[int]) -> dict[str, Any] | None:
        return {"cards": body, "complete": len(body) >= 3, "embodied": len(body) == 4} if body else None


VOIDS: Final = (*POSITIONS, "necromunculus", "homunculus", "constrict", "chimerid")


def agree(follower: Follower, view: dict[str, Any]) -> None:
    assert {**follower.table(), "chain": follower.chain(view)} == view["table"]
    if view["result"] is not None:
        assert follower.result == (view["result"]["ending"], view["result"]["winners"])
        return
    steps = {step["step"]: step for step in view["decision"]["stack"]}
    assert sorted(follower.turned_up) == steps.get("chorister", {"cards": []})["cards"]
    answers = enumerate(steps.get("pure_legion", {"answers": []})["answers"])
    waiting = view["decision"]["seats"]
    assert follower.answered == {seat for seat, answer in answers if answer and seat not in waiting}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"seals": True}),
        (5, {"target": 7, "seals": True, "turn_limit": 150}),
        (4, {"win_at_once": True}),
        (2, {"target": 6, "seals": True, "win_at_once": True}),
    ],
)
def test_the_events_of_whole_games_suffice_to_follow_them(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        watchers = (*range(seats), None)
        game = random_game(seats, seed, **options)
        first = next(game).state
        followers = {watcher: Follower(first.view(watcher)) for watcher in watchers}
        for step in game:
            for watcher, follower in followers.items():
                for event in step.events:
                    follower.hear(event.visible_to(watcher))
                agree(follower, step.state.view(watcher))


def test_a_reshuffle_between_two_drawn_cards_can_be_followed() -> None:
    t = table(anya="3-2 | hand 46", borya="", deck="30", discard="36 39", rest="borya")
    followers = {seat: Follower(t.state.view(seat)) for seat in (0, 1, None)}
    t.play("play 46 1")
    for seat, follower in followers.items():
        for event in t.events:
            follower.hear(event.visible_to(seat))
        agree(follower, t.state.view(seat))


def test_a_reshuffle_between_two_turned_up_cards_can_be_followed() -> None:
    t = table(anya="3-2 | hand 55", borya="", deck="30", discard="36 39", rest="borya")
    followers = {seat: Follower(t.state.view(seat)) for seat in (0, 1, None)}
    t.play("play 55 1")
    for seat, follower in followers.items():
        for event in t.events:
            follower.hear(event.visible_to(seat))
        agree(follower, t.state.view(seat))


def test_random_games_have_every_event() -> None:
    """Except for the forced pass, which needs an empty hand, deck and discard pile."""
    heard = {event.name for seed in range(12) for step in random_game(3, seed, seals=True) for event in step.events}
    assert heard == set(LINES) - {"passed"}


# Who learns what.


def drawing_table() -> Table:
    t = table(anya="| hand 3", borya="| hand 9", vova="", deck="30 36")
    t.play("draw")
    return t


def test_only_the_player_who_draws_learns_the_card() -> None:
    t = drawing_table()
    assert [t.story(name)[-1] for name in ("anya", "borya", "vova")] == [
        "anya draws 1: 30",
        "anya draws 1",
        "anya draws 1",
    ]


def test_a_spectator_does_not_learn_the_card_drawn() -> None:
    assert drawing_table().story()[-1] == "anya draws 1"


def test_only_drawing_has_a_private_part() -> None:
    for seed in range(4):
        for step in random_game(3, seed, seals=True):
            for event in step.events:
                assert set(event.private) == ({event.public["seat"]} if event.name == "drew" else set())


def test_marking_cards_for_a_swap_makes_no_event() -> None:
    t = table(anya="| hand 3 9", borya="")
    assert t.play("mark 3").news == []


def test_a_hidden_answer_makes_an_event_without_its_cards() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 9 32", vova="| hand 7 33")
    t.play("play 13 1", "borya discard 9")
    assert [event.visible_to(1) for event in t.events[-1:]] == [{"event": "answered", "seat": 1}]


def test_half_an_answer_makes_no_event() -> None:
    t = table(anya="6-26 | hand 13", borya="| hand 30 32 33", vova="| hand 7 35")
    t.play("play 13 1")
    assert t.play("borya discard 30").news == []


def test_every_seal_played_embodies_its_creature() -> None:
    for seed in range(12):
        for step in random_game(2, seed, seals=True):
            names = [(event.name, event.public.get("position")) for event in step.events]
            seals = [name for name, position in names if name == "embodied" or (name, position) == ("played", "seal")]
            assert seals == ["played", "embodied"] * (len(seals) // 2)
