"""How long games of Duel take, and why: bots with other weights, and editions with other estimates.

    python docs/studies/duel/pace.py --games 1000
    python docs/studies/duel/pace.py --games 60 --search 60     only the policies, searching 60 iterations a move

The bots play their heuristics, with one choice in sixteen at random so that games differ. Every row is a series of the
same deals. `docs/duel.md` has the result.
"""

import argparse
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import eldritch
from eldritch.bots import Choice, SeatedBot
from eldritch.bots.bot import Budget
from eldritch.bots.search_bot import SearchBot
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL
from eldritch.games import duel
from eldritch.games.duel.tactics.weights import BLACK_GOAT, GREAT_CTHULHU
from eldritch.lab.play import HeuristicPlayer, play
from eldritch.lab.statistics import wilson

RANDOM_CHOICES = 1 / 16
ROUNDS_EXPECTED = 5
"""The booklet expects four to five."""

EDITION = (Path(duel.__file__).parent / "box" / "edition.toml").read_text(encoding="utf-8")
MAPS = 20

Change = dict[str, Any]
SAME: Change = {}

EVERY_RITUAL: Change = {"ritual_doom": 2.0, "ritual_cost": 0.0, "ritual_early": 0.0, "ritual_awaken": 0.0}


# Weights of the policy before rituals and battles were valued by games against it.
CTHULHU_BEFORE: Change = {
    "awaken": -3.0,
    "awaken_gates": 5.77,
    "battle": 0.46,
    "battle_gate": 1.98,
    "books": [5.1, 2.0, 4.0, 6.0, 1.0, 5.0],
    "capture_keeper": 4.0,
    "devolve": 6.0,
    "dreams_gate": 7.11,
    "move": -1.5,
    "move_free_gate": 6.0,
    "move_guard": 4.15,
    "move_prey": 4.5,
    "passing": -0.88,
    "recruit": 3.5,
    "recruit_danger": -2.5,
    "ritual_cost": -0.7,
    "ritual_doom": 2.0,
    "ritual_early": -3.0,
    "submerge": -3.52,
    "summon": 1.5,
    "summon_combat": -0.18,
    "summon_first": 1.0,
    "summon_guard": 6.0,
    "surface": 3.0,
    "unpunished": 0.4,
}
GOAT_BEFORE: Change = {
    "awaken": -1.51,
    "battle_gate": 0.45,
    "build_gates": -1.02,
    "capture_keeper": 2.73,
    "ghroth_doom": 4.0,
    "man": 3.77,
    "move": -2.67,
    "move_guard": 1.2,
    "move_prey": 3.95,
    "recruit": 4.85,
    "recruit_danger": -8.5,
    "ritual_doom": 1.22,
    "sacrifice": 0.9,
    "share": 0.74,
    "summon_combat": -0.4,
    "summon_first": 0.49,
}


class Player:
    """Plays the heuristics, and now and then a random sensible choice."""

    def __init__(self, game: Game, seed: int) -> None:
        assert game.tactics is not None
        self.inner = HeuristicPlayer(game.tactics(NEUTRAL))
        self.random = random.Random(seed)

    def choose(self, seen: State) -> Choice:
        if self.random.random() >= RANDOM_CHOICES:
            return self.inner.choose(seen)
        options = self.inner.tactics.prune(seen, seen.viewer, seen.legal(seen.viewer))
        return Choice(self.random.choice(options))


def players(game: Game, seed: int, iterations: int) -> list[Any]:
    """A player for each seat: with heuristics, or a search with this number of iterations that uses them."""
    if not iterations:
        return [Player(game, seed)] * 2
    return [SeatedBot(SearchBot(), Budget(iterations), seed + seat) for seat in range(2)]


@contextmanager
def changed(cthulhu: Change, goat: Change) -> Iterator[None]:
    """The factions' weights with some changed."""
    sides: list[tuple[Any, Change]] = [(GREAT_CTHULHU, cthulhu), (BLACK_GOAT, goat)]
    before = [{name: getattr(weights, name) for name in change} for weights, change in sides]
    try:
        for weights, change in sides:
            _set(weights, change)
        yield
    finally:
        for (weights, _), old in zip(sides, before, strict=True):
            _set(weights, old)


def _set(weights: Any, values: Change) -> None:
    for name, value in values.items():
        setattr(weights, name, value)


def series(
    game: Game, games: int, options: dict[str, object] | None = None, first: int = 0, iterations: int = 0
) -> Counter[str]:
    """What happened in a series of games."""
    tally: Counter[str] = Counter()
    for number in range(first, first + games):
        state: Any = game.new(2, number, options or {})
        for _, _, choice in play(state, players(game, number, iterations)):
            tally[game.actions.decode(choice.action)[0]] += 1
        tally["games"] += 1
        tally["rounds"] += state.round
        tally["short"] += state.round <= ROUNDS_EXPECTED
        tally["cthulhu"] += state.returns()[0]
    return tally


