"""Positions of Nightmarium in the notation of the tests, and events as plain sentences.

A seat is written as its creatures and its hand, with printed card numbers:

    table(anya="45-89 93-56-4 3 | hand 58 47", borya="84-86-85-chimerid | hand 9 homunculus", deck="30 36")

Anya's creature 1 is legs 45 and torso 89, creature 2 is complete, creature 3 is only legs. The name of a legion is a
seal of that legion: Borya's creature is embodied, and he holds a seal. Seats are in clockwise order; the first is to
act unless `current` names another. The deck is written from the top. All other cards of the box go where `rest` says:
to the bottom of the deck, to the discard pile, or to a hand. So every position has all cards, and `game.load` accepts
it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Final, Self

from eldritch.core.events import Facts
from eldritch.games import nightmarium
from eldritch.games.nightmarium.box.components import LEGIONS, MOST_CREATURES, POSITIONS, creature_at
from eldritch.games.nightmarium.state import Nightmare

from .. import notation

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
    options: dict[str, Any] | None = None,
    **seats: str,
) -> "Table":
    """The position with `left` actions left in this turn, after a card of `legion` was played in it (if any)."""
    names = tuple(seats)
    begun = GAME.new(len(names), seed, options)
    assert isinstance(begun, Nightmare)
    data = begun.dump()
    position = data["position"]
    box = Counter(begun.components())
    creatures, hands = zip(*(_seat(text) for text in seats.values()), strict=True)
    piles = {"deck": numbers(deck), "discard": numbers(discard), **dict(zip(names, hands, strict=True))}
    for cards in (*piles.values(), *(body for bodies in creatures for body in bodies)):
        for card in cards:
            box[card] -= 1
            assert box[card] >= 0, f"card {word(card)} is there too often"
    piles[rest] += sorted(box.elements())

    position["hands"] = [sorted(piles[name]) for name in names]
    position["deck"] = piles["deck"][::-1]
    position["discard"] = piles["discard"]
    position["height"], position["body"] = _bodies(creatures, begun.target)
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
    """The ledger in which nothing is known about the hidden cards."""
    hidden = sorted([*deck, *(card for hand in hands for card in hand)])
    return {
        "known": [[] for _ in hands],
        "void": [0] * len(hands),
        "pools": [[hidden, [len(hand) for hand in hands]]],
    }


class Table(notation.Table[Nightmare]):
    """A card is written by its printed number, a creature by its place from 1; "play 3 new" begins a creature."""

    vocabulary: ClassVar = {*GAME.actions.verbs, *SEALS, "new"}
    before = 0

    def words(self, action: int) -> str:
        described = self.state.describe(action)
        parts = [described["verb"]]
        if "seat" in described:
            parts.append(self.names[described["seat"]])
        if "card" in described:
            parts.append(word(described["card"]))
        if "slot" in described:
            new = described.get("position") == "legs"
            parts.append("new" if new else str(described["slot"] + 1))
        return " ".join(parts)

    def play(self, *moves: str) -> Self:
        self.before = len(self.events)
        return super().play(*moves)

    @property
    def news(self) -> list[str]:
        """The events of the last call of `play`, as a spectator sees them."""
        return self.story()[self.before :]

    def hand(self, name: str) -> str:
        return words(self.state.hands[self.seat(name)])

    def creatures(self, name: str) -> str:
        """The creatures by slot, with "." for a free slot between them."""
        bodies: list[str] = []
        for slot in range(self.state.target):
            cards = self.state.parts(creature_at(self.seat(name), slot))
            bodies.append("-".join(word(card) for card in cards) or ".")
        return " ".join(bodies).rstrip(". ")

    def worlds(self, by: str | None, count: int) -> Iterator[Nightmare]:
        """Positions drawn from the view of a seat, or of a spectator (None)."""
        seen = self.state.seen_by(None if by is None else self.seat(by))
        for seed in range(count):
            yield seen.imagine(seed)

    @property
    def fired(self) -> int:
        """How many abilities have run since the last action of a player (R30)."""
        return self.state.fired

    @fired.setter
    def fired(self, count: int) -> None:
        self.state.fired = count

    @property
    def piles(self) -> tuple[int, int]:
        """The sizes of deck and discard pile."""
        return len(self.state.deck), len(self.state.discard)

    @property
    def discarded(self) -> str:
        return words(self.state.discard)

    def story(self, to: str | None = None) -> list[str]:
        """All events so far as a seat sees them, or a spectator (None)."""
        return [self.line(facts) for facts in self.happened(to=to)]

    def line(self, event: Facts) -> str:
        return LINES[event["event"]](event, self.names)


LINES: Final[dict[str, Callable[[Facts, list[str]], str]]] = {
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
