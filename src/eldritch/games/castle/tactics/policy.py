"""What is wise on the journey to the castle: what choices are worth, why, and who is likely to win."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import Tactics, Taste

from ..actions import (
    ACCEPT,
    AGREE,
    ATTACK,
    BID,
    CALL_OFF,
    DECLARE,
    DEMAND,
    DONE,
    DRAW,
    FORESEE,
    FORTUNE,
    GIFT,
    GIVE_BACK,
    HEAL,
    HYPNOTISE,
    LEFT,
    LUGGAGE,
    NAME,
    OFFER,
    OFFERS_PER_SEAT,
    PASS,
    PASS_ON,
    PAY,
    REFUSE,
    SLOT,
    SOLO,
    STOP,
    SUPPORT,
    TAKE,
    TOP,
    USE_ITEM,
    YIELD,
)
from ..box.components import KINDS
from ..knowledge.views import believed, forgetting
from ..rules.clairvoyant import Foresight
from ..rules.diplomat import Demand
from ..rules.fight import Pay
from ..rules.powers import winner
from ..rules.spoils import DoctorWindow, GiveBack, Loot, Spoils
from ..rules.texts import BagDraw, PassOn, PickSlot
from ..rules.trade import Answer
from ..rules.turn import Turn
from ..rules.victory import Naming
from ..state import Journey
from . import declaration_policy as claiming
from . import fight_policy as fighting
from . import trade_policy as trading
from .beliefs import Weights, counted, drawn, hand_set, no_weights
from .evaluation import chances, worth
from .fight_policy import Verdict
from .seat_belief import Outlook

LOGIC: Final = 0
BAYES: Final = 1
PEER: Final = 2

CONFIDENT: Final = 0.93
"""So sure a declaration must be while the others are far from theirs."""
CONFIDENT_WHEN_ODD: Final = 0.97
"""With an odd number of players beliefs err more: which organisation is the smaller one is open, too."""
HURRY: Final = 0.13
"""So much less when they could declare any moment."""
PATIENCE: Final = 0.15
"""And so much less when the game has become long: who waits for certainty that does not come waits for the Ring."""
LONG: Final = 10.0
LONGER: Final = 25.0
"""From so many rounds on patience wanes, and by so many it is so much less; it ends at twice that."""

MOST_CHOICES: Final = 10
"""So many choices of a turn are worth a thought."""


@final
class CastleTactics(Tactics):
    """Rules of thumb for the Castle. What they trust whom by is `belief`: what is proven (LOGIC), what our own games
    say of deeds (BAYES), or what people guess of them (PEER)."""

    def __init__(self, taste: Taste, belief: i64 = BAYES) -> None:
        super().__init__(taste)
        self.belief: i64 = belief
        # Read as Any: mypyc cannot build a read of another library's floats when that library comes from its cache.
        likes: Any = taste
        self.attack: float = float(likes.attack)
        self.build: float = float(likes.build)
        self.hoard: float = float(likes.hoard)
        self.scheme: float = float(likes.scheme)
        self.risk: float = float(likes.risk)
        self.latest: Outlook | None = None
        self.weights: Weights = hand_set() if belief == PEER else counted() if belief == BAYES else no_weights()

    # The judgement of choices.

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Journey)
        view = self.outlook(state, seat)
        return [self.judge(view, action)[0] for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Journey)
        return self.judge(self.outlook(state, seat), action)[1]

    def outlook(self, state: Journey, seat: i64) -> Outlook:
        """How the seat sees the table; of one decision one asks several times, so the latest is kept."""
        latest = self.latest
        if latest is not None and latest.is_of(state, seat):
            return latest
        self.latest = latest = Outlook(state, seat, self.weights, self.scheme, self.hoard)
        return latest

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """Of a turn's choices the best few, and declarations only if they are likely right."""
        assert isinstance(state, Journey)
        frame = state.stack[-1]
        if len(options) == 1 or not isinstance(frame, (Turn, Naming, Demand)):
            return options
        weights = self.weigh(state, seat, options)
        order = sorted(range(len(options)), key=lambda place: -weights[place])
        kept = [place for place in order[:MOST_CHOICES] if weights[place] > claiming.NEVER / 2.0]
        return [options[place] for place in sorted(kept)] if kept else [options[order[0]]]

    def imagined(self, seen: State, seed: int, knowledge: bool) -> State:
        """A world with teams drawn by what is believed of them."""
        assert isinstance(seen, Journey)
        belief = self.outlook(seen, seen.viewer).belief
        return believed(seen, seed, knowledge, drawn(belief, Generator(seed)))

    def forgotten(self, seen: State, rounds: i64) -> State:
        """The view of somebody who forgets what he has learned of others after so many rounds."""
        assert isinstance(seen, Journey)
        return forgetting(seen, rounds * seen.seats)

    def judge(self, view: Outlook, action: i64) -> Verdict:
        """How good a choice looks, and what speaks for it."""
        if action < REFUSE:
            weight, why = self.turn(view, action)
            return weight + view.restless(action), why
        if action <= PASS_ON:
            return self.exchange(view, action)
        if action <= CALL_OFF or PAY < action < SUPPORT or GIVE_BACK < action < NAME:
            return self.hand_over(view, action)
        if action < TAKE + 1:
            return self.fight(view, action)
        if action < GIVE_BACK + 1:
            frame = view.state.stack[-1]
            assert isinstance(frame, Loot)
            return fighting.loot(view, action - TAKE, frame.loser)
        if action <= STOP:
            return claiming.name(view, action)
        if action == FORESEE:
            return self.foresee(view)
        if action == AGREE:
            return -1.0, "no-draw"
        return 0.0, "decline"

    def turn(self, view: Outlook, action: i64) -> Verdict:
        if action == SOLO:
            return 500.0, "solo"
        if action in (DECLARE, FORTUNE):
            return claiming.declare(view, action == FORTUNE, self.threshold(view))
        if action <= PASS:
            return 0.0, "pass"
        if action < DEMAND + 1:
            choice = action - OFFER - 2
            weight, why = trading.offer(view, choice // OFFERS_PER_SEAT, choice % OFFERS_PER_SEAT // 2 + 1)
            return weight * self.build, why
        if action < ATTACK:
            choice = action - DEMAND - 1
            return trading.demand(view, choice // KINDS, choice % KINDS + 1)
        weight, why = fighting.attack(view, action - ATTACK)
        return weight * self.attack, why

    def exchange(self, view: Outlook, action: i64) -> Verdict:
        """Answers, and what trade texts ask for."""
        frame = view.state.stack[-1]
        if action == REFUSE:
            return trading.SAY_NO, "refuse"
        if action < BID + 2:
            assert isinstance(frame, Answer)
            return trading.accept(view, frame.seat, frame.item, (action - ACCEPT) // 2)
        if action < YIELD + 2:
            assert isinstance(frame, Demand)
            return trading.bid(view, frame.target, (action - BID) // 2)
        if action <= TOP:
            return -view.loss((action - YIELD) // 2), "give"
        if action < DRAW:
            assert isinstance(frame, Foresight)
            weight = view.value(action - TOP)
            return (weight if frame.top == 0 else -weight), "arrange"
        if action == DRAW:
            return 3.0, "draw"
        if action < LEFT:
            return trading.change(view, action)
        step: i64 = 1 if action == LEFT else -1
        return view.trust((view.seat + step + view.state.seats) % view.state.seats), "direction"

    def hand_over(self, view: Outlook, action: i64) -> Verdict:
        """Something has to go, or the Priest could gain it."""
        frame = view.state.stack[-1]
        if action == CALL_OFF:
            return fighting.call_off(view)
        if action <= GIFT:
            assert isinstance(frame, PassOn)
            receiver = (view.seat + frame.step + view.state.seats) % view.state.seats
            return trading.give(view, receiver, action - PASS_ON)
        if action < CALL_OFF:
            choice = action - GIFT - 1
            return trading.give(view, choice // KINDS, choice % KINDS + 1)
        if action < SUPPORT:
            assert isinstance(frame, Pay)
            return trading.give(view, frame.priest, action - PAY)
        assert isinstance(frame, GiveBack)
        return trading.give(view, frame.loser, action - GIVE_BACK)

    def fight(self, view: Outlook, action: i64) -> Verdict:
        frame = view.state.stack[-1]
        if action < HYPNOTISE:
            return fighting.support(view, action - SUPPORT)
        if action <= USE_ITEM:
            return fighting.hypnotise(view, action - HYPNOTISE)
        if action <= DONE:
            return fighting.use(view, action)
        if action == HEAL:
            return fighting.heal(view)
        if action <= LUGGAGE:
            assert isinstance(frame, Spoils)
            return fighting.spoils(view, action, frame.loser)
        assert isinstance(frame, PickSlot)
        unknown = view.notes.allegiance[frame.target * view.state.slots + action - SLOT] < 0
        return (1.0 if unknown else 0.0), "look-identity"

    def foresee(self, view: Outlook) -> Verdict:
        """The pile is looked through when one is about to draw from it."""
        frame = view.state.stack[-1]
        if isinstance(frame, BagDraw) and frame.seat == view.seat:
            return 5.0, "foresee"
        if isinstance(frame, DoctorWindow) and winner(view.state) == 0:
            return 5.0, "foresee"
        return -2.0, "foresee"

    def threshold(self, view: Outlook) -> float:
        """How sure one has to be to declare: less so when the others may declare before one's next turn."""
        if self.belief == LOGIC:
            return claiming.CERTAIN
        if self.belief == PEER:
            return 0.85 - 0.2 * min(1.0, float(view.state.turn) / 150.0)
        confident = CONFIDENT if view.state.seats % 2 == 0 else CONFIDENT_WHEN_ODD
        rounds = float(view.state.turn) / float(view.state.seats)
        late = max(0.0, min(2.0, (rounds - LONG) / (LONGER - LONG)))
        return confident - (HURRY * view.danger() + PATIENCE * late) * self.risk

    # The judgement of positions.

    def worth(self, state: State) -> list[float]:
        """By how many goal cards each organisation has, how many of them in one hand, and what its members know."""
        assert isinstance(state, Journey)
        return worth(state, self.weights)

    def chances(self, state: State, worths: list[float]) -> list[float]:
        """Companions win together; who has the Ring of Power may win alone."""
        assert isinstance(state, Journey)
        return chances(state, worths)


def logic(taste: Taste) -> Tactics:
    """Goes by what is proven."""
    return CastleTactics(taste, LOGIC)


def bayes(taste: Taste) -> Tactics:
    """Goes by what deeds say of teams, as counted in our own games."""
    return CastleTactics(taste, BAYES)


def peer_style(taste: Taste) -> Tactics:
    """Goes by what deeds say of teams, as people guess it: a fixed mark to measure by."""
    return CastleTactics(taste, PEER)
