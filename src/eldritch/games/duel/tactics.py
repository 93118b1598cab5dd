"""What is wise in Duel: a weight and a reason for every choice, and the greedy policy that follows them.

The weights are rules of thumb in units of about one Doom; a choice below 0 is worse than leaving things as they are.
They are meant to be read and argued with, and to end games in good order; searching bots start from them.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.generator import Generator

from . import actions as act
from .components import ACOLYTE, CULTIST, FIGURES, MONSTER, MOST_AREAS
from .reckoning import (
    KILL_CHANCES,
    MEAN_SIGN,
    MOST_DICE,
    could_awaken,
    expected_loss,
    prey,
    threatened,
    total_doom,
)
from .rules import battlefield, common, gates
from .state import ABANDONED, NO_GATE, Duel

Weight = tuple[float, str]

CLOSE: Final = 0.75
"""Weights that differ by less are as good as equal."""

BOOK_WORTH: Final[dict[str, float]] = {
    "dreams": 6, "yha_nthlei": 5, "regenerate": 4, "devolve": 3, "absorb": 2, "submerge": 1,
    "thousand_young": 6, "red_sign": 5, "blood_sacrifice": 4, "ghroth": 3, "frenzy": 2, "necrophagy": 1,
}  # fmt: skip


def choose(seen: Duel, seat: int, chance: Generator | None = None) -> int:
    """The choice with the highest weight; with a source of chance, any that comes close to it."""
    legal = seen.legal(seat)
    weights = [weigh(seen, seat, action)[0] for action in legal]
    best = max(weights)
    if chance is None:
        return legal[weights.index(best)]
    close = [legal[place] for place in range(len(legal)) if weights[place] >= best - CLOSE]
    return close[chance.below(len(close))]


def weigh(seen: Duel, seat: i64, action: i64) -> Weight:
    """How good a choice looks, and why."""
    if action >= act.MOVE:
        return _move(seen, seat, action) if action < seen.side_start else _side(seen, seat, action)
    if action < act.KILL:
        return _turn(seen, seat, action)
    if action < act.DEVOLVE:
        return _answer(seen, seat, action)
    return _special(seen, seat, action)


# The common actions.


def _turn(seen: Duel, seat: i64, action: i64) -> Weight:
    if action < act.SUMMON:
        return _recruit(seen, seat, action - act.RECRUIT)
    if action < act.AWAKEN:
        return _summon(seen, seat, (action - act.SUMMON) // MOST_AREAS, (action - act.SUMMON) % MOST_AREAS)
    if action < act.BUILD:
        return _awaken(seen, seat, (action - act.AWAKEN) // MOST_AREAS)
    if action < act.BATTLE:
        return _build(seen, seat, action - act.BUILD)
    if action < act.CAPTURE:
        return _battle(seen, seat, action - act.BATTLE)
    if action < act.PASS:
        area = action - act.CAPTURE
        lone = seen.gate[area] == 1 - seat and seen.standing(1 - seat, ACOLYTE, area) == 1
        return (11.0, "the keeper of a gate can be captured") if lone else (7.0, "a cultist can be captured")
    if action < act.STEP_OFF:
        return (4.0, "a gate stands free") if action >= act.MAN else (-0.5, "nothing better can be paid")
    if action < act.END_TURN:
        return -5.0, "a gate should be kept"
    if action < act.ELIMINATE:
        return 0.0, "enough is done"
    return _give_up(seen, seat, (action - act.ELIMINATE) // MOST_AREAS, (action - act.ELIMINATE) % MOST_AREAS)


def _recruit(seen: Duel, seat: i64, area: i64) -> Weight:
    if threatened(seen, seat, area):
        return 1.0, "the new cultist would be in danger"
    if seen.gate[area] == NO_GATE and seen.standing(seat, ACOLYTE, area) == 0 and seen.power[seat] > 3:
        return 3.5, "a cultist could build a gate there"
    return (3.0 if seen.on_map(seat, ACOLYTE) > 4 else 4.0), "a cultist brings Power"


def _summon(seen: Duel, seat: i64, kind: i64, area: i64) -> Weight:
    if threatened(seen, seat, area):
        return 8.0, "a monster protects the cultists there"
    strength = float(seen.factions[seat].combat(seen, seat, kind))
    cost = float(seen.factions[seat].cost(seen, seat, kind))
    alone = 1.0 if seen.standing(seat, ACOLYTE, area) == seen.crowd(seat, area) else 0.0
    return 1.5 + alone + 0.6 * strength - 0.6 * cost, "an army is needed"


def _awaken(seen: Duel, seat: i64, kind: i64) -> Weight:
    """Best once the gates that pay for it stand, and with some Power left."""
    left = seen.power[seat] - seen.factions[seat].cost(seen, seat, kind)
    worth = 3.0 * float(seen.gates_of(seat) - 1) - (3.0 if left < 2 else 0.0)
    return worth, "a Great Old One brings signs and rules the map"


def _build(seen: Duel, seat: i64, area: i64) -> Weight:
    worth = 8.0 - float(seen.gates_of(seat))
    if seen.factions[seat].sheet.key == "great_cthulhu" and seen.box.water[area] and seen.slots[seat] & 8 == 0:
        worth += 3.0
    if common.strongest(seen, 1 - seat, area) >= MONSTER:
        worth -= 5.0
    return worth, "a gate brings Power and Doom"


def _battle(seen: Duel, seat: i64, area: i64) -> Weight:
    """The Doom that the dice bring on average less what they cost, each side losing its cheapest figures."""
    mine = min(battlefield.dice_of(seen, seat, area), MOST_DICE)
    theirs = min(battlefield.dice_of(seen, 1 - seat, area), MOST_DICE)
    gain = expected_loss(seen, 1 - seat, area, mine) - expected_loss(seen, seat, area, theirs)
    if seen.factions[seat].sheet.key == "great_cthulhu" and seen.standing(seat, FIGURES - 1, area) > 0:
        gain += 2.0  # Devour.
    if seen.gate[area] == 1 - seat:
        gain += 0.5 * float(mine) / float(seen.crowd(1 - seat, area))
    if seen.factions[seat].sheet.key == "great_cthulhu" and seen.slots[seat] & 6 != 6:
        gain += 4.0 * (1.0 - KILL_CHANCES[mine][0])
    return 2.0 * gain, "the dice favour a battle" if gain > 0 else "the dice are against a battle"


def _move(seen: Duel, seat: i64, action: i64) -> Weight:
    to = (action - act.MOVE) % MOST_AREAS
    area = (action - act.MOVE) // MOST_AREAS % MOST_AREAS
    kind = (action - act.MOVE) // (MOST_AREAS * MOST_AREAS)
    worth = -1.5 + _spread(seen, seat, area, to)
    enemies = common.strongest(seen, 1 - seat, to)
    if seen.standing(seat, kind, area) == 1 and seen.gate[area] == seat and seen.keeper[area] == kind:
        worth -= 6.0
    if seen.factions[seat].sheet.type[kind] == CULTIST:
        if enemies >= MONSTER:
            return worth - 3.0, "there are monsters"
        if seen.gate[to] == ABANDONED:
            return worth + 6.0, "a gate stands free there"
        if seen.gate[to] == NO_GATE and gates.keeper_for(seen, seat, to) < 0 and seen.power[seat] >= 4:
            return worth + 4.5, "a gate can be built there"
        return worth, "cultists are as well where they are"
    if prey(seen, seat, to) and not prey(seen, seat, area) and enemies < seen.factions[seat].sheet.type[kind]:
        return worth + 4.5, "cultists can be captured there"
    if threatened(seen, seat, to) and not threatened(seen, seat, area):
        return worth + 4.0, "cultists need protection there"
    return worth, "the map is well enough as it is"


def _spread(seen: Duel, seat: i64, area: i64, to: i64) -> float:
    """The Black Goat wants figures in many areas, and one shared with the enemy."""
    if seen.factions[seat].sheet.key != "black_goat":
        return 0.0
    worth = 0.0
    if seen.slots[seat] & 7 != 7 and seen.crowd(seat, to) == 0 and seen.crowd(seat, area) > 1:
        worth += 3.0
    if seen.slots[seat] & 16 == 0 and seen.crowd(1 - seat, to) > 0:
        worth += 4.0
    return worth


# Answers: results, retreats, books, the Doom Phase.


def _give_up(seen: Duel, seat: i64, kind: i64, area: i64) -> Weight:
    worth = -float(seen.factions[seat].sheet.value[kind])
    if kind == seen.keeper[area] and seen.gate[area] == seat and seen.standing(seat, kind, area) == 1:
        return worth - 3.0, "the gate would be lost"
    return worth, "it is the smallest loss"


def _answer(seen: Duel, seat: i64, action: i64) -> Weight:
    sheet = seen.factions[seat].sheet
    if action < act.FINISH:
        kind = action - act.KILL
        tough = battlefield.takes_two(seen, seat, kind)
        return -float(sheet.half[kind] if tough else sheet.value[kind]), "it is the smallest loss"
    if action < act.PAIN:
        return -float(sheet.value[action - act.FINISH] - sheet.half[action - act.FINISH]), "it is lost anyway"
    if action < act.ENDURE:
        return -float(sheet.value[action - act.PAIN]), "it matters least here"
    if action < act.RETREAT:
        return 0.0, "a second result changes nothing"
    if action < act.DECLINE:
        return _retreat(seen, seat, (action - act.RETREAT) % MOST_AREAS)
    if action == act.DECLINE:
        return -2.0, "abilities help"
    if action < act.FILL:
        return BOOK_WORTH.get(sheet.books[action - act.TAKE_BOOK], 0.0), "this book helps most"
    if action < act.FULFIL:
        return float(action - act.FILL), "the harder requirement first"
    if action < act.CHOOSE_FIRST:
        spare = seen.on_map(seat, ACOLYTE)
        return (2.5 if spare >= 5 else 0.5), "two cultists for a book"
    if action < act.RITUAL:
        return (1.0 if action - act.CHOOSE_FIRST == seat else 0.0), "the first move is worth having"
    return _ritual(seen, seat) if action == act.RITUAL else (0.0, "Power is wanted for actions")


def _retreat(seen: Duel, seat: i64, to: i64) -> Weight:
    worth = 1.0 if seen.gate[to] == seat else 0.0
    if seen.crowd(seat, to) > 0:
        worth += 0.5
    return worth + _spread(seen, seat, to, to) / 2, "there it is safe"


def _ritual(seen: Duel, seat: i64) -> Weight:
    """Doom for gates and signs against Power; the last ritual only for the one who is ahead."""
    worth = float(seen.gates_of(seat)) + MEAN_SIGN * float(seen.factions[seat].great_old_ones(seen, seat))
    cost = float(seen.ritual_cost())
    if seen.ritual + 1 >= len(seen.track):
        lead = total_doom(seen, seat) + worth - total_doom(seen, 1 - seat)
        return (20.0, "this ends the world, and wins") if lead > 2 else (-20.0, "this would end the world too early")
    early = 3.0 if seen.round <= 2 and worth < 3.5 else 0.0
    if could_awaken(seen, seat, seen.power[seat]) and not could_awaken(seen, seat, seen.power[seat] - i64(cost)):
        early += 5.0
    return 2.0 * worth - 0.7 * cost - early, "gates and Great Old Ones bring Doom"


# What only one faction does, and side actions.


def _special(seen: Duel, seat: i64, action: i64) -> Weight:
    if action < act.DEVOUR:
        area = action - act.DEVOLVE
        return (6.0, "a cultist would be captured") if _in_danger(seen, seat, area) else (-3.0, "cultists bring Power")
    if action == act.DEVOUR:
        return 5.0, "a free victim"
    if action < act.DREAMS:
        return -3.0, "figures are dearer than dice"
    if action < act.SUBMERGE:
        area = action - act.DREAMS
        lone = seen.gate[area] == 1 - seat and seen.standing(1 - seat, ACOLYTE, area) == 1
        return (9.0, "a gate changes hands") if lone else (3.2, "a cultist changes sides")
    if action < act.SURFACE:
        return -3.0, "figures are wanted on the map"
    if action < act.AVATAR:
        return (5.0 if prey(seen, seat, action - act.SURFACE) else 1.0), "Cthulhu comes where he is feared"
    if action < act.GIVE:
        return -1.0, "she stands well where she is"
    if action < act.GHROTH:
        return -float(seen.factions[seat].sheet.value[action - act.GIVE]), "it is the smallest loss"
    if action == act.GHROTH:
        return 1.0 + 0.8 * _areas_with(seen, seat, 2), "the more Mi-Go, the better the roll"
    if action < act.NECROPHAGY:
        own = (action - act.PLACE) // MOST_AREAS == seat
        area = (action - act.PLACE) % MOST_AREAS
        return (
            (2.0 - (1.0 if threatened(seen, seat, area) else 0.0), "a free cultist") if own else (-2.0, "not for them")
        )
    if action < act.BLOOD_SACRIFICE:
        return _necrophagy(seen, seat)
    area = action - act.BLOOD_SACRIFICE
    lone = seen.gate[area] == seat and seen.standing(seat, ACOLYTE, area) == 1 and seen.keeper[area] == ACOLYTE
    return (-2.0, "the gate would be lost") if lone else (1.0, "a sign for a cultist")


def _in_danger(seen: Duel, seat: i64, area: i64) -> bool:
    return common.can_capture(seen, 1 - seat, area) and seen.power[1 - seat] > 0


def _areas_with(seen: Duel, seat: i64, kind: i64) -> float:
    count = 0.0
    for area in range(seen.areas):
        if seen.standing(seat, kind, area) > 0:
            count += 1.0
    return count


def _necrophagy(seen: Duel, seat: i64) -> Weight:
    mine: i64 = 0
    theirs: i64 = 0
    for kind in range(FIGURES):
        mine += battlefield.fresh(seen, seat, kind)
        theirs += battlefield.fresh(seen, 1 - seat, kind)
    return (1.0, "they have more to lose by it") if theirs > mine else (-1.0, "it would hurt us more")


def _side(seen: Duel, seat: i64, action: i64) -> Weight:
    """Signs are best kept hidden, but for the one that ends the game while one is ahead."""
    if action >= act.DEVOLVE_POLICY:
        return -10.0, "the policy is good as it is"
    need = seen.box.doom_target - seen.doom[seat]
    if need > 0 and total_doom(seen, seat) >= float(seen.box.doom_target):
        ahead = total_doom(seen, seat) > total_doom(seen, 1 - seat) + 2
        return (30.0, "this ends the game, and wins") if ahead else (-10.0, "the enemy may have more")
    return -10.0, "better kept hidden"
