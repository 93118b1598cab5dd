"""What if: a game that is over is played on from any of its positions, by somebody else, against bots.

The new table is private and changes no rating. Everybody could see the old game to its end, so what is hidden in the
position may be known to who plays it; the table says where it branched off, and what is drawn and rolled from then on
is new.
"""

import msgspec

from eldritch.core.state import State

from .commands import AddBot, Command, Sit, Start
from .keys import digest
from .rejected import Rejected
from .setup import Branch, Setup
from .table import Table


def position_after(table: Table, entry: int) -> State:
    """The position after an entry of a game that is over. Rejected if nobody could play on from there."""
    if table.phase != "over":
        raise Rejected("table-rejected-not-over")
    play = Table.replay(table.setup, table.secret, table.entries[: entry + 1]).play
    if play is None or play.state.over or entry >= len(table.entries):
        raise Rejected("table-rejected-no-branch")
    return play.state


def branch_of(
    table: Table, id: str, entry: int, *, person: str, name: str, seat: int, bot: str, secret: bytes, now: int
) -> Table:
    """A new table that goes on from the position after an entry, with a person in one seat and bots in the others."""
    # As it will be read from the log: with texts for keys and lists for tuples.
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
