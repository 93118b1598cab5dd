"""Views that hold no more than a seat knows, and whole positions that such a view admits."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import BROTHERHOOD, KINDS, ORDER, PROFESSIONS
from .card_constraints import FEW_CASES, begun, blank
from .ledger import BENEATH, ON_TOP, Ledger, item_copies

if TYPE_CHECKING:
    from ..state import Journey


MOST_DEALS: Final = 200
"""So often three cards each are dealt anew until the teams are as they are to be."""


def own_ledger(seen: "Journey") -> Ledger | None:
    """The ledger of a view's seat, everything it has heard thought over."""
    if seen.ledgers is None or seen.viewer == WHOLE:
        return None
    own = seen.ledgers[seen.viewer + 1]
    return None if own is None else own.think()


def seen_by(state: "Journey", seat: int | None) -> "Journey":
    """The position with holes, but for the cards that the seat knows. When the game is over all lies open."""
    viewer = state.viewer_at(seat)
    ledgers = state.ledgers
    own = None if ledgers is None else ledgers[viewer + 1]
    state.ledgers = None  # The others' ledgers are not to be copied.
    seen = state.clone()
    state.ledgers = ledgers
    seen.blind(seat)
    if own is not None:
        seen.ledgers = [None] * (state.seats + 1)
        seen.ledgers[viewer + 1] = own.think().copy()
    if not state.over:
        make_holes(seen, own or blank_ledger(state, viewer))
    return seen


def make_holes(seen: "Journey", ledger: Ledger) -> None:
    """Leave only what the ledger knows for certain."""
    from ..rules.setup import organisations

    for seat in range(seen.seats):
        if seat != seen.viewer:
            seen.hands[seat] = with_holes(ledger.items.certain(seat), len(seen.hands[seat]))
            if not seen.is_face_up(seat):
                known = ledger.professions.certain(seat)
                seen.professions[seat] = known[0] if known else UNKNOWN
    beneath = ledger.items.certain(ledger.pile + BENEATH)
    on_top = ledger.items.certain(ledger.pile + ON_TOP)
    hidden = len(seen.pile) - len(beneath) - len(on_top)
    seen.pile = with_holes(ledger.items.certain(ledger.pile), hidden) + beneath + on_top
    seen.spare = with_holes(ledger.professions.certain(seen.seats), len(seen.spare))
    seen.allegiance = ledger.allegiance[:]
    seen.organisation = organisations(seen.allegiance, seen.slots)
    seen.unused = [UNKNOWN] * len(seen.unused)


def with_holes(known: list[i64], size: i64) -> list[i64]:
    holes: list[i64] = [UNKNOWN] * (size - len(known))
    return holes + known


def imagine(seen: "Journey", seed: int, knowledge: bool) -> "Journey":
    """A whole position that the view admits, each such deal of the hidden cards being equally likely."""
    world = seen.clone()
    world.generator = Generator(-1 - seed)  # Never the stream that a game of this seed has.
    world.viewer = WHOLE
    if seen.viewer != WHOLE and not seen.over:
        ledger = own_ledger(seen) or blank_ledger(seen, seen.viewer)
        fill(world, ledger)
        world.stack = [frame.imagined(world) for frame in seen.stack]
    world.ledgers = ledgers_of(world, seen) if knowledge else None
    return world


def fill(world: "Journey", ledger: Ledger) -> None:
    """Give every hidden card a place."""
    places, world.tagged = ledger.items.sample(world.generator)
    world.hands = [places[seat] for seat in range(world.seats)]
    rest = places[ledger.pile]
    world.generator.shuffle(rest)
    world.pile = rest + places[ledger.pile + BENEATH] + places[ledger.pile + ON_TOP]
    people, _ = ledger.professions.sample(world.generator)
    world.professions = [people[seat][0] for seat in range(world.seats)]
    world.spare = people[world.seats]
    fill_allegiances(world, ledger)


def fill_allegiances(world: "Journey", ledger: Ledger) -> None:
    """Deal the allegiance cards that are not known; what is left over is unused."""
    from ..rules.setup import organisations

    each = world.box.allegiance_cards if world.slots > 1 else world.box.allegiance[world.seats]
    rest: list[i64] = [ORDER] * each + [BROTHERHOOD] * each
    for card in ledger.allegiance:
        if card != UNKNOWN:
            rest.remove(card)
    world.generator.shuffle(rest)
    world.allegiance = [card if card != UNKNOWN else rest.pop() for card in ledger.allegiance]
    world.unused = rest
    world.organisation = organisations(world.allegiance, world.slots)


def believed(seen: "Journey", seed: int, knowledge: bool, allies: i64) -> "Journey":
    """A whole position that the view admits, in which these seats, as bits, are of the viewer's organisation."""
    world = imagine(seen, seed, knowledge=False)
    ledger = own_ledger(seen) or blank_ledger(seen, seen.viewer)
    tries: i64 = 0
    while allies_in(world, seen.viewer) != allies and tries < MOST_DEALS:
        if world.slots == 1:
            deal_teams(world, seen.viewer, allies)
        else:
            fill_allegiances(world, ledger)
        tries += 1
    if knowledge:
        ledgers = ledgers_of(world, seen)
        think_roughly(ledgers)
        world.ledgers = ledgers
    return world


def allies_in(world: "Journey", seat: i64) -> i64:
    """Who is of a seat's organisation, as bits."""
    found: i64 = 0
    for other in range(world.seats):
        if world.organisation[other] == world.organisation[seat]:
            found |= bit(other)
    return found


