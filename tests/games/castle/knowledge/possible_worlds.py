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

    def hear(self, told: Facts) -> None:
        handler = getattr(self, told["event"], None)
        if handler is not None:
            handler(told)

    def dealt(self, told: Facts) -> None:
        self.keep(lambda world, _: sorted(told["items"]) == list(world[self.seat]))

    def offered(self, told: Facts) -> None:
        if "item" in told:
            self.keep(lambda world, _: told["item"] in world[told["seat"]])

    def refused(self, told: Facts) -> None:
        self.keep(lambda world, _: any(item != "broken_mirror" for item in world[told["seat"]]))

    def names(self, name: str) -> tuple[str, ...]:
        if name == "bag":
            return BAGS
        empty = all(not world[self.pile] for world in self.now())
        return (name, f"bag_with_{name}") if empty and name in ("key", "goblet") else (name,)

    def demanded(self, told: Facts) -> None:
        names = self.names(told["item"])
        self.keep(lambda world, _: bool(set(world[told["target"]]) & set(names)) == told["met"])
        if told["item"] == "bag":
            self.keep(lambda world, _: any(item not in BAGS for item in world[told["seat"]]))
        self.demand = names if told["met"] else ()

    def traded(self, told: Facts) -> None:
        seat, target = told["seat"], told["target"]
        found: set[tuple[World, Any]] = set()
        for world, _ in self.worlds:
            for given, returned in product(world[seat], world[target]):
                if world[self.pile] and given in BAGS and returned in BAGS:
                    continue
                if self.demand and returned not in self.demand:
                    continue
                if self.seat == seat and (told["gave"], told["got"]) != (given, returned):
                    continue
                if self.seat == target and (told["got"], told["gave"]) != (given, returned):
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

    def announced(self, told: Facts) -> None:
        place = len(self.named)
        self.keep(lambda _, trade: len(trade) > place and trade[place] == (told["item"], told["first"]))
        self.named.append(True)

    def trade_ended(self, told: Facts) -> None:
        self.keep(lambda _, trade: len(trade) == len(self.named))
        self.worlds = {(world, None) for world, _ in self.worlds}

    def move(self, source: int, target: int, item: str | None) -> None:
        self.worlds = {
            (moved(world, source, target, one), trade)
            for world, trade in self.worlds
            for one in world[source]
            if item is None or one == item
        }

    def drew(self, told: Facts) -> None:
        known = self.top.pop(0) if self.top else None
        self.move(self.pile, told["seat"], told.get("item", known))

    def gave(self, told: Facts) -> None:
        self.move(told["seat"], told["target"], told.get("item"))

    def passed_on(self, told: Facts) -> None:
        step = 1 if told["direction"] == "left" else -1
        before = (self.seat - step) % 3
        found: set[tuple[World, Any]] = set()
        for world, trade in self.worlds:
            for given in product(*world[:3]):
                if given[self.seat] == told["gave"] and given[before] == told["got"]:
                    after = world
                    for seat in range(3):
                        after = moved(after, seat, (seat + step) % 3, given[seat])
                    found.add((after, trade))
        self.worlds = found

    def item_used(self, told: Facts) -> None:
        self.keep(lambda world, _: told["item"] in world[told["seat"]])

    def looked_at_hand(self, told: Facts) -> None:
        if "items" in told:
            self.keep(lambda world, _: list(world[told["target"]]) == sorted(told["items"]))

    def foresaw(self, told: Facts) -> None:
        self.top = []
        if "pile" in told:
            self.keep(lambda world, _: list(world[self.pile]) == sorted(told["pile"]))

    def arranged(self, told: Facts) -> None:
        if "top" in told:
            self.top = list(told["top"])
