"""A notation for positions that a player of the game can check.

A seat is written as its piles, every card by its key:

    table(anya="hand deep_ones | play arkham rlyeh | discard goon | deck adept | sanity 30", borya="play ruins-3")

Anya is the active player, has Arkham and R'lyeh in play and an adept on top of her deck (decks are written from the
top). Borya's Ruins have lost 3 sanity this turn. Seats sit clockwise in the order written. `row` is the row of five;
with more players `rows` has one for each seat and the next: "a b c / d e f / g h i". A `-` is an empty place; places
that are not written are filled from the shared deck. `shared` says which cards lie on top of the shared deck. All other
shared cards are at its bottom, or in the box with `rest="box"`; all other starters are in the box. So every position
holds every card, and `game.load` accepts it like a saved game.
"""

from collections import Counter
from typing import Any, Final

from eldritch.core.events import Event
from eldritch.games import realms
from eldritch.games.realms.box.components import ADEPT, KEYS, SHARED_KINDS, Cards
from eldritch.games.realms.rules.setup import all_cards
from eldritch.games.realms.state import EMPTY, Realm, damaged, kind_of, put_into_play
from eldritch.games.realms.view_types import Effect

GAME: Final = realms.GAME
CARDS: Final = GAME.edition
assert isinstance(CARDS, Cards)
PILES: Final = ("hand", "play", "discard", "deck", "sanity")


def kinds(text: str) -> list[int]:
    return [KEYS.index(word) for word in text.split()]


def words(cards: list[int]) -> str:
    return " ".join(KEYS[card] for card in sorted(cards))


def table(
    *,
    row: str = "",
    rows: str = "",
    shared: str = "",
    rest: str = "shared",
    adepts: int = 0,
    power: int = 0,
    turn: int = 1,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **seats: str,
) -> "Table":
    """The position at the start of the turn of the seat named first."""
    names = tuple(seats)
    data = GAME.new(len(names), seed, {"seat_0_begins": True, **(options or {})}).dump()
    position = data["position"]
    piles = [_piles(text) for text in seats.values()]
    position["hands"] = [sorted(kinds(pile["hand"])) for pile in piles]
    position["decks"] = [kinds(pile["deck"])[::-1] for pile in piles]
    position["discards"] = [kinds(pile["discard"]) for pile in piles]
    position["in_play"] = [sorted(_in_play(word) for word in pile["play"].split()) for pile in piles]
    position["sanity"] = [int(pile["sanity"] or 50) for pile in piles]
    position["adepts"] = adepts
    _market(position, len(names), row or rows, shared, rest)
    position["power"] = power
    position["turn"] = turn
    position["ledger"] = _ledger(position["hands"], position["decks"])
    state = GAME.load(data)
    assert isinstance(state, Realm)
    return Table(state, names)


def _piles(text: str) -> dict[str, str]:
    found = dict.fromkeys(PILES, "")
    for part in filter(None, (part.strip() for part in text.split("|"))):
        pile, _, cards = part.partition(" ")
        assert pile in PILES, f"a seat has {', '.join(PILES)}, not {pile}"
        found[pile] = cards
    return found


def _in_play(word: str) -> int:
    key, _, lost = word.partition("-")
    return damaged(put_into_play(KEYS.index(key)), int(lost or 0))


