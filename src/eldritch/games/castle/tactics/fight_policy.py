"""What is wise in a fight: whom to attack, whose side to take, what to use, and what to do with a victory."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..actions import ATTACKER, BYSTANDER, DEFENDER, DONE, IDENTITY, POISON, USE_PROFESSION
from ..box.components import DAGGER, DUELIST, GLOVES, GRAND_MASTER, HYPNOTIST, POISON_RING, THUG
from ..rules.powers import points, side_of, winner
from .seat_belief import ALONE, HOSTAGE, Outlook

Verdict = tuple[float, str]

SIDES_WITH: Final = 1.1
"""How much a bystander who is surely of one organisation adds to the side of his fellow."""
ENOUGH: Final = 0.3
"""How much likelier one must be an ally than the other to be supported."""


def attack(view: Outlook, target: i64) -> Verdict:
    """A won fight brings a look or an item, a tie a card from the pile, a lost one gives oneself away."""
    state = view.state
    margin = own_strength(view, attacking=True) - 0.35
    for other in range(state.seats):
        if other != view.seat and other != target:
            margin += SIDES_WITH * (view.ally[other] - view.ally[target]) * abs(view.trust(other))
    wins = 1.0 / (1.0 + exp(-1.6 * (margin - 0.5)))
    loses = 1.0 / (1.0 + exp(1.6 * (margin + 0.5)))
    tie = max(0.0, 1.0 - wins - loses)
    insight = view.insight(target)
    loot = prize(view, target)
    drawn = view.draw * tie
    why = "attack-learn" if insight > loot else "attack-rob"
    if drawn > wins * max(insight, loot):
        why = "attack-draw"
    gain = max(insight, loot) * (1.0 - 0.6 * view.ally[target])
    alone = ALONE * view.threat(target)
    if alone > gain:
        why = "attack-ring"
    return wins * (gain + alone) + drawn - 2.0 * loses, why


def own_strength(view: Outlook, attacking: bool) -> float:
    """What one's own cards add to a fight."""
    strength = 0.0
    for item in view.state.hands[view.seat]:
        if item == (DAGGER if attacking else GLOVES):
            strength += 1.0
        elif item == POISON_RING:
            strength += 0.5
    profession = view.state.professions[view.seat]
    if profession == (THUG if attacking else GRAND_MASTER):
        strength += 1.0
    elif profession == HYPNOTIST and attacking:
        strength += 0.7
    elif profession == DUELIST and not view.state.is_face_up(view.seat):
        strength += 0.8
    return strength


def prize(view: Outlook, target: i64) -> float:
    """What a look into a seat's luggage is likely worth: the best item, and knowing the rest."""
    goals = min(1.0, view.goals_at(target))
    hostages = min(1.0, view.hostages_at(target))
    enemy = 1.0 - view.ally[target]
    ring = view.threat(target) * ALONE
    best = ring + goals * (view.value_of_goal() * (0.35 + 0.65 * enemy)) + (1.0 - goals) * hostages * HOSTAGE * enemy
    hidden = len(view.state.hands[target]) - len(view.notes.items.certain(target))
    return best + 0.3 * float(hidden)


def support(view: Outlook, side: i64) -> Verdict:
    """Allies are supported, and enemies opposed; who cannot tell stays out of it."""
    state = view.state
    lean = leaning(view)
    if side == BYSTANDER:
        return ENOUGH, "abstain"
    friend = state.attacker if side == ATTACKER else state.defender
    why = "support-ally" if view.ally[friend] > 0.5 else "support-against-enemy"
    return (lean if side == ATTACKER else -lean), why


def leaning(view: Outlook) -> float:
    """How much rather one sees the attacker win than the defender, who may be about to win alone."""
    state = view.state
    lean = view.ally[state.attacker] - view.ally[state.defender]
    return lean + view.threat(state.defender) - view.threat(state.attacker)


def call_off(view: Outlook) -> Verdict:
    """The Priest stops the attack on an ally, and takes an item from whoever is none."""
    state = view.state
    pay = 0.8 * (1.0 - view.ally[state.attacker]) if len(state.hands[state.attacker]) >= 2 else 0.0
    return pay + view.ally[state.defender] - view.ally[state.attacker] - 0.45, "call-off"


def hypnotise(view: Outlook, target: i64) -> Verdict:
    """Who supports the other side is taken out of the fight if that may matter."""
    state = view.state
    if side_of(state, target) == DEFENDER and points(state, ATTACKER) <= points(state, DEFENDER) + 1:
        return 1.0 + 0.1 * float(len(state.hands[target])), "hypnotise"
    return -0.5, "hypnotise"


def wanted(view: Outlook) -> i64:
    """The side that one wants to win: one's own, or for a bystander that of the likelier ally."""
    state = view.state
    side = side_of(state, view.seat)
    if side != BYSTANDER:
        return side
    lean = leaning(view)
    if lean > 0.5:
        return ATTACKER
    return DEFENDER if lean < -0.5 else BYSTANDER


def use(view: Outlook, action: i64) -> Verdict:
    """A card is used where it makes a difference: a side that is ahead keeps its cards hidden."""
    state = view.state
    side = wanted(view)
    if action == DONE:
        return 0.5, "keep-hidden"
    if side == BYSTANDER:
        return 0.0, "keep-hidden"
    other: i64 = DEFENDER if side == ATTACKER else ATTACKER
    ahead = points(state, side) - points(state, other)
    if POISON + ATTACKER <= action <= POISON + DEFENDER:
        named = action - POISON
        return (1.0 if named == side and winner(state) != side else -1.0), "poison"
    if ahead > 0:
        return 0.0, "keep-hidden"
    if action == USE_PROFESSION:
        if state.professions[view.seat] == DUELIST:
            return 1.0 if ahead < 0 else 0.6, "duel"
        return 0.9 if ahead >= -1 else 0.4, "fight-on"
    return 1.0 if ahead >= -2 else 0.3, "fight-on"


def heal(view: Outlook) -> Verdict:
    """The Doctor spares an ally, above all himself, what an enemy has won."""
    state = view.state
    side = winner(state)
    if side == BYSTANDER:
        return -view.ally[state.attacker], "heal"
    loser = state.defender if side == ATTACKER else state.attacker
    victor = state.attacker if side == ATTACKER else state.defender
    if loser == view.seat:
        return 0.5 - view.ally[victor] * 0.8, "heal"
    return view.ally[loser] - view.ally[victor] - 0.6, "heal"


def spoils(view: Outlook, action: i64, loser: i64) -> Verdict:
    if action == IDENTITY:
        return view.insight(loser), "look-identity"
    return prize(view, loser), "look-luggage"


def loot(view: Outlook, item: i64, loser: i64) -> Verdict:
    """The best item is taken from an enemy; an ally is robbed only of what one needs more."""
    weight = view.value(item) - view.gift(loser, item) * (1.0 if view.ally[loser] > 0.5 else 0.3)
    if len(view.state.hands[loser]) == 1:
        weight -= 0.6  # He gets something back.
    return weight, "take"
