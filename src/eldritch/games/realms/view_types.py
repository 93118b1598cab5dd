"""What a view of Cthulhu Realms consists of. Cards go by their keys."""
# mypyc: off  (the types are read at run time)

from typing import Literal, NotRequired, TypedDict

Colour = Literal["yellow", "green", "purple", "black"]
Type = Literal["character", "artifact", "location"]
Shield = Literal["none", "refuge", "gate"]
Need = Literal["yellow", "green", "purple", "character", "artifact", "location", "discard", "abjure"]
EffectName = Literal["conjure", "loss", "gain", "cards", "abjure", "return", "destroy"]


class Effect(TypedDict):
    """What a line of an ability does."""

    effect: EffectName
    amount: NotRequired[int]
    draw: NotRequired[int]
    discard: NotRequired[int]


class Ability(TypedDict):
    """Requirements, and one effect or two to choose from."""

    needs: list[Need]
    sides: list[Effect]
    abjures_self: bool


class Component(TypedDict):
    """A kind of card. `marks` says for each figure where it comes from; only locations have sanity and a shield."""

    card: int
    key: str
    colour: Colour
    type: Type
    price: int
    copies: int
    abilities: list[Ability]
    marks: dict[str, str]
    sanity: NotRequired[int]
    shield: NotRequired[Shield]


class CardInPlay(TypedDict):
    """A card in play.

    `used` are the abilities used this turn. `met` are the requirements of each ability that are met now. `left` is
    the sanity that a location has left.
    """

    card: str
    used: list[int]
    met: list[list[Need]]
    left: NotRequired[int]


class Deck(TypedDict):
    """A draw pile: how many cards it has, and those on top that are known; the top is last."""

    left: int
    top: list[str]


Seat = TypedDict(
    "Seat",
    {
        "in": bool,
        "sanity": int,
        "hand": list[str | None],
        "opens": dict[str, str],
        "deck": Deck,
        "discard": list[str],
        "in_play": list[CardInPlay],
    },
)
"""A player's sanity and cards: None for a hidden card, and the top of a pile is last.

`opens` maps cards of the hand to a card in play with an ability whose missing requirements they would meet.
"""


class SharedDeck(TypedDict):
    """The shared deck: how many cards it has and the one on top, which lies open."""

    left: int
    top: str | None


class Row(TypedDict):
    """A row of the market and the two seats that reach it; None for an empty place."""

    between: list[int]
    cards: list[str | None]


class Happened(TypedDict):
    """Whether a card was discarded or abjured this turn."""

    discard: bool
    abjure: bool


class Table(TypedDict):
    """The table as a seat sees it. `power` is the current player's conjuring power."""

    turn: int
    current: int
    power: int
    happened: Happened
    shared: SharedDeck
    adepts: int
    rows: list[Row]
    box: list[str]
    abjured: list[str]
    seats: list[Seat]


class Step(TypedDict):
    """A step on the stack."""

    step: str
    seat: NotRequired[int]
    count: NotRequired[int]
    victim: NotRequired[int]
    rest: NotRequired[int]
    amount: NotRequired[int]
    card: NotRequired[str]
    effect: NotRequired[EffectName]
    draw: NotRequired[int]
    discard: NotRequired[int]


class Option(TypedDict):
    """A legal action. A used line has its ability and effect; `side` is 0 for the row on the left, 1 on the right."""

    action: int
    verb: str
    card: NotRequired[str]
    line: NotRequired[int]
    ability: NotRequired[int]
    effect: NotRequired[Effect]
    side: NotRequired[int]
    seat: NotRequired[int]


Event = TypedDict(
    "Event",
    {
        "event": str,
        "seat": NotRequired[int],
        "turn": NotRequired[int],
        "power": NotRequired[int],
        "card": NotRequired[str | None],
        "cards": NotRequired[list[str]],
        "line": NotRequired[int],
        "target": NotRequired[int],
        "amount": NotRequired[int],
        "side": NotRequired[int],
        "price": NotRequired[int],
        "row": NotRequired[int],
        "place": NotRequired[int],
        "top": NotRequired[str | None],
        "left": NotRequired[int],
        "sanity": NotRequired[int | list[int]],
        "rest": NotRequired[int],
        "count": NotRequired[int],
        "asked": NotRequired[int],
        "deck": NotRequired[int],
        "from": NotRequired[str],
        "ending": NotRequired[str],
        "winners": NotRequired[list[int]],
        "tie_break": NotRequired[str],
        "between": NotRequired[list[int]],
    },
)
"""Something that happened."""
