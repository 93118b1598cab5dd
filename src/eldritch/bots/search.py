"""The search that all games share: Monte Carlo tree search over what a seat knows (SO-ISMCTS).

Every iteration imagines a world that the seat's view admits, goes down the tree by what that world allows, adds one
node, plays on for a while by the game's rules of thumb, and asks those how the position stands. The worlds differ, so
the tree's statistics do not belong to any of them, but to what the seat knows.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from eldritch.core.generator import RANGE, Generator
from eldritch.core.seats import bit, first
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

MOST_SEATS: Final = 16
"""A child is known by its action and the seat that takes it, in one number."""

FEW_VISITS: Final = 30
"""With fewer visits than this their number says little, and the mean decides."""

TINY: Final = 1e-9

SURE: Final = 100
"""A move that wins at once in a few worlds is only sure when it does in so many more."""

MARGIN: Final = 2.0
"""By so many standard errors a move must be better than the best-looking one to be made instead of it."""


@final
class Settings:
    """How a game is searched. `settings.toml` has the figures of each game, and says what they mean."""

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
    """A move of a seat, with what came of it for that seat."""

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
        """What the seat may expect, by which the search goes."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def chance(self) -> float:
        """How likely the seat is to win, as people are told: more, where companions share a victory."""
        return self.won / float(self.visits) if self.visits > 0 else 0.0


