"""The position of a game of Duel: figures and gates on the map, Power, Doom, Decay, books, Elder Signs."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import Data, State

from . import dumping
from .actions import ACTIONS, DEVOUR, DONE, END_TURN, PASS, STOP
from .box.components import BOOKS, FIGURES, MOST_AREAS, Box
from .box.options import Options
from .rules.factions.faction import Faction

NO_GATE: Final = -2
ABANDONED: Final = -1
"""What a gate is if no seat controls it."""

ACTION_PHASE: Final = 0
POWER_PHASE: Final = 1
FIRST_PLAYER_PHASE: Final = 2
DOOM_PHASE: Final = 3

ALWAYS: Final = 0
THREATENED: Final = 1
NEVER: Final = 2
"""When a seat wants to be asked between the actions of its enemy (ruling 31)."""

# The kinds of components, for conservation: Elder Signs are 1 to 3.
GATE: Final = 10
FIGURE: Final = 20


@final
class Duel(State):
    """A position. Figures are counts: `standing(seat, kind, area)`; all figures of a seat in an area:
    `crowd`.

    A keeper is one of the figures in its area; `keeper` says of which kind, `gate` which seat it belongs to.
    """

    def __init__(self, box: Box, options: Options, factions: list[Faction], generator: Generator) -> None:
        super().__init__(box, options, 2, generator, ACTIONS.side_start)
        self.box: Box = box
        self.factions: list[Faction] = factions
        self.track: list[i64] = []
        self.areas: i64 = len(box.areas)
        self.turn_limit: i64 = options.turn_limit
        # The map.
        self.figures: list[i64] = []
        self.crowds: list[i64] = []
        self.gate: list[i64] = []
        self.keeper: list[i64] = []
        # Beside the map, by seat and kind: the pools, figures in play on their own sheet, captives on the
        # captor's.
        self.pool: list[i64] = []
        self.aside: list[i64] = []
        self.captives: list[i64] = []
        # By seat.
        self.power: list[i64] = []
        self.doom: list[i64] = []
        self.books: list[i64] = []
        self.slots: list[i64] = []
        self.awakenings: list[i64] = []
        self.released: list[i64] = []
        self.policy: list[i64] = []
        self.policy_turn: list[i64] = []
        # Elder Signs: face down before their owners, in the bag, and revealed.
        self.signs: list[list[i64]] = []
        self.bag: list[i64] = []
        self.revealed: list[i64] = []
        # The course of the game.
        self.round: i64 = 1
        self.phase: i64 = ACTION_PHASE
        self.turn: i64 = 0
        self.first: i64 = 0
        self.decay: i64 = 0
        self.ritual: i64 = 0
        self.acted: bool = False
        self.battle: list[i64] = []
        self.dice: list[i64] = []
        """The last roll: the face of each die, and 10 more for those of seat 1."""

    # Figures and gates.

    def standing(self, seat: i64, kind: i64, area: i64) -> i64:
        """How many figures of a kind the seat has in an area."""
        return self.figures[(seat * MOST_AREAS + area) * FIGURES + kind]

    def crowd(self, seat: i64, area: i64) -> i64:
        """How many figures the seat has in an area."""
        return self.crowds[seat * MOST_AREAS + area]

    def on_map(self, seat: i64, kind: i64) -> i64:
        """How many figures of a kind the seat has on the map."""
        return (
            self.factions[seat].sheet.count[kind]
            - self.pool[seat * FIGURES + kind]
            - self.aside[seat * FIGURES + kind]
            - self.captives[(1 - seat) * FIGURES + kind]
        )

    def in_play(self, seat: i64, kind: i64) -> i64:
        """How many figures of a kind are in play: on the map, or aside on their sheet (ruling 57)."""
        return self.on_map(seat, kind) + self.aside[seat * FIGURES + kind]

    def gates_of(self, seat: i64) -> i64:
        """How many gates the seat controls, or (for ABANDONED) nobody does."""
        count: i64 = 0
        for owner in self.gate:
            if owner == seat:
                count += 1
        return count

    def gates_built(self) -> i64:
        count: i64 = 0
        for owner in self.gate:
            if owner != NO_GATE:
                count += 1
        return count

    def has_book(self, seat: i64, book: i64) -> bool:
        return self.books[seat] & bit(book) != 0

    def unlimited_battle(self) -> bool:
        """From the sixth book of either player on, both may battle without limit (ruling 17)."""
        every = bit(BOOKS) - 1
        return self.books[0] == every or self.books[1] == every

    def ritual_cost(self) -> i64:
        """The cost of the marker's cell; at the end of the world as much as on the last (ruling 64)."""
        return self.track[min(self.ritual, i64(len(self.track)) - 1)]

    # What every position does.

    def clone(self) -> "Duel":
        twin = Duel(self.box, self.options, self.factions, self.generator.copy())
        self.copy_to(twin)
        twin.track = self.track
        twin.figures = self.figures[:]
        twin.crowds = self.crowds[:]
        twin.gate = self.gate[:]
        twin.keeper = self.keeper[:]
        twin.pool = self.pool[:]
        twin.aside = self.aside[:]
        twin.captives = self.captives[:]
        twin.power = self.power[:]
        twin.doom = self.doom[:]
        twin.books = self.books[:]
        twin.slots = self.slots[:]
        twin.awakenings = self.awakenings[:]
        twin.released = self.released[:]
        twin.policy = self.policy[:]
        twin.policy_turn = self.policy_turn[:]
        twin.signs = [held[:] for held in self.signs]
        twin.bag = self.bag[:]
        twin.revealed = self.revealed[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.decay = self.decay
        twin.ritual = self.ritual
        twin.acted = self.acted
        twin.battle = self.battle[:]
        twin.dice = self.dice[:]
        return twin

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        """There is nothing to forget: what is known lies on the table."""

    def fallback(self, seat: int) -> int:
        """End what can be ended and devour what can be devoured; pass a turn; otherwise the first choice there is.

        Abilities are used unless their owner says otherwise (ruling 34), and the first choice is the cheapest loss.
        """
        legal = self.legal(seat)
        for safe in (END_TURN, STOP, DONE, DEVOUR, PASS):
            if safe in legal:
                return safe
        return legal[0]

    def components(self) -> list[int]:
        found: list[int] = [*self.bag, *self.revealed, *self.signs[0], *self.signs[1]]
        found += [GATE] * self.gates_built()
        found += [GATE] * (self.box.gates - self.gates_built())
        for seat in range(2):
            for kind in range(FIGURES):
                count = self.pool[seat * FIGURES + kind] + self.aside[seat * FIGURES + kind]
                count += self.captives[(1 - seat) * FIGURES + kind]
                for area in range(self.areas):
                    count += self.standing(seat, kind, area)
                found += [FIGURE + seat * FIGURES + kind] * count
        return found

    def position(self) -> Data:
        return dumping.position(self)

    def count_crowds(self) -> None:
        """Sum up the figures of each seat in each area."""
        self.crowds = [sum(self.figures[place * FIGURES : (place + 1) * FIGURES]) for place in range(2 * MOST_AREAS)]
