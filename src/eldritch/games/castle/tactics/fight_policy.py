"""Choices in a fight: whom to attack, whom to support, what to use, and what to do with a victory."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..actions import ATTACKER, BYSTANDER, DEFENDER, DONE, IDENTITY, POISON, USE_PROFESSION, is_poison
from ..box.components import DAGGER, DUELIST, GLOVES, GRAND_MASTER, HYPNOTIST, POISON_RING, THUG
from ..rules.fight_points import points, side_of, winner
from .seat_belief import OTHER_GOAL, PREVENT_SOLO, SeatBelief, Verdict

SIDES_WITH: Final = 1.1
"""How much a bystander of known organisation adds to the side of a fellow member."""
ENOUGH: Final = 0.3
"""By how much the chance to be an ally must exceed the other's to be supported."""


def attack(belief: SeatBelief, target: i64) -> Verdict:
    """A win brings a look or an item, a tie a card from the pile, a defeat reveals oneself."""
    state = belief.state
    margin = own_strength(belief, attacking=True) - 0.35
    for other in range(state.seats):
        if other != belief.seat and other != target:
            margin += SIDES_WITH * (belief.ally[other] - belief.ally[target]) * abs(belief.trust(other))
    wins = 1.0 / (1.0 + exp(-1.6 * (margin - 0.5)))
    loses = 1.0 / (1.0 + exp(1.6 * (margin + 0.5)))
    tie = max(0.0, 1.0 - wins - loses)
    look = belief.look_value(target)
    loot = loot_value(belief, target)
    drawn = belief.draw_value * tie
    why = "attack-learn" if look > loot else "attack-rob"
    if drawn > wins * max(look, loot):
        why = "attack-draw"
    gain = max(look, loot) * (1.0 - 0.6 * belief.ally[target])
    solo = PREVENT_SOLO * belief.solo_threat(target)
    if solo > gain:
        why = "attack-ring"
    return wins * (gain + solo) + drawn - 2.0 * loses, why


def own_strength(belief: SeatBelief, attacking: bool) -> float:
    """What one's own cards add to a fight."""
    strength = 0.0
    for item in belief.state.hands[belief.seat]:
        if item == (DAGGER if attacking else GLOVES):
            strength += 1.0
        elif item == POISON_RING:
            strength += 0.5
    profession = belief.state.professions[belief.seat]
    if profession == (THUG if attacking else GRAND_MASTER):
        strength += 1.0
    elif profession == HYPNOTIST and attacking:
        strength += 0.7
    elif profession == DUELIST and not belief.state.is_face_up(belief.seat):
        strength += 0.8
    return strength


def loot_value(belief: SeatBelief, target: i64) -> float:
    """The probable value of a seat's luggage: its best item, and knowing the rest."""
    goals = min(1.0, belief.goals_at(target))
    other_goals = min(1.0, belief.other_goals_at(target))
    enemy = 1.0 - belief.ally[target]
    ring = belief.solo_threat(target) * PREVENT_SOLO
    best = (
        ring
        + goals * (belief.value_of_goal() * (0.35 + 0.65 * enemy))
        + (1.0 - goals) * other_goals * OTHER_GOAL * enemy
    )
    hidden = len(belief.state.hands[target]) - len(belief.ledger.items.certain(target))
    return best + 0.3 * float(hidden)


def support(belief: SeatBelief, side: i64) -> Verdict:
    """Support allies, oppose enemies, abstain if unsure."""
    state = belief.state
    lead = attacker_preference(belief)
    if side == BYSTANDER:
        return ENOUGH, "abstain"
    friend = state.attacker if side == ATTACKER else state.defender
    why = "support-ally" if belief.ally[friend] > 0.5 else "support-against-enemy"
    return (lead if side == ATTACKER else -lead), why


