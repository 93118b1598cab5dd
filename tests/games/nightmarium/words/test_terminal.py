"""Nightmarium in the terminal: every choice can be made, every event has a line, and the table is drawn correctly."""

import io
import random
from itertools import combinations
from typing import Any

import pytest
from rich.console import Console, RenderableType

import eldritch
from eldritch.cli.tables import TerminalTable, terminal_table
from eldritch.core.history import History
from eldritch.core.state import State
from eldritch.locale import Words
from eldritch.speech import Choice

GAME = eldritch.game("nightmarium")
NAMES = ["Anya", "Borya", "Vova", "Gena", "Dina"]
LONG_PICK = 6


def face(lang: str = "en", seats: int = len(NAMES)) -> TerminalTable:
    return terminal_table(GAME, Words(lang), NAMES[:seats])


def drawn(part: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def ways(choice: Choice) -> list[list[int]]:
    """The action sequences of a choice: one, or one for each pick of one or two cards."""
    pick = choice.pick
    if pick is None:
        return [list(choice.actions)]
    sizes = range(pick.least, min(pick.most, 2) + 1)
    return [pick.actions(list(places)) for size in sizes for places in combinations(range(len(pick.each)), size)]


def check_choices(state: State, seat: int, choices: list[Choice]) -> None:
    """The choices reach all legal actions and no others."""
    reached = [way for choice in choices for way in ways(choice)]
    assert {way[0] for way in reached} == set(state.legal(seat))
    for way in random.Random(1).sample(reached, min(len(reached), LONG_PICK)):
        twin = state.clone()
        for action in way:
            twin.apply(seat, action)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_every_choice_and_every_event_of_whole_games(lang: str, seats: int, seed: int) -> None:
    chance = random.Random(seed)
    words = face(lang, seats)
    history = History(GAME.new(seats, seed, {"seals": True, "turn_limit": 60}))
    while not history.state.over:
        state = history.state
        seat = state.deciders()[0]
        view = state.view(seat)
        assert all(words.prompt(view))
        check_choices(state, seat, words.choices(view))
        step = history.apply(seat, chance.choice(state.legal(seat)))
        for viewer in (None, seat, (seat + 1) % seats):
            lines = words.describe_events([event.visible_to(viewer) for event in step.events])
            assert len(lines) == len(step.events)
    assert all(words.result(history.state.view(None)))


def view(**seat: Any) -> dict[str, Any]:
    """A view of two seats. The arguments describe the second; the first has nothing."""
    nothing: dict[str, Any] = {"hand": [], "void": [], "creatures": [None] * 5, "complete": 0}
    return {
        "viewer": 0,
        "variant": {"target": 5},
        "result": None,
        "table": {"current": 0, "deck": 1, "discard": [], "seats": [nothing, {**nothing, **seat}]},
    }


def creature(*cards: int) -> dict[str, Any]:
    return {"cards": list(cards), "complete": len(cards) >= 3, "embodied": len(cards) == 4}


def test_a_body_is_drawn_head_over_torso_over_legs() -> None:
    board = drawn(face().table(view(creatures=[creature(45, 89, 58, 111), creature(33)]), 80))
    assert (
        "  ╭─ #1 ✔ I◆ ───────┬─ #2 ────╮\n"
        "  │ I58 Mockingbird │ · head  │\n"
        "  │ C89 Mockingbird │ · torso │\n"
        "  │ H45 Mockingbird │ H33     │\n"
        "  ╰─────────────────┴─────────╯\n"
    ) in board


def test_names_are_shortened_and_rows_broken_only_without_room() -> None:
    seven = view(creatures=[creature(45, 89, 58)] * 7)
    assert drawn(face().table(seven, 140), 140).count("Mockingbird") == 21
    narrow = drawn(face().table(seven, 80))
    assert narrow.count("Mock.") == 21
    assert narrow.count("╭") == 1
    in_rows = drawn(face("ru").table(seven, 80))
    assert in_rows.count("Пересмешник") == 21
    assert in_rows.count("╭") == 2
    for board in (narrow, in_rows):
        assert max(len(line) for line in board.splitlines()) <= 80


def test_what_is_known_of_a_hidden_hand_is_shown() -> None:
    board = drawn(face().table(view(hand=[None, None, 58], void=["torso", "chimerid"]), 80))
    assert "3 cards in hand" in board
    assert "certainly in hand: I58 (Mockingbird)" in board
    assert "certainly not in hand: torsos, Chimeridae" in board
    assert "точно нет в руке: туловищ, химеридов" in drawn(
        face("ru").table(view(hand=[None], void=["torso", "chimerid"]), 80)
    )


def test_a_large_hand_is_drawn_in_two_columns() -> None:
    mine = view()
    mine["table"]["seats"][0] = {**mine["table"]["seats"][0], "hand": [1, 2, 3, 4, 5, 6, 45, 104, 111]}
    lines = drawn(face().hand(mine)).splitlines()
    assert len(lines) == 6
    assert lines[1].split() == ["1", "N1", "head", "Scavenger", "6", "N6", "legs"]
    assert "C104  legs or torso  Executioner" in lines[3]
    assert "I◆" in lines[4]


def test_a_choice_that_completes_a_creature_names_its_chain() -> None:
    mine = view()
    mine["viewer"] = 0
    mine["table"]["seats"][0] = {
        **mine["table"]["seats"][0],
        "hand": [58, 1],
        "creatures": [creature(45, 89), creature(3, 8), None, None, None],
    }
    mine["decision"] = {"stack": [{"step": "turn", "left": 2, "legion": None}]}
    mine["options"] = [
        {"action": 1, "verb": "play", "card": 58, "slot": 0, "position": "head"},
        {"action": 2, "verb": "play", "card": 1, "slot": 1, "position": "head"},
    ]
    texts = [choice.text for choice in face().choices(mine)]
    assert texts == [
        "I58 (Mockingbird) as the head of #1, completing it: Mockingbird → Mockingbird → Mockingbird",
        "N1 (Scavenger) as the head of #2, completing it: Scavenger → Scavenger, a pure legion",
    ]


def test_the_log_lists_a_chain_step_by_step_and_why_it_stopped() -> None:
    events = [
        {"event": "played", "seat": 0, "card": 1, "slot": 2, "position": "head", "by": "action"},
        {"event": "completed", "seat": 0, "slot": 2},
        {"event": "pure_legion", "seat": 0, "slot": 2, "legion": "necromunculus"},
        {"event": "gave_up", "seat": 1, "cards": [9], "legion": "necromunculus", "void": False},
        {"event": "gave_up", "seat": 2, "cards": [35, 83], "legion": "necromunculus", "void": True},
        {"event": "fired", "seat": 0, "slot": 2, "position": "head", "card": 1, "ability": "scavenger"},
        {"event": "scavenged", "seat": 0, "victim": 3, "slot": 0, "cards": [33]},
        {"event": "fired", "seat": 0, "slot": 2, "position": "torso", "card": 8, "ability": "scavenger"},
        {
            "event": "chain_stopped",
            "seat": 0,
            "slot": 2,
            "position": "torso",
            "ability": "scavenger",
            "reason": "no_target",
        },
    ]
    assert [f"{'  ' * line.depth}{line.text}" for line in face("ru").describe_events(events)] == [
        "  Anya добавляет к №3 голову: Н1 (Падальщик).",
        "    Существо №3 завершено.",
        "    Существо №3 целиком из некромункулов: каждый соперник сбрасывает карту этого легиона, "
        "а если её нет, две любые.",
        "      Borya сбрасывает: Н9 (Падальщик).",
        "      Vova: некромункулов нет, в сброс идут Л35, Х83 (Палач).",
        "    ▸ Падальщик, голова №3",
        "      Gena теряет №1; в сброс: Л33.",
        "    ▸ Падальщик, туловище №3",
        "      Падальщик не находит цели. Цепочка №3 останавливается.",
    ]


def test_a_draw_names_the_viewers_cards_and_counts_those_of_others() -> None:
    event = {"event": "drew", "seat": 1, "count": 2, "asked": 2}
    assert face("ru").describe_events([event])[0].text == "Borya берёт 2 карты."
    assert face().describe_events([{**event, "cards": [3, 58]}])[0].text == "Borya draws N3, I58 (Mockingbird)."
    assert "1 of 2" in face().describe_events([{**event, "count": 1}])[0].text


def test_a_draw_caused_by_a_swap_or_an_ability_is_indented() -> None:
    drew = {"event": "drew", "seat": 0, "count": 1, "asked": 1}
    swapped = {"event": "swapped", "seat": 0, "cards": [1, 2]}
    fired = {"event": "fired", "seat": 0, "slot": 0, "position": "head", "card": 5, "ability": "mourner"}
    depths = [face().describe_events(events)[-1].depth for events in ([drew], [swapped, drew], [fired, drew])]
    assert depths == [1, 2, 3]


def test_the_chain_that_runs_shows_what_is_done_and_what_waits() -> None:
    mine = view()
    mine["table"]["seats"][0] = {**mine["table"]["seats"][0], "creatures": [creature(93, 47, 25)]}
    chain = {"step": "chain", "slot": 0, "position": 0, "legion": None}
    mine["decision"] = {"stack": [chain, {"step": "mockingbird", "seat": 0}]}
    assert face().prompt(mine)[0] == ("The chain of #1 (Anya):  ✓ N25 (Devourer)  ▸ H47 (Mourner)  … C93 (Devourer)")


def test_two_cards_are_asked_for_only_when_none_of_the_legion_is_held() -> None:
    mine = view()
    mine["table"]["seats"][0] = {**mine["table"]["seats"][0], "hand": [35, 58, 83]}
    mine["decision"] = {"stack": [{"step": "pure_legion", "legion": "necromunculus", "answers": [[], []]}]}
    mine["options"] = [{"action": 1, "verb": "discard", "card": card} for card in (35, 58)]
    (choice,) = face().choices(mine)
    assert choice.pick is not None
    assert choice.pick.actions([0, 2]) == [GAME.actions.encode("discard", card) for card in (35, 83)]
    assert "any 2 cards" in face().prompt(mine)[0]
    mine["decision"]["stack"][0]["legion"] = "homunculus"
    mine["options"] = [{"action": 7, "verb": "discard", "card": 35}]
    assert [choice.actions for choice in face().choices(mine)] == [(7,)]
    assert "one card of that legion" in face().prompt(mine)[0]
