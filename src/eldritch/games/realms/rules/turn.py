"""The course of a turn (Ход игры): play cards, use abilities and buy in any order; then discard and draw five."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import NOBODY, bit

from .. import events
from ..actions import (
    BUY,
    END_TURN,
    card_in_market,
    card_played,
    is_play,
    is_use,
    line_used,
    play_action,
    side_in_market,
)
from ..box.components import LOCATION
from ..state import Realm, kind_of, recovered
from . import activation, drawing, market, neighbours, victory
from .decision import ActivePlayerFrame

HAND: Final = 5

MAX_CHOICES: Final = 1000
"""After this many choices a turn can only be ended, so that none goes on for ever (ruling 11)."""


def begin(state: Realm, seat: i64) -> None:
    """The seat's turn begins. Cards abjured in the last turn can no longer be returned (ruling 32)."""
    state.current = seat
    state.turn += 1
    state.choices = 0
    if state.abjured:
        state.box += state.abjured
        state.abjured = []
    state.stack.append(Turn())
    events.turn_began(state)


def end(state: Realm) -> None:
    """Clean up, draw five, and on to the next player, unless the game is over (rulings 36 and 44)."""
    state.stack.pop()
    events.turn_ended(state)
    clean_up(state)
    drawing.draw(state, state.current, HAND)
    victory.at_end_of_turn(state)
    if not state.over:
        begin(state, neighbours.after(state, state.current))


def clean_up(state: Realm) -> None:
    """The active player's hand, characters and artifacts are discarded; power and requirements lapse (ruling 36)."""
    seat = state.current
    state.power = 0
    state.happened = 0
    pile = state.discards[seat]
    for card in state.in_play[seat]:
        if not is_location(state, card):
            pile.append(kind_of(card))
    pile += state.hands[seat]
    if state.hands[seat]:
        events.discarded_rest(state, seat, state.hands[seat])
        state.hands[seat] = []
    for other in range(state.seats):
        if state.in_play[other]:
            state.in_play[other] = recovered_locations(state, state.in_play[other])


def recovered_locations(state: Realm, in_play: list[i64]) -> list[i64]:
    """Locations stay in play; they get back their sanity and may use all abilities again (rulings 2 and 20)."""
    locations: list[i64] = []
    for card in in_play:
        if is_location(state, card):
            locations.append(recovered(card))
    return locations


def is_location(state: Realm, card: i64) -> bool:
    """Whether a card in play is a location."""
    return state.cards.type[kind_of(card)] == LOCATION


@final
class Turn(ActivePlayerFrame):
    """The active player makes one choice after another, until they end the turn."""

    def owing(self, state: Realm) -> i64:
        """Nobody if the action that emptied the shared deck ends the game; `go` then ends it (ruling 18)."""
        if not state.shared and state.options.empty_deck == "immediate":
            return NOBODY
        return bit(state.current)

    def go(self, state: Realm) -> None:
        victory.empty_deck(state)

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        if state.choices < MAX_CHOICES:
            last: i64 = -1
            for card in state.hands[seat]:
                if card != last:
                    options.append(play_action(card))
                last = card
            activation.add_uses(state, seat, options)
            market.add_offers(state, seat, BUY, state.power, options)
        options.append(END_TURN)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.choices += 1
        if is_play(action):
            activation.play(state, seat, card_played(action))
        elif is_use(action):
            activation.use(state, line_used(action))
        elif action == END_TURN:
            end(state)
        else:
            market.buy(state, seat, card_in_market(action, BUY), side_in_market(action, BUY))
