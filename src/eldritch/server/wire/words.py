"""The table in words, for those who asked for a language."""

from msgspec import Struct


class PickShown(Struct, frozen=True):
    """Several things to pick: what each is called and does, how many, and what to do after all of them."""

    question: str
    labels: tuple[str, ...]
    each: tuple[int, ...]
    least: int
    most: int
    then: tuple[int, ...]


class ChoiceShown(Struct, frozen=True):
    """A choice in words: the group it stands in, and the actions it takes, one after the other, or what to pick."""

    group: str
    text: str
    actions: tuple[int, ...]
    pick: PickShown | None


class LinePart(Struct, frozen=True):
    """Some words of a line. Those that name a card or a seat tell which."""

    text: str
    card: str
    seat: int | None


class LineShown(Struct, frozen=True):
    """A line of the log, whole and in parts; deeper ones happened because of those above."""

    depth: int
    text: str
    parts: tuple[LinePart, ...]


class SectionShown(Struct, frozen=True):
    """A part of the table in words: the hand, a row of cards, what lies before a player."""

    title: str
    lines: tuple[LineShown, ...]


class WordsFrame(Struct, frozen=True, tag_field="t", tag="words"):
    """The frame before this one in words. `fresh`: the lines are the whole log, not what is new in it.

    `position` is empty for who did not ask for the whole.
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
