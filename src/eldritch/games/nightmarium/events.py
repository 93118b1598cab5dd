"""What happens in a game of Nightmarium, told to those who listen and entered into the ledger of what is known.

Rules call these and nothing else to say that something happened; in playouts nobody listens and they cost next to
nothing. Slots count from 0, cards are their printed numbers.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .box.components import ABILITIES, LEGIONS, PLACES, SEAL

if TYPE_CHECKING:
    from .state import Nightmare


def turn_began(state: "Nightmare") -> None:
    if state.events is not None:
        state.tell("turn_began", {"seat": state.current, "turn": state.turn})


def turn_ended(state: "Nightmare") -> None:
    if state.events is not None:
        state.tell("turn_ended", {"seat": state.current, "complete": state.complete_creatures(state.current)})


def passed(state: "Nightmare") -> None:
    """Nothing at all can be done: an action is lost (R1)."""
    if state.events is not None:
        state.tell("passed", {"seat": state.current})


def played(state: "Nightmare", card: i64, slot: i64, height: i64, source: str) -> None:
    """A card came to lie on a creature, by an action or by an ability (its name is the source)."""
    if state.ledger is not None and source != "chorister":
        state.ledger.card_left(state.current, card)
    if state.events is not None:
        state.tell(
            "played",
            {"seat": state.current, "card": card, "slot": slot, "position": PLACES[height], "by": source},
        )


def completed(state: "Nightmare", slot: i64) -> None:
    if state.events is not None:
        state.tell("completed", {"seat": state.current, "slot": slot})


def embodied(state: "Nightmare", slot: i64, awake: bool) -> None:
    """A seal was set; awake says whether any ability of the creature is of the seal's legion."""
    if state.events is not None:
        creature = state.creature(state.current, slot)
        state.tell(
            "embodied",
            {
                "seat": state.current,
                "slot": slot,
                "legion": LEGIONS[state.cards.legion[state.part(creature, SEAL)]],
                "awake": awake,
            },
        )


def replayed(state: "Nightmare", slot: i64, accepted: bool) -> None:
    if state.events is not None:
        state.tell("replayed" if accepted else "declined", {"seat": state.current, "slot": slot})


def drew(state: "Nightmare", cards: list[i64], asked: i64) -> None:
    """The current player drew, perhaps fewer than asked for."""
    if state.events is not None:
        state.tell(
            "drew",
            {"seat": state.current, "count": len(cards), "asked": asked},
            {state.current: {"cards": sorted(cards)}},
        )


def reshuffled(state: "Nightmare") -> None:
    if state.events is not None:
        state.tell("reshuffled", {"deck": len(state.deck)})


def swapped(state: "Nightmare", cards: list[i64]) -> None:
    if state.ledger is not None:
        for card in cards:
            state.ledger.card_left(state.current, card)
    if state.events is not None:
        state.tell("swapped", {"seat": state.current, "cards": cards[:]})


def pure_legion(state: "Nightmare", slot: i64, legion: i64) -> None:
    """A creature of one legion was completed: every opponent discards."""
    if state.events is not None:
        state.tell("pure_legion", {"seat": state.current, "slot": slot, "legion": LEGIONS[legion]})


def answered(state: "Nightmare", seat: i64) -> None:
    """An opponent has chosen what to discard for a pure legion; others have not yet, so it stays face down."""
    if state.events is not None:
        state.tell("answered", {"seat": seat})


def gave_up(state: "Nightmare", seat: i64, cards: list[i64], legion: i64, void: i64) -> None:
    """An opponent discarded for a pure legion; two other cards prove that the hand held none of it."""
    if state.ledger is not None:
        for card in cards:
            state.ledger.card_left(seat, card)
        state.ledger.proved_void(seat, void)
    if state.events is not None:
        state.tell("gave_up", {"seat": seat, "cards": cards[:], "legion": LEGIONS[legion], "void": void != 0})


def fired(state: "Nightmare", slot: i64, position: i64, ability: i64) -> None:
    if state.events is not None:
        creature = state.creature(state.current, slot)
        state.tell(
            "fired",
            {
                "seat": state.current,
                "slot": slot,
                "position": PLACES[position],
                "card": state.part(creature, position),
                "ability": ABILITIES[ability],
            },
        )


def chain_stopped(state: "Nightmare", slot: i64, position: i64, ability: i64, reason: str) -> None:
    """An ability could not be carried out, so the rest of the chain is lost."""
    if state.events is not None:
        state.tell(
            "chain_stopped",
            {
                "seat": state.current,
                "slot": slot,
                "position": PLACES[position],
                "ability": ABILITIES[ability],
                "reason": reason,
            },
        )


def nothing_to_mock(state: "Nightmare", void: i64) -> None:
    """A Mockingbird that plays nothing proves that no card of the hand fits any open place."""
    if state.ledger is not None:
        state.ledger.proved_void(state.current, void)


def chain_ended(state: "Nightmare", slot: i64) -> None:
    if state.events is not None:
        state.tell("chain_ended", {"seat": state.current, "slot": slot})


def interrupted(state: "Nightmare", slot: i64, by: i64) -> None:
    """Another creature was completed or embodied: what was left of this chain is lost."""
    if state.events is not None:
        state.tell("interrupted", {"seat": state.current, "slot": slot, "by": by})


def scavenged(state: "Nightmare", victim: i64, slot: i64, cards: list[i64]) -> None:
    if state.events is not None:
        state.tell("scavenged", {"seat": state.current, "victim": victim, "slot": slot, "cards": cards[:]})


def executed(state: "Nightmare", victim: i64, slot: i64, card: i64) -> None:
    """A card was taken into the hand in everyone's sight."""
    if state.ledger is not None:
        state.ledger.taken_in_sight(state.current, card)
    if state.events is not None:
        state.tell("executed", {"seat": state.current, "victim": victim, "slot": slot, "card": card})


def devoured(state: "Nightmare", slot: i64, card: i64) -> None:
    if state.events is not None:
        state.tell("devoured", {"seat": state.current, "slot": slot, "card": card})


def turned_up(state: "Nightmare", cards: list[i64]) -> None:
    if state.events is not None:
        state.tell("turned_up", {"seat": state.current, "cards": cards[:]})


def unplaced(state: "Nightmare", cards: list[i64]) -> None:
    """Cards the Chorister turned up found no place and were discarded."""
    if state.events is not None:
        state.tell("unplaced", {"seat": state.current, "cards": cards[:]})


def game_ended(state: "Nightmare") -> None:
    if state.events is not None:
        counts = [state.complete_creatures(seat) for seat in range(state.seats)]
        state.tell("game_ended", {"ending": state.ending, "winners": state.winners[:], "complete": counts})
