"""All worlds that fit what a seat perceived, by brute force: slow, simple, and independent of the ledgers.

A world says which items every hand and the pile hold. It is made for a small box in which no item is there twice.
"""

from dataclasses import replace
from itertools import combinations, product
from typing import Any

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.games.castle.box.components import ITEMS, STANDARD, read_edition

from ..table import GAME

World = tuple[tuple[str, ...], ...]

SMALL = (
    "key",
    "goblet",
    "bag_with_key",
    "bag_with_goblet",
    "dagger",
    "monocle",
    "privilege",
    "broken_mirror",
    "sextant",
)
TEXTS = ("bag_with_key", "bag_with_goblet", "monocle", "privilege", "sextant")
BAGS = ("bag_with_key", "bag_with_goblet")


def small_game() -> Game:
    """The game with nine different sealed items. Each of three players is dealt two."""
    box = read_edition(STANDARD)
    for item, name in enumerate(ITEMS):
        box.sealed[item] = name in SMALL
        box.copies[item] = min(1, box.copies[item])
    return replace(GAME, edition=box)


def splits(items: tuple[str, ...], sizes: list[int]) -> list[World]:
    """All ways to deal the items to places of these sizes."""
    if not sizes:
        return [()]
    found: list[World] = []
    for hand in combinations(items, sizes[0]):
        rest = tuple(item for item in items if item not in hand)
        found += [(hand, *other) for other in splits(rest, sizes[1:])]
    return found


def moved(world: World, source: int, target: int, item: str) -> World:
    hands = [list(hand) for hand in world]
    hands[source].remove(item)
    hands[target].append(item)
    return tuple(tuple(sorted(hand)) for hand in hands)


class Possible:
    """The worlds that a seat cannot rule out, each with the texts to be named in the current trade, if any."""

    def __init__(self, seat: int, seats: int = 3) -> None:
        self.seat = seat
        self.pile = seats
        self.top: list[str] = []
        self.named: list[bool] = []
        self.demand: tuple[str, ...] = ()
        opening = splits(tuple(sorted(SMALL)), [2] * seats + [len(SMALL) - 2 * seats])
        self.worlds: set[tuple[World, Any]] = {(world, None) for world in opening if not set(world[-1]) & set(BAGS)}

    def now(self) -> set[World]:
        return {world for world, _ in self.worlds}

    def keep(self, fits: Any) -> None:
        self.worlds = {(world, trade) for world, trade in self.worlds if fits(world, trade)}

    def hear(self, facts: Facts) -> None:
        handler = getattr(self, facts["event"], None)
        if handler is not None:
            handler(facts)

    def dealt(self, facts: Facts) -> None:
        self.keep(lambda world, _: sorted(facts["items"]) == list(world[self.seat]))

    def offered(self, facts: Facts) -> None:
        if "item" in facts:
            self.keep(lambda world, _: facts["item"] in world[facts["seat"]])

    def refused(self, facts: Facts) -> None:
        self.keep(lambda world, _: any(item != "broken_mirror" for item in world[facts["seat"]]))

    def names(self, name: str) -> tuple[str, ...]:
        if name == "bag":
            return BAGS
        empty = all(not world[self.pile] for world in self.now())
        return (name, f"bag_with_{name}") if empty and name in ("key", "goblet") else (name,)

    def demanded(self, facts: Facts) -> None:
        names = self.names(facts["item"])
        self.keep(lambda world, _: bool(set(world[facts["target"]]) & set(names)) == facts["met"])
        if facts["item"] == "bag":
            self.keep(lambda world, _: any(item not in BAGS for item in world[facts["seat"]]))
        self.demand = names if facts["met"] else ()

    def traded(self, facts: Facts) -> None:
        seat, target = facts["seat"], facts["target"]
        found: set[tuple[World, Any]] = set()
        for world, _ in self.worlds:
            for given, returned in product(world[seat], world[target]):
                if world[self.pile] and given in BAGS and returned in BAGS:
                    continue
                if self.demand and returned not in self.demand:
                    continue
                if self.seat == seat and (facts["gave"], facts["got"]) != (given, returned):
                    continue
                if self.seat == target and (facts["got"], facts["gave"]) != (given, returned):
                    continue
                after = moved(moved(world, seat, target, given), target, seat, returned)
                found.add((after, self.texts(given, returned, bool(world[self.pile]))))
        self.worlds = found
        self.named = []
        self.demand = ()

    @staticmethod
    def texts(given: str, returned: str, pile: bool) -> tuple[tuple[str, bool], ...]:
        """The items that will be named, each with whether it is the given one."""
        if "broken_mirror" in (given, returned):
            return ()
        live = [(item, item is given) for item in (given, returned) if item in TEXTS and (pile or item not in BAGS)]
        return tuple(("bag" if item in BAGS else item, first) for item, first in live)

    def announced(self, facts: Facts) -> None:
        place = len(self.named)
        self.keep(lambda _, trade: len(trade) > place and trade[place] == (facts["item"], facts["first"]))
        self.named.append(True)

    def trade_ended(self, facts: Facts) -> None:
        self.keep(lambda _, trade: len(trade) == len(self.named))
        self.worlds = {(world, None) for world, _ in self.worlds}

    def move(self, source: int, target: int, item: str | None) -> None:
        self.worlds = {
            (moved(world, source, target, one), trade)
            for world, trade in self.worlds
            for one in world[source]
            if item is None or one == item
        }

    def drew(self, facts: Facts) -> None:
        known = self.top.pop(0) if self.top else None
        self.move(self.pile, facts["seat"], facts.get("item", known))

    def gave(self, facts: Facts) -> None:
        self.move(facts["seat"], facts["target"], facts.get("item"))

    def passed_on(self, facts: Facts) -> None:
        step = 1 if facts["direction"] == "left" else -1
        before = (self.seat - step) % 3
        found: set[tuple[World, Any]] = set()
        for world, trade in self.worlds:
            for given in product(*world[:3]):
                if given[self.seat] == facts["gave"] and given[before] == facts["got"]:
                    after = world
                    for seat in range(3):
                        after = moved(after, seat, (seat + step) % 3, given[seat])
                    found.add((after, trade))
        self.worlds = found

    def item_used(self, facts: Facts) -> None:
        self.keep(lambda world, _: facts["item"] in world[facts["seat"]])

    def looked_at_hand(self, facts: Facts) -> None:
        if "items" in facts:
            self.keep(lambda world, _: list(world[facts["target"]]) == sorted(facts["items"]))

    def foresaw(self, facts: Facts) -> None:
        self.top = []
        if "pile" in facts:
            self.keep(lambda world, _: list(world[self.pile]) == sorted(facts["pile"]))

    def arranged(self, facts: Facts) -> None:
        if "top" in facts:
            self.top = list(facts["top"])
