"""The course of a turn (Ход игры): play cards, use abilities and buy in any order; then discard and draw five."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import BUY, END_TURN, PLAY, SIDES, USE
from ..box.abilities import MOST_LINES
from ..box.components import LOCATION
from ..state import FRESH, Realm, kind_of
from . import activation, drawing, market, neighbours, victory

HAND: Final = 5

MOST_CHOICES: Final = 1000
"""No turn can go on for ever; this makes sure of it (ruling 11)."""


def begin(state: Realm, seat: i64) -> None:
    """It is the seat's turn; nothing has happened in it yet."""
    state.current = seat
    state.turn += 1
    state.power = 0
    state.happened = 0
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
    """Hand, characters and artifacts are discarded, power is lost; all locations recover and are unused (ruling 36)."""
    seat = state.current
    state.power = 0
    state.happened = 0
    pile = state.discards[seat]
    for card in state.in_play[seat]:
        if state.cards.type[kind_of(card)] != LOCATION:
            pile.append(kind_of(card))
    pile += state.hands[seat]
    if state.hands[seat]:
        events.discarded_rest(state, seat, state.hands[seat])
        state.hands[seat] = []
    for other in range(state.seats):
        if state.in_play[other]:
            state.in_play[other] = recovered(state, state.in_play[other])


def recovered(state: Realm, in_play: list[i64]) -> list[i64]:
    """The locations among the cards, with all sanity and abilities."""
    locations: list[i64] = []
    for card in in_play:
        if state.cards.type[kind_of(card)] == LOCATION:
            locations.append(card & FRESH)
    return locations


@final
class Turn(Frame[Realm]):
    """The active player does one thing after another, and ends the turn."""

    def name(self) -> str:
        return "turn"

    def fields(self) -> Fields:
        return []

    def shown(self) -> Facts:
        return {}

    def owing(self, state: Realm) -> i64:
        if not state.shared and victory.at_once(state):
            return 0
        return bit(state.current)

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        if state.choices < MOST_CHOICES:
            last: i64 = -1
            for card in state.hands[seat]:
                if card != last:
                    options.append(PLAY + card)
                last = card
            activation.add_uses(state, seat, options)
            market.add_offers(state, seat, BUY, state.power, options)
        options.append(END_TURN)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.choices += 1
        if action >= END_TURN:
            end(state)
        elif action >= BUY:
            market.buy(state, seat, (action - BUY) // SIDES, (action - BUY) % SIDES)
        elif action >= USE:
            activation.use(state, (action - USE) // MOST_LINES, (action - USE) % MOST_LINES)
        else:
            activation.play(state, seat, action - PLAY)

    def go(self, state: Realm) -> None:
        """The last card of the shared deck was laid out and the action is finished (ruling 18)."""
        victory.end(state, victory.EMPTY_DECK, victory.leaders(state))
