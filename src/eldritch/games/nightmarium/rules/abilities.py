"""The six abilities (Какие бывают способности). Each is compulsory; the acting player picks the targets (R16)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import DEVOUR, EXECUTE, PLAY, SCAVENGE
from ..box.components import (
    ABILITIES,
    CHORISTER,
    COMPLETE,
    DEVOURER,
    EMBODIED,
    EXECUTIONER,
    MOCKINGBIRD,
    MOST_CREATURES,
    MOURNER,
    SCAVENGER,
)
from ..state import PARTS, Nightmare
from . import building, chorister, drawing

DONE = ""
NO_TARGET = "no_target"
NO_CARD = "no_card"
NOTHING_FITS = "nothing_fits"


def run(state: Nightmare, ability: i64, slot: i64) -> str:
    """Carry out an ability of the creature in the slot, or say what stands in its way (R18)."""
    if ability == MOURNER:
        return mourn(state)
    if ability == CHORISTER:
        return chorister.sing(state)
    if ability == MOCKINGBIRD:
        return mock(state)
    if ability == SCAVENGER:
        return aim(state, SCAVENGER, scavenger_targets(state))
    if ability == EXECUTIONER:
        return aim(state, EXECUTIONER, executioner_targets(state))
    assert ability == DEVOURER
    return aim(state, DEVOURER, devourer_targets(state, slot))


def mourn(state: Nightmare) -> str:
    """The Mourner (Плакальщик) draws two cards, or one if there is but one."""
    if not drawing.possible(state):
        return NO_CARD
    drawing.draw(state, 2)
    return DONE


def mock(state: Nightmare) -> str:
    """The Mockingbird (Пересмешник) plays a card of the hand, of any legion; it must if one fits (R11)."""
    places = building.open_places(state)
    for card in state.hands[state.current]:
        if state.cards.positions[card] & places != 0:
            state.stack.append(Mock(state.current))
            return DONE
    events.nothing_to_mock(state, places)
    return NOTHING_FITS


@final
class Mock(Frame[Nightmare]):
    """The current player must play a card of the hand.

    It is asked even when only one card fits: that there is only one is nobody else's to know.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "mockingbird"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Nightmare) -> i64:
        return bit(self.seat)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return building.plays(state, state.hands[seat], building.ANY_LEGION)

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        state.stack.pop()
        card = (action - PLAY) // MOST_CREATURES
        building.play_from_hand(state, card, (action - PLAY) % MOST_CREATURES, "mockingbird")


def scavenger_targets(state: Nightmare) -> list[int]:
    """The Scavenger (Падальщик) clears an incomplete creature of an opponent (R14)."""
    targets: list[int] = []
    for creature in range(len(state.height)):
        if creature // MOST_CREATURES != state.current and 0 < state.height[creature] < COMPLETE:
            targets.append(SCAVENGE + creature)
    return targets


def executioner_targets(state: Nightmare) -> list[int]:
    """The Executioner (Палач) takes the top card of any opponent's creature that is not embodied (R13)."""
    targets: list[int] = []
    for creature in range(len(state.height)):
        if creature // MOST_CREATURES != state.current and 0 < state.height[creature] < EMBODIED:
            targets.append(EXECUTE + creature)
    return targets


def devourer_targets(state: Nightmare, running: i64) -> list[int]:
    """The Devourer (Пожиратель) discards the top card of another own creature that is not embodied (R12)."""
    targets: list[int] = []
    first = state.current * MOST_CREATURES
    for slot in range(state.target):
        if slot != running and 0 < state.height[first + slot] < EMBODIED:
            targets.append(DEVOUR + slot)
    return targets


def aim(state: Nightmare, ability: i64, targets: list[int]) -> str:
    """With one target the ability hits it; among several the player chooses; with none it cannot be done."""
    if not targets:
        return NO_TARGET
    if len(targets) == 1:
        hit(state, ability, targets[0])
    else:
        state.stack.append(Aim(state.current, ability, targets))
    return DONE


@final
class Aim(Frame[Nightmare]):
    """The current player chooses the target of an ability."""

    def __init__(self, seat: i64, ability: i64, targets: list[int]) -> None:
        self.seat: i64 = seat
        self.ability: i64 = ability
        self.targets: list[int] = targets

    def name(self) -> str:
        return "aim"

    def fields(self) -> Fields:
        return [self.seat, self.ability, self.targets[:]]

    def shown(self) -> Facts:
        return {"seat": self.seat, "ability": ABILITIES[self.ability]}

    def owing(self, state: Nightmare) -> i64:
        return bit(self.seat)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return self.targets[:]

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        state.stack.pop()
        hit(state, self.ability, action)


def hit(state: Nightmare, ability: i64, target: i64) -> None:
    """The ability strikes the chosen creature."""
    if ability == SCAVENGER:
        scavenge(state, target - SCAVENGE)
    elif ability == EXECUTIONER:
        execute(state, target - EXECUTE)
    else:
        devour(state, target - DEVOUR)


def scavenge(state: Nightmare, creature: i64) -> None:
    """All cards of the creature go to the discard."""
    cards = state.body[creature * PARTS : creature * PARTS + state.height[creature]]
    state.height[creature] = 0
    state.discard += cards
    events.scavenged(state, creature // MOST_CREATURES, creature % MOST_CREATURES, cards)


def execute(state: Nightmare, creature: i64) -> None:
    """The top card of the creature goes to the acting player's hand, in everyone's sight."""
    card = building.take_top(state, creature)
    building.add_to_hand(state.hands[state.current], card)
    events.executed(state, creature // MOST_CREATURES, creature % MOST_CREATURES, card)


def devour(state: Nightmare, slot: i64) -> None:
    """The top card of the player's own creature goes to the discard."""
    card = building.take_top(state, state.creature(state.current, slot))
    state.discard.append(card)
    events.devoured(state, slot, card)
