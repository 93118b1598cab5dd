"""The table in words, for clients that have asked for a language."""

from msgspec import Struct


class PickShown(Struct, frozen=True):
    """A choice of several things: a label and an action for each, how many, and the actions to send afterwards."""

    question: str
    labels: tuple[str, ...]
    each: tuple[int, ...]
    least: int
    most: int
    then: tuple[int, ...]


class ChoiceShown(Struct, frozen=True):
    """A choice in words: its group, and the actions to send one after the other, or what to pick."""

    group: str
    text: str
    actions: tuple[int, ...]
    pick: PickShown | None


class LinePart(Struct, frozen=True):
    """A part of a line, with the card or seat that it names, if any."""

    text: str
    card: str
    seat: int | None


class LineShown(Struct, frozen=True):
    """A line of the log, whole and in parts. Deeper lines are consequences of the line above."""

    depth: int
    text: str
    parts: tuple[LinePart, ...]


class RecapShown(Struct, frozen=True):
    """What a player has done since you last acted: the lines worth telling, in order."""

    seat: int
    lines: tuple[LineShown, ...]


class SectionShown(Struct, frozen=True):
    """A part of the table in words, such as the hand or a row of cards."""

    title: str
    lines: tuple[LineShown, ...]


class WordsFrame(Struct, frozen=True, tag_field="t", tag="words"):
    """The previous frame in words. With `fresh` the lines are the complete log and not only new ones.

    `position` is empty unless the client asked for the `whole` table.
    """

    seq: int
    names: tuple[str, ...]
    status: str
    prompt: tuple[str, ...]
    choices: tuple[ChoiceShown, ...]
    position: tuple[SectionShown, ...]
    result: tuple[str, ...]
    lines: tuple[LineShown, ...]
    fresh: bool


class Reason(Struct, frozen=True):
    """Why something cannot be chosen now."""

    text: str
