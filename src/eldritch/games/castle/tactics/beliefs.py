"""What a seat believes about the teams: every way the allegiances may lie, and how likely each is.

What a seat knows rules most of them out; what all have seen of each other's deeds weighs the rest. Of each kind of deed
`beliefs.toml` says how often it is done to one of one's own organisation and how often to one of the other, counted
over many games of our own. The weights are tempered, so that no bluff can settle the matter.
"""

import tomllib
from math import exp, log
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.generator import RANGE, Generator
from eldritch.core.state import UNKNOWN

from ..box.components import BROTHERHOOD, ORDER
from ..knowledge.behaviour import BITS, KINDS_OF_DEEDS, LOOKED, MOST
from ..knowledge.ledger import Ledger
from ..knowledge.views import blank_ledger
from ..state import Journey

COUNTED: Final = Path(__file__).with_name("beliefs.toml")

TEMPER: Final = 0.6
"""The power to which all weights of deeds are raised."""

OFTEN: Final = 2
"""What is done again and again says no more than twice: people go on as they have begun, right or wrong."""

HEARSAY: Final = 0.4
"""How much less a deed says if its doer had not looked at the other's allegiance: most only follow what all believe."""

SHOWN_MINE: Final = "showed_my_goal"
SHOWN_THEIRS: Final = "showed_other_goal"


@final
class Weights:
    """How much a deed speaks for two seats being of one organisation: the logarithm of how much likelier it is then."""

    def __init__(self, deeds: list[float], shown_mine: float, shown_theirs: float) -> None:
        self.deeds: list[float] = deeds
        self.shown_mine: float = shown_mine
        self.shown_theirs: float = shown_theirs


def counted(path: Path = COUNTED) -> Weights:
    """The weights by the counts of a file, tempered."""
    table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["deeds"]
    deeds = [weight(table[kind]) * (1.0 if kind.endswith("_knowing") else HEARSAY) for kind in KINDS_OF_DEEDS]
    deeds[LOOKED] = 0.0  # It comes of attacks and trades, which are counted themselves.
    return Weights(deeds, weight(table[SHOWN_MINE]), weight(table[SHOWN_THEIRS]))


def weight(counts: dict[str, int]) -> float:
    """From how often it was done to one's own and to others, and how often it could have been."""
    own = (float(counts["own"]) + 1.0) / (float(counts["own_chances"]) + 2.0)
    other = (float(counts["other"]) + 1.0) / (float(counts["other_chances"]) + 2.0)
    return TEMPER * log(own / other)


def no_weights() -> Weights:
    """Deeds say nothing: what is not proven is open."""
    return Weights([0.0] * len(KINDS_OF_DEEDS), 0.0, 0.0)


def hand_set() -> Weights:
    """Weights as people guess them: a backed side 1.35, an accepted trade 1.12, all to the power 0.6."""
    factors: dict[str, float] = {
        "backed": 1.35,
        "backed_knowing": 1.35,
        "opposed": 1 / 1.35,
        "opposed_knowing": 1 / 1.35,
        "attacked": 1 / 1.25,
        "attacked_knowing": 1 / 1.25,
        "accepted": 1.12,
        "refused": 1 / 1.12,
    }
    return Weights([TEMPER * log(factors.get(kind, 1.0)) for kind in KINDS_OF_DEEDS], 0.0, 0.0)


def notes_of(state: Journey, seat: i64) -> Ledger:
    """The ledger of a seat, or where none is kept what it sees right now."""
    if state.ledgers is not None:
        own = state.ledgers[seat + 1]
        if own is not None:
            return own.think()
    return blank_ledger(state, seat)


@final
class Teams:
    """A seat's belief: worlds as bits of who is of its own organisation, with their chances."""

    def __init__(self, seats: i64, worlds: list[i64], chances: list[float]) -> None:
        self.seats: i64 = seats
        self.worlds: list[i64] = worlds
        self.chances: list[float] = chances

    def proven(self) -> list[bool]:
        """Of which seats it is certain: they are on the same side in every world."""
        found: list[bool] = []
        for seat in range(self.seats):
            first = (self.worlds[0] >> seat) & 1
            same = True
            for world in self.worlds:
                if (world >> seat) & 1 != first:
                    same = False
                    break
            found.append(same)
        return found

    def allies(self) -> list[float]:
        """How likely each seat is of one's own organisation."""
        found = [0.0] * self.seats
        for place in range(len(self.worlds)):
            for seat in range(self.seats):
                if (self.worlds[place] >> seat) & 1 != 0:
                    found[seat] += self.chances[place]
        return found


def teams(state: Journey, seat: i64, notes: Ledger, weights: Weights) -> Teams:
    """What a seat believes: prior, knowledge and deeds."""
    possible = deals_of(state, seat, notes)
    worlds = possible.worlds
    bonds = bonds_of(state, weights)
    leaning = leanings(state, seat, notes, weights)
    most = -1e30
    scores: list[float] = []
    for place in range(len(worlds)):
        score = possible.ways[place] + agreement(worlds[place], state.seats, bonds, leaning)
        scores.append(score)
        most = max(most, score)
    total = 0.0
    for place in range(len(scores)):
        scores[place] = exp(scores[place] - most)
        total += scores[place]
    return Teams(state.seats, worlds, [score / total for score in scores])