@final
class Rivals:
    """The best-looking moves at hand, tried one after the other in each world. What differs then is their doing."""

    def __init__(self, actions: list[int]) -> None:
        self.actions: list[int] = actions
        self.turn: i64 = 0
        self.rounds: i64 = 0
        self.world: State | None = None
        self.key: i64 = 0
        self.first: float = 0.0
        self.gains: list[float] = [0.0 for _ in actions]
        self.squares: list[float] = [0.0 for _ in actions]

    def note(self, value: float) -> None:
        """What came of the move whose turn it is, as compared with the one that looks best."""
        if self.turn == 0:
            self.first = value
        gain = value - self.first
        self.gains[self.turn] += gain
        self.squares[self.turn] += gain * gain
        self.turn = (self.turn + 1) % len(self.actions)
        if self.turn == 0:
            self.rounds += 1

    def surely_better(self, place: i64) -> float:
        """By how much a move is better than the one that looks best, beyond what may be chance."""
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
    """A search for the move of the seat whose view is given. All chance comes from the generator."""

    def __init__(
        self, seen: State, tactics: Tactics, settings: Settings, generator: Generator, root: Node | None = None
    ) -> None:
        self.seen: State = seen
        self.me: i64 = seen.viewer
        self.tactics: Tactics = tactics
        self.settings: Settings = settings
        self.generator: Generator = generator
        self.root: Node = Node(self.me, -1, 0.0) if root is None else root
        self.options: list[int] = tactics.sensible(seen, self.me, seen.legal(self.me))
        self.iterations: i64 = 0
        self.outcomes: dict[int, list[float]] = {}
        self.fixed: list[State] = []
        self.reckless: i64 = int(settings.epsilon * float(RANGE))
        self.rivals: Rivals | None = None

    # Worlds.

    def world(self) -> State:
        """A world to play this iteration in: a new one, or a copy of one of a few."""
        if self.settings.worlds == 0:
            return self.imagined()
        if len(self.fixed) < self.settings.worlds:
            self.fixed.append(self.imagined())
        world = self.fixed[self.iterations % self.settings.worlds].clone()
        world.rekey(self.generator.word())
        return world

    def imagined(self) -> State:
        return self.tactics.imagined(self.seen, self.generator.word(), self.settings.knowledge)

    # Iterations.

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            if self.settings.paired > 0:
                self.compare()
            else:
                self.iterate(self.world())
            self.iterations += 1

    def compare(self) -> None:
        """Try the next of the best-looking moves, in the same world and with the same chance as those before it."""
        rivals = self.rivals
        if rivals is None:
            weights = self.tactics.weigh(self.seen, self.me, self.options)
            order = sorted(range(len(self.options)), key=lambda place: -weights[place])
            self.rivals = rivals = Rivals([self.options[place] for place in order[: self.settings.paired]])
        if rivals.turn == 0:
            rivals.world = self.imagined()
            rivals.key = self.generator.word()
        assert rivals.world is not None
        world = rivals.world.clone()
        world.rekey(rivals.key)
        options, chance = self.options, self.generator
        self.options, self.generator = [rivals.actions[rivals.turn]], Generator(rivals.key)
        values = self.iterate(world)
        self.options, self.generator = options, chance
        rivals.note(values[self.me])

    def run_with(self, action: int, iterations: i64) -> None:
        """Look closer at one of the moves at hand: all of these iterations begin with it."""
        options = self.options
        self.options = [action]
        for _ in range(iterations):
            self.iterate(self.world())
            self.iterations += 1
        self.options = options

    def iterate(self, world: State) -> list[float]:
        """Down the tree to a new node, on by rules of thumb, and back with what came of it."""
        path: list[Node] = []
        node = self.root
        while not world.over:
            seat = self.decider(world)
            options = self.options
            if path or seat != self.me:
                options = self.tactics.sensible(world, seat, world.legal(seat))
            if len(options) == 1 and (path or seat != self.me):
                world.take(seat, options[0])
                continue
            if self.settings.self_only and seat != self.me:
                world.take(seat, self.thumb(world, seat, options))
                continue
            child = self.select(node, world, seat, options)
            path.append(child)
            world.take(seat, child.action)
            if child.visits == 0:
                break
            node = child
        values = self.outcome(world)
        chances = self.tactics.chances(world, values)
        self.learn(path, values, chances)
        if path:
            self.note(path[0].action, chances)
        return values

    def decider(self, world: State) -> i64:
        """Of several seats that owe a decision, one's own comes first."""
        owing = world.owing()
        return self.me if owing & bit(self.me) != 0 else first(owing)

    def select(self, node: Node, world: State, seat: i64, options: list[int]) -> Node:
        """The child to go on with: a new one while there is room, else the one with the highest bound."""
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
        """How many children a node may have: more with every visit, the best-looking first."""
        return 1 + int(self.settings.widening * sqrt(float(node.visits)))

    def bound(self, child: Node) -> float:
        """Its mean, what may be missed by not knowing it, and what the rules of thumb say until it is known."""
        visits = float(child.visits)
        if visits == 0.0:
            return child.prior
        return (
            child.total / visits
            + self.settings.exploration * sqrt(log(float(child.available)) / visits)
            + self.settings.bias * child.prior / (1.0 + visits)
        )

    def expand(self, node: Node, world: State, seat: i64, options: list[int]) -> Node:
        """A child for the best-looking option that has none."""
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

    def outcome(self, world: State) -> list[float]:
        """What each seat may expect: the result, or the judgement after some moves by rules of thumb."""
        left = self.settings.cutoff
        while left > 0 and not world.over:
            seat = first(world.owing())
            options = self.tactics.sensible(world, seat, world.legal(seat))
            if len(options) == 1:
                world.take(seat, options[0])
            else:
                world.take(seat, self.thumb(world, seat, options))
                left -= 1
        return world.returns() if world.over else self.tactics.worth(world)

    def thumb(self, world: State, seat: i64, options: list[int]) -> i64:
        """The option that looks best, and now and then any other."""
        if self.generator.word() < self.reckless:
            return options[self.generator.below(len(options))]
        weights = self.tactics.weigh(world, seat, options)
        best: i64 = 0
        for place in range(1, len(options)):
            if weights[place] > weights[best]:
                best = place
        return options[best]

    def learn(self, path: list[Node], values: list[float], chances: list[float]) -> None:
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
            node.won += chances[node.seat]

    def note(self, action: int, chances: list[float]) -> None:
        """Of each move at hand it is kept how likely everybody was to win after it."""
        sums = self.outcomes.get(action)
        if sums is None:
            self.outcomes[action] = [*chances, 1.0]
            return
        for seat in range(len(chances)):
            sums[seat] += chances[seat]
        sums[-1] += 1.0

    # What was found.

    def decisive(self) -> int:
        """A move that wins at once whatever is hidden and whatever the dice say; -1 if there is none."""
        if self.settings.decisive == 0:
            return -1
        few = [self.imagined() for _ in range(self.settings.decisive)]
        for action in self.options:
            if self.wins(action, few) and self.wins(action, [self.imagined() for _ in range(SURE)]):
                self.note(action, [float(seat == self.me) for seat in range(self.seen.seats)])
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
        """The moves at hand that were tried, the best first: by visits, or by their mean while there are few."""
        found: list[Node] = []
        for action in self.options:
            child = self.root.children.get(action * MOST_SEATS + self.me)
            if child is not None and child.visits > 0:
                found.append(child)
        rivals = self.rivals
        if rivals is not None:
            standing = {action: rivals.surely_better(place) for place, action in enumerate(rivals.actions)}
            found.sort(key=lambda node: -standing.get(node.action, -1.0))
        elif self.root.visits < FEW_VISITS:
            found.sort(key=lambda node: (-node.mean(), -node.visits))
        else:
            found.sort(key=lambda node: (-node.visits, -node.mean()))
        return found

    def estimate(self, action: int) -> list[float]:
        """How likely each seat is to win after a move at hand, by this search."""
        sums = self.outcomes.get(action)
        if sums is None:  # All that is known of it comes from an earlier search.
            world = self.imagined()
            return self.tactics.chances(world, self.tactics.worth(world))
        return [chance / sums[-1] for chance in sums[:-1]]
