"""The search that all games share: Monte Carlo tree search over information sets (SO-ISMCTS).

Every iteration samples a determinization of the seat's view, descends the tree along the moves that are legal in it,
adds one node, plays a short rollout with the game's heuristics, and evaluates the resulting position. As the
determinizations differ, the statistics in the tree describe what the seat knows, not any one of them.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from eldritch.core.generator import RANGE, Generator
from eldritch.core.seats import bit, first
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

MOST_SEATS: Final = 16
"""A child's key is one number made of its action and the seat that takes it."""

FEW_VISITS: Final = 30
"""With fewer visits than this the ranking is by mean instead of by visits."""

TINY: Final = 1e-9

SURE: Final = 100
"""A move that wins at once in a few worlds must do so in this many more before it is played without a search."""

MARGIN: Final = 2.0
"""By how many standard errors a move must beat the heuristics' favourite to be played instead of it."""


@final
class Settings:
    """Parameters of the search. `search.toml` has the defaults and explains them."""

    def __init__(self) -> None:
        self.exploration: float = 0.6
        self.widening: float = 1.0
        self.bias: float = 0.3
        self.temperature: float = 1.0
        self.epsilon: float = 0.1
        self.cutoff: i64 = 12
        self.worlds: i64 = 0
        self.paired: i64 = 0
        self.decisive: i64 = 3
        self.self_only: bool = False
        self.knowledge: bool = True
        self.reuse: bool = True


