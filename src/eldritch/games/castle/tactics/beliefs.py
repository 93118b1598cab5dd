"""What a seat believes about the teams: every way the allegiances may lie, and how likely each is.

What a seat knows rules most of them out. Public behaviour weighs the rest: `beliefs.toml` has how often each kind of
behaviour is shown towards members of one's own organisation and towards others, counted over many games of our bots.
The weights are tempered, so that no bluff can decide the matter.
"""

import tomllib
from math import exp, log
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.generator import RANGE, Generator
from eldritch.core.state import UNKNOWN

from ..box.components import BROTHERHOOD, ORDER
from ..knowledge.behaviour import BEHAVIOURS, BITS, LOOKED, MOST
from ..knowledge.fresh_ledger import fresh_ledger
from ..knowledge.ledger import Ledger
from ..state import Journey

COUNTED: Final = Path(__file__).with_name("beliefs.toml")

TEMPER: Final = 0.6
"""All weights are raised to this power."""

MOST_REPEATS: Final = 2
"""Repeated behaviour counts at most twice: players go on as they began, right or wrong."""

HEARSAY: Final = 0.4
"""Factor for the behaviour of players who had not seen the other's allegiance: most follow the common opinion."""

SHOWN_MINE: Final = "showed_my_goal"
SHOWN_THEIRS: Final = "showed_other_goal"


@final
class BehaviourWeights:
    """For each kind of behaviour how strongly it suggests that two seats are allies, as a log-likelihood ratio."""

    def __init__(self, kinds: list[float], shown_mine: float, shown_theirs: float) -> None:
        self.kinds: list[float] = kinds
        self.shown_mine: float = shown_mine
        self.shown_theirs: float = shown_theirs


def counted_weights(path: Path = COUNTED) -> BehaviourWeights:
    """The tempered weights from the counts in a file."""
    table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["behaviour"]
    kinds = [weight(table[kind]) * (1.0 if kind.endswith("_knowing") else HEARSAY) for kind in BEHAVIOURS]
    kinds[LOOKED] = 0.0  # Looks follow from attacks and trades, which are counted themselves.
    return BehaviourWeights(kinds, weight(table[SHOWN_MINE]), weight(table[SHOWN_THEIRS]))


def weight(counts: dict[str, int]) -> float:
    """The weight from how often something was done to allies and to others, and how often it could have been."""
    own = (float(counts["own"]) + 1.0) / (float(counts["own_chances"]) + 2.0)
    other = (float(counts["other"]) + 1.0) / (float(counts["other_chances"]) + 2.0)
    return TEMPER * log(own / other)


def no_weights() -> BehaviourWeights:
    """Behaviour says nothing: what is not proven is open."""
    return BehaviourWeights([0.0] * len(BEHAVIOURS), 0.0, 0.0)


def guessed_weights() -> BehaviourWeights:
    """Weights as people guess them: support 1.35, an accepted trade 1.12, all to the power 0.6."""
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
    return BehaviourWeights([TEMPER * log(factors.get(kind, 1.0)) for kind in BEHAVIOURS], 0.0, 0.0)


def ledger_of(state: Journey, seat: i64) -> Ledger:
    """The ledger of a seat, or where none is kept what the seat sees now."""
    if state.ledgers is not None:
        own = state.ledgers[seat + 1]
        if own is not None:
            return own.catch_up()
    return fresh_ledger(state, seat)


@final
class TeamBelief:
    """A seat's belief: possible teams, as bits of its own organisation's members, with their chances."""

    def __init__(self, seats: i64, worlds: list[i64], chances: list[float]) -> None:
        self.seats: i64 = seats
        self.worlds: list[i64] = worlds
        self.chances: list[float] = chances

    def proven(self) -> list[bool]:
        """For each seat whether its side is certain: it is the same in every world."""
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

    def ally_chances(self) -> list[float]:
        """For each seat how likely it is an ally."""
        found = [0.0] * self.seats
        for place in range(len(self.worlds)):
            for seat in range(self.seats):
                if (self.worlds[place] >> seat) & 1 != 0:
                    found[seat] += self.chances[place]
        return found


def team_belief(state: Journey, seat: i64, ledger: Ledger, weights: BehaviourWeights) -> TeamBelief:
    """What a seat believes, from the deal, its knowledge and public behaviour."""
    possible = possible_teams(state, seat, ledger)
    worlds = possible.worlds
    pairs = pair_scores(state, weights)
    members = member_scores(state, seat, ledger, weights)
    most = -1e30
    scores: list[float] = []
    for place in range(len(worlds)):
        score = possible.log_deals[place] + world_score(worlds[place], state.seats, pairs, members)
        scores.append(score)
        most = max(most, score)
    total = 0.0
    for place in range(len(scores)):
        scores[place] = exp(scores[place] - most)
        total += scores[place]
    return TeamBelief(state.seats, worlds, [score / total for score in scores])


