"""Golden playthroughs: whole games as readable texts, so that a change of the rules shows as a diff.

    python3 run.py golden            write all of them again, and the counts in tests/counts

One text for the usual rules of each game and one for every other value of an option. The games are played at random
from fixed seeds; of a few the shortest is kept. The first decisions are told in full, with their choices and events. Of
the rest there are digests of the moves, the events and the views, so that any change shows without long diffs.
"""

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import eldritch
from eldritch.core.events import Event
from eldritch.core.generator import Generator
from eldritch.core.options import switches
from eldritch.core.state import State
from eldritch.locale import Words
from eldritch.speech import marks, speech_of
from tests.conformance.cases import Case, values

FOLDER: Final = Path(__file__).with_name("playthroughs")
SEEDS: Final = 12
TOLD_IN_FULL: Final = 15
BLOCK: Final = 50
WIDTH: Final = 118


@cache
def variants(id: str) -> dict[str, Case]:
    """The usual rules, and each other value of an option by itself, at all numbers of seats in turn."""
    game = eldritch.game(id)
    changes: list[dict[str, Any]] = [{}]
    for switch in switches(game.options):
        changes += [{switch.name: value} for value in values(switch) if value != switch.default]
    seats = list(game.seats)
    found = {}
    for number, options in enumerate(changes):
        name = "-".join([id, *(f"{name}-{value}".lower() for name, value in options.items())])
        found[name] = Case(game, seats[number % len(seats)], options)
    return found


def names() -> list[str]:
    return [name for id in eldritch.games() for name in variants(id)]


def playthrough(name: str) -> str:
    """The text of a variant."""
    case = variants(name.split("-", maxsplit=1)[0])[name]
    seed = min(range(SEEDS), key=lambda seed: sum(1 for _ in moves(case.new(seed), seed)))
    return "\n".join(told(case, seed)) + "\n"


def moves(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Random moves to the end, each yielded before it is made."""
    generator = Generator(seed)
    while not state.over:
        deciders = state.deciders()
        seat = deciders[generator.below(len(deciders))]
        legal = state.legal(seat)
        action = legal[generator.below(len(legal))]
        yield seat, action
        state.take(seat, action)


def told(case: Case, seed: int) -> Iterator[str]:
    """The table in words, the first decisions one by one, digests of all that follow, and the end in words."""
    yield f"# {case}, seed {seed}"
    state = case.new(seed)
    heard: list[Event] = []
    state.events = heard
    yield from table_in_words(state)
    block = Block(0, state)
    number = 0
    for number, (seat, action) in enumerate(moves(state, seed), 1):
        block.add_events(heard)
        if number <= TOLD_IN_FULL:
            yield from happened(heard)
            yield from decision(number, state, seat, action)
        elif number % BLOCK == 1:
            yield block.line(number - 1)
            block = Block(number - 1, state)
        block.add_move(seat, written(state, action))
        heard.clear()
    block.add_events(heard)
    if number <= TOLD_IN_FULL:
        yield from happened(heard)
    yield block.line(number)
    yield from table_in_words(state)


class Block:
    """Some moves of a game as three digests, which tell a reviewer whether moves, events or views have changed."""

    def __init__(self, start: int, state: State) -> None:
        self.start = start
        self.state = state
        self.moves = sha256()
        self.events = sha256()

    def add_move(self, seat: int, action: str) -> None:
        self.moves.update(f"{seat} {action}\n".encode())

    def add_events(self, heard: list[Event]) -> None:
        for event in heard:
            self.events.update(json.dumps([event.name, event.public, event.private]).encode())

    def line(self, end: int) -> str:
        views = sha256(json.dumps([self.state.view(viewer) for viewer in (None, *range(self.state.seats))]).encode())
        digests = (("moves", self.moves), ("events", self.events), ("views", views))
        return f"{self.start + 1}-{end}: " + ", ".join(f"{name} {each.hexdigest()[:12]}" for name, each in digests)


def decision(number: int, state: State, seat: int, action: int) -> Iterator[str]:
    step = state.view(None)["decision"]["step"]
    yield f"{number}: {step}: seat {seat}: {written(state, action)}"
    yield from wrapped("  of " + " | ".join(written(state, option) for option in state.legal(seat)), "     ")


def written(state: State, action: int) -> str:
    """An action as its verb and the values of its arguments."""
    described = state.describe(action)
    return " ".join(str(value) for value in described.values() if value is not None)


def happened(heard: list[Event]) -> Iterator[str]:
    """What the last move led to, the private parts behind the seats that were told them."""
    for event in heard:
        private = "".join(f"; to {seat}: {facts(each)}" for seat, each in event.private.items())
        yield from wrapped(f"    {event.name}: {facts(event.public)}{private}", "      ")


def facts(given: dict[str, Any]) -> str:
    return ", ".join(f"{key} {json.dumps(value)}" for key, value in given.items())


def table_in_words(state: State) -> Iterator[str]:
    """What a spectator and the first seat are shown, as the terminal says it."""
    names = [f"Player {seat}" for seat in range(state.seats)]
    for viewer in (None, 0):
        speech = speech_of(eldritch.game(state.edition.game), Words("en"), names)
        view = state.view(viewer)
        yield f"\nAs {'a spectator' if viewer is None else names[viewer]} sees it:"
        for section in speech.position(view):
            yield f"  {section.title}"
            for line in map(marks.plain, section.lines):
                yield from wrapped(f"    {line}", "      ")
        if state.over and viewer is None:
            for line in speech.result(view):
                yield from wrapped(f"  {line}", "    ")
    yield ""


def wrapped(line: str, indent: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def main() -> None:
    from tests import counts
    from tests.art import hashes

    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in names():
        text = playthrough(name)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text) // 1024} KB")
    counts.main()
    hashes.main()


if __name__ == "__main__":
    main()
