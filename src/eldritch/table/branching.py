"""Branches: new tables that continue a finished game from one of its positions, against bots.

A branch is private and unrated. The finished game is public, so the player may know what is hidden in the position.
The table records where it branched off. Later draws and rolls follow from the branch's own secret.
"""

import msgspec

from eldritch.core.state import State

from .commands import AddBot, Command, Sit, Start
from .errors import Rejected
from .keys import digest
from .setup import Branch, Setup
from .table import Table


def position_after(table: Table, entry: int) -> State:
    """Return the position after an entry of a finished game. Rejected if it cannot be continued."""
    if table.phase != "over":
        raise Rejected("table-rejected-not-over")
    play = Table.replay(table.setup, table.secret, table.entries[: entry + 1]).play
    if play is None or play.state.over or entry >= len(table.entries):
        raise Rejected("table-rejected-no-branch")
    return play.state


def branch_of(
    table: Table, id: str, entry: int, *, person: str, name: str, seat: int, bot: str, secret: bytes, now: int
) -> Table:
    """Open a table that continues from the position after an entry, with a person in one seat and bots elsewhere."""
    # The form in which the log returns it: string keys, and lists instead of tuples.
    position = msgspec.json.decode(msgspec.json.encode(position_after(table, entry).dump()))
    setup = Setup.open(
        table.setup.game,
        seats=table.setup.seats,
        host=person,
        secret=secret,
        now=now,
        options=table.setup.options,
        listed=False,
        stand_in=bot,
        branch=Branch(id, entry, digest(position)),
    )
    branch = Table(setup, secret)
    bots = [AddBot(bot, bot, other) for other in range(setup.seats) if other != seat]
    commands: list[Command] = [Sit(name, seat), *bots, Start(position)]
    for command in commands:
        for made in branch.decide(command, person, now):
            branch.apply(made)
    return branch