def pair_scores(state: Journey, weights: BehaviourWeights) -> list[float]:
    """For each two seats how strongly their behaviour towards each other suggests that they are allies."""
    seats = state.seats
    scores = [0.0] * (seats * seats)
    for seat in range(seats):
        for target in range(seats):
            counts = state.behaviour[seat * seats + target]
            kind: i64 = 0
            while counts != 0:
                if counts & MOST != 0:
                    times = min(counts & MOST, MOST_REPEATS)
                    scores[min(seat, target) * seats + max(seat, target)] += float(times) * weights.kinds[kind]
                counts >>= BITS
                kind += 1
    return scores


def member_scores(state: Journey, seat: i64, ledger: Ledger, weights: BehaviourWeights) -> list[float]:
    """For each seat how strongly the goal cards it has shown to this one suggest that it is an ally."""
    mine: i64 = 0 if state.organisation[seat] == ORDER else 1
    found: list[float] = []
    for other in range(state.seats):
        found.append(
            float(ledger.shown[2 * other + mine]) * weights.shown_mine
            + float(ledger.shown[2 * other + 1 - mine]) * weights.shown_theirs
        )
    return found


def world_score(world: i64, seats: i64, pairs: list[float], members: list[float]) -> float:
    """How well a world explains the behaviour."""
    score = 0.0
    for seat in range(seats):
        side = (world >> seat) & 1
        if side != 0:
            score += members[seat]
        for other in range(seat + 1, seats):
            if (world >> other) & 1 == side:
                score += pairs[seat * seats + other]
    return score


@final
class PossibleTeams:
    """The teams that a seat's knowledge admits, with the logarithm of the number of deals that lead to each."""

    def __init__(self, worlds: list[i64], log_deals: list[float]) -> None:
        self.worlds: list[i64] = worlds
        self.log_deals: list[float] = log_deals


MOST_CACHED: Final = 4096
CACHE: Final[dict[int, PossibleTeams]] = {}
"""Rollouts ask for the same few again and again."""


def possible_teams(state: Journey, seat: i64, ledger: Ledger) -> PossibleTeams:
    each = state.box.allegiance_cards if state.slots > 1 else state.box.allegiance[state.seats]
    key: i64 = (each * 4 + state.slots) * 2 + state.organisation[seat]
    for card in ledger.allegiance:
        key = key * 3 + card + 1
    found = CACHE.get(key)
    if found is None:
        if len(CACHE) >= MOST_CACHED:
            CACHE.clear()
        worlds, deals = count_deals(state, seat, ledger, each)
        found = PossibleTeams(worlds, [log(number) for number in deals])
        CACHE[key] = found
    return found


def count_deals(state: Journey, seat: i64, ledger: Ledger, each: i64) -> tuple[list[i64], list[float]]:
    """The possible teams, and how many deals of the hidden allegiance cards lead to each."""
    left: list[i64] = [each, each]
    for card in ledger.allegiance:
        if card != UNKNOWN:
            left[card] -= 1
    deals: dict[int, float] = {}
    deal_rest(state, seat, ledger.allegiance[:], 0, left, 1.0, deals)
    worlds: list[i64] = sorted(deals)
    return worlds, [deals[world] for world in worlds]


def deal_rest(
    state: Journey, seat: i64, cards: list[i64], place: i64, left: list[i64], ways: float, deals: dict[int, float]
) -> None:
    """Give every hidden allegiance card from a place on each value that it can have."""
    while place < len(cards) and cards[place] != UNKNOWN:
        place += 1
    if place == len(cards):
        world = members_of(cards, state.slots, state.organisation[seat])
        deals[world] = deals.get(world, 0.0) + ways
        return
    for card in (ORDER, BROTHERHOOD):
        if left[card] > 0:
            copies = float(left[card])
            left[card] -= 1
            cards[place] = card
            deal_rest(state, seat, cards, place + 1, left, ways * copies, deals)
            left[card] += 1
    cards[place] = UNKNOWN


def members_of(cards: list[i64], slots: i64, organisation: i64) -> i64:
    """The members of an organisation, as bits: the seats with most of their cards of it."""
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


def posterior(seen: Journey, seat: i64, weights: BehaviourWeights | None = None) -> list[tuple[list[int], float]]:
    """Every possible assignment of organisations to seats, with its chance."""
    belief = team_belief(seen, seat, ledger_of(seen, seat), counted_weights() if weights is None else weights)
    mine: int = seen.organisation[seat]
    found: list[tuple[list[int], float]] = []
    for world, chance in zip(belief.worlds, belief.chances, strict=True):
        found.append(([mine if (world >> other) & 1 else 1 - mine for other in range(seen.seats)], chance))
    return found


def draw_teams(belief: TeamBelief, generator: Generator) -> i64:
    """One of the worlds of a belief, drawn by its chance."""
    aim = float(generator.word()) / float(RANGE)
    for place in range(len(belief.worlds)):
        aim -= belief.chances[place]
        if aim < 0.0:
            return belief.worlds[place]
    return belief.worlds[-1]
