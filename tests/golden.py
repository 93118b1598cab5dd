"""Golden playthroughs: whole games as readable texts, so that a change of the rules shows as a diff.

    python3 run.py golden            write all of them anew, and the counts in tests/counts

One text for the usual rules of each game and one for every other value of an option. The games are played at random
from fixed seeds; of a few the shortest is kept. After the first decisions, told in full, only the moves are listed.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch.core.events import Event
from eldritch.core.generator import Generator
from eldritch.core.options import switches
from eldritch.core.state import State
from tests.conformance.cases import Case, values

FOLDER: Final = Path(__file__).with_name("playthroughs")
SEEDS: Final = 12
TOLD_IN_FULL: Final = 90
LOOK_EVERY: Final = 30


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
    yield f"# {case}, seed {seed}"
    state = case.new(seed)
    heard: list[Event] = []
    state.events = heard
    for number, (seat, action) in enumerate(moves(state, seed)):
        if number > TOLD_IN_FULL:
            heard.clear()
            yield f"{number}: seat {seat} {written(state, action)}"
            continue
        yield from happened(heard)
        if number % LOOK_EVERY == 0:
            yield from looks(state)
        step = state.view(None)["decision"]["step"]
        yield f"\n{number}: {step}, waiting for {state.deciders()}"
        yield f"  seat {seat} may: {' | '.join(written(state, option) for option in state.legal(seat))}"
        yield f"  seat {seat} does: {written(state, action)}"
    yield from happened(heard)
    yield from looks(state)


def written(state: State, action: int) -> str:
    """An action as its verb and the values of its arguments."""
    described = state.describe(action)
    return " ".join(str(value) for value in described.values() if value is not None)


def happened(heard: list[Event]) -> Iterator[str]:
    """What was told of the last move, the private parts behind the seats that heard them."""
    for event in heard:
        private = "".join(f"; to {seat}: {json.dumps(facts)}" for seat, facts in event.private.items())
        yield f"    {event.name} {json.dumps(event.public)}{private}"
    heard.clear()


def looks(state: State) -> Iterator[str]:
    """What a spectator and every seat are shown, but for the choices, which are listed anyway."""
    yield ""
    for viewer in [None, *range(state.seats)]:
        view = {key: part for key, part in state.view(viewer).items() if key not in ("options", "variant")}
        yield f"  {'spectator' if viewer is None else f'seat {viewer}'} sees {json.dumps(view)}"


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
