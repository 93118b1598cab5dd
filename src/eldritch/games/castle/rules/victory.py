"""Declaring victory (Объявление победы), the Ring of Power, the variant Fortune-telling, and draws."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit, listed

from .. import events
from ..actions import NAME, STOP
from ..box.components import BLACK_PEARL, BROTHERHOOD, GOBLET, KEY, ORDER, RING_OF_POWER, is_bag
from ..state import Journey

DECLARED: Final = "declared"
WRONGLY_DECLARED: Final = "wrongly_declared"
FORTUNE_TOLD: Final = "fortune_told"
WRONG_FORTUNE: Final = "wrong_fortune"
ALONE: Final = "alone"
AGREED_DRAW: Final = "agreed_draw"
TURN_LIMIT: Final = "turn_limit"


def may_declare(state: Journey, seat: i64) -> bool:
    """The declarer needs a goal card of their own organisation and must not hold the Black Pearl (ruling 30)."""
    if BLACK_PEARL in state.hands[seat]:
        return False
    return state.goals_of(seat, state.organisation[seat]) >= 1


def may_tell_fortune(state: Journey, seat: i64) -> bool:
    """Only in the variant. No goal card is needed, but the Black Pearl forbids it (ruling 39)."""
    return state.options.fortune_telling and BLACK_PEARL not in state.hands[seat]


def may_win_alone(state: Journey, seat: i64) -> bool:
    """The Ring of Power wins with any three goal cards in one's own hand. Elixirs do not count (ruling 34)."""
    hand = state.hands[seat]
    if RING_OF_POWER not in hand:
        return False
    if state.options.pearl_bars_ring and BLACK_PEARL in hand:
        return False
    bags_count = not state.pile or state.options.bags_count_for_ring
    count: i64 = 0
    for item in hand:
        if KEY <= item <= GOBLET or (is_bag(item) and bags_count):
            count += 1
    return count >= state.box.goals


def win_alone(state: Journey, seat: i64) -> None:
    events.declared(state, seat, "ring_of_power")
    end(state, ALONE, [seat])


def declare(state: Journey, seat: i64, fortune: bool) -> None:
    """The declarer shows all cards and names players."""
    events.declared(state, seat, "fortune" if fortune else "victory")
    state.stack.append(Naming(seat, fortune, 0))


@final
class Naming(SeatFrame[Journey]):
    """The declarer names players, in any order. `named` holds those named so far, as bits."""

    def __init__(self, seat: i64, fortune: bool, named: i64) -> None:
        super().__init__(seat)
        self.fortune: bool = fortune
        self.named: i64 = named

    def shown(self) -> Facts:
        return {"seat": self.seat, "fortune": self.fortune, "named": listed(self.named)}

    def options(self, state: Journey, seat: i64) -> list[int]:
        """Allies whose goal cards are needed. A fortune names at least one enemy."""
        options: list[int] = []
        for other in range(state.seats):
            if other != seat and bit(other) & self.named == 0:
                options.append(NAME + other)
        if self.named != 0 or not self.fortune:
            options.append(STOP)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        if action != STOP:
            state.stack[-1] = Naming(seat, self.fortune, self.named | bit(action - NAME))
            events.named(state, seat, action - NAME)
            return
        state.stack.pop()
        judge(state, seat, self.fortune, self.named)


def judge(state: Journey, seat: i64, fortune: bool, named: i64) -> None:
    """If the declaration is right the declarer's whole organisation wins, otherwise the other one (ruling 33)."""
    mine = state.organisation[seat]
    theirs: i64 = BROTHERHOOD if mine == ORDER else ORDER
    if fortune:
        right = is_right(state, seat, named, theirs, unnamed_goals(state, named, theirs))
        end(state, FORTUNE_TOLD if right else WRONG_FORTUNE, members(state, mine if right else theirs))
        return
    own = state.goals_of(seat, mine) + elixir(state, seat)
    right = is_right(state, seat, named, mine, own)
    end(state, DECLARED if right else WRONGLY_DECLARED, members(state, mine if right else theirs))


def is_right(state: Journey, seat: i64, named: i64, organisation: i64, already: i64) -> bool:
    """Whether the players whom the seat names hold the goal cards of the organisation (rulings 31 and 39).

    Each must belong to it and hold a goal card of it, and with those counted `already` there must be enough. By option
    no other holder may be left out.
    """
    total = already
    for other in range(state.seats):
        goals = state.goals_of(other, organisation)
        is_holder = state.organisation[other] == organisation and goals > 0
        if (named >> other) & 1 != 0:
            if not is_holder:
                return False
            total += goals
        elif state.options.name_all_holders and is_holder and other != seat:
            return False
    return total >= state.box.goals


def unnamed_goals(state: Journey, named: i64, organisation: i64) -> i64:
    """By option, the goal cards of the members of an organisation whom a fortune does not name (ruling 39)."""
    total: i64 = 0
    if state.options.fortune_counts_all:
        for other in members(state, organisation):
            if (named >> other) & 1 == 0:
                total += state.goals_of(other, organisation)
    return total


def elixir(state: Journey, seat: i64) -> i64:
    """The declarer's elixir counts as a goal card if their organisation is the smaller one (ruling 32)."""
    if state.seats % 2 == 0:
        return 0
    return 1 if len(members(state, state.organisation[seat])) * 2 < state.seats else 0


def members(state: Journey, organisation: i64) -> list[int]:
    return [seat for seat in range(state.seats) if state.organisation[seat] == organisation]


def draw(state: Journey, ending: str) -> None:
    """A draw: all players win together (ruling 42)."""
    end(state, ending, [*range(state.seats)])


def end(state: Journey, ending: str, winners: list[int]) -> None:
    state.end(ending, winners)
    events.game_ended(state)
