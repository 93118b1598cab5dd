"""The tactics of The Castle of the Devil: how good choices look and why, and win chances."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import Personality, Tactics

from ..actions import (
    ACCEPT,
    AGREE,
    ATTACK,
    BID,
    CALL_OFF,
    DECLARE,
    DECLINE,
    DRAW,
    FORESEE,
    FORTUNE,
    GIVE_BACK,
    HEAL,
    HYPNOTISE,
    LEFT,
    PASS,
    PASS_ON,
    PAY,
    REFUSE,
    SLOT,
    SOLO,
    SUPPORT,
    TAKE,
    TOP,
    YIELD,
    demand_item,
    demand_target,
    gift_item,
    gift_target,
    is_demand,
    is_offer,
    offer_target,
    offers_to,
    traded_item,
)
from ..knowledge.views import forgetting
from ..knowledge.worlds import imagine_with_allies
from ..rules.clairvoyant import Foresight
from ..rules.diplomat import Demand, HandOver
from ..rules.fight import EarlyDuel, Hypnosis, Pay, Support
from ..rules.fight_points import winner
from ..rules.luggage import Overflow
from ..rules.powers import Powers
from ..rules.spoils import Doctor, GiveBack, Luggage, Spoils
from ..rules.texts import Bag, Coat, PassOn, Sextant, Slot, Tome
from ..rules.trade import Answer
from ..rules.turn import Turn
from ..rules.victory import Naming
from ..state import Journey
from . import declaration_policy, fight_policy, trade_policy
from .beliefs import BehaviourWeights, counted_weights, draw_teams, guessed_weights, no_weights
from .evaluation import expected_returns, win_chances
from .seat_belief import SeatBelief, Verdict

LOGIC: Final = 0
BAYES: Final = 1
PEER: Final = 2

CONFIDENT: Final = 0.93
"""How likely a declaration must be right while the others are far from declaring."""
CONFIDENT_WHEN_ODD: Final = 0.97
"""The same with an odd number of players, where beliefs err more: it is open which organisation is the smaller one."""
HURRY: Final = 0.13
"""How much less is enough when the others could declare at any moment."""
PATIENCE: Final = 0.15
"""How much less is enough when the game has become long. Waiting for certainty too long lets the Ring win."""
LONG: Final = 10.0
LONGER: Final = 25.0
"""From LONG rounds on the threshold falls, by PATIENCE at LONGER rounds, and by no more than twice that."""

MOST_CHOICES: Final = 10
"""How many choices of a turn are considered."""


@final
class CastleTactics(Tactics):
    """Heuristics for the Castle.

    `belief` is the basis of trust: what is proven (LOGIC), behaviour as counted in our own games (BAYES), or behaviour
    as people judge it (PEER).
    """

    def __init__(self, personality: Personality, belief: i64 = BAYES) -> None:
        super().__init__(personality)
        self.belief: i64 = belief
        # Read as Any: mypyc cannot build a read of another library's floats when that library comes from its cache.
        likes: Any = personality
        self.attack: float = float(likes.attack)
        self.build: float = float(likes.build)
        self.hoard: float = float(likes.hoard)
        self.scheme: float = float(likes.scheme)
        self.risk: float = float(likes.risk)
        self.latest: SeatBelief | None = None
        self.weights: BehaviourWeights = (
            guessed_weights() if belief == PEER else counted_weights() if belief == BAYES else no_weights()
        )

    # Choices.

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Journey)
        belief = self.seat_belief(state, seat)
        return [self.judge(belief, action)[0] for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Journey)
        return self.judge(self.seat_belief(state, seat), action)[1]

    def seat_belief(self, state: Journey, seat: i64) -> SeatBelief:
        """What the seat believes. A decision asks several times, so the latest belief is kept."""
        latest = self.latest
        if latest is not None and latest.is_current(state, seat):
            return latest
        self.latest = latest = SeatBelief(state, seat, self.weights, self.scheme, self.hoard)
        return latest

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """The best few choices of a turn, with declarations only if they are likely right."""
        assert isinstance(state, Journey)
        frame = state.stack[-1]
        if len(options) == 1 or not isinstance(frame, (Turn, Naming, Demand)):
            return options
        weights = self.weigh(state, seat, options)
        order = sorted(range(len(options)), key=lambda place: -weights[place])
        kept = [place for place in order[:MOST_CHOICES] if weights[place] > declaration_policy.NEVER / 2.0]
        return [options[place] for place in sorted(kept)] if kept else [options[order[0]]]

    def determinize(self, seen: State, seed: int, knowledge: bool) -> State:
        """A world with teams drawn by the seat's belief."""
        assert isinstance(seen, Journey)
        teams = self.seat_belief(seen, seen.viewer).teams
        return imagine_with_allies(seen, seed, knowledge, draw_teams(teams, Generator(seed)))

    def forget(self, seen: State, rounds: i64) -> State:
        """The view of a player who forgets after this many rounds what was learned of others."""
        assert isinstance(seen, Journey)
        return forgetting(seen, rounds * seen.seats)

    def judge(self, belief: SeatBelief, action: i64) -> Verdict:
        """How good a choice looks, and the reason for it."""
        if action == FORESEE:
            return self.foresee(belief)
        if action == DECLINE:
            return 0.0, "decline"
        frame = belief.state.stack[-1]
        if isinstance(frame, Turn):
            weight, why = self.turn(belief, action)
            return weight + belief.variation(action), why
        if isinstance(frame, Naming):
            return declaration_policy.name(belief, frame, action)
        if isinstance(frame, (Answer, Demand, HandOver)):
            return self.trade(belief, frame, action)
        if isinstance(frame, (Bag, Tome, Coat, Sextant, Slot, Foresight)):
            return self.trade_text(belief, frame, action)
        if isinstance(frame, (PassOn, Overflow, Pay, GiveBack)):
            return self.give_away(belief, frame, action)
        if action == AGREE:
            return -1.0, "no-draw"
        return self.fight(belief, frame, action)

    def turn(self, belief: SeatBelief, action: i64) -> Verdict:
        if action == SOLO:
            return 500.0, "solo"
        if action in (DECLARE, FORTUNE):
            return declaration_policy.declare(belief, action == FORTUNE, self.threshold(belief))
        if action == PASS:
            return 0.0, "pass"
        if is_offer(action):
            target = offer_target(action)
            weight, why = trade_policy.offer(belief, target, traded_item(offers_to(target), action))
            return weight * self.build, why
        if is_demand(action):
            return trade_policy.demand(belief, demand_target(action), demand_item(action))
        weight, why = fight_policy.attack(belief, action - ATTACK)
        return weight * self.attack, why

    def trade(self, belief: SeatBelief, frame: Frame[Any], action: i64) -> Verdict:
        if action == REFUSE:
            return trade_policy.SAY_NO, "refuse"
        if isinstance(frame, Answer):
            return trade_policy.accept(belief, frame.seat, frame.item, traded_item(ACCEPT, action))
        if isinstance(frame, Demand):
            return trade_policy.bid(belief, frame.target, traded_item(BID, action))
        return -belief.loss(traded_item(YIELD, action)), "give"

    def trade_text(self, belief: SeatBelief, frame: Frame[Any], action: i64) -> Verdict:
        """What trade texts and the Clairvoyant ask for."""
        if isinstance(frame, Foresight):
            weight = belief.value(action - TOP)
            return (weight if frame.top == 0 else -weight), "arrange"
        if isinstance(frame, Slot):
            unknown = belief.ledger.allegiance[frame.target * belief.state.slots + action - SLOT] < 0
            return (1.0 if unknown else 0.0), "look-identity"
        if isinstance(frame, (Tome, Coat)):
            return trade_policy.change(belief, action)
        if action == DRAW:
            return 3.0, "draw"
        step: i64 = 1 if action == LEFT else -1
        return belief.trust((belief.seat + step + belief.state.seats) % belief.state.seats), "direction"

    def give_away(self, belief: SeatBelief, frame: Frame[Any], action: i64) -> Verdict:
        """An item has to go."""
        if isinstance(frame, PassOn):
            receiver = (belief.seat + frame.step + belief.state.seats) % belief.state.seats
            return trade_policy.give(belief, receiver, action - PASS_ON)
        if isinstance(frame, Pay):
            return trade_policy.give(belief, frame.priest, action - PAY)
        if isinstance(frame, GiveBack):
            return trade_policy.give(belief, frame.loser, action - GIVE_BACK)
        return trade_policy.give(belief, gift_target(action), gift_item(action))

    def fight(self, belief: SeatBelief, frame: Frame[Any], action: i64) -> Verdict:
        if action == CALL_OFF:
            return fight_policy.call_off(belief)
        if isinstance(frame, EarlyDuel):
            return fight_policy.duel_early(belief)
        if isinstance(frame, Support):
            return fight_policy.support(belief, action - SUPPORT)
        if isinstance(frame, Hypnosis):
            return fight_policy.hypnotise(belief, action - HYPNOTISE)
        if isinstance(frame, Powers):
            return fight_policy.use(belief, action)
        if action == HEAL:
            return fight_policy.heal(belief)
        if isinstance(frame, Spoils):
            return fight_policy.spoils(belief, action, frame.loser)
        if isinstance(frame, Luggage):
            return fight_policy.loot(belief, action - TAKE, frame.loser)
        return 0.0, "pass"

    def foresee(self, belief: SeatBelief) -> Verdict:
        """Look through the pile when one is about to draw from it."""
        frame = belief.state.stack[-1]
        if isinstance(frame, Bag) and frame.seat == belief.seat:
            return 5.0, "foresee"
        if isinstance(frame, Doctor) and winner(belief.state) == 0:
            return 5.0, "foresee"
        return -2.0, "foresee"

    def threshold(self, belief: SeatBelief) -> float:
        """How likely a declaration must be right: less so when the others may declare before one's next turn."""
        if self.belief == LOGIC:
            return declaration_policy.CERTAIN
        if self.belief == PEER:
            return 0.85 - 0.2 * min(1.0, float(belief.state.turn) / 150.0)
        confident = CONFIDENT if belief.state.seats % 2 == 0 else CONFIDENT_WHEN_ODD
        rounds = float(belief.state.turn) / float(belief.state.seats)
        late = max(0.0, min(2.0, (rounds - LONG) / (LONGER - LONG)))
        return confident - (HURRY * belief.enemy_progress() + PATIENCE * late) * self.risk

    # Positions.

    def evaluate(self, state: State) -> list[float]:
        """By goal cards of each organisation, how many of them are in one hand, and what its members can prove."""
        assert isinstance(state, Journey)
        return expected_returns(state, self.weights)

    def chances(self, state: State, expected: list[float]) -> list[float]:
        """Members of an organisation win together; the holder of the Ring of Power may win alone."""
        assert isinstance(state, Journey)
        return win_chances(state, expected)


def logic(personality: Personality) -> Tactics:
    """Trusts only what is proven."""
    return CastleTactics(personality, LOGIC)


def bayes(personality: Personality) -> Tactics:
    """Infers teams from behaviour, as counted in our own games."""
    return CastleTactics(personality, BAYES)


def peer_style(personality: Personality) -> Tactics:
    """Infers teams from behaviour, as people judge it: a fixed reference for measurements."""
    return CastleTactics(personality, PEER)
