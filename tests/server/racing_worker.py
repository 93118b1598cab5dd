"""A worker process that plays all seats of a table as fast as it can and prints the acknowledged commands.

It does not hear from other workers. Only the store separates them.
"""

import asyncio
import json
import random
import sys

from eldritch.table import Rejected

from .workers import worker


async def race(url: str, table: str, name: str, times: int) -> list[tuple[str, str]]:
    acked: list[tuple[str, str]] = []
    chance = random.Random(name)
    async with worker(url) as ours:
        await ours.rooms.table(table)
        print("ready", flush=True)
        sys.stdin.readline()
        for number in range(times):
            try:
                by, _ = await ours.move(table, chance, f"{name}{number}")
            except Rejected:
                continue  # the other worker wrote first, and the action is no longer legal
            except IndexError:
                break  # the game is over
            acked.append((by, f"{name}{number}"))
    return acked


if __name__ == "__main__":
    print(json.dumps(asyncio.run(race(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))))
