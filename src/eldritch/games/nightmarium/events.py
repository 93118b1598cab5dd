"""The events of Nightmarium: one function for each thing that can happen.

The rules call these functions, which inform listeners and update the ledger. In playouts there are no listeners and
the calls cost almost nothing. Slots count from 0; cards are their printed numbers.
"""

from mypy_extensions import i64

from .box.components import ABILITIES, LEGIONS, PLACES, SEAL, creature_at
from .state import Nightmare


def turn_began(state: Nightmare) -> None:
    if state.events is not None:
        state.emit("turn_began", {"seat": state.current, "turn": state.turn})


def turn_ended(state: Nightmare) -> None:
    if state.events is not None:
        state.emit("turn_ended", {"seat": state.current, "complete": state.complete_creatures(state.current)})


def passed(state: Nightmare) -> None:
    """The player cannot do anything, so an action is lost (R1)."""
    if state.events is not None:
        state.emit("passed", {"seat": state.current})


def played(state: Nightmare, card: i64, slot: i64, position: i64, source: str) -> None:
    """A card was put on a creature; `source` is "action" or the name of an ability."""
    if state.ledger is not None and source != "chorister":
        state.ledger.card_left_hand(state.current, card)
    if state.events is not None:
        state.emit(
            "played",
            {"seat": state.current, "card": card, "slot": slot, "position": PLACES[position], "by": source},
        )


def completed(state: Nightmare, slot: i64) -> None:
    if state.events is not None:
        state.emit("completed", {"seat": state.current, "slot": slot})


def embodied(state: Nightmare, slot: i64, awake: bool) -> None:
    """A seal was played; `awake` says whether the creature has an ability of the seal's legion."""
    if state.events is not None:
        creature = creature_at(state.current, slot)
        state.emit(
            "embodied",
            {
                "seat": state.current,
                "slot": slot,
                "legion": LEGIONS[state.cards.legion[state.part(creature, SEAL)]],
                "awake": awake,
            },
        )


def replayed(state: Nightmare, slot: i64, accepted: bool) -> None:
    if state.events is not None:
        state.emit("replayed" if accepted else "declined", {"seat": state.current, "slot": slot})


def drew(state: Nightmare, cards: list[i64], asked: i64) -> None:
    """The current player drew cards, possibly fewer than `asked`."""
    if state.events is not None:
        state.emit(
            "drew",
            {"seat": state.current, "count": len(cards), "asked": asked},
            {state.current: {"cards": sorted(cards)}},
        )


def reshuffled(state: Nightmare) -> None:
    if state.events is not None:
        state.emit("reshuffled", {"deck": len(state.deck)})


def swapped(state: Nightmare, cards: list[i64]) -> None:
    if state.ledger is not None:
        for card in cards:
            state.ledger.card_left_hand(state.current, card)
    if state.events is not None:
        state.emit("swapped", {"seat": state.current, "cards": cards[:]})


def pure_legion(state: Nightmare, slot: i64, legion: i64) -> None:
    """A creature of one legion was completed, so every opponent discards."""
    if state.events is not None:
        state.emit("pure_legion", {"seat": state.current, "slot": slot, "legion": LEGIONS[legion]})


def answered(state: Nightmare, seat: i64) -> None:
    """An opponent has chosen a discard for a pure legion. It stays hidden until all have chosen."""
    if state.events is not None:
        state.emit("answered", {"seat": seat})


def gave_up(state: Nightmare, seat: i64, cards: list[i64], legion: i64, void: i64) -> None:
    """An opponent discarded for a pure legion. `void` is the trait that this proves the hand to lack, or 0."""
    if state.ledger is not None:
        for card in cards:
            state.ledger.card_left_hand(seat, card)
        state.ledger.void_proved(seat, void)
    if state.events is not None:
        state.emit("gave_up", {"seat": seat, "cards": cards[:], "legion": LEGIONS[legion], "void": void != 0})


def fired(state: Nightmare, slot: i64, position: i64, ability: i64) -> None:
    if state.events is not None:
        creature = creature_at(state.current, slot)
        state.emit(
            "fired",
            {
                "seat": state.current,
                "slot": slot,
                "position": PLACES[position],
                "card": state.part(creature, position),
                "ability": ABILITIES[ability],
            },
        )


def chain_stopped(state: Nightmare, slot: i64, position: i64, ability: i64, reason: str) -> None:
    """An ability could not be carried out, so the rest of the chain is lost."""
    if state.events is not None:
        state.emit(
            "chain_stopped",
            {
                "seat": state.current,
                "slot": slot,
                "position": PLACES[position],
                "ability": ABILITIES[ability],
                "reason": reason,
            },
        )


def nothing_fits(state: Nightmare, void: i64) -> None:
    """A Mockingbird that plays nothing proves that no card of the hand fits any of these positions."""
    if state.ledger is not None:
        state.ledger.void_proved(state.current, void)


def chain_ended(state: Nightmare, slot: i64) -> None:
    if state.events is not None:
        state.emit("chain_ended", {"seat": state.current, "slot": slot})


def interrupted(state: Nightmare, slot: i64, by: i64) -> None:
    """Another creature was completed or embodied, so the rest of this chain is lost."""
    if state.events is not None:
        state.emit("interrupted", {"seat": state.current, "slot": slot, "by": by})


def scavenged(state: Nightmare, victim: i64, slot: i64, cards: list[i64]) -> None:
    if state.events is not None:
        state.emit("scavenged", {"seat": state.current, "victim": victim, "slot": slot, "cards": cards[:]})


def executed(state: Nightmare, victim: i64, slot: i64, card: i64) -> None:
    """A card went from a creature to the current player's hand, in public view."""
    if state.ledger is not None:
        state.ledger.card_taken(state.current, card)
    if state.events is not None:
        state.emit("executed", {"seat": state.current, "victim": victim, "slot": slot, "card": card})


def devoured(state: Nightmare, slot: i64, card: i64) -> None:
    if state.events is not None:
        state.emit("devoured", {"seat": state.current, "slot": slot, "card": card})


def turned_up(state: Nightmare, cards: list[i64]) -> None:
    if state.events is not None:
        state.emit("turned_up", {"seat": state.current, "cards": cards[:]})


def unplaced(state: Nightmare, cards: list[i64]) -> None:
    """Cards turned up by the Chorister fitted nowhere and were discarded."""
    if state.events is not None:
        state.emit("unplaced", {"seat": state.current, "cards": cards[:]})


def game_ended(state: Nightmare) -> None:
    if state.events is not None:
        counts = [state.complete_creatures(seat) for seat in range(state.seats)]
        state.emit("game_ended", {"ending": state.ending, "winners": state.winners[:], "complete": counts})
