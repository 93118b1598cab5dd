"""Decisions per second of the environments: one game through PettingZoo, and many games in a vector.

    python -m bench.environments --seconds 20 --write docs/environments.md

Agents choose at random among the legal actions. Every decision includes the observation and the action mask of the
deciding seat. Rates are per second of processor time, and of wall-clock time with two processes.
"""

import argparse
import random
import time
from pathlib import Path

import eldritch
from eldritch.envs import pettingzoo
from eldritch.lab.measure import Rates, machine, rates
from eldritch.lab.vector import Vector

COUNT = 64
WORKERS = 2
SHARED = 512
"""The number of games shared by the processes. Each step costs one message per process, however many games."""
BEGIN, END = "<!-- figures: bench/environments.py -->", "<!-- end of figures -->"


def aec_steps(game: str, seats: int, knowledge: bool, seconds: float) -> Rates:
    """Decisions per second through PettingZoo's interface: `agent_iter`, `last`, `step`."""
    env = pettingzoo.env(game, seats, knowledge=knowledge)
    chance = random.Random(1)

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, _, _ = env.last()
            if termination or observation is None:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[chance.randrange(len(legal))])
            decisions += 1
        return decisions

    return rates(play, seconds)


def vector_steps(game: str, seats: int, knowledge: bool, seconds: float, workers: int = 1) -> Rates:
    """Decisions per second of many games stepped together."""
    count = COUNT if workers == 1 else SHARED
    games = Vector(game, seats, count, knowledge=knowledge, workers=workers)

    def step() -> int:
        games.step(games.sample())
        return count

    return rates(step, seconds, clock=time.process_time if workers == 1 else time.perf_counter)


def tables() -> list[tuple[str, int]]:
    """Every game with its smallest and largest number of seats."""
    return [
        (id, seats)
        for id in eldritch.games()
        for seats in sorted({eldritch.game(id).seats.start, eldritch.game(id).seats[-1]})
    ]


def figures(seconds: float) -> str:
    """All rates as a table, measured in about `seconds`."""
    share = seconds / (6 * len(tables()))
    rows = [
        f"| game (seats) | features | AEC | vector | times | {WORKERS} workers | times |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for id, seats in tables():
        for knowledge in (True, False):
            single = aec_steps(id, seats, knowledge, share)
            cells = [f"{id} ({seats}){'' if knowledge else ', no knowledge'}", f"{eldritch.game(id).features(seats):,}"]
            cells.append(shown(single))
            for workers in (1, WORKERS):
                together = vector_steps(id, seats, knowledge, share, workers)
                cells += [shown(together), f"{together.median / single.median:.1f}"]
            rows.append(f"| {' | '.join(cells)} |")
    where = machine()
    return "\n".join([*rows, "", f"{where['processor']}, Python {where['python']}, {where['system']}."])


def shown(found: Rates) -> str:
    """The median with the minimum in parentheses, to three digits."""
    median, minimum = (f"{float(f'{rate:.3g}'):,.0f}" for rate in (found.median, found.minimum))
    return f"{median} ({minimum})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30.0, help="total time to measure")
    parser.add_argument("--write", type=Path, help="write the table into this page, between its marks")
    args = parser.parse_args()
    found = figures(args.seconds)
    if args.write is None:
        print(found)
        return
    page = args.write.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    args.write.write_text(f"{before}{BEGIN}\n\n{found}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
