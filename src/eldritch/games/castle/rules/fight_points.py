"""Who fights on which side, and how the points of a fight stand.

While a fight lasts the position holds the two fighters, each seat's side, the hypnotised seat and the cards used.
"""

from mypy_extensions import i64

from ..actions import ATTACKER, BYSTANDER, DEFENDER
from ..box.components import DUELIST, POISON_RING
from ..state import NOBODY, Journey
from .used_cards import PROFESSION, card_of, is_poison, poisoned_side, seat_of


def is_fighter(state: Journey, seat: i64) -> bool:
    return seat == state.attacker or seat == state.defender


def side_of(state: Journey, seat: i64) -> i64:
    """The side a seat fights on or supports."""
    if seat == state.attacker:
        return ATTACKER
    return DEFENDER if seat == state.defender else state.stance[seat]


def end_fight(state: Journey) -> None:
    """All take their cards back."""
    state.attacker = NOBODY
    state.defender = NOBODY
    state.hypnotised = NOBODY
    state.stance = [0] * state.seats
    state.plays = []


def is_duel(state: Journey) -> bool:
    """Whether the Duelist (Дуэлянт) has forbidden all support."""
    for play in state.plays:
        if card_of(play) == PROFESSION and state.professions[seat_of(play)] == DUELIST:
            return True
    return False


def poisoned(state: Journey) -> i64:
    """The side that the Poison Mixer (Знаток ядов) lets win, which is final (ruling 20); BYSTANDER if none."""
    for play in state.plays:
        if is_poison(card_of(play)):
            return poisoned_side(card_of(play))
    return BYSTANDER


def points(state: Journey, side: i64) -> i64:
    """One for the fighter, one for each supporter, and what the used cards add."""
    total: i64 = 1
    for seat in range(state.seats):
        if state.stance[seat] == side:
            total += 1
    for play in state.plays:
        if side_of(state, seat_of(play)) == side:
            total += points_of(state, seat_of(play), card_of(play))
    return total


def points_of(state: Journey, seat: i64, card: i64) -> i64:
    """What a used card adds to its seat's side."""
    if card == POISON_RING or is_poison(card):
        return 0
    if card == PROFESSION and state.professions[seat] == DUELIST:
        return 1 if state.options.duelist_bonus else 0
    return 1


def winner(state: Journey) -> i64:
    """The side that wins: by poison, by points, or on a tie by the Poison Ring if it was used (ruling 21)."""
    named = poisoned(state)
    if named != BYSTANDER:
        return named
    for_attacker = points(state, ATTACKER)
    for_defender = points(state, DEFENDER)
    if for_attacker > for_defender:
        return ATTACKER
    if for_attacker < for_defender:
        return DEFENDER
    for play in state.plays:
        if card_of(play) == POISON_RING:
            return side_of(state, seat_of(play))
    return BYSTANDER
