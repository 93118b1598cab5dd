"""The bot that searches."""
# mypyc: off  (bots are not compiled; the search itself is)

import time
from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

from .bot import Bot, Budget, Candidate, Choice
from .greedy import estimate, tactics_of
from .search import MOST_SEATS, Node, Search, Settings
from .settings import settings_of

CLOCK_INTERVAL: Final = 0.002
"""Seconds of iterations between two looks at the clock."""
MOST_BETWEEN_LOOKS: Final = 64

FOUND_BY_SEARCH: Final = "looked-ahead"
"""The reason for a move that the heuristics alone would not have chosen."""

BLUNDER: Final = 0.1
"""A move with less than this share of the best one's visits is never played, however weak the level."""


class SearchBot(Bot):
    """Plays the result of the shared search. Within a turn it keeps the tree it has grown.

    `index` is its strength: a move is played with a probability proportional to its visits to that power (to its mean,
    if the search compares moves in pairs and so visits all alike). None always plays the best move.
    """

    def __init__(
        self, personality: str = "", index: float | None = None, settings: Settings | None = None, variant: str = ""
    ) -> None:
        self.personality = personality
        self.index = index
        self.settings = settings
        self.variant = variant
        self._tactics: Tactics | None = None
        self._tree: tuple[int, Node] | None = None

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        began = time.perf_counter()
        tactics = self._tactics = self._tactics or tactics_of(seen, self.personality, self.variant)
        settings = self.settings or settings_of(seen.edition.game)
        search = Search(seen, tactics, settings, generator, self._reusable(seen) if settings.reuse else None)
        if len(search.options) == 1:
            return self._forced(seen, tactics, search.options[0], generator)
        decisive = search.decisive()
        if decisive >= 0:
            return self._chosen(search, decisive, (Candidate(decisive, 1.0, 1.0),))
        run_search(search, budget, began)
        ranked = search.ranked()
        visits = sum(int(node.visits) for node in ranked)
        candidates = tuple(Candidate(node.action, node.chance(), int(node.visits) / visits) for node in ranked)
        return self._chosen(search, self._pick(ranked, generator, search.pairs is not None), candidates)

    def _forced(self, seen: State, tactics: Tactics, action: int, generator: Generator) -> Choice:
        """A single option needs no search. The tree is kept for the next decision."""
        chances = estimate(seen, tactics, generator)
        candidate = Candidate(action, chances[seen.viewer], 1.0)
        return Choice(action, (tactics.reason(seen, seen.viewer, action),), (candidate,), chances)

    def _reusable(self, seen: State) -> Node | None:
        """The tree below the bot's last move, if this is the same turn and nobody else has moved since."""
        if self._tree is None or self._tree[0] != seen.turns():
            return None
        node = self._tree[1]
        same_seat = all(child.seat == seen.viewer for child in node.children.values())
        return node if same_seat and node.children else None

    def _chosen(self, search: Search, action: int, candidates: tuple[Candidate, ...]) -> Choice:
        child = search.root.children.get(action * MOST_SEATS + search.me)
        self._tree = None if child is None else (search.seen.turns(), child)
        reasons = reasons_for(search, action)
        return Choice(action, reasons, candidates, tuple(search.estimate(action)), int(search.iterations))

    def _pick(self, ranked: list[Node], generator: Generator, paired: bool = False) -> int:
        if self.index is None:
            return ranked[0].action
        most = max(int(node.visits) for node in ranked)
        eligible = [node for node in ranked if int(node.visits) >= BLUNDER * most]
        merits = [node.mean() if paired else float(node.visits) for node in eligible]
        highest = max(merits) or 1.0
        shares = [(merit / highest) ** self.index for merit in merits]
        drawn = generator.word() / 2**32 * sum(shares)
        for node, share in zip(eligible, shares, strict=True):
            drawn -= share
            if drawn < 0.0:
                return node.action
        return eligible[-1].action


def reasons_for(search: Search, action: int) -> tuple[str, ...]:
    """The heuristics' reason for a move; if they prefer another move, that the search found it comes first."""
    reason = search.tactics.reason(search.seen, search.me, action)
    weights = search.tactics.weigh(search.seen, search.me, search.options)
    preferred = search.options[weights.index(max(weights))]
    return (reason,) if action == preferred else (FOUND_BY_SEARCH, reason)


def run_search(search: Search, budget: Budget, began: float) -> None:
    """Search until the budget is used up; `began` is when the clock started."""
    if budget.iterations < 1 and budget.milliseconds < 1:
        raise BadOptions("a search needs a budget of iterations or milliseconds, or it would never end")
    at_once = 1
    while budget.iterations == 0 or search.iterations < budget.iterations:
        left = budget.iterations - int(search.iterations) if budget.iterations else at_once
        search.run(min(at_once, left))
        spent = time.perf_counter() - began
        if budget.milliseconds and 1000 * spent >= budget.milliseconds:
            return
        at_once = max(1, min(MOST_BETWEEN_LOOKS, int(CLOCK_INTERVAL * int(search.iterations) / (spent or 1.0))))
