"""The Castle of the Devil in the terminal: the travellers, one's own cards, decisions, the notebook and the
log."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Argument, Words

from . import Choice, Line

GROUPS: Final = {
    "offer": "offer",
    "demand": "demand",
    "attack": "attack",
    "declare": "end",
    "solo": "end",
    "fortune": "end",
    "pass": "other",
    "foresee": "other",
}
"""The choices of a turn stand in groups; all others under the question itself."""

OWN: Final = ("gave", "got", "items", "top", "professions", "took")
"""Facts that only those are told who perceive more of an event; so it is told in other words."""

PRIVATE_ITEM: Final = ("offered", "drew", "gave")
STYLES: Final = {"order": "bright_blue", "brotherhood": "bright_red"}
DEEP: Final = ("turn_began", "game_ended", "dealt")

Option = dict[str, Any]


class Face:
    """How the game looks: seats, hand, decisions and a log."""

    rules_parts: tuple[str, ...] = (
        "goal",
        "setup",
        "turn",
        "trade",
        "fight",
        "victory",
        "items",
        "professions",
        "knowledge",
        "options",
    )

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def say(self, key: str, **arguments: Argument) -> str:
        return self.words.say(f"castle-{key.replace('_', '-')}", **arguments)

    def card(self, name: str) -> str:
        return self.words.say(f"castle-card-{name}")

    def cards(self, names: list[str]) -> str:
        return ", ".join(self.card(name) for name in names) or self.say("nothing")

    # What lies on the table.

    def opening(self, view: Data) -> str:
        return self.say("opening", name=self.names[view["table"]["current"]])

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        table = view["table"]
        drawn = Table.grid(padding=(0, 2))
        for seat in range(len(table["seats"])):
            drawn.add_row(*self._seat(view, seat))
        parts: list[RenderableType] = ["", self._piles(table), drawn]
        if table["fight"]:
            parts += ["", Text(self._fight(table["fight"]), style="bold")]
        if full and table["notebook"]:
            parts += ["", *self._notebook(view)]
        return Group(*parts)

    def _piles(self, table: Data) -> str:
        pile = self.say("bags-turned") if table["bags_turned"] else self.say("pile", count=table["pile"])
        spare = self.say("spare", count=len(table["spare"]))
        return f"{pile}  ·  {spare}  ·  {self.say('limit', count=table['hand_limit'])}"

    def _seat(self, view: Data, seat: int) -> list[Text]:
        player = view["table"]["seats"][seat]
        turn = seat == view["table"]["current"] and view["result"] is None
        name = Text("▶ " if turn else "  ").append(self.names[seat], style="bold")
        name.append(f"\n  {self.card(player['character'])}", style="dim")
        known = [item for item in player["items"] if item]
        luggage = self.say("luggage", count=len(player["items"]))
        if known and seat != view["viewer"]:
            luggage += f"\n{self.say('known', items=self.cards(known))}"
        return [name, self.coloured(self._identity(player)), Text(luggage)]

    def _identity(self, player: Data) -> str:
        cards = [self.say(f"side-{card}") if card else "?" for card in player["allegiance"]]
        profession = self.card(player["profession"]) if player["profession"] else "?"
        if player["face_up"]:
            profession = self.say("face-up", profession=profession)
        elixir = f"  {self.say('elixir')}" if player["elixir"] else ""
        return f"{' '.join(cards)}  ·  {profession}{elixir}"

    def _fight(self, fight: Data) -> str:
        return self.say(
            "fight",
            attacker=self.names[fight["attacker"]],
            defender=self.names[fight["defender"]],
            first=str(fight["points"]["attacker"]),
            second=str(fight["points"]["defender"]),
        )

    def _notebook(self, view: Data) -> list[RenderableType]:
        """What may be where, seat by seat, then what was learned."""
        notebook = view["table"]["notebook"]
        lines: list[RenderableType] = [Text(self.say("notebook"), style="bold")]
        for seat, page in enumerate(notebook["seats"]):
            if seat != view["viewer"] and page["hidden"]:
                lines.append(self.say("may-hold", name=self.names[seat], items=self.cards(page["may_hold"])))
        for fact in notebook["facts"]:
            lines.append(self.coloured(self._fact(fact)))
        return lines

    def _fact(self, fact: Facts) -> str:
        value = fact["value"]
        if fact["what"] == "items":
            value = self.cards(value)
        elif fact["what"] == "seen_by":
            value = self.names[value]
        elif fact["what"] == "allegiance":
            value = self.say(f"side-{value}")
        else:
            value = self.card(value)
        said = self.say(f"fact-{fact['what']}", name=self.names[fact["seat"]], value=value, turn=str(fact["turn"]))
        return f"  {said}{self.say('stale') if fact['stale'] else ''}"

    def hand(self, view: Data) -> RenderableType:
        player = view["table"]["seats"][view["viewer"]]
        lines: list[RenderableType] = [Text(self.say("hand"), style="bold")]
        for item in player["items"]:
            lines.append(f"  {self.card(item)}: {self.say(f'text-{item}')}")
        if player["profession"]:
            lines.append(f"  {self.card(player['profession'])}: {self.say('text-' + player['profession'])}")
        return Group(*lines)

    # Decisions.

    def prompt(self, view: Data) -> list[str]:
        step = view["decision"]["stack"][-1]
        arguments: dict[str, Argument] = {}
        for role in ("seat", "target", "partner", "loser", "winner", "priest"):
            if role in step:
                arguments[role] = self.names[step[role]]
        if "item" in step:
            arguments["item"] = self.card(step["item"]) if step["item"] else ""
        return [self.say(f"step-{step['step']}", **arguments)]

    def choices(self, view: Data) -> list[Choice]:
        step = view["decision"]["step"]
        found: list[Choice] = []
        for option in view["options"]:
            group = GROUPS.get(option["verb"], "other") if step == "turn" else "answer"
            keys = ("p", self.say("key-pass")) if option["verb"] == "pass" else ()
            found.append(Choice(self.say(f"group-{group}"), self._choice(option), (option["action"],), keys=keys))
        return found

    def _choice(self, option: Option) -> str:
        arguments: dict[str, Argument] = {}
        if "seat" in option:
            arguments["name"] = self.names[option["seat"]]
        if "item" in option:
            arguments["item"] = self.card(option["item"])
        if "profession" in option:
            arguments["item"] = self.card(option["profession"])
        if "slot" in option:
            arguments["slot"] = str(option["slot"] + 1)
        verb = f"{option['verb']}-{option['side']}" if "side" in option else option["verb"]
        said = self.say(f"choice-{verb}", **arguments)
        return said + self.say("silently") if option.get("silent") else said

    # What happens.

    def told(self, events: list[Facts]) -> list[Line]:
        return [Line(0 if event["event"] in DEEP else 1, self._event(event)) for event in events]

    def _event(self, event: Facts) -> str:
        name: str = event["event"]
        own = any(fact in event for fact in OWN) and name not in ("declared", "game_ended")
        own = own or (name in PRIVATE_ITEM and "item" in event)
        own = own or (name == "foresaw" and "pile" in event)
        own = own or (name.startswith("looked_at_") and "allegiance" in event)
        variant = "-own" if own else ""
        if name == "game_ended":
            variant = f"-{event['ending']}"
        elif name in ("supported", "poisoned"):
            variant = f"-{event['side']}"
        elif name == "counted":
            variant = f"-{event['winner']}"
        elif name == "demanded":
            variant = "-met" if event["met"] else "-failed"
        elif name == "spoils_chosen":
            variant = f"-{event['choice']}"
        elif name in ("declined", "declared"):
            variant = f"-{event['what']}"
        elif name == "nobody_acted":
            variant = f"-{event['window']}"
        elif name in ("direction_chosen", "passed_on"):
            variant = f"-{event['direction']}{variant}"
        return self.say(f"event-{name}{variant}", **self._arguments(event))

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """Seats by name, cards by name, counts as numbers."""
        found: dict[str, Argument] = {}
        for fact, value in event.items():
            match fact:
                case "seat":
                    found["name"] = self.names[value]
                case "target" | "attacker":
                    found[fact] = self.names[value]
                case "item" | "gave" | "got" | "took" | "returned" | "profession":
                    found[fact] = self.card(value)
                case "items" | "top" | "professions":
                    found[fact] = self.cards(value)
                case "pile":
                    found[fact] = self.cards(value) if isinstance(value, list) else value
                case "allegiance":
                    sides = value if isinstance(value, list) else [value]
                    found[fact] = " ".join(self.say(f"side-{side}") for side in sides)
                case "points":
                    found["first"], found["second"] = str(value["attacker"]), str(value["defender"])
                case "winners":
                    found["names"] = self.words.list([self.names[seat] for seat in value])
                case "turn":
                    found[fact] = str(value)
        return found

    def result(self, view: Data) -> list[str]:
        """Who won and why, then everybody's side."""
        winners = self.words.list([self.names[seat] for seat in view["result"]["winners"]])
        lines = [self.say(f"result-{view['result']['ending']}", names=winners)]
        for seat, player in enumerate(view["table"]["seats"]):
            side = self.say(f"side-{player['organisation']}")
            lines.append(self.say("standing", name=self.names[seat], side=side, items=self.cards(player["items"])))
        return lines

    def legend(self) -> RenderableType:
        return Group(self.say("legend"), self.say("legend-side-order"), self.say("legend-side-brotherhood"))

    def coloured(self, text: str) -> Text:
        """The two sides in their colours."""
        coloured = Text(text)
        for side, style in STYLES.items():
            coloured.highlight_words([self.say(f"side-{side}")], style)
        return coloured
