"""The bot that looks ahead."""
# mypyc: off  (a bot, and those are not compiled; what takes the time is)

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

BETWEEN_LOOKS: Final = 0.002
"""As many iterations as fit into so many seconds are done before the next look at the clock."""
MOST_BETWEEN_LOOKS: Final = 64

LOOKED_AHEAD: Final = "looked-ahead"
"""The reason for a move that the rules of thumb would not have made."""

BLUNDER: Final = 0.1
"""A move with less than this share of the best one's visits is never made, however weak the level."""


class SearchBot(Bot):
    """Looks ahead by the shared search. Within a turn it goes on with the tree that it has grown.

    `index` is its strength: a move is made in proportion to its visits to that power, or to its mean where all that are
    looked at are visited alike; None always takes the best.
    """

    def __init__(self, personality: str = "", index: float | None = None, settings: Settings | None = None) -> None:
        self.personality = personality
        self.index = index
        self.settings = settings
        self._tactics: Tactics | None = None
        self._kept: tuple[int, Node] | None = None

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        began = time.perf_counter()
        tactics = self._tactics = self._tactics or tactics_of(seen, self.personality)
        settings = self.settings or settings_of(seen.edition.game)
        search = Search(seen, tactics, settings, generator, self._grown(seen) if settings.reuse else None)
        if len(search.options) == 1:
            return self._forced(seen, tactics, search.options[0], generator)
        decisive = search.decisive()
        if decisive >= 0:
            return self._chosen(search, decisive, (Candidate(decisive, 1.0, 1.0),))
        think(search, budget, began)
        ranked = search.ranked()
        visits = sum(int(node.visits) for node in ranked)
        candidates = tuple(Candidate(node.action, node.chance(), int(node.visits) / visits) for node in ranked)
        return self._chosen(search, self._pick(ranked, generator, search.rivals is not None), candidates)

    def _forced(self, seen: State, tactics: Tactics, action: int, generator: Generator) -> Choice:
        """With nothing to choose there is nothing to search. What was grown is kept for the next decision."""
        chances = estimate(seen, tactics, generator)
        candidate = Candidate(action, chances[seen.viewer], 1.0)
        return Choice(action, (tactics.reason(seen, seen.viewer, action),), (candidate,), chances)

    def _grown(self, seen: State) -> Node | None:
        """What was grown under one's last move, if this is the same turn and nobody else has moved since."""
        if self._kept is None or self._kept[0] != seen.turns():
            return None
        node = self._kept[1]
        same_seat = all(child.seat == seen.viewer for child in node.children.values())
        return node if same_seat and node.children else None

    def _chosen(self, search: Search, action: int, candidates: tuple[Candidate, ...]) -> Choice:
        seen, seat = search.seen, search.me
        child = search.root.children.get(action * MOST_SEATS + seat)
        self._kept = None if child is None else (seen.turns(), child)
        reason = search.tactics.reason(seen, seat, action)
        weights = search.tactics.weigh(seen, seat, search.options)
        at_first_sight = search.options[weights.index(max(weights))]
        reasons = (reason,) if action == at_first_sight else (LOOKED_AHEAD, reason)
        return Choice(action, reasons, candidates, tuple(search.estimate(action)), int(search.iterations))

    def _pick(self, ranked: list[Node], generator: Generator, paired: bool = False) -> int:
        if self.index is None:
            return ranked[0].action
        most = max(int(node.visits) for node in ranked)
        fair = [node for node in ranked if int(node.visits) >= BLUNDER * most]
        merits = [node.mean() if paired else float(node.visits) for node in fair]
        highest = max(merits) or 1.0
        shares = [(merit / highest) ** self.index for merit in merits]
        drawn = generator.word() / 2**32 * sum(shares)
        for node, share in zip(fair, shares, strict=True):
            drawn -= share
            if drawn < 0.0:
                return node.action
        return fair[-1].action


def think(search: Search, budget: Budget, began: float) -> None:
    """Search for as long as the budget says, from the time it began."""
    if budget.iterations < 1 and budget.milliseconds < 1:
        raise BadOptions("a search needs a budget of iterations or milliseconds, or it would never end")
    at_once = 1
    while budget.iterations == 0 or search.iterations < budget.iterations:
        left = budget.iterations - int(search.iterations) if budget.iterations else at_once
        search.run(min(at_once, left))
        spent = time.perf_counter() - began
        if budget.milliseconds and 1000 * spent >= budget.milliseconds:
            return
        at_once = max(1, min(MOST_BETWEEN_LOOKS, int(BETWEEN_LOOKS * int(search.iterations) / (spent or 1.0))))
