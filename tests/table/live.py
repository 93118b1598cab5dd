"""A table for tests: it applies what it decides and records the updates of every viewer."""

import random
from typing import Any

import msgspec

import eldritch
from eldritch.table import Act, Clock, Command, Entry, Rejected, Setup, Sit, Table, Viewer, ViewerUpdate

SECRET = bytes(range(32))
NAMES = ("Anya", "Borya", "Vova", "Gena", "Dasha", "Egor", "Zoya", "Ilya", "Kira", "Lev")
BEGAN = 1_000_000


def person(seat: int) -> str:
    return f"p{seat}"


class Live:
    """A table in use. Every command advances the time a little."""

    def __init__(self, game: str = "nightmarium", seats: int = 2, secret: bytes = SECRET, **settings: Any) -> None:
        setup = Setup.open(game, seats=seats, host=person(0), secret=secret, now=BEGAN, **settings)
        self.table = Table(setup, secret)
        self.now = BEGAN
        self.received: dict[Viewer, list[ViewerUpdate]] = {viewer: [] for viewer in (None, *range(seats))}

    def do(self, command: Command, by: int | str | None, after: int = 10) -> list[Entry]:
        """Send a command from a seat's player, a bot (by id) or the server, and apply its entries."""
        self.now += after
        sender = person(by) if isinstance(by, int) else by
        entries = self.table.decide(command, sender, self.now)
        for entry in entries:
            for update in self.table.apply(entry):
                self.received[update.viewer].append(update)
        return entries

    def refused(self, command: Command, by: int | str | None) -> str:
        """Send a command that must be rejected; return the message key."""
        before = fingerprint(self.table, self.now + 10)
        try:
            self.do(command, by)
        except Rejected as rejected:
            assert fingerprint(self.table, self.now) == before, "what was rejected has changed something"
            return rejected.key.removeprefix("table-rejected-")
        raise AssertionError(f"{command} was not rejected")

    def act(self, seat: int, choice: int = 0) -> list[Entry]:
        return self.do(Act(self.state.legal(seat)[choice]), seat)

    def step(self, chance: random.Random) -> None:
        """Let a random decider take a random legal action."""
        seat = chance.choice(self.state.deciders())
        self.do(Act(chance.choice(self.state.legal(seat))), seat)

    def finish(self, seed: int = 0, most: int = 20_000) -> None:
        chance = random.Random(seed)
        for _ in range(most):
            if self.table.phase == "over":
                return
            self.step(chance)
        raise AssertionError("the game does not end")

    @property
    def state(self) -> Any:
        assert self.table.play is not None
        return self.table.play.state

    def events(self, viewer: Viewer, count: int = 1) -> list[str]:
        """The names of the events in the viewer's last updates."""
        return [event["event"] for update in self.received[viewer][-count:] for event in update.events]

    def counts(self) -> dict[Viewer, int]:
        return {viewer: self.table.update_count(viewer) for viewer in self.received}

    def look(self, viewer: Viewer) -> Any:
        return self.table.look(viewer, self.now)


def seated(game: str = "nightmarium", seats: int = 2, **settings: Any) -> Live:
    """A table whose game has just started."""
    live = Live(game, seats, autostart=True, **settings)
    for seat in range(seats):
        live.do(Sit(NAMES[seat]), seat)
    return live


def fingerprint(table: Table, now: int) -> bytes:
    """Everything that any viewer can see of a table."""
    viewers = (None, *range(len(table.seats)))
    looks = [table.look(viewer, now) for viewer in viewers]
    updates = [table.updates(viewer, 0) for viewer in viewers]
    return msgspec.json.encode([looks, updates, table.due(), table.bots_to_move(), table.rematch, len(table.entries)])


def sealed(**settings: Any) -> Live:
    """A game of Castle in its first sealed window: all seats confirm that they have looked at their cards."""
    live = seated("castle", 4, **settings)
    assert len(live.state.deciders()) == 4
    return live


def minutes(count: float) -> int:
    return int(count * 60_000)


def per_move(seconds: int) -> Clock:
    return Clock("move", seconds * 1000)


def bank(seconds: int, increment: int = 0, window: int = 30) -> Clock:
    return Clock("bank", seconds * 1000, increment * 1000, window * 1000)


GAMES = eldritch.games()
