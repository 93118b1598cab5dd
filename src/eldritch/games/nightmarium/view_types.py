"""What a view of Nightmarium consists of. Cards are their printed numbers, slots count from 0."""
# mypyc: off  (the types are read at run time)

from typing import Literal, NotRequired, TypedDict

Legion = Literal["necromunculus", "homunculus", "constrict", "chimerid"]
Position = Literal["legs", "torso", "head"]
Place = Literal["legs", "torso", "head", "seal"]


class Creature(TypedDict):
    """The cards of a creature from the legs up; a fourth card is a seal."""

    cards: list[int]
    complete: bool
    embodied: bool


class Seat(TypedDict):
    """A player's hand (None for a hidden card) and creatures by slot (None for an empty slot).

    `void` lists the legions and places that the hand is proven not to contain.
    """

    hand: list[int | None]
    void: list[Place | Legion]
    creatures: list[Creature | None]
    complete: int


class Table(TypedDict):
    """The table as a seat sees it. `deck` is the number of cards left.

    `chain` has the cards of the running chain whose abilities run, the first to run first.
    """

    turn: int
    current: int
    deck: int
    discard: list[int]
    seats: list[Seat]
    chain: list[int]


class Step(TypedDict):
    """A step on the stack. `answers` are the sealed discards for a pure legion, by seat."""

    step: str
    seat: NotRequired[int]
    left: NotRequired[int]
    legion: NotRequired[Legion | None]
    slot: NotRequired[int]
    position: NotRequired[int]
    cards: NotRequired[list[int]]
    marked: NotRequired[list[int]]
    draws: NotRequired[int]
    ability: NotRequired[str]
    answers: NotRequired[list[list[int | None]]]


class Option(TypedDict):
    """A legal action. `position` is the place that a played card fills.

    `runs` has the cards whose abilities a played head or seal sets off, the first to run first.
    """

    action: int
    verb: str
    card: NotRequired[int]
    slot: NotRequired[int]
    seat: NotRequired[int]
    position: NotRequired[Place]
    runs: NotRequired[list[int]]


class Event(TypedDict):
    """Something that happened. `by` is the source of a played card, or the slot of the creature that interrupted."""

    event: str
    seat: NotRequired[int]
    turn: NotRequired[int]
    complete: NotRequired[int | list[int]]
    card: NotRequired[int]
    cards: NotRequired[list[int]]
    slot: NotRequired[int]
    position: NotRequired[Place]
    by: NotRequired[str | int]
    legion: NotRequired[Legion]
    awake: NotRequired[bool]
    void: NotRequired[bool]
    count: NotRequired[int]
    asked: NotRequired[int]
    deck: NotRequired[int]
    ability: NotRequired[str]
    reason: NotRequired[str]
    victim: NotRequired[int]
    ending: NotRequired[str]
    winners: NotRequired[list[int]]


class Component(TypedDict):
    """A kind of card. `mark` says where its figures come from."""

    card: int
    legion: Legion
    positions: list[Position]
    ability: str
    seal: bool
    copies: int
    mark: str
