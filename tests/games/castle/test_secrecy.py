"""Nobody is told or shown what he cannot know; and the checks that say so notice when he is (case 26)."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from eldritch._pure import is_compiled
from eldritch.core.events import Event
from eldritch.games.castle import events, knowledge
from eldritch.games.castle.components import ITEMS, is_bag
from eldritch.games.castle.rules import diplomat, fight, powers, spoils, texts, trade
from eldritch.games.castle.state import Journey
from tests.conformance.two_worlds import check_two_worlds

from .table import GAME, Table, table
from .test_imagining import random_move

# What each event tells everybody, and what it adds for the seats that perceive more.
AUDIENCE: dict[str, tuple[set[str], set[str], set[str]]] = {
    "dealt": ({"seats", "pile"}, {"every seat"}, {"seat", "allegiance", "profession", "items"}),
    "answered": ({"seat"}, set(), set()),
    "turn_began": ({"seat", "turn"}, set(), set()),
    "passed": ({"seat"}, set(), set()),
    "draw_offered": (set(), set(), set()),
    "draw_declined": (set(), set(), set()),
    "offered": ({"seat", "target"}, {"seat", "target"}, {"item"}),
    "refused": ({"seat", "target"}, set(), set()),
    "traded": ({"seat", "target"}, {"seat", "target"}, {"gave", "got"}),
    "announced": ({"seat", "target", "item", "first"}, set(), set()),
    "trade_ended": ({"seat", "target"}, set(), set()),
    "declined": ({"seat", "what"}, set(), set()),
    "demanded": ({"seat", "target", "item", "met"}, set(), set()),
    "looked_at_hand": ({"seat", "target", "reason"}, {"seat"}, {"items"}),
    "looked_at_allegiance": ({"seat", "target", "slot"}, {"seat"}, {"allegiance"}),
    "looked_at_identity": ({"seat", "target", "slot"}, {"seat"}, {"allegiance", "profession"}),
    "foresaw": ({"seat"}, {"seat"}, {"pile"}),
    "arranged": ({"seat"}, {"seat"}, {"top"}),
    "profession_used": ({"seat", "profession"}, set(), set()),
    "professions_swapped": ({"seat", "target"}, {"seat", "target"}, {"gave", "got"}),
    "spare_shown": ({"seat"}, {"seat"}, {"professions"}),
    "profession_changed": ({"seat"}, {"seat"}, {"took", "returned"}),
    "drew": ({"seat", "reason", "pile"}, {"seat"}, {"item"}),
    "bags_turned": (set(), set(), set()),
    "gave": ({"seat", "target", "reason"}, {"seat", "target"}, {"item"}),
    "direction_chosen": ({"seat", "direction"}, set(), set()),
    "passed_on": ({"direction"}, {"every seat"}, {"gave", "got"}),
    "attacked": ({"seat", "target"}, set(), set()),
    "called_off": ({"seat", "attacker"}, set(), set()),
    "nobody_acted": ({"window"}, set(), set()),
    "supported": ({"seat", "side"}, set(), set()),
    "hypnotised": ({"seat", "target"}, set(), set()),
    "item_used": ({"seat", "item"}, set(), set()),
    "poisoned": ({"seat", "side"}, set(), set()),
    "counted": ({"seat", "target", "points", "winner"}, set(), set()),
    "healed": ({"seat"}, set(), set()),
    "spoils_chosen": ({"seat", "target", "choice"}, set(), set()),
}


def check_audience(event: Event, seats: int) -> None:
    """An event tells everybody and the single seats just what the table of the rules says."""
    public, audience, private = AUDIENCE[event.name]
    assert set(event.public) == public, f"{event.name} tells everybody {set(event.public)}"
    expected = set(range(seats)) if "every seat" in audience else {event.public[role] for role in audience}
    assert set(event.private) == expected, f"{event.name} is told to {set(event.private)}"
    for facts in event.private.values():
        assert set(facts) == private
    assert not {"bag_with_key", "bag_with_goblet"} & {str(value) for value in event.public.values()}, "which bag it is"


def check_events(state: Any, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        state.events = []
        state.apply(*random_move(state, chance))
        for event in state.events:
            check_audience(event, state.seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_tells_what_the_table_says_and_to_whom(seats: int) -> None:
    options = {"smuggling": seats % 2 == 0, "expert": True}
    check_events(GAME.new(seats, seats, options), random.Random(seats), 250)


@pytest.mark.parametrize("seats", GAME.seats)
def test_case26_worlds_that_a_seat_cannot_tell_apart_give_equal_views_options_and_events(seats: int) -> None:
    """At decisions of random games, for every seat: byte-equal views, options and events as long as told
    the same."""
    state: Any = GAME.new(seats, seats)
    chance = random.Random(seats)
    alike = 0
    for number in range(48):
        if number % 8 == seats % 8:
            for viewer in (*range(seats), None):
                alike += check_two_worlds(state, viewer, number, 8)
        state.apply(*random_move(state, chance))
    assert alike > 20


# Planted leaks. Each changes the engine in one of the ways by which programs of this game have leaked.

Plant = Callable[[pytest.MonkeyPatch], None]
Scene = Callable[[], Table]

SIX = {
    "anna": "order diplomat | key dagger",
    "boris": "brotherhood grand_master | goblet bag_with_key",
    "clara": "order priest | whip gloves",
    "dmitri": "brotherhood doctor | key",
    "eva": "order poison_mixer | goblet monocle",
    "foma": "brotherhood bodyguard | bag_with_goblet",
}


def at_the_start() -> Table:
    return table(**SIX)


def with_the_turn_of(name: str) -> Callable[..., Table]:
    def begin(changed: dict[str, str] | None = None) -> Table:
        names = list(SIX)
        shift = names.index(name)
        order = names[shift:] + names[:shift]
        return table(**{one: {**SIX, **(changed or {})}[one] for one in order})

    return begin


def ask_only_the_owner(patch: pytest.MonkeyPatch) -> None:
    def owners(state: Journey, profession: int, among: int) -> int:
        return sum(1 << seat for seat in range(state.seats) if among >> seat & 1 and state.may_use(seat, profession))

    for module in (fight, powers, spoils):
        patch.setattr(module, "holders", owners)


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
            told = state.describe(action)
            item = 3 if told["item"] == "bag" else ITEMS.index(told["item"])
            if diplomat.matching(state, told["seat"], item) or state.hands[told["seat"]].count(-1):
                options.append(action)

    patch.setattr(diplomat, "add_demands", add)


def name_the_bag_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(texts, "spoken", lambda item, pile: item)
    patch.setattr(events, "spoken_name", lambda item: ITEMS[item])


def show_a_failed_demands_hand_to_all(patch: pytest.MonkeyPatch) -> None:
    def looked(state: Journey, seat: int, target: int, reason: str) -> None:
        hand = [ITEMS[item] for item in state.hands[target]]
        events.tell(state, "looked_at_hand", {"seat": seat, "target": target, "reason": reason, "items": hand})

    patch.setattr(events, "looked_at_hand", looked)


def show_sealed_answers(patch: pytest.MonkeyPatch) -> None:
    for module in (fight, powers, spoils, texts):
        patch.setattr(module, "only_own", lambda answers, seat: answers[:])
    patch.setattr(powers.Powers, "shown", lambda self: {"answers": self.answers[:]})
    patch.setattr(fight.PriestWindow, "shown", lambda self: {"answers": self.answers[:]})


def ask_for_a_bag_only_when_there_is_a_choice(patch: pytest.MonkeyPatch) -> None:
    plain = trade.swap

    def demand(state: Journey, seat: int, target: int, named: int, offered: int, silent: int) -> None:
        held = diplomat.matching(state, target, named)
        fight.turn_up(state, seat, 0)
        events.demanded(state, seat, target, named, bool(held))
        from eldritch.games.castle.rules import turn

        turn.spend(state)
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


def tell_all_what_was_traded(patch: pytest.MonkeyPatch) -> None:
    def traded(state: Journey, seat: int, target: int, given: int, returned: int) -> None:
        cards = {"gave": ITEMS[given], "got": ITEMS[returned]}
        events.tell(
            state,
            "traded",
            {"seat": seat, "target": target, **cards},
            {target: {"gave": ITEMS[returned], "got": ITEMS[given]}},
        )

    patch.setattr(events, "traded", traded)


def skip_bystanders_without_a_power(patch: pytest.MonkeyPatch) -> None:
    def open_round(state: Journey) -> None:
        asked = sum(
            1 << seat for seat in range(state.seats) if seat != state.hypnotised and powers.playable(state, seat)
        )
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
    (tell_all_what_was_traded, at_the_start),
    (skip_bystanders_without_a_power, at_the_start),
]


def attempts(scene: Scene) -> Iterator[None]:
    """Look for leaks from a scene: events by their audience, and two worlds played side by side."""
    for seed in range(25):
        state: Any = scene().state
        chance = random.Random(seed)
        for viewer in (1, 2, 3, None, 0):
            check_two_worlds(state, viewer, seed, 14)
        check_events(state, chance, 25)
        yield


# Tables that differ in nothing that the others can know, and moves after which these must not see a
# difference.
TWINS: list[tuple[dict[str, str], dict[str, str], tuple[str, ...]]] = [
    (
        {"foma": "brotherhood bodyguard | bag_with_goblet"},
        {"foma": "brotherhood bodyguard | tome"},
        ("boris offer foma bag_with_key",),
    ),
    (
        {
            "clara": "order diplomat | whip",
            "anna": "order priest | key bag_with_goblet",
            "foma": "brotherhood bodyguard | tome",
        },
        {
            "clara": "order diplomat | whip",
            "anna": "order priest | bag_with_goblet bag_with_key",
            "boris": "brotherhood grand_master | goblet key",
            "foma": "brotherhood bodyguard | tome",
        },
        ("boris pass", "clara demand anna bag", "clara bid whip"),
    ),
]


def check_twins() -> None:
    """Whoever is asked, and when, says nothing about a hand."""
    for one, other, moves in TWINS:
        views = []
        for changed in (one, other):
            t = with_the_turn_of("boris")(changed).play(*moves)
            views.append([(t.state.view(t.seat(name)), t.told(name)) for name in ("dmitri", "eva")])
        assert views[0] == views[1], f"after {moves} the two tables look different"


def test_being_asked_says_nothing_about_a_hand() -> None:
    check_twins()


def find_leak(scene: Scene) -> bool:
    try:
        check_twins()
        for _ in attempts(scene):
            pass
    except (AssertionError, IndexError):
        return True
    return False


@pytest.mark.skipif(is_compiled(), reason="compiled rules cannot be changed")
@pytest.mark.parametrize(("plant", "scene"), LEAKS, ids=lambda one: getattr(one, "__name__", ""))
def test_a_planted_leak_is_caught(plant: Plant, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert find_leak(scene), "nobody noticed"


@pytest.mark.parametrize("scene", [at_the_start, with_the_turn_of("boris")], ids=["anna", "boris"])
def test_without_a_planted_leak_there_is_none(scene: Scene) -> None:
    for seed, _ in enumerate(attempts(scene)):
        if seed == 3:
            break


def test_a_spectator_is_shown_no_card_that_does_not_lie_open() -> None:
    state: Any = GAME.new(5, 3)
    seen = state.seen_by(None)
    assert all(item == -1 for hand in seen.hands for item in hand)
    assert all(card == -1 for card in (*seen.professions, *seen.spare, *seen.allegiance, *seen.pile))


def test_actions_name_kinds_never_single_cards() -> None:
    """Three keys are one choice: no card has a number of its own."""
    t = table(**{**SIX, "anna": "order diplomat | key key", "dmitri": "brotherhood doctor | key"})
    assert t.can("anna", "offer") == [f"offer {name} key" for name in list(SIX)[1:]]
    assert not [item for item in range(len(ITEMS)) if is_bag(item) and ITEMS[item] == "bag"]
