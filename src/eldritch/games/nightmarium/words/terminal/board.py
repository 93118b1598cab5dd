"""The table of Nightmarium: every seat's creatures, head over torso over legs, and the viewer's hand."""

from itertools import product
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.state import Data
from eldritch.locale import Words

from ...box.components import POSITIONS
from ..position import known_of_hand
from .colours import ColouredDeck

HAND_IN_ONE_COLUMN: Final = 6

Creature = dict[str, Any]
Numbered = list[tuple[int, Creature]]


class Board:
    """Draws what a view shows."""

    def __init__(self, deck: ColouredDeck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = names

    def table(self, view: Data, width: int, full: bool) -> RenderableType:
        table = view["table"]
        parts: list[RenderableType] = ["", self._piles(table, full)]
        for seat in self._order(view):
            parts += self._seat(view, seat, width)
        return Group(*parts)

    def _piles(self, table: Data, full: bool) -> Text:
        discard: list[int] = table["discard"]
        text = self.words.say("nightmarium-piles", deck=table["deck"], discard=len(discard))
        if full and discard:
            text += "\n" + self.words.say("nightmarium-discard", cards=self.deck.names(sorted(discard)))
        return self.deck.coloured(text)

    def _order(self, view: Data) -> list[int]:
        """Clockwise from the viewer's left, so that the viewer's creatures are next to the hand."""
        seats = len(view["table"]["seats"])
        viewer = -1 if view["viewer"] is None else view["viewer"]
        return [(viewer + 1 + step) % seats for step in range(seats)]

    def _seat(self, view: Data, seat: int, width: int) -> list[RenderableType]:
        player = view["table"]["seats"][seat]
        title = Text("▶ " if seat == view["table"]["current"] and view["result"] is None else "  ")
        title.append(self.names[seat], style="bold")
        title.append(
            self.words.say(
                "nightmarium-seat",
                complete=str(player["complete"]),
                target=str(view["variant"]["target"]),
                hand=len(player["hand"]),
            )
        )
        parts: list[RenderableType] = ["", title]
        if seat != view["viewer"]:
            parts += [Text.assemble("    ", self.deck.coloured(line)) for line in known_of_hand(self.deck, player)]
        creatures = [(slot, creature) for slot, creature in enumerate(player["creatures"], 1) if creature]
        return [*parts, *self._bodies(creatures, width)]

    def _bodies(self, creatures: Numbered, width: int) -> list[RenderableType]:
        """The bodies side by side, with short names or in several rows if there is not enough room."""
        if not creatures:
            return [Text(f"    {self.words.say('nightmarium-no-creatures')}", style="dim")]
        for short, (left, right) in product((False, True), ((" ", " "), (" ", ""), ("", ""))):
            columns = [self._column(slot, creature, short) for slot, creature in creatures]
            lines = _drawn(columns, left, right)
            if len(lines[0]) <= width:
                return [self._coloured(line) for line in lines]
        half = (len(creatures) + 1) // 2
        return self._bodies(creatures[:half], width) + self._bodies(creatures[half:], width)

    def _coloured(self, line: str) -> Text:
        text = self.deck.coloured(line)
        text.highlight_regex("[╭─┬╮│╰┴╯]|· [^│]+", "dim")
        text.highlight_regex("[#№]\\d ✔", "bold")
        return text

    def _column(self, slot: int, creature: Creature, short: bool) -> list[str]:
        """The heading of a creature, then its parts from the head down. A missing part shows its position."""
        cards: list[int] = creature["cards"]
        parts = [self.deck.cell(card, short) for card in cards[:3]]
        missing = [f"· {self.words.say(f'nightmarium-place-{place}')}" for place in POSITIONS[len(cards) :]]
        return [self._heading(slot, creature), *reversed(parts + missing)]

    def _heading(self, slot: int, creature: Creature) -> str:
        number = self.words.say("nightmarium-slot", slot=str(slot))
        if creature["embodied"]:
            return f"{number} ✔ {self.deck.code(creature['cards'][-1])}"
        return f"{number} ✔" if creature["complete"] else number

    def hand(self, view: Data) -> RenderableType:
        cards: list[int] = view["table"]["seats"][view["viewer"]]["hand"]
        title = Text(self.words.say("nightmarium-hand", count=len(cards)), style="bold")
        rows = [(place, card) for place, card in enumerate(cards, 1)]
        if len(rows) <= HAND_IN_ONE_COLUMN:
            return Group(title, self._card_rows(rows))
        half = (len(rows) + 1) // 2
        both = Table.grid(padding=(0, 3))
        both.add_row(self._card_rows(rows[:half]), self._card_rows(rows[half:]))
        return Group(title, both)

    def _card_rows(self, rows: list[tuple[int, int]]) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=4, justify="right")
        for place, card in rows:
            ability = self.deck.ability_name(self.deck.ability(card)) if self.deck.has_ability(card) else ""
            code = self.deck.coloured(self.deck.code(card))
            grid.add_row(str(place), code, self.deck.positions(card), ability)
        return grid


def _drawn(columns: list[list[str]], left: str, right: str) -> list[str]:
    """Columns in one frame, with their headings in the frame's top edge."""
    padded = [[f"{left}{cell}{right}" for cell in cells] for _, *cells in columns]
    widths = [max(len(head) + 3, *map(len, cells)) for (head, *_), cells in zip(columns, padded, strict=True)]
    headings = [f"─ {head} ".ljust(width, "─") for (head, *_), width in zip(columns, widths, strict=True)]
    lines = [f"  ╭{'┬'.join(headings)}╮"]
    for row in zip(*padded, strict=True):
        lines.append(f"  │{'│'.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))}│")
    return [*lines, f"  ╰{'┴'.join('─' * width for width in widths)}╯"]
