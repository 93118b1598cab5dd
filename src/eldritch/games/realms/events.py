"""The events of Cthulhu Realms: reported to listeners and entered into the ledger.

Rules call these functions to report what happened. Playouts have no listeners, so events cost next to nothing there.
Cards are given by their keys.
"""

from mypy_extensions import i64

from .box.components import KEYS
from .state import Realm


def keys(cards: list[i64]) -> list[str]:
    return [KEYS[card] for card in cards]


def turn_began(state: Realm) -> None:
    if state.events is not None:
        state.emit("turn_began", {"seat": state.current, "turn": state.turn})


def turn_ended(state: Realm) -> None:
    if state.events is not None:
        state.emit("turn_ended", {"seat": state.current, "power": state.power})


def played(state: Realm, card: i64) -> None:
    if state.ledger is not None:
        state.ledger.card_left(state.current, card)
    if state.events is not None:
        state.emit("played", {"seat": state.current, "card": KEYS[card]})


def used(state: Realm, card: i64, line: i64) -> None:
    """A line of an ability was used; further events report its effect."""
    if state.events is not None:
        state.emit("used", {"seat": state.current, "card": KEYS[card], "line": line})


def aimed(state: Realm, target: i64) -> None:
    """The active player chose the player an ability is for."""
    if state.events is not None:
        state.emit("aimed", {"seat": state.current, "target": target})


def conjured(state: Realm, amount: i64) -> None:
    if state.events is not None:
        state.emit("conjured", {"seat": state.current, "amount": amount, "power": state.power})


def bought(state: Realm, card: i64, side: i64) -> None:
    if state.events is not None:
        state.emit(
            "bought", {"seat": state.current, "card": KEYS[card], "side": side, "price": state.cards.price[card]}
        )


def refilled(state: Realm, place: i64) -> None:
    """A place of a row was filled, or stays empty for lack of shared cards; the deck shows its next card."""
    if state.events is not None:
        card = state.rows[place]
        state.emit(
            "refilled",
            {
                "row": place // state.width,
                "place": place % state.width,
                "card": KEYS[card] if card >= 0 else None,
                "top": KEYS[state.shared[-1]] if state.shared else None,
                "left": len(state.shared),
            },
        )


def gained(state: Realm, seat: i64, amount: i64) -> None:
    if state.events is not None:
        state.emit("gained", {"seat": state.current, "target": seat, "amount": amount, "sanity": state.sanity[seat]})


def lost(state: Realm, seat: i64, amount: i64) -> None:
    if state.events is not None:
        state.emit("lost", {"seat": state.current, "target": seat, "amount": amount, "sanity": state.sanity[seat]})


def location_lost(state: Realm, seat: i64, card: i64, amount: i64) -> None:
    if state.events is not None:
        state.emit("location_lost", {"seat": state.current, "target": seat, "card": KEYS[card], "amount": amount})


def spared(state: Realm, seat: i64, rest: i64) -> None:
    """The active player left the rest of a loss unused."""
    if state.events is not None:
        state.emit("spared", {"seat": state.current, "target": seat, "rest": rest})


def destroyed(state: Realm, seat: i64, card: i64) -> None:
    if state.events is not None:
        state.emit("destroyed", {"seat": state.current, "target": seat, "card": KEYS[card]})


def drew(state: Realm, seat: i64, cards: list[i64], asked: i64) -> None:
    """A player drew, perhaps fewer cards than asked for. Cards drawn together are listed in no order."""
    if state.events is not None:
        private = {seat: {"cards": keys(sorted(cards))}}
        state.emit("drew", {"seat": seat, "count": len(cards), "asked": asked}, private)


def reshuffled(state: Realm, seat: i64) -> None:
    if state.events is not None:
        state.emit("reshuffled", {"seat": seat, "deck": len(state.decks[seat])})


def discarded(state: Realm, seat: i64, card: i64) -> None:
    """A card was discarded from a hand by an effect."""
    if state.ledger is not None:
        state.ledger.card_left(seat, card)
    if state.events is not None:
        state.emit("discarded", {"seat": seat, "card": KEYS[card]})


def discarded_rest(state: Realm, seat: i64, cards: list[i64]) -> None:
    """The cards left in hand at the end of a turn were discarded."""
    if state.ledger is not None:
        for card in cards:
            state.ledger.card_left(seat, card)
    if state.events is not None:
        state.emit("discarded_rest", {"seat": seat, "cards": keys(cards)})


def abjured(state: Realm, card: i64, source: str) -> None:
    """The active player abjured a card from the `source`: hand, discard pile, market or play."""
    if state.ledger is not None and source == "hand":
        state.ledger.card_left(state.current, card)
    if state.events is not None:
        state.emit("abjured", {"seat": state.current, "card": KEYS[card], "from": source})


def returned(state: Realm, card: i64) -> None:
    """A card came back face up on top of the active player's deck."""
    if state.ledger is not None:
        state.ledger.put_on_top(state.current, card)
    if state.events is not None:
        state.emit("returned", {"seat": state.current, "card": KEYS[card]})


def eliminated(state: Realm, seat: i64) -> None:
    if state.events is not None:
        state.emit("eliminated", {"seat": state.current, "target": seat})


def swept(state: Realm, seat: i64, cards: list[i64]) -> None:
    """All cards of an eliminated player went face up to the box."""
    if state.ledger is not None:
        state.ledger.forget(seat)
    if state.events is not None:
        state.emit("swept", {"target": seat, "cards": keys(cards)})


def swept_row(state: Realm, one: i64, other: i64, cards: list[i64]) -> None:
    """The row between an eliminated player and a neighbour went to the box."""
    if state.events is not None:
        state.emit("swept_row", {"between": [one, other], "cards": keys(cards)})


def game_ended(state: Realm) -> None:
    """`tie_break` says which cards count when sanity is equal."""
    if state.events is not None:
        state.emit(
            "game_ended",
            {
                "ending": state.ending,
                "winners": state.winners[:],
                "sanity": state.sanity[:],
                "tie_break": state.options.tie_break,
            },
        )
