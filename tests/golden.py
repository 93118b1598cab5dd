"""Golden playthroughs: whole games as readable texts, so that a change in the rules shows as a diff.

    python3 run.py golden            regenerate all of them, and the counts in tests/counts

There is one text for the default rules of each game and one for every other value of an option. The games are played
at random from fixed seeds, and the shortest of a few is used. The first decisions are recorded in full, with legal
actions and events. The rest is summarised by digests of moves, events and views, so that changes show in short diffs.
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
FULL_DECISIONS: Final = 15
BLOCK: Final = 50
WIDTH: Final = 118


@cache
def variants(id: str) -> dict[str, Case]:
    """The default rules and each other value of an option, cycling through the numbers of seats."""
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
    return "\n".join(lines(case, seed)) + "\n"


def moves(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play random moves to the end; yield each before it is made."""
    generator = Generator(seed)
    while not state.over:
        deciders = state.deciders()
        seat = deciders[generator.below(len(deciders))]
        legal = state.legal(seat)
        action = legal[generator.below(len(legal))]
        yield seat, action
        state.take(seat, action)


def lines(case: Case, seed: int) -> Iterator[str]:
    """The table in sentences, the first decisions, digests of the rest, and the final table."""
    yield f"# {case}, seed {seed}"
    state = case.new(seed)
    events: list[Event] = []
    state.events = events
    yield from table_lines(state)
    block = Block(0, state)
    number = 0
    for number, (seat, action) in enumerate(moves(state, seed), 1):
        block.add_events(events)
        if number <= FULL_DECISIONS:
            yield from event_lines(events)
            yield from decision(number, state, seat, action)
        elif number % BLOCK == 1:
            yield block.line(number - 1)
            block = Block(number - 1, state)
        block.add_move(seat, action_text(state, action))
        events.clear()
    block.add_events(events)
    if number <= FULL_DECISIONS:
        yield from event_lines(events)
    yield block.line(number)
    yield from table_lines(state)


class Block:
    """A block of moves as three digests, which show whether moves, events or views have changed."""

    def __init__(self, start: int, state: State) -> None:
        self.start = start
        self.state = state
        self.moves = sha256()
        self.events = sha256()

    def add_move(self, seat: int, action: str) -> None:
        self.moves.update(f"{seat} {action}\n".encode())

    def add_events(self, events: list[Event]) -> None:
        for event in events:
            self.events.update(json.dumps([event.name, event.public, event.private]).encode())

    def line(self, end: int) -> str:
        views = sha256(json.dumps([self.state.view(viewer) for viewer in (None, *range(self.state.seats))]).encode())
        digests = (("moves", self.moves), ("events", self.events), ("views", views))
        return f"{self.start + 1}-{end}: " + ", ".join(f"{name} {each.hexdigest()[:12]}" for name, each in digests)


def decision(number: int, state: State, seat: int, action: int) -> Iterator[str]:
    step = state.view(None)["decision"]["step"]
    yield f"{number}: {step}: seat {seat}: {action_text(state, action)}"
    yield from wrapped("  of " + " | ".join(action_text(state, option) for option in state.legal(seat)), "     ")


def action_text(state: State, action: int) -> str:
    """An action as its verb and the values of its arguments."""
    described = state.describe(action)
    return " ".join(str(value) for value in described.values() if value is not None)


def event_lines(events: list[Event]) -> Iterator[str]:
    """The events of the last move, with their private parts by seat."""
    for event in events:
        private = "".join(f"; to {seat}: {facts(each)}" for seat, each in event.private.items())
        yield from wrapped(f"    {event.name}: {facts(event.public)}{private}", "      ")


def facts(given: dict[str, Any]) -> str:
    return ", ".join(f"{key} {json.dumps(value)}" for key, value in given.items())


def table_lines(state: State) -> Iterator[str]:
    """The views of a spectator and the first seat, in sentences."""
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
