"""Records of whole games, to compare compiled with pure rules.

    python -m tests.conformance.lockstep --seeds 0:200

prints one line for each game: the game, the seed and a digest of its record. With ELDRITCH_PURE=1 it runs the pure
rules. `--game LABEL` prints the record itself, to find where two builds differ.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator

import eldritch
from eldritch._pure import is_compiled
from eldritch.core.events import Event
from tests import counts

from .cases import Case, combinations_of_options
from .checks import viewers
from .playing import Player, play

LOOK_EVERY = 32
STYLES = ("uniform", "verbs", "rare verbs", "first", "idle")


def record(case: Case, seed: int) -> Iterator[str]:
    """The record of a game: legal actions, moves, events, and now and then all views and imagined positions."""
    state = case.new(seed)
    player = Player(case.game.actions, STYLES[seed % len(STYLES)], seed)
    heard: list[Event] = []
    for number, move in enumerate(play(state, player)):
        yield _line("told", [[event.name, event.public, sorted(event.private.items())] for event in heard])
        heard = []
        state.events = heard
        yield _line("legal", [state.legal(seat) for seat in range(state.seats)])
        yield _line("move", [*move, state.describe(move[1])])
        if number % LOOK_EVERY == 0:
            yield _line("observed", [state.observe(seat).hex() for seat in range(state.seats)])
            for viewer in viewers(state):
                yield _line("view", state.view(viewer))
                yield _line("world", state.seen_by(viewer).imagine(number, True).dump())
    yield _line("told", [[event.name, event.public, sorted(event.private.items())] for event in heard])
    yield _line("returns", state.returns())
    yield _line("end", state.dump())


def _line(kind: str, data: object) -> str:
    return f"{kind} {json.dumps(data)}"


def digest(case: Case, seed: int) -> str:
    digest = hashlib.sha256()
    for line in record(case, seed):
        digest.update(line.encode())
    return digest.hexdigest()


def games(ids: list[str], seeds: range, share: float = 1.0) -> Iterator[tuple[Case, int]]:
    """Every game × seats × combination of options × seed; with a smaller share, one combination per seed."""
    for id in ids:
        game = eldritch.game(id)
        combinations = combinations_of_options(game)
        for seed in seeds:
            for seats in game.seats:
                turn = (seed + seats) % len(combinations)
                for options in combinations if share >= 1.0 else combinations[turn : turn + 1]:
                    yield Case(game, seats, options), seed


def label(case: Case, seed: int) -> str:
    return f"{case}#{seed}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.lockstep", description=__doc__)
    parser.add_argument("--seeds", default="0:200", help="first and last + 1, e.g. 0:200")
    parser.add_argument("--share", type=float, default=1.0, help="1: every combination of options; less: one a seed")
    parser.add_argument("--counts", action="store_true", help="count the positions of tests/counts as well")
    parser.add_argument("--only", choices=eldritch.games(), help="this game alone")
    parser.add_argument("--game", default="", help="print all of this one game, e.g. nightmarium-3-seals=True#17")
    given = parser.parse_args(arguments)
    print(f"compiled: {is_compiled()}")
    ids = [given.only] if given.only else eldritch.games()
    for id in ids if given.counts else []:
        for position in counts.kept(id):
            print(f"{id}:{position['seed']}", counts.counts(counts.reached(eldritch.game(id), position)))
    for case, seed in games(ids, range(*map(int, given.seeds.split(":"))), given.share):
        if given.game == label(case, seed):
            print(*record(case, seed), sep="\n")
        elif not given.game:
            print(label(case, seed), digest(case, seed))


if __name__ == "__main__":
    main()
