"""What a game is like when greedy players play it many times: a report on its balance, as Markdown.

    python -m eldritch.lab.balance realms --games 10000

A game takes part by having tactics. If their module also has a `noted(state, action)`, which names what is worth
counting of an action (or nothing), the report says who did how much of it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import eldritch
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics

from .statistics import wilson

Noting = Callable[[Any, int], str]


@dataclass(frozen=True)
class Record:
    """One game; returns and counts are in the order of play, the seat that began first."""

    turns: int
    decisions: int
    ending: str
    returns: list[float]
    counts: list[Counter[str]]


def greedy(seen: State, tactics: Tactics) -> int:
    """What looks best at once to the seat whose view this is."""
    options = tactics.sensible(seen, seen.viewer, seen.legal(seen.viewer))
    weights = tactics.weigh(seen, seen.viewer, options)
    return options[weights.index(max(weights))]


def play(state: State, tactics: Tactics, noted: Noting) -> Record:
    """Play a game to its end, every seat by the game's rules of thumb and from its own view."""
    first = state.deciders()[0]
    counts: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    decisions = 0
    while not state.over:
        seat = state.deciders()[0]
        action = greedy(state.seen_by(seat), tactics)
        if label := noted(state, action):
            counts[seat][label] += 1
        state.apply(seat, action)
        decisions += 1
    order = [(first + place) % state.seats for place in range(state.seats)]
    returns = state.returns()
    return Record(
        state.turns(), decisions, state.ending, [returns[seat] for seat in order], [counts[seat] for seat in order]
    )


def records(game: Game, seats: int, games: int, seed: int) -> list[Record]:
    assert game.tactics is not None, f"{game.id} has no tactics"
    noted = getattr(import_module(game.tactics.__module__), "noted", lambda state, action: "")
    return [play(game.new(seats, seed + number), game.tactics(NEUTRAL), noted) for number in range(games)]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def course(played: list[Record], seats: int) -> list[str]:
    """Length, the worth of each place in the order of play, and how games ended."""
    lengths = sorted(record.turns / seats for record in played)
    low, high = lengths[len(lengths) // 10], lengths[len(lengths) * 9 // 10]
    endings = Counter(record.ending for record in played)
    places = [mean(record.returns[place] for record in played) for place in range(seats)]
    least, most = wilson(sum(record.returns[0] for record in played), len(played))
    return [
        f"| turns a player, mean (10–90 %) | {mean(lengths):.1f} ({low:.1f}–{high:.1f}) |",
        f"| decisions a game | {mean(record.decisions for record in played):.0f} |",
        f"| share of who begins (95 % interval) | {percent(places[0])} ({percent(least)}–{percent(most)}) |",
        f"| shares in the order of play | {', '.join(map(percent, places))} |",
        *(
            f"| ended by {ending.replace('_', ' ')} | {percent(endings[ending] / len(played))} |"
            for ending in sorted(endings)
        ),
    ]


def contributions(played: list[Record], seats: int) -> Iterator[str]:
    """Of everything counted: how much of it winners and others did, and how often who did most of it won."""
    labels = sorted({label for record in played for counts in record.counts for label in counts})
    for label in labels:
        winners = [counts[label] * share for record in played for counts, share in _seats(record)]
        others = [counts[label] * (1 - share) for record in played for counts, share in _seats(record)]
        leading = mean(_share_of_leaders(record, label) for record in played)
        yield (
            f"| {label} | {sum(winners) / len(played):.2f} | {sum(others) / len(played) / (seats - 1):.2f} "
            f"| {percent(leading)} |"
        )


def _seats(record: Record) -> Iterator[tuple[Counter[str], float]]:
    return zip(record.counts, record.returns, strict=True)


def _share_of_leaders(record: Record, label: str) -> float:
    most = max(counts[label] for counts in record.counts)
    return mean(share for counts, share in _seats(record) if counts[label] == most)


def report(game: Game, games: int, seed: int) -> Iterator[str]:
    """The report, a part for every number of seats."""
    for seats in game.seats:
        played = records(game, seats, games, seed)
        yield f"### {seats} players\n\n| {games} games | |\n|---|---|"
        yield from course(played, seats)
        if lines := list(contributions(played, seats)):
            yield "\n| done | by the winner | by each other | won by who did most |\n|---|---|---|---|"
            yield from lines
        yield ""


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    for line in report(eldritch.game(args.game), args.games, args.seed):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
