"""Random commands to a table, sensible or not."""

import random
from dataclasses import dataclass, field

from eldritch.table import (
    Abandon,
    Act,
    AddBot,
    Answer,
    ClaimWin,
    Command,
    DropPremoves,
    Follow,
    Kick,
    Leave,
    OfferDraw,
    Pause,
    Premove,
    Presence,
    Ready,
    Rejected,
    Rematch,
    ReplaceByBot,
    Resign,
    Restarted,
    Resume,
    Return,
    Sit,
    Start,
    TimeOut,
    Undo,
    bot_id,
)

from .live import NAMES, Live, fingerprint, person

Request = tuple[Command, str | None]


@dataclass
class Crowd:
    """Sends random commands to a table, mostly ones that it could accept."""

    live: Live
    chance: random.Random
    granted: int = 0
    refused: int = 0
    kinds: set[str] = field(default_factory=set)

    def ask(self) -> None:
        """Send a command and check that a rejection changes nothing."""
        command, by = self.request()
        self.live.now += self.chance.choice((0, 1, 50, 1_000, 20_000))
        table, now = self.live.table, self.live.now
        check = self.chance.random() < 0.1
        before = fingerprint(table, now) if check else b""
        try:
            entries = self.live.do(command, by, after=0)
        except Rejected:
            self.refused += 1
            assert not check or fingerprint(table, now) == before, f"{command} was rejected and changed something"
            return
        self.granted += 1
        self.kinds |= {entry.kind for entry in entries}

    def request(self) -> Request:
        if self.live.table.phase == "open":
            return self.chance.choice((self._sits, self._sits, self._before))()
        draw = self.chance.random()
        if self.live.table.paused_at is not None and draw < 0.5:
            return self.chance.choice((Resume(), Answer(True))), person(self._seat())
        if draw < 0.8 and self.live.table.phase == "playing":
            return self._due() or self._acts()
        return self._other()

    def _seat(self) -> int:
        return self.chance.randrange(len(self.live.table.seats))

    def _sits(self) -> Request:
        seat = self._seat()
        if self.chance.random() < 0.3:
            return AddBot("random", "Robot", seat), person(0)
        return Sit(NAMES[seat], seat), person(seat)

    def _before(self) -> Request:
        seat = self._seat()
        commands: list[Command] = [Ready(), Ready(), Ready(False), Leave(), Kick(seat), Start()]
        return self.chance.choice(commands), person(self.chance.choice((0, seat)))

    def _due(self) -> Request | None:
        due = self.live.table.due()
        return (TimeOut(), None) if due is not None and due <= self.live.now else None

    def _acts(self) -> Request:
        state = self.live.state
        seat = self.chance.choice(state.deciders())
        action = self.chance.choice(state.legal(seat))
        by = bot_id(seat) if self.live.table.seats[seat].bot() else person(seat)
        return Act(action), by

    def _other(self) -> Request:
        seat, other = self._seat(), self._seat()
        anything = self.chance.randrange(-2, self.live.table.game.actions.size + 2)
        commands: list[Command] = [
            Undo(), Undo(), Undo(), Answer(True), Answer(True), Answer(True), Answer(False), Act(anything),
            Premove(anything), Premove(anything, "turn"), DropPremoves(), Pause(), Resume(), ReplaceByBot(other),
            ReplaceByBot(seat), Return(), Return(), Return(), ClaimWin(), Rematch(), Sit("Anya"), Ready(), Start(),
        ]  # fmt: skip
        rare: list[Command] = [Resign(), OfferDraw()]
        server: list[Command] = [
            TimeOut(), Presence(seat, here=False), Presence(seat, here=True), Restarted(self.live.now - 500),
            Follow("another"),
        ]  # fmt: skip
        draw = self.chance.random()
        if draw < 0.2:
            return self.chance.choice(server), None
        if draw < 0.22:
            return self.chance.choice(rare), person(seat)
        if draw < 0.222:
            return Abandon(), None
        return self.chance.choice(commands), self.chance.choice((person(seat), person(seat), bot_id(seat), "stranger"))
