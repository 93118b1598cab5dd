"""Puzzles of Cthulhu Realms: win this turn for certain."""

from typing import Any, Final

from eldritch.puzzles.solver import certain_steps
from eldritch.puzzles.wins import Turn, WinPuzzles

from ..actions import BUY, END_TURN, GRAZE_PLAYER, SPARE, USE
from ..box.abilities import CONJURE, GAIN, MOST_LINES
from ..box.components import LOCATION
from ..state import Realm, kind_of

LASTING: Final = 15
"""No turn takes this many cards from the shared deck."""

BEYOND: Final = 500
"""More sanity than any turn takes."""

FULL: Final = 50
"""The sanity that a player begins with."""

LEAST_LOSS: Final = 5
"""A turn that takes less sanity is no puzzle."""


class RealmsPuzzles(WinPuzzles[Realm]):
    earliest_turn = 7
    luck = "refused"  # After a shuffle, bought cards may be drawn, and `options` leaves out buying.
    ignored_fields = ("ledger", "choices")  # `choices` only guards against endless turns.

    def is_near(self, seen: Realm) -> bool:
        """The shared deck has to last for the turn, because `options` leaves out buying."""
        return super().is_near(seen) and len(seen.shared) >= LASTING

    def just_enough(self, seen: Realm) -> Realm | None:
        """Set the other's sanity to the most that the turn can take for certain."""
        victim = 1 - int(seen.viewer)
        changed = seen.clone()
        changed.sanity[victim] = BEYOND
        turn = Turn(self, self.world(changed, 0), int(seen.viewer))
        left = [state.sanity[victim] for state, _ in certain_steps(turn) if type(state) is Realm and not state.over]
        loss = BEYOND - min(left, default=BEYOND)
        if not LEAST_LOSS <= loss <= FULL:
            return None
        changed.sanity[victim] = loss
        return changed

    def options(self, state: Realm, seat: int) -> list[int]:
        legal = state.legal(seat)
        return [action for action in legal if not is_useless(state, action)] or legal

    def promising(self, state: Realm, seat: int) -> list[int]:
        return [action for action in self.options(state, seat) if action < GRAZE_PLAYER]

    def hidden(self, state: Realm, seat: int) -> list[Any]:
        return [state.decks, state.shared, *state.hands[:seat], *state.hands[seat + 1 :]]


def is_useless(state: Realm, action: int) -> bool:
    """Whether the action cannot help to win this turn.

    - Buying, and abilities that only bring Power or sanity: a bought card lies in the discard pile, which is of no use
      this turn unless it is shuffled.
    - Ending the turn, sparing somebody, and hitting point by point somebody who has no location to hide behind.
    """
    if USE <= action < BUY:
        kind, line = divmod(action - USE, MOST_LINES)
        place = kind * MOST_LINES + line
        leaves = state.cards.ability[place] & state.cards.leaving[kind] != 0
        return state.cards.effect[place] in (CONJURE, GAIN) and not leaves
    if BUY <= action <= END_TURN or action == SPARE:
        return True
    if action < GRAZE_PLAYER:
        return False
    return all(state.cards.type[kind_of(card)] != LOCATION for card in state.in_play[1 - state.current])


PUZZLES: Final = RealmsPuzzles()
