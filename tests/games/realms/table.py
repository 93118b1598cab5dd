"""Positions of Cthulhu Realms in the notation of the tests.

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
from typing import Any, ClassVar, Final

from eldritch.games import realms
from eldritch.games.realms.box.components import ADEPT, KEYS, SHARED_KINDS, Cards
from eldritch.games.realms.rules.setup import all_cards
from eldritch.games.realms.state import EMPTY, Realm, damaged, kind_of, put_into_play
from eldritch.games.realms.view_types import Effect

from .. import notation

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
    piles = [{**dict.fromkeys(PILES, ""), **notation.zones(text, *PILES)} for text in seats.values()]
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


def line(card: str, number: int) -> str:
    """What a line of a card does; with its requirements if another line of the card does the same."""
    found = LINES_OF[card]
    needs, effect = found[number]
    is_clear = not needs or [other for _, other in found].count(effect) == 1
    return effect if is_clear else f"{needs} -> {effect}"


def _lines(card: str) -> list[tuple[str, str]]:
    """The requirements and effects of a card's lines."""
    assert isinstance(CARDS, Cards)
    abilities = [ability.described() for ability in CARDS.abilities[KEYS.index(card)]]
    return [
        (" + ".join(ability["needs"]), _effect(side) + (", then abjure this" if ability["abjures_self"] else ""))
        for ability in abilities
        for side in ability["sides"]
    ]


def _effect(side: Effect) -> str:
    if side["effect"] != "cards":
        return " ".join(str(part) for part in side.values())
    parts = [f"{verb} {count}" for verb, count in (("draw", side["draw"]), ("discard", side["discard"])) if count]
    return " then ".join(parts)


LINES_OF: Final = {card: _lines(card) for card in KEYS}
LINES: Final = [line(card, number) for card, lines in LINES_OF.items() for number in range(len(lines))]


SIDES: Final = ("left", "right")
"""The rows beside a player: `left` is the one shared with the next player."""


class Table(notation.Table[Realm]):
    """A card is written by its key; "use goon loss 1" has what the ability does. A loss goes to players by name."""

    vocabulary: ClassVar = {*GAME.actions.verbs, *KEYS, *SIDES, *(word for line in LINES for word in line.split())}

    def words(self, action: int) -> str:
        described = self.state.describe(action)
        verb = described["verb"]
        if verb in ("strike_player", "graze_player"):
            return f"{verb.removesuffix('_player')} {self.names[self.state.stack[-1].shown()['victim']]}"
        words = [verb]
        if "seat" in described:
            words.append(self.names[described["seat"]])
        if "card" in described:
            words.append(described["card"])
        if verb == "use":
            words.append(line(described["card"], described["line"]))
        if "side" in described and len(self.names) > 2:
            words.append(SIDES[described["side"]])
        return " ".join(words)

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

    @property
    def power(self) -> int:
        return self.state.power

    @property
    def adepts(self) -> int:
        return self.state.adepts

    @property
    def abjured(self) -> str:
        """The cards abjured this turn, which may be returned."""
        return words(self.state.abjured)

    def row(self, seat: int = 0) -> str:
        """The row between a seat and the next."""
        width = self.state.width
        return words([card for card in self.state.rows[seat * width : (seat + 1) * width] if card >= 0])

    def is_boxed(self, card: str) -> bool:
        return KEYS.index(card) in self.state.box + self.state.abjured
