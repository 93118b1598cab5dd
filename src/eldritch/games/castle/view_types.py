"""What a view of The Castle of the Devil consists of. Items, professions and characters go by their keys."""
# mypyc: off  (the types are read at run time)

from typing import Literal, NotRequired, TypedDict

Organisation = Literal["order", "brotherhood"]
Stance = Literal["nobody", "attacker", "defender"]
"""Which side somebody supports in a fight."""
Learned = Literal["item", "items", "lacks", "allegiance", "profession", "seen_by"]
"""What a fact of the notebook is about."""


class Goals(TypedDict):
    """The goal cards of each organisation."""

    order: list[str]
    brotherhood: list[str]


class Seat(TypedDict):
    """A passenger's cards; None for each that is hidden. `goals` are the items seen that count as goal cards now."""

    character: str
    items: list[str | None]
    goals: Goals
    profession: str | None
    face_up: bool
    allegiance: list[Organisation | None]
    organisation: Organisation | None
    elixir: bool


class Used(TypedDict):
    """A card used in a fight: an item or a profession."""

    seat: int
    card: str | None


class Points(TypedDict):
    """The points of both sides of a fight."""

    attacker: int
    defender: int


class Fight(TypedDict):
    """A fight. `supporters` are the seats behind the attacker and behind the defender."""

    attacker: int
    defender: int
    supporters: list[list[int]]
    hypnotised: int | None
    used: list[Used]
    points: Points


class Page(TypedDict):
    """What the viewer knows about a seat. `hidden` counts the items that are not known for certain."""

    allegiance: list[Organisation | None]
    professions: list[str]
    holds: list[str]
    may_hold: list[str]
    hidden: int


class Fact(TypedDict):
    """Something learned in a turn and how; `stale` facts may no longer be true."""

    event: int
    turn: int
    source: str
    seat: int
    what: Learned
    value: str | list[str] | int
    stale: bool


class Notebook(TypedDict):
    """What the viewer can prove. `possible_places` lists the seats where each item may be, -1 for the pile."""

    seats: list[Page]
    possible_places: dict[str, list[int]]
    top_of_pile: list[str]
    facts: list[Fact]


class Table(TypedDict):
    """The table as a seat sees it. `spare` are the professions nobody has."""

    turn: int
    current: int
    pile: int
    bags_turned: bool
    spare: list[str | None]
    hand_limit: int
    seats: list[Seat]
    fight: Fight | None
    notebook: Notebook | None


class Step(TypedDict):
    """A step on the stack."""

    step: str
    seat: NotRequired[int]
    spent: NotRequired[bool]
    target: NotRequired[int]
    partner: NotRequired[int]
    winner: NotRequired[int]
    loser: NotRequired[int]
    priest: NotRequired[int]
    item: NotRequired[str | None]
    fortune: NotRequired[bool]
    named: NotRequired[list[int]]
    direction: NotRequired[str]


class Option(TypedDict):
    """A legal action."""

    action: int
    verb: str
    seat: NotRequired[int]
    item: NotRequired[str]
    profession: NotRequired[str]
    side: NotRequired[Stance]
    slot: NotRequired[int]
    silent: NotRequired[bool]


class Revealed(TypedDict):
    """A passenger's cards at the end of the game."""

    allegiance: list[Organisation]
    profession: str
    items: list[str]


class Event(TypedDict):
    """Something that happened, with the cards that this seat saw."""

    event: str
    seat: NotRequired[int]
    target: NotRequired[int]
    turn: NotRequired[int]
    attacker: NotRequired[int]
    item: NotRequired[str]
    items: NotRequired[list[str]]
    profession: NotRequired[str]
    professions: NotRequired[list[str]]
    allegiance: NotRequired[Organisation | list[Organisation]]
    gave: NotRequired[str]
    got: NotRequired[str]
    took: NotRequired[str]
    returned: NotRequired[str]
    top: NotRequired[list[str]]
    pile: NotRequired[int | list[str]]
    spare: NotRequired[list[str]]
    unused: NotRequired[list[str]]
    cards: NotRequired[list[Revealed]]
    first: NotRequired[bool]
    met: NotRequired[bool]
    what: NotRequired[str]
    reason: NotRequired[str]
    window: NotRequired[str]
    choice: NotRequired[str]
    direction: NotRequired[str]
    side: NotRequired[Stance]
    slot: NotRequired[int]
    points: NotRequired[Points]
    winner: NotRequired[Stance]
    seats: NotRequired[int]
    ending: NotRequired[str]
    winners: NotRequired[list[int]]


class Component(TypedDict):
    """A component of the box. What does not apply to a sort of card is empty."""

    card: str
    sort: str
    copies: int
    sealed: bool | str
    symbol: str
    text: bool | str
    use: str
    mark: str
