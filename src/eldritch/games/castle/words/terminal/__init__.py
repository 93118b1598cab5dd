"""The Castle of the Devil in the terminal: the travellers, one's own cards and the notebook."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.state import Data

from .. import Speech

STYLES: Final = {"order": "bright_blue", "brotherhood": "bright_red"}


class TerminalTable(Speech):
    """The game in the terminal."""

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        table = view["table"]
        drawn = Table.grid(padding=(0, 2))
        for seat in range(len(table["seats"])):
            drawn.add_row(*self._seat(view, seat))
        parts: list[RenderableType] = ["", self._piles(table), drawn]
        if table["fight"]:
            points, *others = self.position_text.fight(table["fight"])
            parts += ["", Text(points, style="bold"), *others]
        if full and table["notebook"]:
            notes = [self.coloured(note) for note in self.position_text.notes(view)]
            parts += ["", Text(self.names.say("notebook"), style="bold"), *notes]
        return Group(*parts)

    def _piles(self, table: Data) -> str:
        pile = self.names.say("bags-turned") if table["bags_turned"] else self.names.say("pile", count=table["pile"])
        spare = self.names.say("spare", count=len(table["spare"]))
        return f"{pile}  ·  {spare}  ·  {self.names.say('limit', count=table['hand_limit'])}"

    def _seat(self, view: Data, seat: int) -> list[Text]:
        player = view["table"]["seats"][seat]
        turn = seat == view["table"]["current"] and view["result"] is None
        name = Text("▶ " if turn else "  ").append(self.names.seats[seat], style="bold")
        name.append(f"\n  {self.names.card(player['character'])}", style="dim")
        known = [item for item in player["items"] if item]
        luggage = self.names.say("luggage", count=len(player["items"]))
        if known and seat != view["viewer"]:
            luggage += f"\n{self.names.say('known', items=self.names.cards(known))}"
        return [name, self.coloured(self._identity(player)), Text(luggage)]

    def _identity(self, player: Data) -> str:
        cards = [self.names.side(card) if card else "?" for card in player["allegiance"]]
        profession = self.names.card(player["profession"]) if player["profession"] else "?"
        if player["face_up"]:
            profession = self.names.say("face-up", profession=profession)
        elixir = f"  {self.names.say('elixir')}" if player["elixir"] else ""
        return f"{' '.join(cards)}  ·  {profession}{elixir}"

    def hand(self, view: Data) -> RenderableType:
        player = view["table"]["seats"][view["viewer"]]
        lines: list[RenderableType] = [Text(self.names.say("hand"), style="bold")]
        for item in player["items"]:
            lines.append(f"  {self.names.card(item)}: {self.names.say(f'text-{item}')}")
        if player["profession"]:
            lines.append(f"  {self.names.card(player['profession'])}: {self.names.say('text-' + player['profession'])}")
        return Group(*lines)

    def legend(self) -> RenderableType:
        names = self.names
        return Group(names.say("legend"), names.say("legend-side-order"), names.say("legend-side-brotherhood"))

    def coloured(self, text: str) -> Text:
        """The text with both sides in their colours."""
        coloured = Text(text)
        for side, style in STYLES.items():
            coloured.highlight_words([self.names.side(side)], style)
        return coloured