def bonds_of(state: Journey, weights: Weights) -> list[float]:
    """For each two seats how much all they did to each other speaks for their being of one organisation."""
    seats = state.seats
    bonds = [0.0] * (seats * seats)
    for seat in range(seats):
        for target in range(seats):
            deeds = state.record[seat * seats + target]
            kind: i64 = 0
            while deeds != 0:
                if deeds & MOST != 0:
                    often = min(deeds & MOST, OFTEN)
                    bonds[min(seat, target) * seats + max(seat, target)] += float(often) * weights.deeds[kind]
                deeds >>= BITS
                kind += 1
    return bonds


def leanings(state: Journey, seat: i64, notes: Ledger, weights: Weights) -> list[float]:
    """How much the goal cards that each seat has let one see speak for its being of one's own organisation."""
    mine: i64 = 0 if state.organisation[seat] == ORDER else 1
    found: list[float] = []
    for other in range(state.seats):
        found.append(
            float(notes.shown[2 * other + mine]) * weights.shown_mine
            + float(notes.shown[2 * other + 1 - mine]) * weights.shown_theirs
        )
    return found


def agreement(world: i64, seats: i64, bonds: list[float], leaning: list[float]) -> float:
    """How well a world explains the deeds."""
    score = 0.0
    for seat in range(seats):
        side = (world >> seat) & 1
        if side != 0:
            score += leaning[seat]
        for other in range(seat + 1, seats):
            if (world >> other) & 1 == side:
                score += bonds[seat * seats + other]
    return score


@final
class Deals:
    """Every way the allegiance cards may lie by what a seat knows: bits of its organisation, and how many deals each
    has, as a logarithm. Rollouts ask for the same few again and again, so those found are kept."""

    def __init__(self, worlds: list[i64], ways: list[float]) -> None:
        self.worlds: list[i64] = worlds
        self.ways: list[float] = ways


MOST_DEALS: Final = 4096
DEALS: Final[dict[int, Deals]] = {}


def deals_of(state: Journey, seat: i64, notes: Ledger) -> Deals:
    each = state.box.allegiance_cards if state.slots > 1 else state.box.allegiance[state.seats]
    key: i64 = (each * 4 + state.slots) * 2 + state.organisation[seat]
    for card in notes.allegiance:
        key = key * 3 + card + 1
    found = DEALS.get(key)
    if found is None:
        if len(DEALS) >= MOST_DEALS:
            DEALS.clear()
        worlds, chances = possible_teams(state, seat, notes, each)
        found = Deals(worlds, [log(chance) for chance in chances])
        DEALS[key] = found
    return found


def possible_teams(state: Journey, seat: i64, notes: Ledger, each: i64) -> tuple[list[i64], list[float]]:
    """Every way the allegiance cards may lie by what the seat knows, as bits of its organisation, with its chance."""
    left: list[i64] = [each, each]
    for card in notes.allegiance:
        if card != UNKNOWN:
            left[card] -= 1
    chances: dict[int, float] = {}
    deal(state, seat, notes.allegiance[:], 0, left, 1.0, chances)
    worlds: list[i64] = sorted(chances)
    return worlds, [chances[world] for world in worlds]


def deal(
    state: Journey, seat: i64, cards: list[i64], place: i64, left: list[i64], chance: float, chances: dict[int, float]
) -> None:
    """Give every hidden allegiance card, from a place on, each value that it can have."""
    while place < len(cards) and cards[place] != UNKNOWN:
        place += 1
    if place == len(cards):
        world = world_of(cards, state.slots, state.organisation[seat])
        chances[world] = chances.get(world, 0.0) + chance
        return
    for card in (ORDER, BROTHERHOOD):
        if left[card] > 0:
            ways = float(left[card])
            left[card] -= 1
            cards[place] = card
            deal(state, seat, cards, place + 1, left, chance * ways, chances)
            left[card] += 1
    cards[place] = UNKNOWN


def world_of(cards: list[i64], slots: i64, organisation: i64) -> i64:
    """The seats of an organisation, as bits: those of whose cards it has most."""
    world: i64 = 0
    one: i64 = 1
    for first in range(0, len(cards), slots):
        count: i64 = 0
        for slot in range(slots):
            if cards[first + slot] == organisation:
                count += 1
        if count * 2 > slots:
            world |= one
        one <<= 1
    return world


def posterior(seen: Journey, seat: i64, weights: Weights | None = None) -> list[tuple[list[int], float]]:
    """Every allegiance world that a seat thinks possible, as the organisation of each seat, with its chance."""
    belief = teams(seen, seat, notes_of(seen, seat), counted() if weights is None else weights)
    mine: int = seen.organisation[seat]
    found: list[tuple[list[int], float]] = []
    for world, chance in zip(belief.worlds, belief.chances, strict=True):
        found.append(([mine if (world >> other) & 1 else 1 - mine for other in range(seen.seats)], chance))
    return found


def drawn(belief: Teams, generator: Generator) -> i64:
    """One of the worlds of a belief, each as likely as it is believed to be."""
    aim = float(generator.word()) / float(RANGE)
    for place in range(len(belief.worlds)):
        aim -= belief.chances[place]
        if aim < 0.0:
            return belief.worlds[place]
    return belief.worlds[-1]
