"""Positions of Nightmarium in a notation that a player can check, and events as plain sentences.

A seat is written as its creatures and its hand, with printed card numbers:

    table(anya="45-89 93-56-4 3 | hand 58 47", borya="84-86-85-chimerid | hand 9 homunculus", deck="30 36")

Anya's creature 1 is legs 45 and torso 89, creature 2 is complete, creature 3 is only legs. The name of a legion is a
seal of that legion: Borya's creature is embodied, and he holds a seal. Seats are in clockwise order; the first is to
act unless `current` names another. The deck is written from the top. All other cards of the box go where `rest` says:
to the bottom of the deck, to the discard pile, or to a hand. So every position has all cards, and `game.load` accepts
it.
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
    early_reshuffle: bool = False,
    turn_limit: int = 1000,
    **seats: str,
) -> "Table":
    """The position with `left` actions left in this turn, after a card of `legion` was played in it (if any)."""
    names = tuple(seats)
    options = {
        "target": target,
        "seals": seals,
        "win_at_once": win_at_once,
        "early_reshuffle": early_reshuffle,
        "turn_limit": turn_limit,
    }
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
    """The ledger in which nothing is known about the hidden cards."""
    hidden = sorted([*deck, *(card for hand in hands for card in hand)])
    return {
        "known": [[] for _ in hands],
        "void": [0] * len(hands),
        "pools": [[hidden, [len(hand) for hand in hands]]],
    }


class Table:
    """A position with the names of its players. Every move returns its events, one line each."""

    def __init__(self, state: Nightmare, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []
        self.state.events = self.events
        self.box = sorted(state.components())

    # Moves. The player to act makes them, except for discards, which name the opponent.

    def play(self, card: Card, on: int | None = None) -> list[str]:
        """Play a card on a creature (counted from 1), or as legs of a new one."""
        return self._act("play", number(card), self._new() if on is None else on - 1)

    def draw(self) -> list[str]:
        return self._act("draw")

    def mark(self, card: Card) -> list[str]:
        """Mark one card to swap."""
        return self._act("mark", number(card))

    def stop(self) -> list[str]:
        """End the marking."""
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
        lines: list[str] = []
        for card in sorted(number(card) for card in cards):
            lines += self._act("discard", number(card), seat=self.seat(who))
        return lines

    def _act(self, verb: str, *arguments: int, seat: int | None = None) -> list[str]:
        before = len(self.events)
        by = self.state.deciders()[0] if seat is None else seat
        self.state.apply(by, GAME.actions.encode(verb, *arguments))
        assert sorted(self.state.components()) == self.box, "a component was lost or made"
        return self.story()[before:]

    def _new(self) -> int:
        """The first free slot of the current player."""
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
        """The choices of the named player, or of the player to act."""
        seat = self.seat(name) if name else self.state.deciders()[0]
        return [self._choice(action) for action in self.state.legal(seat)]

    def plays(self, name: str = "") -> list[str]:
        """The cards that may be played, and where."""
        return [choice.removeprefix("play ") for choice in self.choices(name) if choice.startswith("play ")]

    def _choice(self, action: int) -> str:
        described = self.state.describe(action)
        parts = [described["verb"]]
        if "card" in described:
            parts.append(word(described["card"]))
        if "seat" in described:
            parts.append(self.names[described["seat"]])
        if "slot" in described:
            new = described.get("position") == "legs"
            parts.append("new" if new else str(described["slot"] + 1))
        return " ".join(parts)

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
    def discarded(self) -> str:
        return words(self.state.discard)

    def story(self, to: str | None = None) -> list[str]:
        """All events so far as a seat sees them, or a spectator (None)."""
        seat = None if to is None else self.seat(to)
        return [self.line(event.visible_to(seat)) for event in self.events]

    def line(self, event: Facts) -> str:
        return LINES[event["event"]](event, self.names)


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
