"""Worlds: whole positions that a view admits, with the hidden cards drawn at random."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import BROTHERHOOD, ORDER
from ..rules.setup import organisations
from ..state import Journey
from .card_constraints import FEW_CASES
from .fresh_ledger import fresh_ledger
from .ledger import Ledger
from .ledger_data import BENEATH, ON_TOP
from .views import own_ledger, own_or_fresh_ledger

MOST_DEALS: Final = 200
"""How often three allegiance cards each are dealt to arrive at given teams."""


def imagine(seen: Journey, seed: int, knowledge: bool) -> Journey:
    """A whole position that the view admits. All deals of the hidden cards are equally likely."""
    world = seen.clone()
    world.generator = Generator(-1 - seed)  # Never the stream of a game with this seed.
    world.viewer = WHOLE
    if seen.viewer != WHOLE and not seen.over:
        fill(world, own_or_fresh_ledger(seen))
        world.stack = [frame.imagined(world) for frame in seen.stack]
    world.ledgers = ledgers_of(world, seen) if knowledge else None
    return world


def imagine_with_allies(seen: Journey, seed: int, knowledge: bool, allies: i64) -> Journey:
    """A whole position that the view admits, in which these seats, as bits, belong to the viewer's organisation."""
    world = imagine(seen, seed, knowledge=False)
    ledger = own_or_fresh_ledger(seen)
    tries: i64 = 0
    while allies_in(world, seen.viewer) != allies and tries < MOST_DEALS:
        if world.slots == 1:
            deal_teams(world, seen.viewer, allies)
        else:
            fill_allegiances(world, ledger)
        tries += 1
    if knowledge:
        ledgers = ledgers_of(world, seen)
        limit_cases(ledgers)
        world.ledgers = ledgers
    return world


def fill(world: Journey, ledger: Ledger) -> None:
    """Put every hidden card somewhere."""
    places, world.imagined_return = ledger.items.sample(world.generator)
    world.hands = [places[seat] for seat in range(world.seats)]
    rest = places[ledger.pile]
    world.generator.shuffle(rest)
    world.pile = rest + places[ledger.pile + BENEATH] + places[ledger.pile + ON_TOP]
    people, _ = ledger.professions.sample(world.generator)
    world.professions = [people[seat][0] for seat in range(world.seats)]
    world.spare = people[world.seats]
    fill_allegiances(world, ledger)


def fill_allegiances(world: Journey, ledger: Ledger) -> None:
    """Deal the unknown allegiance cards. The rest is unused."""
    each = world.box.allegiance[world.seats] if world.slots == 1 else world.box.allegiance_cards
    rest: list[i64] = [ORDER] * each + [BROTHERHOOD] * each
    for card in ledger.allegiance:
        if card != UNKNOWN:
            rest.remove(card)
    world.generator.shuffle(rest)
    world.allegiance = [card if card != UNKNOWN else rest.pop() for card in ledger.allegiance]
    world.unused = rest
    world.organisation = organisations(world.allegiance, world.slots)


def allies_in(world: Journey, seat: i64) -> i64:
    """The members of a seat's organisation, as bits."""
    found: i64 = 0
    for other in range(world.seats):
        if world.organisation[other] == world.organisation[seat]:
            found |= bit(other)
    return found


def deal_teams(world: Journey, seat: i64, allies: i64) -> None:
    """Deal one allegiance card to each seat so that these are a seat's allies. The rest is unused."""
    mine = world.allegiance[seat]
    left: list[i64] = [world.box.allegiance[world.seats]] * 2
    for other in range(world.seats):
        card = mine if allies & bit(other) != 0 else BROTHERHOOD + ORDER - mine
        world.allegiance[other] = card
        left[card] -= 1
    world.unused = [ORDER] * left[ORDER] + [BROTHERHOOD] * left[BROTHERHOOD]
    world.organisation = world.allegiance[:]


def ledgers_of(world: Journey, seen: Journey) -> list[Ledger | None]:
    """The ledgers of an imagined world: the viewer's own; the others know only their own cards."""
    own = own_ledger(seen)
    found: list[Ledger | None] = []
    for seat in range(-1, world.seats):
        if own is not None and seat == seen.viewer:
            found.append(own.copy())
        else:
            found.append(fresh_ledger(world, seat))
    return found


def limit_cases(ledgers: list[Ledger | None]) -> None:
    """Save time in the worlds of a search: no spectator, and few cases in each ledger."""
    ledgers[0] = None
    for ledger in ledgers:
        if ledger is not None:
            ledger.items.most = FEW_CASES
            ledger.professions.most = FEW_CASES
