"""Random commands: the log rebuilds the table, rejected commands change nothing, update numbers only rise."""

import random

import msgspec
import pytest

from eldritch.table import Clock, Entry, Table
from eldritch.table.files import decode, encode, export
from eldritch.table.verifying import verify

from .crowd import Crowd
from .live import GAMES, Live, fingerprint

CLOCKS = (Clock(), Clock("move", 60_000), Clock("bank", 100_000, 2_000, 20_000), Clock("days", 86_400_000))
REQUESTS = 400


def crowded(game: str, seed: int, requests: int = REQUESTS) -> tuple[Live, Crowd]:
    """A table of a random size with a random clock, after many random commands."""
    import eldritch

    chance = random.Random(f"{game} {seed}")
    sizes = eldritch.game(game).seats
    live = Live(
        game,
        chance.choice(sizes),
        clock=chance.choice(CLOCKS),
        rated=chance.random() < 0.5,
        stand_in=chance.choice(("random", "random", "")),
        watch=chance.choice(("open", "after", "")),
    )
    crowd = Crowd(live, chance)
    for _ in range(requests):
        crowd.ask()
    return live, crowd


@pytest.mark.parametrize("game", GAMES)
def test_a_log_rebuilds_the_same_table(game: str) -> None:
    for seed in range(8):
        live, _ = crowded(game, seed)
        wire = msgspec.json.decode(msgspec.json.encode(live.table.entries), type=list[Entry])
        again = Table.replay(live.table.setup, live.table.secret, wire)
        assert fingerprint(again, live.now) == fingerprint(live.table, live.now)


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_updates_rises_by_one_each_time(game: str) -> None:
    for seed in range(8, 12):
        live, _ = crowded(game, seed)
        for viewer, updates in live.received.items():
            assert [update.seq for update in updates] == list(range(1, len(updates) + 1))
            assert live.table.updates(viewer, len(updates) // 2) == updates[len(updates) // 2 :]
            assert live.look(viewer).seq == len(updates)


@pytest.mark.parametrize("game", GAMES)
def test_finished_random_games_pass_verification(game: str) -> None:
    """Games with entries of all kinds can be verified once they are finished."""
    for seed in range(20, 24):
        live, crowd = crowded(game, seed)
        for _ in range(20_000):
            if live.table.phase == "over":
                break
            crowd.ask()
        assert live.table.phase == "over"
        verified = verify(decode(encode(export(live.table))))
        assert fingerprint(verified, live.now) == fingerprint(live.table, live.now)


def test_random_commands_produce_every_kind_of_entry() -> None:
    from eldritch.table.applying import CHANGES

    kinds: set[str] = set()
    refused = 0
    for seed in range(60):
        _, crowd = crowded("nightmarium", seed)
        kinds |= crowd.kinds
        refused += crowd.refused
        if kinds == set(CHANGES):
            break
    assert kinds == set(CHANGES)
    assert refused > 100
