"""The position of a game of Duel: figures and gates on the map, Power, Doom, Decay, books, Elder Signs."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.fields import dump_fields, restore_fields
from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import Data, State

from .actions import ACTIONS, DEVOUR, DONE, END_TURN, PASS, STOP
from .battle_state import Battle, battle_from_numbers
from .box.components import BOOKS, FIGURES, GREAT_OLD_ONE, MOST_AREAS, SEATS, Box
from .box.options import Options
from .faction import Faction

NO_GATE: Final = -2
ABANDONED: Final = -1
"""What `Duel.gate` holds where no seat controls a gate."""

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

DIE_OF_SEAT: Final = 10
"""In `Duel.dice`, what is added to a face for each seat number."""

ROWS: Final = (
    *("figures", "gate", "keeper", "pool", "aside", "captives", "power", "doom", "books", "slots"),
    *("awakenings", "released", "policy", "policy_turn", "signs"),
)
"""The fields with an entry for every area, kind or seat: their lengths never change."""

FIELDS: Final = (*ROWS, "bag", "revealed", "round", "phase", "turn", "first", "decay", "ritual", "acted")
"""The fields that dumps hold as they are, in this order. The battle and the dice follow, written by hand."""


@final
class Duel(State):
    """A position. Figures are counts: `figures_at(seat, kind, area)`.

    A keeper is one of the figures in its area; `keeper` says of which kind, `gate` to which seat it belongs.
    """

    def __init__(
        self,
        box: Box,
        options: Options,
        factions: list[Faction["Duel"]],
        generator: Generator,
        model: "Duel | None" = None,
    ) -> None:
        """A blank position or a copy of `model`. Every field is listed once, with its first value and its copy."""
        super().__init__(box, options, SEATS, generator, ACTIONS.side_start, model)
        self.box: Box = box
        self.factions: list[Faction[Duel]] = factions
        self.track: list[i64] = [] if model is None else model.track
        self.areas: i64 = len(box.areas)
        self.turn_limit: i64 = options.turn_limit
        self.free_gate_control: bool = options.free_gate_control
        # The map.
        self.figures: list[i64] = [] if model is None else model.figures[:]
        self.crowds: list[i64] = [] if model is None else model.crowds[:]
        """The figures of each seat in each area, whatever their kind; follows from `figures`."""
        self.gate: list[i64] = [] if model is None else model.gate[:]
        self.keeper: list[i64] = [] if model is None else model.keeper[:]
        # Beside the map, by seat and kind: the pools, figures in play on their own sheet, captives on the
        # captor's sheet.
        self.pool: list[i64] = [] if model is None else model.pool[:]
        self.aside: list[i64] = [] if model is None else model.aside[:]
        self.captives: list[i64] = [] if model is None else model.captives[:]
        # By seat.
        self.power: list[i64] = [] if model is None else model.power[:]
        self.doom: list[i64] = [] if model is None else model.doom[:]
        self.books: list[i64] = [] if model is None else model.books[:]
        self.slots: list[i64] = [] if model is None else model.slots[:]
        self.awakenings: list[i64] = [] if model is None else model.awakenings[:]
        self.released: list[i64] = [] if model is None else model.released[:]
        self.policy: list[i64] = [] if model is None else model.policy[:]
        self.policy_turn: list[i64] = [] if model is None else model.policy_turn[:]
        # Elder Signs: face down in front of their owners, in the bag, and revealed.
        self.signs: list[list[i64]] = [] if model is None else [signs[:] for signs in model.signs]
        self.bag: list[i64] = [] if model is None else model.bag[:]
        self.revealed: list[i64] = [] if model is None else model.revealed[:]
        # The course of the game.
        self.round: i64 = 1 if model is None else model.round
        self.phase: i64 = ACTION_PHASE if model is None else model.phase
        self.turn: i64 = 0 if model is None else model.turn
        self.first: i64 = 0 if model is None else model.first
        self.decay: i64 = 0 if model is None else model.decay
        self.ritual: i64 = 0 if model is None else model.ritual
        self.acted: bool = False if model is None else model.acted
        self.battle: Battle | None = None if model is None or model.battle is None else model.battle.clone()
        self.dice: list[i64] = [] if model is None else model.dice[:]
        """The last roll in the order of the dice; `faces` reads it."""

    # Figures and gates.

    def figures_at(self, seat: i64, kind: i64, area: i64) -> i64:
        """How many figures of a kind the seat has in an area."""
        return self.figures[self.first_figure(seat, area) + kind]

    def first_figure(self, seat: i64, area: i64) -> i64:
        """Where `figures` has the counts of a seat's kinds in an area."""
        return (seat * MOST_AREAS + area) * FIGURES

    def kinds_at(self, seat: i64, area: i64) -> list[i64]:
        """How many figures of each kind the seat has in an area."""
        first = self.first_figure(seat, area)
        return self.figures[first : first + FIGURES]

    def crowd(self, seat: i64, area: i64) -> i64:
        """How many figures of any kind the seat has in an area."""
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

    def great_old_ones(self, seat: i64) -> i64:
        """How many Great Old Ones of the seat are in play."""
        types = self.factions[seat].sheet.type
        count: i64 = 0
        for kind in range(FIGURES):
            if types[kind] == GREAT_OLD_ONE:
                count += self.in_play(seat, kind)
        return count

    def gates_of(self, seat: i64) -> i64:
        """How many gates the seat controls, or (for ABANDONED) nobody does."""
        count: i64 = 0
        for owner in self.gate:
            if owner == seat:
                count += 1
        return count

    def gates_built(self) -> i64:
        """How many gates are on the map."""
        count: i64 = 0
        for owner in self.gate:
            if owner != NO_GATE:
                count += 1
        return count

    def count_crowds(self) -> None:
        """Sum up the figures of each seat in each area."""
        self.crowds = [sum(self.figures[place * FIGURES : (place + 1) * FIGURES]) for place in range(2 * MOST_AREAS)]

    # Books, rituals and battles.

    def has_book(self, seat: i64, book: i64) -> bool:
        return self.books[seat] & bit(book) != 0

    def unlimited_battle(self) -> bool:
        """Once either player has six books, both may battle without limit (ruling 17)."""
        every = bit(BOOKS) - 1
        return self.books[0] == every or self.books[1] == every

    def ritual_cost(self) -> i64:
        """The cost of the marker's cell; past the last cell, the cost of the last (ruling 64)."""
        return self.track[min(self.ritual, i64(len(self.track)) - 1)]

    def current_battle(self) -> Battle:
        """The battle that is being fought. Only the steps of a battle may call this."""
        battle = self.battle
        if battle is None:
            raise LookupError("no battle is being fought")
        return battle

    def faces(self, seat: i64) -> list[i64]:
        """What the seat's dice showed in the last roll."""
        return [die % DIE_OF_SEAT for die in self.dice if die // DIE_OF_SEAT == seat]

    # What every position does.

    def clone(self) -> "Duel":
        return Duel(self.box, self.options, self.factions, self.generator.copy(), self)

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        """There is nothing to forget: everything known lies on the table."""

    def fallback(self, seat: int) -> int:
        """Stop or end what can be stopped or ended, devour if possible, pass; otherwise the first option.

        Abilities are used unless their owner says otherwise (ruling 34). The first option is the cheapest loss.
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
                    count += self.figures_at(seat, kind, area)
                found += [FIGURE + seat * FIGURES + kind] * count
        return found

    def position(self) -> Data:
        battle = self.battle
        return {
            **dump_fields(self, FIELDS),
            "battle": [] if battle is None else battle.to_numbers(),
            "dice": " ".join(map(str, self.dice)),
        }

    def restore_position(self, data: Data) -> None:
        """Take over what `position` wrote. This position must be blank."""
        for row in ROWS:
            if len(data[row]) != len(getattr(self, row)):
                raise ValueError(f"{row} must have {len(getattr(self, row))} entries, not {len(data[row])}")
        restore_fields(self, FIELDS, data)
        self.battle = battle_from_numbers(data["battle"]) if data["battle"] else None
        self.dice = [int(die) for die in data["dice"].split()]
        self.count_crowds()
