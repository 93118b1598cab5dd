"""Draw a deal that card constraints admit, with all such deals equally likely.

A deal puts distinct cards (copies of a kind are distinct) into places. For one case the ways to match cards with tokens
are counted exactly, and a matching is drawn by these counts. Deals that several cases or matchings lead to would occur
too often, so they are accepted with probability 1 / (number of ways).
"""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.generator import RANGE, Generator

MOST_STATES: Final = 4000
"""A count that would take more intermediate results is skipped. The draw is then only approximately uniform."""

MOST_TRIES: Final = 60


def only_kind(kinds: i64) -> i64:
    """The only kind in a set: that of a known card."""
    kind: i64 = 0
    while (kinds >> kind) & 1 == 0:
        kind += 1
    return kind


def matchings(tokens: list[i64], cards: list[i64]) -> float:
    """The number of ways to match the cards with the tokens of a place."""
    open_tokens: list[i64] = []
    rest = cards[:]
    for token in tokens:
        if token & (token - 1) != 0:
            open_tokens.append(token)
            continue
        kind = only_kind(token)
        if kind not in rest:
            return 0.0
        rest.remove(kind)
    return ways_to_match(open_tokens, rest) * known_ways(cards, rest)


def known_ways(cards: list[i64], rest: list[i64]) -> float:
    """The number of ways to match the known cards: copies of a kind are distinct."""
    ways = 1.0
    for kind in set(cards):
        copies = cards.count(kind)
        for taken in range(rest.count(kind) + 1, copies + 1):
            ways *= taken
    return ways


def ways_to_match(tokens: list[i64], cards: list[i64]) -> float:
    """The number of ways to match cards with as many sorted tokens."""
    if not cards:
        return 1.0
    if tokens[0] == tokens[-1]:
        for card in cards:
            if (tokens[0] >> card) & 1 == 0:
                return 0.0
        return symmetries(tokens)
    kind = cards[-1]
    rest = cards[:-1]
    ways = 0.0
    last: i64 = -1
    repeated = 0.0
    for place in range(len(tokens)):
        token = tokens[place]
        if (token >> kind) & 1 == 0:
            continue
        if token != last:
            last = token
            repeated = ways_to_match(tokens[:place] + tokens[place + 1 :], rest)
        ways += repeated
    return ways


def symmetries(tokens: list[i64]) -> float:
    """The number of ways to permute equal tokens of a place."""
    ways = 1.0
    run = 1
    for place in range(1, len(tokens)):
        run = run + 1 if tokens[place] == tokens[place - 1] else 1
        ways *= run
    return ways


@final
class MatchingCount:
    """Counts the ways to match all cards with the tokens of a case.

    Tokens are grouped by their kinds. Known cards are placed first. The others are placed one by one; the state of this
    process is the room left in each group.
    """

    def __init__(self, copies: list[i64], case: list[list[i64]], bits: i64) -> None:
        self.groups: list[i64] = []
        self.room: list[i64] = []
        self.factor: float = 1.0
        rest = copies[:]
        for tokens in case:
            for token in tokens:
                self.enter(token & bits, rest)
        self.cards: list[i64] = []
        order: list[tuple[int, int]] = []
        for kind in range(len(rest)):
            able = len([group for group in self.groups if (group >> kind) & 1 != 0])
            order.append((able, kind))
        order.sort()  # The most constrained cards first, which leaves the fewest states.
        for _, kind in order:
            for _ in range(rest[kind]):
                self.cards.append(kind)
        self.memo: list[dict[int, float]] = [{} for _ in range(len(self.cards) + 1)]
        self.radix: list[int] = []
        size = 1
        for room in self.room:
            self.radix.append(size)
            size *= int(room) + 1
        self.exact: bool = size <= MOST_STATES
        self.total: float = self.factor * self.ways(0, self.start()) if self.exact else 1.0

    def enter(self, kinds: i64, rest: list[i64]) -> None:
        """Add a token: that of a known card, or one more of its group."""
        if kinds & (kinds - 1) == 0:
            kind = only_kind(kinds)
            self.factor *= int(rest[kind])
            rest[kind] -= 1
        elif kinds in self.groups:
            self.room[self.groups.index(kinds)] += 1
        else:
            self.groups.append(kinds)
            self.room.append(1)

    def start(self) -> int:
        return sum(self.radix[place] * int(self.room[place]) for place in range(len(self.room)))

    def left(self, state: int, place: int) -> int:
        return state // self.radix[place] % (int(self.room[place]) + 1)

    def ways(self, card: int, state: int) -> float:
        """The number of ways to place the cards from this one on, by the room that is left."""
        if card == len(self.cards):
            return 1.0
        known = self.memo[card].get(state)
        if known is not None:
            return known
        total = 0.0
        kind = self.cards[card]
        for place in range(len(self.groups)):
            if (self.groups[place] >> kind) & 1 != 0:
                left = self.left(state, place)
                if left > 0:
                    total += left * self.ways(card + 1, state - self.radix[place])
        self.memo[card][state] = total
        return total

    def draw(self, generator: Generator) -> list[list[i64]]:
        """Cards for each group of tokens, drawn by the counts."""
        hands: list[list[i64]] = [[] for _ in self.groups]
        state = self.start()
        for card in range(len(self.cards)):
            aim = float(generator.word()) / RANGE * self.ways(card, state)
            kind = self.cards[card]
            chosen = -1
            for place in range(len(self.groups)):
                left = self.left(state, place)
                if left > 0 and (self.groups[place] >> kind) & 1 != 0:
                    share = left * self.ways(card + 1, state - self.radix[place])
                    if share <= 0.0:
                        continue
                    chosen = place
                    aim -= share
                    if aim < 0.0:
                        break
            hands[chosen].append(kind)
            state -= self.radix[chosen]
        return hands

    def draw_approximately(self, generator: Generator) -> list[list[i64]] | None:
        """A random matching by augmenting paths. Every deal can occur, though not all equally often."""
        hands: list[list[i64]] = [[] for _ in self.groups]
        cards = self.cards[:]
        generator.shuffle(cards)
        for kind in cards:
            seen: list[int] = []
            placed = self.place(kind, hands, seen, generator)
            if not placed:
                return None
        return hands

    def place(self, kind: i64, hands: list[list[i64]], seen: list[int], generator: Generator) -> bool:
        """Find room for a card, moving others if need be."""
        order: list[i64] = [*range(len(self.groups))]
        generator.shuffle(order)
        for group in order:
            if (self.groups[group] >> kind) & 1 != 0 and len(hands[group]) < self.room[group]:
                hands[group].append(kind)
                return True
        for group in order:
            if (self.groups[group] >> kind) & 1 == 0 or group in seen:
                continue
            seen.append(group)
            for place in range(len(hands[group])):
                other = hands[group][place]
                if other != kind and self.place(other, hands, seen, generator):
                    hands[group][place] = kind
                    return True
        return False