@final
class Node:
    """A move of a seat, with that seat's results."""

    def __init__(self, seat: i64, action: i64, prior: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.prior: float = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.won: float = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The seat's mean return, which guides the search."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def chance(self) -> float:
        """The seat's chance to win, for display. It exceeds the mean return where team mates share a victory."""
        return self.won / float(self.visits) if self.visits > 0 else 0.0


@final
class PairedMoves:
    """The heuristics' favourite moves, tried one after the other in the same worlds, so that differences in the results
    come from the moves alone."""

    def __init__(self, actions: list[int]) -> None:
        self.actions: list[int] = actions
        self.turn: i64 = 0
        self.rounds: i64 = 0
        self.world: State | None = None
        self.key: i64 = 0
        self.first: float = 0.0
        self.gains: list[float] = [0.0 for _ in actions]
        self.squares: list[float] = [0.0 for _ in actions]

    def record(self, value: float) -> None:
        """Record the result of the current move, relative to the favourite's."""
        if self.turn == 0:
            self.first = value
        gain = value - self.first
        self.gains[self.turn] += gain
        self.squares[self.turn] += gain * gain
        self.turn = (self.turn + 1) % len(self.actions)
        if self.turn == 0:
            self.rounds += 1

    def lower_bound(self, place: i64) -> float:
        """A lower bound of how much better a move is than the favourite."""
        if place == 0:
            return 0.0
        if self.rounds < 2:
            return -1.0
        rounds = float(self.rounds + i64(place < self.turn))
        mean = self.gains[place] / rounds
        spread = max(0.0, self.squares[place] / rounds - mean * mean)
        return mean - MARGIN * sqrt(spread / rounds)


@final
class Search:
    """A search for a move of the seat with this view. All randomness comes from the generator."""

    def __init__(
        self, seen: State, tactics: Tactics, settings: Settings, generator: Generator, root: Node | None = None
    ) -> None:
        self.seen: State = seen
        self.me: i64 = seen.viewer
        self.tactics: Tactics = tactics
        self.settings: Settings = settings
        self.generator: Generator = generator
        self.root: Node = Node(self.me, -1, 0.0) if root is None else root
        self.options: list[int] = tactics.prune(seen, self.me, seen.legal(self.me))
        self.iterations: i64 = 0
        self.outcomes: dict[int, list[float]] = {}
        self.fixed: list[State] = []
        self.epsilon: i64 = int(settings.epsilon * float(RANGE))
        self.pairs: PairedMoves | None = None

    # Worlds.

    def world(self) -> State:
        """The world of this iteration: a new determinization, or a copy of one of a fixed number."""
        if self.settings.worlds == 0:
            return self.determinize()
        if len(self.fixed) < self.settings.worlds:
            self.fixed.append(self.determinize())
        world = self.fixed[self.iterations % self.settings.worlds].clone()
        world.rekey(self.generator.word())
        return world

    def determinize(self) -> State:
        return self.tactics.determinize(self.seen, self.generator.word(), self.settings.knowledge)

    # Iterations.

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            if self.settings.paired > 0:
                self.compare()
            else:
                self.iterate(self.world())
            self.iterations += 1

    def compare(self) -> None:
        """Try the next of the favourite moves, in the same world and with the same random numbers as the others."""
        pairs = self.pairs
        if pairs is None:
            weights = self.tactics.weigh(self.seen, self.me, self.options)
            order = sorted(range(len(self.options)), key=lambda place: -weights[place])
            self.pairs = pairs = PairedMoves([self.options[place] for place in order[: self.settings.paired]])
        if pairs.turn == 0:
            pairs.world = self.determinize()
            pairs.key = self.generator.word()
        assert pairs.world is not None
        world = pairs.world.clone()
        world.rekey(pairs.key)
        options, generator = self.options, self.generator
        self.options, self.generator = [pairs.actions[pairs.turn]], Generator(pairs.key)
        values = self.iterate(world)
        self.options, self.generator = options, generator
        pairs.record(values[self.me])

    def run_with(self, action: int, iterations: i64) -> None:
        """Spend iterations on one move: all of them begin with it."""
        options = self.options
        self.options = [action]
        for _ in range(iterations):
            self.iterate(self.world())
            self.iterations += 1
        self.options = options

    def iterate(self, world: State) -> list[float]:
        """Descend to a new node, roll out, and propagate the result back."""
        path: list[Node] = []
        node = self.root
        while not world.over:
            seat = self.decider(world)
            options = self.options
            if path or seat != self.me:
                options = self.tactics.prune(world, seat, world.legal(seat))
            if len(options) == 1 and (path or seat != self.me):
                world.take(seat, options[0])
                continue
            if self.settings.self_only and seat != self.me:
                world.take(seat, self.rollout_move(world, seat, options))
                continue
            child = self.select(node, world, seat, options)
            path.append(child)
            world.take(seat, child.action)
            if child.visits == 0:
                break
            node = child
        values = self.rollout(world)
        chances = self.tactics.chances(world, values)
        self.propagate(path, values, chances)
        if path:
            self.record(path[0].action, chances)
        return values

    def decider(self, world: State) -> i64:
        """The seat to move. If several owe a decision, the searching seat comes first."""
        owing = world.owing()
        return self.me if owing & bit(self.me) != 0 else first(owing)

    def select(self, node: Node, world: State, seat: i64, options: list[int]) -> Node:
        """The child to descend to: a new one while there is room, otherwise the one with the highest bound."""
        best: Node | None = None
        highest = 0.0
        tried: i64 = 0
        for action in options:
            child = node.children.get(action * MOST_SEATS + seat)
            if child is None:
                continue
            tried += 1
            child.available += 1
            bound = self.bound(child)
            if best is None or bound > highest:
                best = child
                highest = bound
        if best is None or (tried < len(options) and tried < self.room(node)):
            return self.expand(node, world, seat, options)
        return best

    def room(self, node: Node) -> i64:
        """How many children a node may have; it grows with the visits (progressive widening)."""
        return 1 + int(self.settings.widening * sqrt(float(node.visits)))

    def bound(self, child: Node) -> float:
        """The mean, an exploration bonus, and a prior from the heuristics that fades with the visits."""
        visits = float(child.visits)
        if visits == 0.0:
            return child.prior
        return (
            child.total / visits
            + self.settings.exploration * sqrt(log(float(child.available)) / visits)
            + self.settings.bias * child.prior / (1.0 + visits)
        )

    def expand(self, node: Node, world: State, seat: i64, options: list[int]) -> Node:
        """Add a child for the option with the highest weight that has none."""
        weights = self.tactics.weigh(world, seat, options)
        most = weights[0]
        found: i64 = -1
        for place in range(len(options)):
            most = max(most, weights[place])
            if options[place] * MOST_SEATS + seat in node.children:
                continue
            if found < 0 or weights[place] > weights[found]:
                found = place
        prior = exp(max(-30.0, (weights[found] - most) / self.settings.temperature))
        child = Node(seat, options[found], prior)
        child.available = 1
        node.children[options[found] * MOST_SEATS + seat] = child
        return child

    def rollout(self, world: State) -> list[float]:
        """Play some moves by the rollout policy. Every seat's return, or the evaluation if the game is not over."""
        left = self.settings.cutoff
        while left > 0 and not world.over:
            seat = first(world.owing())
            options = self.tactics.prune(world, seat, world.legal(seat))
            if len(options) == 1:
                world.take(seat, options[0])
            else:
                world.take(seat, self.rollout_move(world, seat, options))
                left -= 1
        return world.returns() if world.over else self.tactics.evaluate(world)

    def rollout_move(self, world: State, seat: i64, options: list[int]) -> i64:
        """The option with the highest weight, or with probability epsilon any option."""
        if self.generator.word() < self.epsilon:
            return options[self.generator.below(len(options))]
        weights = self.tactics.weigh(world, seat, options)
        best: i64 = 0
        for place in range(1, len(options)):
            if weights[place] > weights[best]:
                best = place
        return options[best]

    def propagate(self, path: list[Node], values: list[float], chances: list[float]) -> None:
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
            node.won += chances[node.seat]

    def record(self, action: int, chances: list[float]) -> None:
        """Add up everyone's chances to win after one of the root's moves."""
        sums = self.outcomes.get(action)
        if sums is None:
            self.outcomes[action] = [*chances, 1.0]
            return
        for seat in range(len(chances)):
            sums[seat] += chances[seat]
        sums[-1] += 1.0

    # Results.

    def decisive(self) -> int:
        """A move that wins at once in every sampled world; -1 if there is none."""
        if self.settings.decisive == 0:
            return -1
        few = [self.determinize() for _ in range(self.settings.decisive)]
        for action in self.options:
            if self.wins(action, few) and self.wins(action, [self.determinize() for _ in range(SURE)]):
                self.record(action, [float(seat == self.me) for seat in range(self.seen.seats)])
                return action
        return -1

    def wins(self, action: int, worlds: list[State]) -> bool:
        """Whether a move wins at once in each of these worlds."""
        for world in worlds:
            after = world.clone()
            after.take(self.me, action)
            if not after.over or after.returns()[self.me] < 1.0 - TINY:
                return False
        return True

    def ranked(self) -> list[Node]:
        """The root's moves that were tried, best first: by visits, or by their mean while visits are few."""
        found: list[Node] = []
        for action in self.options:
            child = self.root.children.get(action * MOST_SEATS + self.me)
            if child is not None and child.visits > 0:
                found.append(child)
        pairs = self.pairs
        if pairs is not None:
            bounds = {action: pairs.lower_bound(place) for place, action in enumerate(pairs.actions)}
            found.sort(key=lambda node: -bounds.get(node.action, -1.0))
        elif self.root.visits < FEW_VISITS:
            found.sort(key=lambda node: (-node.mean(), -node.visits))
        else:
            found.sort(key=lambda node: (-node.visits, -node.mean()))
        return found

    def estimate(self, action: int) -> list[float]:
        """Every seat's chance to win after one of the root's moves, according to this search."""
        sums = self.outcomes.get(action)
        if sums is None:  # Its visits come from an earlier search.
            world = self.determinize()
            return self.tactics.chances(world, self.tactics.evaluate(world))
        return [chance / sums[-1] for chance in sums[:-1]]