def row(name: str, tally: Counter[str]) -> str:
    games = tally["games"]
    low, high = wilson(tally["cthulhu"], games)
    cells = (
        name,
        f"{tally['rounds'] / games:.1f}",
        f"{tally['short'] / games:.0%}",
        f"{tally['ritual'] / games:.1f}",
        f"{tally['battle'] / games:.1f}",
        f"{tally['ghroth'] / games:.1f}",
        f"{tally['dreams'] / games:.1f}",
        f"{tally['cthulhu'] / games:.0%} ({low:.0%} to {high:.0%})",
    )
    return "| " + " | ".join(cells) + " |"


# Other components.


def with_edition(text: str) -> Game:
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return eldritch.game("duel", edition=file.name)


def costing(action: str, cost: int) -> str:
    """The edition with another price of a faction's own action."""
    text, count = re.subn(rf'(key = "{action}", cost = )\d+', rf"\g<1>{cost}", EDITION)
    assert count == 1
    return text


def other_map(seed: int) -> Game:
    """The edition without a quarter of the estimated borders, if the map stays connected."""
    chance = random.Random(seed)
    while True:
        text = EDITION
        for one, two in estimated_borders():
            if chance.random() < 0.25:
                text = without_border(without_border(text, one, two), two, one)
        try:
            return with_edition(text)
        except eldritch.BadEdition:
            continue


def estimated_borders() -> list[tuple[str, str]]:
    parts = re.findall(r'key = "(\w+)"\narea = .*?borders = \{(.*?)\}', EDITION, re.DOTALL)
    return [(one, two) for one, borders in parts for two in re.findall(r'(\w+) = "E"', borders) if one < two]


def without_border(text: str, one: str, two: str) -> str:
    start = text.index(f'key = "{one}"\narea')
    end = text.index("}", start)
    part = re.sub(rf'(, )?\b{two} = "E"', "", text[start:end], count=1)
    return text[:start] + re.sub(r"\{\s*,", "{", part) + text[end:]


POLICIES = (
    ("**as they play**", SAME, SAME),
    ("**as they played before**", CTHULHU_BEFORE, GOAT_BEFORE),
    ("Great Cthulhu as before, Black Goat as now", CTHULHU_BEFORE, SAME),
    ("Great Cthulhu as now, Black Goat as before", SAME, GOAT_BEFORE),
)


def policies(games: int, iterations: int) -> Iterator[str]:
    """A row for each pair of policies."""
    for name, cthulhu, goat in POLICIES:
        with changed(cthulhu, goat):
            yield row(name, series(eldritch.game("duel"), games, iterations=iterations))


def extremes(games: int) -> Iterator[str]:
    """A row for each exaggerated policy."""
    for name, cthulhu, goat in (
        ("a ritual whenever it can be paid, both", EVERY_RITUAL, EVERY_RITUAL),
        ("the same, Great Cthulhu only", EVERY_RITUAL, SAME),
        ("the same, Black Goat only", SAME, EVERY_RITUAL),
        ("battles valued five times as high, both", battles(GREAT_CTHULHU, 5), battles(BLACK_GOAT, 5)),
    ):
        with changed(cthulhu, goat):
            yield row(name, series(eldritch.game("duel"), games))


def components(games: int) -> Iterator[str]:
    """A row for each change of an estimated or unofficial component."""
    game = eldritch.game("duel")
    yield row("the longer ritual track", series(game, games, {"ritual_track": "long"}))
    for action in ("ghroth", "dreams"):
        for cost in (1, 3, 4):
            yield row(f"{action.capitalize()} for {cost} Power", series(with_edition(costing(action, cost)), games))
    whole: Counter[str] = Counter()
    for number in range(MAPS):
        whole += series(other_map(number), max(1, games // MAPS), first=number * games)
    yield row(f"{MAPS} maps without a quarter of the estimated borders", whole)


def battles(weights: Any, factor: float) -> Change:
    return {"battle": factor * weights.battle}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="how many games for each row")
    parser.add_argument("--search", type=int, default=0, help="iterations a move; 0: heuristics only")
    given = parser.parse_args()
    print("| variant | rounds | in five or fewer | rituals | battles | Ghroth | Dreams | Great Cthulhu wins |")
    print("|---|---|---|---|---|---|---|---|")
    for line in policies(given.games, given.search):
        print(line, flush=True)
    for line in () if given.search else chain(extremes(given.games), components(given.games)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
