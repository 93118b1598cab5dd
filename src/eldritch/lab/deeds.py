"""Count what players of the Castle do to their own and to others: the table that beliefs about teams are drawn from.

    python -m eldritch.lab.deeds bayes --games 400 --output src/eldritch/games/castle/beliefs.toml

Done to how many it could have been done: for a choice among seats (attacks, offers, gifts, goal cards shown) that is
every other seat, or every one that was looked at before; for a yes or no, a side or the other, each time that somebody
had to say.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch.core.generator import Generator
from eldritch.games.castle.knowledge.behaviour import KINDS_OF_DEEDS, times
from eldritch.games.castle.tactics.beliefs import SHOWN_MINE, SHOWN_THEIRS

from .teams import MAKERS, player

AT_TABLES_OF: Final = (5, 6, 7, 8)

EITHER: Final = {
    "backed": "opposed",
    "opposed": "backed",
    "backed_knowing": "opposed_knowing",
    "opposed_knowing": "backed_knowing",
    "accepted": "refused",
    "refused": "accepted",
}
"""Deeds that are one of two answers, with the other one."""

Counts = Counter[tuple[str, bool]]


def count(state: Any, done: Counts, chances: Counts) -> None:
    """Add a game that is over."""
    for seat in range(state.seats):
        for target in range(state.seats):
            if seat != target:
                own = state.organisation[seat] == state.organisation[target]
                pair = state.record[seat * state.seats + target]
                deeds = {kind: times(pair, number) for number, kind in enumerate(KINDS_OF_DEEDS)}
                add(deeds, own, done, chances)
                shown = state.ledgers[target + 1].think().shown
                mine = state.organisation[target]
                done[SHOWN_MINE, own] += shown[2 * seat + mine]
                done[SHOWN_THEIRS, own] += shown[2 * seat + 1 - mine]
                chances[SHOWN_MINE, own] += 1
                chances[SHOWN_THEIRS, own] += 1


def add(deeds: dict[str, int], own: bool, done: Counts, chances: Counts) -> None:
    for kind, number in deeds.items():
        done[kind, own] += number
        if kind in EITHER:
            chances[kind, own] += number + deeds[EITHER[kind]]
        elif not kind.endswith("_knowing") or deeds["looked"]:
            chances[kind, own] += 1


def table(done: Counts, chances: Counts) -> Iterator[str]:
    yield "# How often players of the Castle do what to their own and to others. Written by eldritch.lab.deeds.\n"
    yield "[deeds]"
    for kind in (*KINDS_OF_DEEDS, SHOWN_MINE, SHOWN_THEIRS):
        figures = [
            f"own = {done[kind, True]}, own_chances = {chances[kind, True]}",
            f"other = {done[kind, False]}, other_chances = {chances[kind, False]}",
        ]
        yield f"{kind} = {{ {', '.join(figures)} }}"


def counted(kind: str, games: int, seed: int) -> Iterator[str]:
    """Play and count."""
    game = eldritch.game("castle")
    chooser = player(kind)
    done: Counts = Counter()
    chances: Counts = Counter()
    for number in range(games):
        state: Any = game.new(AT_TABLES_OF[number % len(AT_TABLES_OF)], seed + number)
        generator = Generator(seed + number)
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, chooser(state.seen_by(seat), generator))
        count(state, done, chances)
    yield from table(done, chances)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.deeds", description=__doc__)
    parser.add_argument("kind", choices=[*MAKERS])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=10_000)
    parser.add_argument("--output", type=Path)
    args = parser.parse_args(argv)
    lines = "".join(f"{line}\n" for line in counted(args.kind, args.games, args.seed))
    if args.output is None:
        sys.stdout.write(lines)
    else:
        args.output.write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
