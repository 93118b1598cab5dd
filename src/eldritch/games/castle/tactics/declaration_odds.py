"""Which players to name in a declaration, and how likely it is right."""

from typing import final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ..box.components import BROTHERHOOD, ORDER
from ..knowledge.ledger import Ledger
from ..state import Journey
from .beliefs import TeamBelief
from .card_locations import sampled_goals


@final
class Declaration:
    """The seats to name, as bits, and the chance that this is right."""

    def __init__(self, named: i64, chance: float) -> None:
        self.named: i64 = named
        self.chance: float = chance


def team_size(world: i64, seats: i64) -> i64:
    count: i64 = 0
    for seat in range(seats):
        count += (world >> seat) & 1
    return count


def best_declaration(state: Journey, seat: i64, ledger: Ledger, belief: TeamBelief, fortune: bool) -> Declaration:
    """The set most likely to be right: all members of the organisation, each with a goal card of it, and enough of
    these in total (rulings 31, 32 and 39)."""
    mine = state.organisation[seat]
    organisation: i64 = mine
    if fortune:
        organisation = BROTHERHOOD if mine == ORDER else ORDER
    own: i64 = 0 if fortune else state.goals_of(seat, mine)
    sampled = sampled_goals(ledger, organisation, len(state.pile) == 0)
    limits = limits_of(belief, sampled, fortune)
    best = Declaration(0, -1.0)
    for named in candidates(state.seats, seat, state.box.goals - own):
        if (fortune and named == 0) or limit(named, limits) <= best.chance:
            continue
        chance = chance_of(state, seat, belief, named, own, fortune, sampled)
        # Of two equally good sets the smaller one is named.
        if chance > best.chance + 1e-9:
            best = Declaration(named, chance)
    return best


def limits_of(belief: TeamBelief, sampled: list[list[i64]], fortune: bool) -> list[float]:
    """For each seat an upper bound on the chance of any set with it: it must be a member and hold a goal card."""
    found: list[float] = []
    for seat in range(belief.seats):
        one: i64 = 1
        one <<= seat
        of_it = 0.0
        for place in range(len(belief.worlds)):
            if (belief.worlds[place] & one == 0) == fortune:
                of_it += belief.chances[place]
        found.append(min(of_it, enough_share(sampled, one, 1, 0)))
    return found


def limit(named: i64, limits: list[float]) -> float:
    """An upper bound on the chance of a set."""
    least = 1.0
    for seat in range(len(limits)):
        if (named >> seat) & 1 != 0:
            least = min(least, limits[seat])
    return least


def candidates(seats: i64, seat: i64, most: i64) -> list[i64]:
    """All sets of up to `most` other seats, small ones first."""
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


def chance_of(
    state: Journey, seat: i64, belief: TeamBelief, named: i64, own: i64, fortune: bool, sampled: list[list[i64]]
) -> float:
    """How likely a declaration with this set is right, over all possible teams and all sampled hands."""
    need = state.box.goals - own
    enough = [enough_share(sampled, named, need - extra, 0) for extra in range(2)]
    if enough[1] == 0.0:
        return 0.0
    everybody = bit(state.seats) - 1
    chance = 0.0
    for place in range(len(belief.worlds)):
        world = belief.worlds[place]
        members = everybody & ~world if fortune else world
        if members & named != named:
            continue
        extra: i64 = 0
        if not fortune and state.seats % 2 == 1 and team_size(world, state.seats) * 2 < state.seats:
            extra = 1
        share = enough[extra]
        if state.options.name_all_holders:
            share = enough_share(sampled, named, need - extra, members & ~named & ~bit(seat))
        chance += belief.chances[place] * share
    return chance


def enough_share(sampled: list[list[i64]], named: i64, need: i64, without: i64) -> float:
    """The share of sampled worlds in which all named seats hold a goal card and together enough.

    The seats in `without` must hold none.
    """
    right = 0.0
    for counts in sampled:
        total: i64 = 0
        fits = True
        for other in range(len(counts)):
            is_holder = counts[other] > 0
            if (named >> other) & 1 != 0:
                fits = fits and is_holder
                total += counts[other]
            elif is_holder and (without >> other) & 1 != 0:
                fits = False
        if fits and total >= need:
            right += 1.0
    return right / float(len(sampled))