@final
class Sampler:
    """Draws worlds from cases."""

    def __init__(self, copies: list[i64], cases: list[list[list[i64]]], bits: i64, tag: i64) -> None:
        self.bits: i64 = bits
        self.tag: i64 = tag
        self.cases: list[list[list[i64]]] = cases
        self.counts: list[MatchingCount] = [MatchingCount(copies, case, bits) for case in cases]
        self.exact: bool = all(count.exact for count in self.counts)
        self.sorted: list[list[list[i64]]] = [
            [sorted([token & bits for token in tokens]) for tokens in case] for case in cases
        ]
        self.symmetries: list[list[float]] = [[symmetries(tokens) for tokens in case] for case in self.sorted]
        self.weights: list[float] = []
        for place, case in enumerate(cases):
            ways = 1.0
            for tokens in case:
                ways *= symmetries([token & bits for token in tokens])
            if self.exact:
                self.weights.append(self.counts[place].total / ways)
            else:
                self.weights.append(0.0 if self.counts[place].draw_approximately(Generator(0)) is None else 1.0)

    def is_possible(self) -> bool:
        return sum(self.weights) > 0.0

    def sample(self, generator: Generator) -> tuple[list[list[i64]], i64]:
        """A deal, and the card of the tagged token."""
        world, tagged = self.draw(generator)
        for _ in range(MOST_TRIES):
            if self.accepts(world, generator):
                break
            world, tagged = self.draw(generator)
        return world, tagged

    def draw(self, generator: Generator) -> tuple[list[list[i64]], i64]:
        """A deal of some case, and the card of the tagged token. Deals of several cases occur too often."""
        chosen = self.pick(generator)
        count = self.counts[chosen]
        groups = count.draw(generator) if count.exact else count.draw_approximately(generator)
        assert groups is not None, "a case that admits no deal has no weight"
        return self.deal(chosen, groups, generator)

    def pick(self, generator: Generator) -> int:
        """A case, drawn by its number of deals."""
        aim = float(generator.word()) / RANGE * sum(self.weights)
        chosen = 0
        for place, weight in enumerate(self.weights):
            if weight > 0.0:
                chosen = place
                aim -= weight
                if aim < 0.0:
                    break
        return chosen

    def deal(self, chosen: int, groups: list[list[i64]], generator: Generator) -> tuple[list[list[i64]], i64]:
        """Give each token a card of its group."""
        for cards in groups:
            generator.shuffle(cards)
        world: list[list[i64]] = []
        tagged: i64 = 0
        for tokens in self.cases[chosen]:
            hand: list[i64] = []
            for token in tokens:
                kinds = token & self.bits
                if kinds & (kinds - 1) == 0:
                    card = only_kind(kinds)
                else:
                    card = groups[self.counts[chosen].groups.index(kinds)].pop()
                hand.append(card)
                if token & self.tag != 0:
                    tagged = card
            hand.sort()
            world.append(hand)
        return world, tagged

    def accepts(self, world: list[list[i64]], generator: Generator) -> bool:
        """Whether to accept a deal that may have come about in several ways."""
        if not self.exact:
            return True
        ways = 0.0
        for case in range(len(self.cases)):
            of_case = 1.0
            for place in range(len(world)):
                found = matchings(self.sorted[case][place], world[place])
                if found == 0:
                    of_case = 0.0
                    break
                of_case *= found / self.symmetries[case][place]
            ways += of_case
        return ways <= 1.0 or float(generator.word()) / RANGE * ways < 1.0
