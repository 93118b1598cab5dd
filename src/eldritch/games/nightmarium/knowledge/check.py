"""Checks that a ledger read from a dump fits its position."""

from eldritch.core.errors import BadDump
from eldritch.core.generator import Generator
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import KINDS
from ..state import Nightmare
from .ledger import Ledger, Pool
from .views import deal_hidden_cards, public_ledger, seen_by


def check_ledger(state: Nightmare) -> None:
    """Raise BadDump unless the ledger covers exactly the hidden cards, and all it says may be true of them."""
    ledger = state.ledger
    if ledger is None:
        return
    if len(ledger.known) != state.seats or len(ledger.void) != state.seats:
        raise BadDump("the ledger must cover every hand")
    _check_hands(state, ledger)
    _check_pools(state, ledger)
    seen = ledger.copy()
    for seat, hand in enumerate(state.hands):
        if state.viewer == WHOLE or state.viewer == seat:
            seen.reveal_hand(seat, hand)
    if state.viewer != WHOLE:
        _check_deal(state, seen)


def _check_deal(state: Nightmare, ledger: Ledger) -> None:
    """The hidden cards of a view can be dealt as the ledger says; BadDump if they cannot."""
    world = state.clone()
    world.generator = Generator(0)
    deal_hidden_cards(world, ledger)


def _check_hands(state: Nightmare, ledger: Ledger) -> None:
    """Known cards are in their hands, and no other card of the hand has a trait that is void there."""
    for seat, known in enumerate(ledger.known):
        if UNKNOWN in known:
            raise BadDump(f"the ledger must name the cards that it knows of hand {seat}")
        others = state.hands[seat][:]
        for card in known:
            others.remove(card)
        if any(state.cards.traits[card] & ledger.void[seat] for card in others if card != UNKNOWN):
            raise BadDump(f"the ledger must not be wrong about hand {seat}")


def _check_pools(state: Nightmare, ledger: Ledger) -> None:
    """All pools together hold the hidden cards that are not known to be in a hand."""
    hidden = public_ledger(state if state.viewer != WHOLE else seen_by(state, None)).pools[0]
    if state.viewer >= 0:
        hidden.in_hand[state.viewer] -= len(ledger.known[state.viewer])
        for card in ledger.known[state.viewer]:
            hidden.unseen[card] -= 1
    found = Pool([0] * (KINDS + 1), [0] * state.seats)
    for pool in ledger.pools:
        if len(pool.in_hand) != state.seats or any(count < 0 for count in pool.in_hand):
            raise BadDump("the ledger must count the cards of every pool in each hand")
        found.merge(pool)
    if found.unseen != hidden.unseen or found.in_hand != hidden.in_hand:
        raise BadDump("the ledger must cover exactly the hidden cards")
