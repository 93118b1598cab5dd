"""The abilities (Какие бывают способности), except for the Chorister.

Each is compulsory, and the current player chooses the targets (R16).
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame

from .. import actions, events
from ..box.components import (
    ABILITIES,
    ANY_LEGION,
    COMPLETE,
    DEVOURER,
    EMBODIED,
    EXECUTIONER,
    SCAVENGER,
    creature_at,
    seat_of,
    slot_of,
)
from ..state import Nightmare
from . import building, drawing
from .chain import DONE, NO_CARD, NO_TARGET, NOTHING_FITS, RUNNERS, Ability


@final
class Mourn(Ability):
    """The Mourner (Плакальщик) draws two cards, or one if there is only one."""

    def run(self, state: Nightmare, slot: i64) -> i64:
        if not drawing.possible(state):
            return NO_CARD
        drawing.draw(state, 2)
        return DONE


@final
class Mock(Ability):
    """The Mockingbird (Пересмешник) plays a card from the hand, of any legion. If one fits, it must (R11)."""

    def run(self, state: Nightmare, slot: i64) -> i64:
        places = building.open_places(state)
        for card in state.hands[state.current]:
            if state.cards.positions[card] & places != 0:
                state.stack.append(Mockingbird(state.current))
                return DONE
        events.nothing_fits(state, places)
        return NOTHING_FITS


@final
class Mockingbird(SeatFrame[Nightmare]):
    """The current player must play a card from the hand.

    The player is asked even if there is only one way, because the others must not learn that.
    """

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return building.plays(state, state.hands[seat], ANY_LEGION)

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        state.stack.pop()
        building.play_from_hand(state, actions.played_card(action), actions.played_slot(action), "mockingbird")


class TargetedAbility(Ability):
    """An ability that hits one creature. The player chooses if there are several targets."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, state: Nightmare, slot: i64) -> i64:
        targets = self.targets(state, slot)
        if not targets:
            return NO_TARGET
        if len(targets) == 1:
            self.hit(state, targets[0])
        else:
            state.stack.append(Aim(state.current, self.number, targets))
        return DONE

    def targets(self, state: Nightmare, slot: i64) -> list[int]:
        """The actions that the player can choose from, when the creature in the slot has the ability."""
        raise NotImplementedError

    def hit(self, state: Nightmare, action: i64) -> None:
        """Carry out the chosen action."""
        raise NotImplementedError


@final
class Aim(SeatFrame[Nightmare]):
    """The current player chooses the target of an ability."""

    def __init__(self, seat: i64, ability: i64, targets: list[int]) -> None:
        super().__init__(seat)
        self.ability: i64 = ability
        self.targets: list[int] = targets

    def shown(self) -> Facts:
        return {"seat": self.seat, "ability": ABILITIES[self.ability]}

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return self.targets[:]

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        state.stack.pop()
        ability = RUNNERS[self.ability]
        assert isinstance(ability, TargetedAbility)
        ability.hit(state, action)


@final
class Scavenge(TargetedAbility):
    """The Scavenger (Падальщик) discards an opponent's incomplete creature (R14)."""

    def __init__(self) -> None:
        super().__init__(SCAVENGER)

    def targets(self, state: Nightmare, slot: i64) -> list[int]:
        targets: list[int] = []
        for creature in range(len(state.height)):
            if seat_of(creature) != state.current and 0 < state.height[creature] < COMPLETE:
                targets.append(actions.scavenge(creature))
        return targets

    def hit(self, state: Nightmare, action: i64) -> None:
        creature = actions.scavenged_creature(action)
        cards = state.parts(creature)
        state.height[creature] = 0
        state.discard += cards
        events.scavenged(state, seat_of(creature), slot_of(creature), cards)


@final
class Execute(TargetedAbility):
    """The Executioner (Палач) takes the top card of an opponent's creature that is not embodied (R13)."""

    def __init__(self) -> None:
        super().__init__(EXECUTIONER)

    def targets(self, state: Nightmare, slot: i64) -> list[int]:
        targets: list[int] = []
        for creature in range(len(state.height)):
            if seat_of(creature) != state.current and 0 < state.height[creature] < EMBODIED:
                targets.append(actions.execute(creature))
        return targets

    def hit(self, state: Nightmare, action: i64) -> None:
        """The card goes to the current player's hand, in public view (R15)."""
        creature = actions.executed_creature(action)
        card = building.take_top(state, creature)
        state.add_to_hand(state.current, card)
        events.executed(state, seat_of(creature), slot_of(creature), card)


@final
class Devour(TargetedAbility):
    """The Devourer (Пожиратель) discards the top card of another creature of its owner, unless embodied (R12, R22)."""

    def __init__(self) -> None:
        super().__init__(DEVOURER)

    def targets(self, state: Nightmare, slot: i64) -> list[int]:
        targets: list[int] = []
        first = creature_at(state.current, 0)
        for other in range(state.target):
            if other != slot and 0 < state.height[first + other] < EMBODIED:
                targets.append(actions.devour(other))
        return targets

    def hit(self, state: Nightmare, action: i64) -> None:
        slot = actions.devoured_slot(action)
        card = building.take_top(state, creature_at(state.current, slot))
        state.discard.append(card)
        events.devoured(state, slot, card)
