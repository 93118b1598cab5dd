"""Checks of the knowledge of single games against a complete position.

The checks of `secrecy` apply to every game. A game whose views state more than the location of components adds its own
check here. A fact must hold in the true position (otherwise the knowledge is false) and in every imagined position
(otherwise it is ignored).
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from eldritch.core.state import UNKNOWN, State
from eldritch.games.castle.knowledge.card_constraints import CardConstraints
from eldritch.games.castle.knowledge.cases import KIND_BITS
from eldritch.games.castle.knowledge.ledger import Ledger
from eldritch.games.castle.knowledge.sampling import matchings


def nightmarium(state: Any) -> None:
    """Known cards are in the hand, no hidden card has a trait that was ruled out, every pool holds what it says."""
    hidden = [Counter(hand) for hand in state.hands]
    for seat, known in enumerate(state.ledger.known):
        hidden[seat].subtract(known)
        assert min(hidden[seat].values(), default=0) >= 0, f"seat {seat} is said to hold {known}, but has not"
        barred = [card for card in +hidden[seat] if state.cards.traits[card] & state.ledger.void[seat]]
        assert not barred, f"seat {seat} holds {barred}, which was ruled out"
        held = sum(pool.in_hand[seat] for pool in state.ledger.pools)
        assert held == hidden[seat].total(), f"seat {seat} hides {hidden[seat].total()} cards, not {held}"
    unseen = sum((Counter(pool.cards()) for pool in state.ledger.pools), Counter[int]())
    assert unseen == sum(hidden, Counter(state.deck)), "the pools are not the cards that are hidden"
    _nightmarium_pools(state, hidden)
    _nightmarium_voids(state)


def _nightmarium_pools(state: Any, hidden: list[Counter[int]]) -> None:
    """Cards of which there is one are in a hand that holds cards of their pool; older pools are in hands alone."""
    for number, pool in enumerate(state.ledger.pools):
        if number < len(state.ledger.pools) - 1:
            assert sum(pool.in_hand) == len(pool.cards()), "a card of an old deck is in no hand"
        for seat, hand in enumerate(hidden):
            sure = sum(1 for card in pool.cards() if hand[card] and state.cards.copies[card] == 1)
            assert sure <= pool.in_hand[seat], f"seat {seat} holds more cards of pool {number} than said"


def _nightmarium_voids(state: Any) -> None:
    """No card of the hand has a position or a legion that the view says it has none of."""
    kinds = {entry["card"]: {entry["legion"], *entry["positions"]} for entry in state.edition.described()}
    for seat, player in enumerate(state.view(None)["table"]["seats"]):
        assert not any(kinds[card] & set(player["void"]) for card in state.hands[seat]), f"seat {seat} is not so void"


def castle(state: Any) -> None:
    """Every ledger allows the true locations of cards, and its known allegiances are right."""
    for ledger in state.ledgers:
        ledger.catch_up()
        whose = f"the ledger of seat {ledger.seat}"
        assert admits(ledger.items, item_places(ledger, state.hands, state.pile)), f"{whose} rules the items out"
        people = [[profession] for profession in state.professions]
        assert admits(ledger.professions, [*people, state.spare, []]), f"{whose} rules the professions out"
        for known, card in zip(ledger.allegiance, state.allegiance, strict=True):
            assert known in (UNKNOWN, card), f"{whose} has a wrong allegiance"


def admits(constraints: CardConstraints, places: list[list[int]]) -> bool:
    """Whether some case of the constraints has these cards in these places."""
    for case in constraints.cases.nested():
        if all(
            len(tokens) == len(cards) and matchings([token & KIND_BITS for token in tokens], sorted(cards)) > 0
            for tokens, cards in zip(case, places, strict=True)
        ):
            return True
    return False


def item_places(ledger: Ledger, hands: list[list[int]], pile: list[int]) -> list[list[int]]:
    """The items by the places of a ledger, given the pile from the bottom up."""
    rest = list(pile)
    top = [[rest.pop()] if ledger.items.size(ledger.pile + depth) else [] for depth in (1, 2)]
    return [*hands, rest, *top, *([] for _ in hands)]


FACTS: Final[dict[str, Callable[[State], None]]] = {"nightmarium": nightmarium, "castle": castle}


def check_facts(state: State) -> None:
    """Check that the game's knowledge holds in this position."""
    check = FACTS.get(state.edition.game)
    if check is not None:
        check(state)
