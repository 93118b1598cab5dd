"""Positions of Nightmarium written so that a player can check them, and moves told back in plain words.

A seat is written as its creatures and its hand, every card by its printed number:

    table(anya="45-89 93-56-4 3 | hand 58 47", borya="84-86-85-chimerid | hand 9 homunculus", deck="30 36")

Anya's creature 1 is legs 45 and torso 89, creature 2 is complete, creature 3 is a lone pair of legs. A
legion's name is a seal of that legion: Borya's creature is embodied, and he holds a seal. Seats sit clockwise
in the order written; the first one is to act unless `current` says otherwise. The deck is written from the
top. Cards named nowhere lie where `rest` says: at the bottom of the deck, in the discard, or in somebody's
hand. So every card of the box is in every position, and `game.load` accepts it as it would a saved game.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from eldritch.core.events import Event, Facts
from eldritch.games import nightmarium
from eldritch.games.nightmarium.box.components import LEGIONS, MOST_CREATURES, POSITIONS, creature_at
from eldritch.games.nightmarium.state import Nightmare

GAME: Final = nightmarium.GAME
SEALS: Final = {legion: 109 + place for place, legion in enumerate(LEGIONS)}
WORDS: Final = {number: legion for legion, number in SEALS.items()}
CARDS: Final = {entry["card"]: entry for entry in GAME.edition.described()}

Card = int | str
"""A printed number, or the legion of a seal."""


def number(card: Card) -> int:
    return SEALS[card] if card in SEALS else int(card)


def word(card: int) -> str:
    return WORDS.get(card, str(card))


def words(cards: list[int]) -> str:
    return " ".join(word(card) for card in cards)


def numbers(text: str) -> list[int]:
    return [number(card) for card in text.split()]


def legions(cards: Iterable[int]) -> set[str]:
    return {CARDS[card]["legion"] for card in cards}


def table(
    *,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    current: str = "",
    left: int = 2,
    legion: str | None = None,
    turn: int = 1,
    seed: int = 0,
    target: int = 5,
    seals: bool = False,
    win_at_once: bool = False,
    turn_limit: int = 1000,
    **seats: str,
) -> "Table":
    """The position: `left` actions to go in this turn, after a card of `legion` was played in it (if any)."""
    names = tuple(seats)
    options = {"target": target, "seals": seals, "win_at_once": win_at_once, "turn_limit": turn_limit}
    data = GAME.new(len(names), seed, options).dump()
    position = data["position"]
    box = {card: CARDS[card]["copies"] for card in CARDS if seals or card <= 108}
    creatures, hands = zip(*(_seat(text) for text in seats.values()), strict=True)
    piles = {"deck": numbers(deck), "discard": numbers(discard), **dict(zip(names, hands, strict=True))}
    for cards in (*piles.values(), *(body for bodies in creatures for body in bodies)):
        for card in cards:
            box[card] = box.get(card, 0) - 1
            assert box[card] >= 0, f"card {word(card)} is there too often"
    piles[rest] += [card for card, spare in box.items() for _ in range(spare)]

    position["hands"] = [sorted(piles[name]) for name in names]
    position["deck"] = piles["deck"][::-1]
    position["discard"] = piles["discard"]
    position["height"], position["body"] = _bodies(creatures, target)
    position["ledger"] = _ledger(position["hands"], position["deck"])
    position["current"] = names.index(current) if current else 0
    position["turn"] = turn
    position["fired"] = 0
    data["stack"] = [["turn", position["current"], left, LEGIONS.index(legion) if legion else -1]]
    state = GAME.load(data)
    assert isinstance(state, Nightmare)
    return Table(state, names)


def _seat(text: str) -> tuple[list[list[int]], list[int]]:
    """The creatures and the hand of a seat."""
    creatures, _, hand = text.partition("|")
    assert not hand or hand.split()[:1] == ["hand"], f"a hand reads '| hand 1 2 3', not {hand!r}"
    bodies = [[number(card) for card in body.split("-")] for body in creatures.split()]
    for body in bodies:
        assert len(body) <= 4, f"{body} is no creature"
        for place, card in enumerate(body[:3]):
            assert POSITIONS[place] in CARDS[card]["positions"], f"card {card} is no {POSITIONS[place]}"
        assert all(CARDS[card]["seal"] for card in body[3:]), f"{body} bears no seal"
    return bodies, numbers(hand.partition("hand")[2])


def _bodies(creatures: tuple[list[list[int]], ...], target: int) -> tuple[list[int], list[int]]:
    """Heights and cards of all creatures, slot by slot."""
    heights: list[int] = []
    cards: list[int] = []
    for bodies in creatures:
        assert len(bodies) <= target, f"{len(bodies)} creatures where {target} are allowed"
        for body in bodies + [[]] * (MOST_CREATURES - len(bodies)):
            heights.append(len(body))
            cards += body + [0] * (4 - len(body))
    return heights, cards


def _ledger(hands: list[list[int]], deck: list[int]) -> dict[str, Any]:
    """Nobody knows more than that hands and deck hold what does not lie open."""
    hidden = sorted([*deck, *(card for hand in hands for card in hand)])
    return {
        "known": [[] for _ in hands],
        "void": [0] * len(hands),
        "pools": [[hidden, [len(hand) for hand in hands]]],
    }


class Table:
    """A position with its players' names. Every move returns what was told of it, one line for each event."""

    def __init__(self, state: Nightmare, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []
        self.state.events = self.events
        self.box = sorted(state.components())

    # Moves: by whoever is to act, except for the discard, which the opponents owe.

    def play(self, card: Card, on: int | None = None) -> list[str]:
        """Play a card on a creature (counted from 1), or as legs of a new one."""
        return self._act("play", number(card), self._new() if on is None else on - 1)

    def draw(self) -> list[str]:
        return self._act("draw")

    def mark(self, card: Card) -> list[str]:
        """Pick one card to swap."""
        return self._act("mark", number(card))

    def stop(self) -> list[str]:
        """End the picking."""
        return self._act("stop")

    def swap(self, *cards: Card) -> list[str]:
        for card in sorted(number(card) for card in cards):
            self.mark(card)
        return self.stop()

    def scavenge(self, victim: str, creature: int) -> list[str]:
        return self._act("scavenge", self.seat(victim), creature - 1)

    def execute(self, victim: str, creature: int) -> list[str]:
        return self._act("execute", self.seat(victim), creature - 1)

    def devour(self, creature: int) -> list[str]:
        return self._act("devour", creature - 1)

    def replay(self) -> list[str]:
        return self._act("replay")

    def decline(self) -> list[str]:
        return self._act("decline")

    def discard(self, who: str, *cards: Card) -> list[str]:
        told: list[str] = []
        for card in sorted(number(card) for card in cards):
            told += self._act("discard", number(card), seat=self.seat(who))
        return told

    def _act(self, verb: str, *arguments: int, seat: int | None = None) -> list[str]:
        before = len(self.events)
        by = self.state.deciders()[0] if seat is None else seat
        self.state.apply(by, GAME.actions.encode(verb, *arguments))
        assert sorted(self.state.components()) == self.box, "a component was lost or made"
        return self.story()[before:]

    def _new(self) -> int:
        """The first free slot of whoever is to act."""
        first = self.state.current * MOST_CREATURES
        heights = [*self.state.height[first : first + MOST_CREATURES], 0]
        return min(heights.index(0), MOST_CREATURES - 1)

    # Looking.

    def seat(self, name: str) -> int:
        return self.names.index(name)

    @property
    def waiting_for(self) -> list[str]:
        return [self.names[seat] for seat in self.state.deciders()]

    @property
    def step(self) -> str:
        """The step on top of the stack."""
        return self.state.stack[-1].name()

    def choices(self, name: str = "") -> list[str]:
        """What whoever is to act (or the one named) may choose."""
        seat = self.seat(name) if name else self.state.deciders()[0]
        return [self._choice(action) for action in self.state.legal(seat)]

    def plays(self, name: str = "") -> list[str]:
        """Of the choices, the cards that may be played and where."""
        return [choice.removeprefix("play ") for choice in self.choices(name) if choice.startswith("play ")]

    def _choice(self, action: int) -> str:
        told = self.state.describe(action)
        parts = [told["verb"]]
        if "card" in told:
            parts.append(word(told["card"]))
        if "seat" in told:
            parts.append(self.names[told["seat"]])
        if "slot" in told:
            new = told.get("position") == "legs"
            parts.append("new" if new else str(told["slot"] + 1))
        return " ".join(parts)

    def hand(self, name: str) -> str:
        return words(self.state.hands[self.seat(name)])

    def creatures(self, name: str) -> str:
        """The creatures in their places, "." for a free place between them."""
        bodies: list[str] = []
        for slot in range(self.state.target):
            cards = self.state.parts(creature_at(self.seat(name), slot))
            bodies.append("-".join(word(card) for card in cards) or ".")
        return " ".join(bodies).rstrip(". ")

    def worlds(self, by: str | None, count: int) -> Iterator[Nightmare]:
        """Positions that a seat (None: a spectator) imagines."""
        seen = self.state.seen_by(None if by is None else self.seat(by))
        for seed in range(count):
            yield seen.imagine(seed)

    @property
    def discarded(self) -> str:
        return words(self.state.discard)

    def story(self, to: str | None = None) -> list[str]:
        """All that happened, as told to a seat, or to a spectator."""
        seat = None if to is None else self.seat(to)
        return [self.line(event.told_to(seat)) for event in self.events]

    def line(self, told: Facts) -> str:
        return LINES[told["event"]](told, self.names)


LINES: Final[dict[str, Callable[[Facts, tuple[str, ...]], str]]] = {
    "turn_began": lambda e, n: f"turn {e['turn']}: {n[e['seat']]}",
    "turn_ended": lambda e, n: f"{n[e['seat']]} ends the turn with {e['complete']} complete",
    "passed": lambda e, n: f"{n[e['seat']]} passes",
    "played": lambda e, n: (
        f"{n[e['seat']]} plays {word(e['card'])} as {e['position']} of {e['slot'] + 1}"
        + ("" if e["by"] == "action" else f" by {e['by']}")
    ),
    "completed": lambda e, n: f"{n[e['seat']]} completes {e['slot'] + 1}",
    "embodied": lambda e, n: f"{n[e['seat']]} embodies {e['slot'] + 1}, {'awake' if e['awake'] else 'asleep'}",
    "replayed": lambda e, n: f"{n[e['seat']]} replays {e['slot'] + 1}",
    "declined": lambda e, n: f"{n[e['seat']]} declines to replay {e['slot'] + 1}",
    "drew": lambda e, n: (
        f"{n[e['seat']]} draws {e['count']}"
        + (f" of {e['asked']}" if e["count"] < e["asked"] else "")
        + (f": {words(e['cards'])}" if e.get("cards") else "")
    ),
    "reshuffled": lambda e, n: f"the discard becomes a deck of {e['deck']}",
    "swapped": lambda e, n: f"{n[e['seat']]} swaps {words(e['cards'])}",
    "pure_legion": lambda e, n: f"{n[e['seat']]}'s {e['slot'] + 1} is a pure {e['legion']}",
    "answered": lambda e, n: f"{n[e['seat']]} has answered",
    "gave_up": lambda e, n: (
        f"{n[e['seat']]} gives up {words(e['cards'])}" + (f", having no {e['legion']}" if e["void"] else "")
    ),
    "fired": lambda e, n: f"{e['slot'] + 1} {e['position']}: {e['ability']}",
    "chain_stopped": lambda e, n: f"the chain of {e['slot'] + 1} stops at its {e['position']}: {e['reason']}",
    "chain_ended": lambda e, n: f"the chain of {e['slot'] + 1} ends",
    "interrupted": lambda e, n: f"the chain of {e['slot'] + 1} gives way to {e['by'] + 1}",
    "scavenged": lambda e, n: f"{n[e['seat']]} clears {n[e['victim']]}'s {e['slot'] + 1}: {words(e['cards'])}",
    "executed": lambda e, n: f"{n[e['seat']]} takes {e['card']} from {n[e['victim']]}'s {e['slot'] + 1}",
    "devoured": lambda e, n: f"{n[e['seat']]} devours {e['card']} of {e['slot'] + 1}",
    "turned_up": lambda e, n: f"{n[e['seat']]} turns up {words(e['cards'])}",
    "unplaced": lambda e, n: f"no place for {words(e['cards'])}",
    "game_ended": lambda e, n: f"{e['ending']}: {' and '.join(n[seat] for seat in e['winners'])}",
}
