"""What a view of Cthulhu Wars: Duel consists of.

Areas are numbered as in the table's `areas`, kinds of figures as on the faction sheet. Lists by kind have five numbers.
"""
# mypyc: off  (the types are read at run time)

from typing import NotRequired, TypedDict


class Gate(TypedDict):
    """A gate: who controls it, and the kind of figure that keeps it."""

    seat: int | None
    keeper: int | None


class Dice(TypedDict):
    """The dice of a seat in an area before a roll: of each kind of figure, and in total with those of abilities."""

    kinds: list[int]
    total: int


class Area(TypedDict):
    """An area of the map. `figures` counts figures by seat and kind, `dice` is what each seat would roll here."""

    key: str
    gate: Gate | None
    figures: list[list[int]]
    dice: list[Dice]


class Requirement(TypedDict):
    """A requirement for a spellbook that is not met yet, with its progress if that can be counted."""

    name: str
    done: int | None
    needed: int | None


class Seat(TypedDict):
    """A faction sheet. `slots` are the requirements that are met, `signs` has None for a hidden Elder Sign."""

    faction: str
    figures: list[str]
    costs: list[int]
    combat: list[int]
    power: int
    doom: int
    gates: int
    pool: list[int]
    aside: list[int]
    captives: list[int]
    books: list[str]
    slots: list[str]
    requirements: list[Requirement]
    signs: list[int | None]
    policy: str


class Ritual(TypedDict):
    """The ritual track."""

    cells: list[int]
    marker: int
    cost: int


class BattleSide(TypedDict):
    """One side of a battle; the lists count figures by kind."""

    dice: int
    kills_rolled: int
    pains_rolled: int
    kills_due: int
    pains_due: int
    bonus: int
    dead: list[int]
    wounded: list[int]
    pained: list[int]
    late: list[int]


class Battle(TypedDict):
    """The battle being fought."""

    area: int
    attacker: int
    seats: list[BattleSide]


class Roll(TypedDict):
    """What a seat's dice show, by what they do; the best first."""

    kill: list[int]
    pain: list[int]
    miss: list[int]


class Table(TypedDict):
    """The table as a seat sees it. `dice` are the last rolls by seat, `bag` the Elder Signs left."""

    round: int
    phase: str
    turn: int
    first: int
    decay: int
    ritual: Ritual
    unlimited_battle: bool
    bag: int
    revealed: list[int]
    gates_left: int
    areas: list[Area]
    seats: list[Seat]
    dice: list[Roll]
    battle: Battle | None


class Arrived(TypedDict):
    """A figure that has already moved this action."""

    kind: int
    area: int


class Step(TypedDict):
    """A step on the stack. `next` is a seat in the action phase and a stage's name in a battle."""

    step: str
    seat: NotRequired[int]
    next: NotRequired[str | int]
    acted: NotRequired[bool]
    arrived: NotRequired[list[Arrived]]
    area: NotRequired[int | None]
    left: NotRequired[int]
    by: NotRequired[str]


class Forecast(TypedDict):
    """What a number of dice will do: expected results, and the chance of every number of Kills and Pains."""

    dice: int
    kills: float
    pains: float
    kill_chances: list[float]
    pain_chances: list[float]


class Odds(TypedDict):
    """The forecast for both sides of a battle."""

    attacker: Forecast
    defender: Forecast


class Option(TypedDict):
    """A legal action, with names beside the numbers. A battle has its odds."""

    action: int
    verb: str
    kind: NotRequired[int]
    kind_name: NotRequired[str]
    area: NotRequired[int]
    area_name: NotRequired[str]
    to: NotRequired[int]
    to_name: NotRequired[str]
    seat: NotRequired[int]
    value: NotRequired[int]
    book: NotRequired[int]
    book_name: NotRequired[str]
    slot: NotRequired[int]
    slot_name: NotRequired[str]
    policy: NotRequired[int]
    policy_name: NotRequired[str]
    odds: NotRequired[Odds]


class Event(TypedDict):
    """Something that happened."""

    event: str
    seat: NotRequired[int]
    owner: NotRequired[int]
    faction: NotRequired[str]
    area: NotRequired[int]
    to: NotRequired[int]
    kind: NotRequired[int]
    round: NotRequired[int]
    phase: NotRequired[str]
    turn: NotRequired[int]
    power: NotRequired[int]
    decay: NotRequired[int]
    paid: NotRequired[int]
    lost: NotRequired[int]
    doom: NotRequired[int | list[int]]
    total: NotRequired[int]
    by: NotRequired[str]
    requirement: NotRequired[str]
    book: NotRequired[str]
    income: NotRequired[int]
    cost: NotRequired[int]
    marker: NotRequired[int]
    value: NotRequired[int]
    policy: NotRequired[str]
    faces: NotRequired[list[int]]
    face: NotRequired[int]
    areas: NotRequired[int]
    ending: NotRequired[str]
    winners: NotRequired[list[int]]


class Component(TypedDict):
    """A component of the box. `sort` says what `of` and `numbers` mean, `mark` where the figures come from."""

    name: str
    sort: str
    of: str
    copies: int
    numbers: list[int]
    mark: str