def _market(position: dict[str, Any], seats: int, rows: str, shared: str, rest: str) -> None:
    """Lay out the rows as written, then fill them from the remaining cards."""
    left = Counter(all_cards(CARDS, seats))  # type: ignore[arg-type]
    for pile in (*position["hands"], *position["decks"], *position["discards"]):
        left.subtract(pile)
    for in_play in position["in_play"]:
        left.subtract(kind_of(card) for card in in_play)
    left.subtract([ADEPT] * position["adepts"] + kinds(shared))
    width = position["width"]
    laid = [[EMPTY if word == "-" else KEYS.index(word) for word in part.split()] for part in rows.split("/")]
    left.subtract(card for part in laid for card in part if card != EMPTY)
    assert min(left.values()) >= 0, f"too many of {[KEYS[card] for card, count in left.items() if count < 0]}"
    spare = [card for card in sorted(left.elements()) if card < SHARED_KINDS]
    for number in range(len(position["rows"]) // width):
        part = laid[number] if number < len(laid) else []
        position["rows"][number * width : (number + 1) * width] = part + [spare.pop() for _ in range(width - len(part))]
    position["shared"] = (spare if rest == "shared" else []) + kinds(shared)[::-1]
    starters = [card for card in left.elements() if card >= SHARED_KINDS]
    position["box"] = starters + (spare if rest == "box" else [])


def _ledger(hands: list[list[int]], decks: list[list[int]]) -> dict[str, Any]:
    """Everybody knows which cards hand and deck consist of together."""
    pools = [sorted(hand + deck) if deck else [] for hand, deck in zip(hands, decks, strict=True)]
    known = [[] if deck else hand for hand, deck in zip(hands, decks, strict=True)]
    return {"known": known, "tops": [[] for _ in hands], "pools": pools}


def line_of(card: str, text: str) -> int:
    """The number of the card's line with this effect, written with or without its requirements."""
    assert isinstance(CARDS, Cards)
    number = 0
    for ability in CARDS.abilities[KEYS.index(card)]:
        described = ability.described()
        for side in described["sides"]:
            effect = _effect(side) + (", then abjure this" if described["abjures_self"] else "")
            if text in (effect, f"{' + '.join(described['needs'])} -> {effect}"):
                return number
            number += 1
    raise AssertionError(f"{card} has no ability {text!r}")


def _effect(side: Effect) -> str:
    if side["effect"] != "cards":
        return " ".join(str(part) for part in side.values())
    parts = [f"{verb} {count}" for verb, count in (("draw", side["draw"]), ("discard", side["discard"])) if count]
    return " then ".join(parts)


class Table:
    """A position with its players' names. Moves are made by the player who has to decide."""

    def __init__(self, state: Realm, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []
        self.state.events = self.events
        self.box = sorted(state.components())

    # Moves.

    def play(self, *cards: str) -> "Table":
        for card in cards:
            self._act("play", KEYS.index(card))
        return self

    def use(self, card: str, effect: str) -> "Table":
        return self._act("use", KEYS.index(card), line_of(card, effect))

    def buy(self, card: str, side: int = 0) -> "Table":
        return self._act("buy", KEYS.index(card), side)

    def end(self) -> "Table":
        return self._act("end_turn")

    def aim(self, name: str) -> "Table":
        return self._act("aim", self.seat(name))

    def discard(self, card: str) -> "Table":
        return self._act("discard", KEYS.index(card))

    def abjure(self, pile: str, card: str, side: int = 0) -> "Table":
        return self._act(f"abjure_{pile}", KEYS.index(card), *([side] if pile == "market" else []))

    def give_back(self, card: str) -> "Table":
        return self._act("return", KEYS.index(card))

    def destroy(self, name: str, card: str) -> "Table":
        return self._act("destroy", self.seat(name), KEYS.index(card))

    def strike(self, target: str) -> "Table":
        """Give a location, or the player of this name, as much of the loss as it can take."""
        return self._hit("strike", target)

    def graze(self, target: str) -> "Table":
        """Give a location or player one point of the loss."""
        return self._hit("graze", target)

    def spare(self) -> "Table":
        return self._act("spare")

    def _hit(self, verb: str, target: str) -> "Table":
        if target not in self.names:
            return self._act(verb, KEYS.index(target))
        victim = self.state.stack[-1].shown()["victim"]
        assert self.names[victim] == target, f"the loss is for {self.names[victim]}, not {target}"
        return self._act(f"{verb}_player")

    def _act(self, verb: str, *arguments: int) -> "Table":
        self.state.apply(self.state.deciders()[0], GAME.actions.encode(verb, *arguments))
        assert sorted(self.state.components()) == self.box, "a card was lost or made"
        return self

    # Looking.

    def seat(self, name: str) -> int:
        return self.names.index(name)

    @property
    def waiting_for(self) -> str:
        return " ".join(self.names[seat] for seat in self.state.deciders())

    @property
    def choices(self) -> list[str]:
        """The options of the player who has to decide, as "verb argument argument"."""
        return [self.name_of(action) for action in self.state.legal(self.state.deciders()[0])]

    def name_of(self, action: int) -> str:
        """An action as "verb argument argument"."""
        described = self.state.describe(action)
        if described["verb"] == "use":
            return f"use {described['card']} {described['line']}"
        if "seat" in described:
            described["seat"] = self.names[described["seat"]]
        return " ".join(str(part) for part in described.values())

    def can_use(self, card: str, effect: str) -> bool:
        return f"use {card} {line_of(card, effect)}" in self.choices

    def hand(self, name: str) -> str:
        return words(self.state.hands[self.seat(name)])

    def discard_pile(self, name: str) -> str:
        return words(self.state.discards[self.seat(name)])

    def deck(self, name: str) -> str:
        """From the top."""
        return " ".join(KEYS[card] for card in reversed(self.state.decks[self.seat(name)]))

    def in_play(self, name: str) -> str:
        return words([kind_of(card) for card in self.state.in_play[self.seat(name)]])

    def left(self, name: str, location: str) -> int:
        """The sanity that a location has left."""
        shown = self.state.view(None)["table"]["seats"][self.seat(name)]["in_play"]
        return int(next(card["left"] for card in shown if card["card"] == location))

    def sanity(self, name: str) -> int:
        return self.state.sanity[self.seat(name)]

    def row(self, seat: int = 0) -> str:
        """The row between a seat and the next."""
        width = self.state.width
        return words([card for card in self.state.rows[seat * width : (seat + 1) * width] if card >= 0])

    def is_boxed(self, card: str) -> bool:
        return KEYS.index(card) in self.state.box + self.state.abjured

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.state.winners]

    @property
    def happened(self) -> list[str]:
        return [event.name for event in self.events]
