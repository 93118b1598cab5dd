"""Planted leaks: each changes the engine in a way in which implementations of this game have leaked.

    ELDRITCH_PURE=1 python -m tests.games.castle.knowledge.planted_leaks

prints which of them the checks have caught. It takes the pure build: compiled rules cannot be changed.
"""

import json
from collections.abc import Callable, Iterator

import pytest

from eldritch.games.castle import events
from eldritch.games.castle.box.components import ITEMS
from eldritch.games.castle.knowledge import views as knowledge
from eldritch.games.castle.rules import diplomat, fight, powers, professions, sealed, spoils, texts, trade, turn_frame
from eldritch.games.castle.state import Journey

from .leak_checks import Scene, at_the_start, find_leak, with_the_turn_of

Plant = Callable[[pytest.MonkeyPatch], None]


def ask_only_the_owner(patch: pytest.MonkeyPatch) -> None:
    def owners(state: Journey, profession: int, among: int) -> int:
        return sum(1 << seat for seat in range(state.seats) if among >> seat & 1 and state.may_use(seat, profession))

    for module in (fight, powers, spoils):
        patch.setattr(module, "possible_holders", owners)


def settle_a_forced_refusal_at_once(patch: pytest.MonkeyPatch) -> None:
    def owing(self: trade.Answer, state: Journey) -> int:
        return 0 if state.viewer < -1 and len(self.options(state, self.target)) == 1 else 1 << self.target

    def go(self: trade.Answer, state: Journey) -> None:
        self.take(state, self.target, self.options(state, self.target)[0])

    patch.setattr(trade.Answer, "owing", owing)
    patch.setattr(trade.Answer, "go", go)


def list_only_demands_that_can_be_met(patch: pytest.MonkeyPatch) -> None:
    plain = diplomat.add_demands

    def add(state: Journey, seat: int, options: list[int]) -> None:
        found: list[int] = []
        plain(state, seat, found)
        for action in found:
            described = state.describe(action)
            item = 3 if described["item"] == "bag" else ITEMS.index(described["item"])
            if diplomat.matching(state, described["seat"], item) or state.hands[described["seat"]].count(-1):
                options.append(action)

    patch.setattr(diplomat, "add_demands", add)


def name_the_bag_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(texts, "announced_as", lambda item, pile: item)
    patch.setattr(events, "public_name", lambda item: ITEMS[item])


def show_a_failed_demands_hand_to_all(patch: pytest.MonkeyPatch) -> None:
    def looked(state: Journey, seat: int, target: int, reason: str) -> None:
        hand = [ITEMS[item] for item in state.hands[target]]
        events.emit(state, "looked_at_hand", {"seat": seat, "target": target, "reason": reason, "items": hand})

    patch.setattr(events, "looked_at_hand", looked)


def show_sealed_answers(patch: pytest.MonkeyPatch) -> None:
    for module in (sealed, powers, texts):
        patch.setattr(module, "only_own", lambda answers, seat: answers[:])
    patch.setattr(powers.Powers, "shown", lambda self: {"answers": self.answers[:]})
    patch.setattr(fight.Priest, "shown", lambda self: {"answers": self.answers[:]})


def ask_for_a_bag_only_when_there_is_a_choice(patch: pytest.MonkeyPatch) -> None:
    plain = trade.swap

    def demand(state: Journey, seat: int, target: int, named: int, offered: int, silent: int) -> None:
        held = diplomat.matching(state, target, named)
        professions.use_profession(state, seat, 0)
        events.demanded(state, seat, target, named, bool(held))
        turn_frame.spend_action(state)
        if not held:
            events.looked_at_hand(state, seat, target, "demand")
        elif len(held) > 1:
            state.stack.append(diplomat.HandOver(seat, target, named, offered, silent))
        else:
            plain(state, seat, target, offered, held[0], silent, 0)

    patch.setattr(diplomat, "demand", demand)


def leave_professions_in_the_view(patch: pytest.MonkeyPatch) -> None:
    plain = knowledge.seen_by

    def seen_by(state: Journey, seat: int | None) -> Journey:
        seen = plain(state, seat)
        seen.professions = state.professions[:]
        return seen

    patch.setattr(knowledge, "seen_by", seen_by)


def show_trades_to_all(patch: pytest.MonkeyPatch) -> None:
    def traded(state: Journey, seat: int, target: int, given: int, returned: int) -> None:
        cards = {"gave": ITEMS[given], "got": ITEMS[returned]}
        events.emit(
            state,
            "traded",
            {"seat": seat, "target": target, **cards},
            {target: {"gave": ITEMS[returned], "got": ITEMS[given]}},
        )

    patch.setattr(events, "traded", traded)


def skip_bystanders_without_a_power(patch: pytest.MonkeyPatch) -> None:
    def open_round(state: Journey) -> None:
        asked = sum(1 << seat for seat in range(state.seats) if seat != state.hypnotised and powers.usable(state, seat))
        state.stack.append(powers.Powers(asked, [0] * state.seats))

    patch.setattr(powers, "open_round", open_round)


LEAKS: list[tuple[Plant, Scene]] = [
    (ask_only_the_owner, at_the_start),
    (settle_a_forced_refusal_at_once, with_the_turn_of("boris")),
    (list_only_demands_that_can_be_met, at_the_start),
    (name_the_bag_in_the_log, with_the_turn_of("boris")),
    (show_a_failed_demands_hand_to_all, at_the_start),
    (show_sealed_answers, at_the_start),
    (ask_for_a_bag_only_when_there_is_a_choice, at_the_start),
    (leave_professions_in_the_view, at_the_start),
    (show_trades_to_all, at_the_start),
    (skip_bystanders_without_a_power, at_the_start),
]


def caught() -> Iterator[str]:
    """The names of the planted leaks that are found."""
    for plant, scene in LEAKS:
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            if find_leak(scene):
                yield plant.__name__


if __name__ == "__main__":
    print(json.dumps([*caught()]))
