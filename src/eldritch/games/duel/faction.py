"""The interface between the rules and the factions: every question that the phases and battles ask a faction.

The rules know nothing about single factions. A method of `Faction` gives the answer of a faction without a rule of its
own; the classes in `rules/factions/` override what they change. `S` is the position, which holds its factions and is
therefore declared above this module.
"""

from typing import Generic, TypeVar

from mypy_extensions import i64

from .box.components import CULTIST, Sheet

S = TypeVar("S")


class Faction(Generic[S]):
    """A faction in a seat. It holds only the printed sheet; everything that changes is in the position."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Sheet = sheet

    # Figures.

    def cost(self, state: S, seat: i64, kind: i64) -> i64:
        """What a figure costs now."""
        return self.sheet.cost[kind]

    def combat(self, state: S, seat: i64, kind: i64) -> i64:
        """How many dice a figure brings to a battle now."""
        return self.sheet.combat[kind]

    def can_keep(self, state: S, seat: i64, kind: i64) -> bool:
        """Whether figures of this kind build and control gates."""
        return self.sheet.type[kind] == CULTIST

    def summons_many(self) -> bool:
        """Whether one Summon action brings any number of monsters."""
        return False

    # The Action Phase. Options are appended in rising order.

    def awaken_options(self, state: S, seat: i64, options: list[int]) -> None:
        """The ways to awaken a Great Old One."""

    def awaken(self, state: S, seat: i64, kind: i64, area: i64) -> None:
        """Awaken a Great Old One."""

    def requirement_options(self, state: S, seat: i64, options: list[int]) -> None:
        """Requirements of spellbooks that a player can meet instead of taking an action."""

    def fulfil(self, state: S, seat: i64, slot: i64) -> None:
        """Meet a requirement instead of an action."""

    def unique_options(self, state: S, seat: i64, options: list[int]) -> None:
        """The actions that only this faction has."""

    def act(self, state: S, seat: i64, action: i64) -> None:
        """Carry out a unique action."""

    def free_options(self, state: S, seat: i64, options: list[int]) -> None:
        """Effects that are open at any moment of one's own turn and are not actions."""

    def act_freely(self, state: S, seat: i64, action: i64) -> bool:
        """Carry out a free effect. Returns False if the action is none."""
        return False

    def has_window(self, state: S, seat: i64) -> bool:
        """Whether this faction has an effect that can be used between the enemy's actions."""
        return False

    def between_actions(self, state: S, seat: i64) -> None:
        """The enemy has acted and could act again first: offer the effect for that moment, if any (ruling 31)."""

    # Spellbooks.

    def fulfilled(self, state: S, seat: i64) -> i64:
        """The requirements that the position on the map fulfils now, as bits by slot."""
        return 0

    def needed(self, slot: i64) -> i64:
        """The number that a requirement asks for; 0 if it cannot be counted."""
        return 0

    def done(self, state: S, seat: i64, slot: i64) -> i64:
        """How much of that number has been reached."""
        return 0

    # The other phases.

    def income(self, state: S, seat: i64) -> i64:
        """Power gathered by special abilities."""
        return 0

    def doom_phase_begins(self, state: S, seat: i64) -> None:
        """What happens automatically at the start of this player's part of the Doom Phase."""

    def doom_options(self, state: S, seat: i64, used: i64, options: list[int]) -> None:
        """Special abilities of the Doom Phase; `used` holds one bit for each that was used."""

    def doom_act(self, state: S, seat: i64, action: i64) -> i64:
        """Carry out an ability of the Doom Phase. Returns the bit that marks it as used."""
        return 0

    # Battle.

    def before_battle_options(self, state: S, seat: i64, options: list[int]) -> None:
        """The pre-battle abilities that can be used now."""

    def before_battle(self, state: S, seat: i64, action: i64) -> None:
        """Carry out a pre-battle ability."""

    def takes_two(self, state: S, seat: i64, kind: i64) -> bool:
        """Whether a figure of this kind can be given two results, so that only two Kills kill it."""
        return False

    def after_kills(self, state: S, seat: i64) -> None:
        """Post-battle abilities that come between Kills and Pains."""

    def battle_over(self, state: S, seat: i64, victims: i64) -> None:
        """A battle is over in which this player killed `victims` enemy figures."""