def attacker_preference(belief: SeatBelief) -> float:
    """How much one prefers the attacker to win: as the likelier ally, or to stop the defender from winning alone."""
    state = belief.state
    lead = belief.ally[state.attacker] - belief.ally[state.defender]
    return lead + belief.solo_threat(state.defender) - belief.solo_threat(state.attacker)


def call_off(belief: SeatBelief) -> Verdict:
    """The Priest stops attacks on allies, and takes an item from enemies."""
    state = belief.state
    pay = 0.8 * (1.0 - belief.ally[state.attacker]) if len(state.hands[state.attacker]) >= 2 else 0.0
    return pay + belief.ally[state.defender] - belief.ally[state.attacker] - 0.45, "call-off"


def duel_early(belief: SeatBelief) -> Verdict:
    """The Duelist does without supporters if more of the others are likely to help the opponent."""
    state = belief.state
    lead = -0.2
    for seat in range(state.seats):
        if seat != state.attacker and seat != state.defender:
            lead += 0.5 - belief.ally[seat]
    return lead, "duel"


def hypnotise(belief: SeatBelief, target: i64) -> Verdict:
    """Take a supporter of the other side out of the fight if that may matter."""
    state = belief.state
    if side_of(state, target) == DEFENDER and points(state, ATTACKER) <= points(state, DEFENDER) + 1:
        return 1.0 + 0.1 * float(len(state.hands[target])), "hypnotise"
    return -0.5, "hypnotise"


def wanted(belief: SeatBelief) -> i64:
    """The side that should win: one's own, or for a bystander that of the likelier ally."""
    state = belief.state
    side = side_of(state, belief.seat)
    if side != BYSTANDER:
        return side
    lead = attacker_preference(belief)
    if lead > 0.5:
        return ATTACKER
    return DEFENDER if lead < -0.5 else BYSTANDER


def use(belief: SeatBelief, action: i64) -> Verdict:
    """Use a card where it makes a difference. A side that is ahead keeps its cards hidden."""
    state = belief.state
    side = wanted(belief)
    if action == DONE:
        return 0.5, "keep-hidden"
    if side == BYSTANDER:
        return 0.0, "keep-hidden"
    other: i64 = DEFENDER if side == ATTACKER else ATTACKER
    ahead = points(state, side) - points(state, other)
    if is_poison(action):
        named = action - POISON
        return (1.0 if named == side and winner(state) != side else -1.0), "poison"
    if ahead > 0:
        return 0.0, "keep-hidden"
    if action == USE_PROFESSION:
        if state.professions[belief.seat] == DUELIST:
            return 1.0 if ahead < 0 else 0.6, "duel"
        return 0.9 if ahead >= -1 else 0.4, "fight-on"
    return 1.0 if ahead >= -2 else 0.3, "fight-on"


def heal(belief: SeatBelief) -> Verdict:
    """The Doctor protects allies, above all themselves, from enemies."""
    state = belief.state
    side = winner(state)
    if side == BYSTANDER:
        return -belief.ally[state.attacker], "heal"
    loser = state.defender if side == ATTACKER else state.attacker
    victor = state.attacker if side == ATTACKER else state.defender
    if loser == belief.seat:
        return 0.5 - belief.ally[victor] * 0.8, "heal"
    return belief.ally[loser] - belief.ally[victor] - 0.6, "heal"


def spoils(belief: SeatBelief, action: i64, loser: i64) -> Verdict:
    if action == IDENTITY:
        return belief.look_value(loser), "look-identity"
    return loot_value(belief, loser), "look-luggage"


def loot(belief: SeatBelief, item: i64, loser: i64) -> Verdict:
    """Take the best item from an enemy; from an ally only what one needs more."""
    weight = belief.value(item) - belief.gift_value(loser, item) * (1.0 if belief.ally[loser] > 0.5 else 0.3)
    if len(belief.state.hands[loser]) == 1:
        weight -= 0.6  # The loser gets an item back.
    return weight, "take"