def deal_teams(world: "Journey", seat: i64, allies: i64) -> None:
    """Deal one allegiance card to each seat as the teams are to be; what is left over is unused."""
    mine = world.allegiance[seat]
    left: list[i64] = [world.box.allegiance[world.seats]] * 2
    for other in range(world.seats):
        card = mine if allies & bit(other) != 0 else BROTHERHOOD + ORDER - mine
        world.allegiance[other] = card
        left[card] -= 1
    world.unused = [ORDER] * left[ORDER] + [BROTHERHOOD] * left[BROTHERHOOD]
    world.organisation = world.allegiance[:]


def ledgers_of(world: "Journey", seen: "Journey") -> list[Ledger | None]:
    """The ledgers of an imagined world: the viewer's own; the others know no more than their own cards."""
    own = own_ledger(seen)
    found: list[Ledger | None] = []
    for seat in range(-1, world.seats):
        if own is not None and seat == seen.viewer:
            found.append(own.copy())
        else:
            found.append(blank_ledger(world, seat))
    return found


def think_roughly(ledgers: list[Ledger | None]) -> None:
    """In the worlds of a search nobody looks on, and players keep only a few cases in mind."""
    ledgers[0] = None
    for ledger in ledgers:
        if ledger is not None:
            ledger.items.most = FEW_CASES
            ledger.professions.most = FEW_CASES


def blank_ledger(state: "Journey", seat: i64) -> Ledger:
    """The ledger of somebody who has just come to the table: he knows his own cards and what lies open."""
    from ..rules.powers import PER_SEAT

    copies = item_copies(state.box, state.options, state.seats)
    sizes: list[i64] = [len(hand) for hand in state.hands]
    sizes.append(len(state.pile))
    sizes += [0] * (2 + state.seats)
    lying = blank(copies, sizes)
    every: list[i64] = [1] * len(PROFESSIONS)
    people = blank(every, [1] * state.seats + [len(state.spare), 0])
    for other in range(state.seats):
        if other == seat or (state.is_face_up(other) and state.professions[other] != UNKNOWN):
            people[other] = [bit(state.professions[other])]
    if seat >= 0:
        lying[seat] = sorted([bit(item) for item in state.hands[seat]])
    items = begun(copies, lying)
    ledger = Ledger(state.box, state.options, state.seats, seat, items, begun(every, people))
    ledger.turn = state.turn
    if seat >= 0:
        first = seat * state.slots
        ledger.allegiance[first : first + state.slots] = state.allegiance[first : first + state.slots]
    for play in state.plays:
        if play % PER_SEAT <= KINDS:
            items.holds(play // PER_SEAT, bit(play % PER_SEAT))
    for frame in state.stack:
        look_at_step(state, frame, ledger)
    return ledger


def forgetting(seen: "Journey", turns: i64) -> "Journey":
    """The view of somebody who remembers what was learned of others in the last turns only: their allegiances, and the
    items that were seen or named."""
    known = own_ledger(seen)
    if known is None or seen.over:
        return seen
    ledger = blank_ledger(seen, seen.viewer)
    for fact in known.facts:
        seat: i64 = fact["seat"]
        if fact["turn"] <= seen.turn - turns or seat == seen.viewer:
            continue
        ledger.facts.append(fact)
        if fact["what"] == "allegiance":
            first = seat * seen.slots
            ledger.allegiance[first : first + seen.slots] = known.allegiance[first : first + seen.slots]
        elif fact["what"] in ("item", "items"):
            for item in known.items.certain(seat):
                ledger.items.holds(seat, bit(item))
    twin = seen.clone()
    twin.ledgers = [None] * (seen.seats + 1)
    twin.ledgers[seen.viewer + 1] = ledger
    make_holes(twin, ledger)
    return twin


def look_at_step(state: "Journey", frame: Frame[Any], ledger: Ledger) -> None:
    """What an open step shows to a seat: the cards it is looking at, and a declarer's, which lie open."""
    from ..rules.clairvoyant import Foresight
    from ..rules.spoils import GiveBack, Loot
    from ..rules.texts import Wardrobe
    from ..rules.trade import Answer
    from ..rules.victory import Naming

    if isinstance(frame, Answer):
        if ledger.seat == frame.target:
            ledger.items.holds(frame.seat, bit(frame.item))
    elif isinstance(frame, Loot):
        if ledger.seat == frame.winner:
            ledger.items.show(frame.loser, frame.luggage)
    elif isinstance(frame, GiveBack):
        if ledger.seat == frame.loser:
            ledger.items.holds(frame.winner, bit(frame.taken))
    elif isinstance(frame, Wardrobe):
        if ledger.seat == frame.seat:
            ledger.professions.show(state.seats, frame.spare)
    elif isinstance(frame, Foresight):
        if ledger.seat == frame.seat:
            look_at_pile(ledger, frame.pile, frame.top)
    elif isinstance(frame, Naming):
        look_at_all_cards(state, frame.seat, ledger)


def look_at_pile(ledger: Ledger, pile: list[i64], top: i64) -> None:
    """The Clairvoyant holds the pile in his hands; the item for the top may be chosen already."""
    whole = pile[:] if top == 0 else sorted([*pile, top])
    ledger.items.show(ledger.pile, whole)


def look_at_all_cards(state: "Journey", seat: i64, ledger: Ledger) -> None:
    """Who declares lays all his cards open."""
    first = seat * state.slots
    ledger.allegiance[first : first + state.slots] = state.allegiance[first : first + state.slots]
    ledger.items.show(seat, state.hands[seat])
    ledger.professions.show(seat, [state.professions[seat]])


def proofs(seen: "Journey") -> list[str]:
    """What the seat can prove of hidden cards."""
    own = own_ledger(seen)
    return [] if own is None else own.proofs()
