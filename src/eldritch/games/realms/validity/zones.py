"""Checks of the zones and counters, of the ledger, and of the end."""

from collections import Counter

from eldritch.core.dumps import require
from eldritch.core.seats import bit, everyone
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.abilities import ABJURE_SEEN, DISCARD_SEEN, LARGEST
from ..box.components import KINDS, LOCATION, SHARED_KINDS, STARTERS
from ..knowledge.ledger import check_ledger
from ..rules import destroying, neighbours, victory
from ..rules.sanity import Loss
from ..rules.setup import SANITY, all_cards
from ..rules.turn import MAX_CHOICES
from ..state import EMPTY, Realm, damage_of, kind_of, places_in_rows, row_width, used_abilities


def check_sizes(state: Realm) -> None:
    piles = [state.hands, state.decks, state.discards, state.in_play]
    sizes = {len(state.sanity), *(len(of_seats) for of_seats in piles)}
    require(sizes == {int(state.seats)}, "there must be sanity and piles for every seat")
    require(0 < state.alive <= everyone(state.seats), "there must be seats in the game")
    require(0 <= state.current < state.seats and state.is_in(state.current), "one of the seats must be to act")
    require(state.over or state.alive != bit(state.current), "there must be two seats in the game")
    right = state.width == row_width(state) and len(state.rows) == places_in_rows(state)
    require(right, "there must be a row of five for two, or rows of three for more")


def check_counters(state: Realm) -> None:
    require(1 <= state.turn <= state.options.turn_limit, "the turn must lie within the turn limit")
    require(0 <= state.choices <= MAX_CHOICES + 1, f"a turn has at most {MAX_CHOICES} choices")
    require(0 <= state.power <= LARGEST * MAX_CHOICES, "too much power for one turn")
    require(state.happened & ~(DISCARD_SEEN | ABJURE_SEEN) == 0, "there are no such events")
    if not state.over:
        seen = state.happened & ABJURE_SEEN != 0
        require(seen or not state.abjured or returns_any(state), "a card was abjured, so that must have happened")
    most = SANITY + LARGEST * MAX_CHOICES * state.turn
    require(all(0 <= points <= most for points in state.sanity), f"sanity lies between 0 and {most}")


def returns_any(state: Realm) -> bool:
    """Whether cards may be returned that an eliminated player gave up."""
    return state.options.return_any and state.alive != everyone(state.seats)


def check_seats(state: Realm) -> None:
    for seat in range(state.seats):
        known = [card for card in state.hands[seat] if card != UNKNOWN]
        require(known == sorted(known), "hands must be in rising order")
        if state.is_in(seat):
            require(state.sanity[seat] > 0 or is_falling(state, seat), "a seat without sanity must be out")
            check_in_play(state, seat)
        else:
            piles = (state.hands[seat], state.decks[seat], state.discards[seat], state.in_play[seat])
            require(state.sanity[seat] == 0, "a seat that is out has no sanity")
            require(state.ending == victory.LAST_SURVIVOR or not any(piles), "a seat that is out has no cards")


def is_falling(state: Realm, seat: int) -> bool:
    """Whether a seat without sanity is still in the game because its loss goes on with the other neighbour."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Loss) and seat == neighbours.after(state, state.current) and top.victim != seat


def check_in_play(state: Realm, seat: int) -> None:
    """Cards in play are sorted, and none has lost or used more than it has."""
    in_play = state.in_play[seat]
    require(in_play == sorted(in_play), "cards in play must be in rising order")
    for place, card in enumerate(in_play):
        kind, used = kind_of(card), used_abilities(card)
        require(0 <= kind < KINDS, "there is no such card")
        require(used < bit(len(state.cards.abilities[kind])), "cards cannot have used abilities that they lack")
        require(damage_of(card) < max(1, state.cards.sanity[kind]), "a location without sanity is destroyed")
        if seat == state.current:
            require(damage_of(card) == 0 or state.options.own_loss, "nobody hits their own locations")
        else:
            require(used == 0 and is_location(state, kind), "only unused locations stay in play")
        if place > 0 and kind_of(in_play[place - 1]) == kind and not destroying.is_leaving(state, in_play[place - 1]):
            require(used_abilities(in_play[place - 1]) & ~used == 0, "of equal cards the last has used most")
            require(damage_of(in_play[place - 1]) == 0, "of equal locations only the last has lost sanity")


def is_location(state: Realm, kind: int) -> bool:
    return state.cards.type[kind] == LOCATION


def check_market(state: Realm) -> None:
    """Only shared cards are in the rows and the shared deck. While the deck lasts, no place of a row is empty."""
    require(all(card == EMPTY or 0 <= card < SHARED_KINDS for card in state.rows), "rows hold shared cards only")
    require(all(card == UNKNOWN or 0 <= card < SHARED_KINDS for card in state.shared), "the shared deck is shared")
    require(0 <= state.adepts <= STARTERS[0], f"there are at most {STARTERS[0]} adepts")
    for seat in range(1 if state.has_single_row else state.seats):
        start = state.row_start(seat)
        row = state.rows[start : start + state.width]
        if state.ending == victory.LAST_SURVIVOR:
            continue
        if not state.has_single_row and not state.is_in(seat):
            require(row == [EMPTY] * state.width, "an eliminated player has no row")
        else:
            require(not state.shared or EMPTY not in row, "empty places of a row are refilled")


def check_ledger_fits(state: Realm) -> None:
    """The ledger does not contradict the hands and decks; what a view hides of the shared deck are shared cards."""
    ledger = state.ledger
    if ledger is None:
        return
    check_ledger(ledger, state.hands, state.decks, state.viewer == WHOLE)
    for lists in (ledger.known, ledger.pools):
        require(all(cards == sorted(cards) for cards in lists), "the ledger must be in rising order")
    if state.viewer >= 0:
        own = Counter(state.hands[state.viewer])
        own.subtract(ledger.known[state.viewer])
        require(own <= Counter(ledger.pools[state.viewer]), "the ledger must know of the viewer's hand")
    if state.viewer != WHOLE:
        seen = [card for card in state.components() if card != UNKNOWN]
        for zone in (*state.hands, *state.decks):
            for card in zone:
                if card != UNKNOWN:
                    seen.remove(card)
        left = Counter(all_cards(state.cards, state.seats))
        left.subtract(seen)
        for seat in range(state.seats):
            left.subtract(ledger.known[seat] + ledger.tops[seat] + ledger.pools[seat])
        require(all(count >= 0 for count in left.values()), "too many cards")
        require(all(kind < SHARED_KINDS for kind in +left), "the shared deck is shared")


def check_result(state: Realm) -> None:
    """The winners are those that the position gives for its ending."""
    if state.ending == victory.LAST_SURVIVOR:
        require([bit(seat) for seat in state.winners] == [state.alive], "the last in the game must win")
        return
    require(state.ending in (victory.EMPTY_DECK, victory.TURN_LIMIT), "there is no such ending")
    require(state.alive & (state.alive - 1) != 0, "the last in the game must have won")
    require(bool(state.shared) == (state.ending == victory.TURN_LIMIT), "the shared deck tells the ending")
    require(not state.shared or state.turn == state.options.turn_limit, "the last turn must have ended")
    require(state.winners == victory.leaders(state), "the leaders must win")
