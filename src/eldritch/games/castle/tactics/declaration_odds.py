"""Whom to name in a declaration, and how sure it is."""

from typing import final

from mypy_extensions import i64

from ..box.components import BROTHERHOOD, ORDER
from ..knowledge.ledger import Ledger
from ..state import Journey
from .beliefs import Teams
from .card_locations import drawn_goals


@final
class Naming:
    """A set of seats, as bits, and the chance that naming it is right."""

    def __init__(self, named: i64, chance: float) -> None:
        self.named: i64 = named
        self.chance: float = chance


def members(world: i64, seats: i64) -> i64:
    count: i64 = 0
    for seat in range(seats):
        count += (world >> seat) & 1
    return count


def best_naming(state: Journey, seat: i64, notes: Ledger, belief: Teams, fortune: bool) -> Naming:
    """The set that is likeliest right: all of them of the organisation that is named, each with a goal card of it, and
    together with one's own enough (rulings 31, 32 and 39)."""
    mine = state.organisation[seat]
    organisation: i64 = mine
    if fortune:
        organisation = BROTHERHOOD if mine == ORDER else ORDER
    own: i64 = 0 if fortune else state.goals_of(seat, mine)
    drawn = drawn_goals(notes, organisation, len(state.pile) == 0)
    limits = limits_of(belief, drawn, fortune)
    best = Naming(0, -1.0)
    for named in candidates(state.seats, seat, state.box.goals - own):
        if (fortune and named == 0) or limit(named, limits) <= best.chance:
            continue
        chance = chance_of(state, belief, named, own, fortune, drawn)
        # Of two sets that are as good the smaller is named.
        if chance > best.chance + 1e-9:
            best = Naming(named, chance)
    return best


def limits_of(belief: Teams, drawn: list[list[i64]], fortune: bool) -> list[float]:
    """For each seat how likely any set with it is right at most: it must be of that organisation, and hold a card."""
    found: list[float] = []
    for seat in range(belief.seats):
        one: i64 = 1
        one <<= seat
        of_it = 0.0
        for place in range(len(belief.worlds)):
            if (belief.worlds[place] & one == 0) == fortune:
                of_it += belief.chances[place]
        found.append(min(of_it, enough_share(drawn, one, 1)))
    return found


def limit(named: i64, limits: list[float]) -> float:
    """The least of the limits of those who are named."""
    least = 1.0
    for seat in range(len(limits)):
        if (named >> seat) & 1 != 0:
            least = min(least, limits[seat])
    return least


def candidates(seats: i64, seat: i64, most: i64) -> list[i64]:
    """Sets of others, up to so many seats, the small ones first."""
    found: list[i64] = [0]
    newest: list[i64] = [0]
    for _ in range(most):
        larger: list[i64] = []
        for named in newest:
            one: i64 = 1
            for other in range(seats):
                if other != seat and one > named:
                    larger.append(named | one)
                one <<= 1
        found += larger
        newest = larger
    return found


def chance_of(state: Journey, belief: Teams, named: i64, own: i64, fortune: bool, drawn: list[list[i64]]) -> float:
    """How likely a declaration with this set is right: over all teams, and all hands that were drawn."""
    enough = [enough_share(drawn, named, state.box.goals - own - extra) for extra in range(2)]
    if enough[1] == 0.0:
        return 0.0
    chance = 0.0
    for place in range(len(belief.worlds)):
        world = belief.worlds[place]
        right = (world & named == 0) if fortune else (world & named == named)
        if right:
            small = not fortune and state.seats % 2 == 1 and members(world, state.seats) * 2 < state.seats
            chance += belief.chances[place] * (enough[1] if small else enough[0])
    return chance


def enough_share(drawn: list[list[i64]], named: i64, need: i64) -> float:
    """In which share of the drawn worlds all that are named hold a goal card and together enough."""
    right = 0.0
    for counts in drawn:
        total: i64 = 0
        all_hold = True
        for other in range(len(counts)):
            if (named >> other) & 1 != 0:
                if counts[other] == 0:
                    all_hold = False
                    break
                total += counts[other]
        if all_hold and total >= need:
            right += 1.0
    return right / float(len(drawn))
