"""Why an action or an area of Duel cannot be chosen.

Things: `action` (a verb by name), and `area` (the place is its number; the name is the verb that is being prepared, if
any; for a move that has begun the seat is 1 and the area is where it should end).
"""

from typing import Final

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech.why import Thing, asked, not_asked

from .decisions import ORDER, Decisions
from .names import Names

ACOLYTE: Final = 0
MONSTERS: Final = range(1, 4)
GREAT_OLD_ONE: Final = 4
BOOKS: Final = ("dreams", "submerge", "surface", "devolve", "ghroth", "blood_sacrifice", "necrophagy")
OF_BOOK: Final = {"surface": "submerge"}
"""Actions that have another name than the book that allows them."""

FREE: Final = ("man", "step_off", "devolve", "end_turn")
DOOM: Final = ("ritual", "blood_sacrifice", "done")
MOVE_ENDS: Final = 1


class Reasons:
    """Finds the reason in a view."""

    def __init__(self, names: Names, decisions: Decisions, words: Words) -> None:
        self.names = names
        self.decisions = decisions
        self.words = words

    def why_not(self, view: Data, thing: Thing) -> str:
        waiting = not_asked(view, self.words, self.names.seats)
        if waiting:
            return waiting
        match thing.sort:
            case "action" if thing.name in ORDER:
                reason = self._action(view, thing.name)
            case "area":
                area = view["table"]["areas"][thing.place]
                reason = self._area(view, area, thing.name, thing.seat == MOVE_ENDS)
            case _:
                raise LookupError(thing.sort)
        return reason or asked(self.words, self.decisions.prompt(view))

    # Actions.

    def _action(self, view: Data, verb: str) -> str:
        """The first that applies: no book, the wrong moment, too little Power, no figure, no area."""
        player = view["table"]["seats"][view["viewer"]]
        book = OF_BOOK.get(verb, verb)
        if verb in BOOKS and book not in player["books"]:
            return self.words.say("why-duel-book", book=self.names.book(book))
        return (
            self._moment(view, verb)
            or self._too_dear(self._price(view, player, verb) - player["power"])
            or self._nobody(player, verb)
            or self._nowhere(view, verb)
        )

    def _moment(self, view: Data, verb: str) -> str:
        step: Data = view["decision"]["stack"][-1]
        match step["step"]:
            case "turn" if verb in DOOM:
                return self.words.say("why-duel-doom-phase")
            case "turn" if verb == "end_turn":
                return self.words.say("why-duel-act-first")
            case "turn" if step["acted"] and verb not in FREE:
                return self.words.say("why-duel-acted")
            case "doom_part" if verb not in DOOM:
                return self.words.say("why-duel-action-phase")
            case "turn" | "doom_part":
                return ""
            case _:
                return asked(self.words, self.decisions.prompt(view))

    def _too_dear(self, missing: int) -> str:
        return self.words.say("why-duel-power", count=missing) if missing > 0 else ""

    def _price(self, view: Data, player: Data, verb: str) -> int:
        """The lowest cost of an action."""
        box, costs = self.names.box, player["costs"]
        match verb:
            case "recruit":
                return int(box.recruit_cost)
            case "build":
                return int(box.build_cost)
            case "battle":
                return int(box.battle_cost)
            case "capture":
                return int(box.capture_cost)
            case "move":
                return int(box.move_cost)
            case "ritual":
                return int(view["table"]["ritual"]["cost"])
            case "summon":
                return min((costs[kind] for kind in MONSTERS if player["pool"][kind]), default=0)
            case "awaken":
                return int(costs[GREAT_OLD_ONE]) if player["pool"][GREAT_OLD_ONE] else 0
        return box.sheets[player["faction"]].actions.get(verb, 0)

    def _nobody(self, player: Data, verb: str) -> str:
        """No figure for it is left in the pool."""
        pool = player["pool"]
        if verb in ("recruit", "dreams") and not pool[ACOLYTE]:
            return self.words.say("why-duel-no-acolytes")
        if verb == "summon" and not any(pool[kind] for kind in MONSTERS):
            return self.words.say("why-duel-no-monsters")
        if verb == "awaken" and not pool[GREAT_OLD_ONE]:
            return self.words.say("why-duel-awake")
        return ""

    def _nowhere(self, view: Data, verb: str) -> str:
        match verb:
            case "build" if view["table"]["gates_left"] == 0:
                return self.words.say("why-duel-no-gates-left")
            case "build":
                return self.words.say("why-duel-build-nowhere")
            case "summon":
                return self.words.say("why-duel-no-gate")
            case "awaken":
                return self._asleep(view)
            case "battle":
                return self.words.say("why-duel-battle-nowhere")
            case "capture":
                return self.words.say("why-duel-capture-nowhere")
            case "man":
                return self.words.say("why-duel-man-nowhere")
            case "step_off":
                return self.words.say("why-duel-no-keeper")
            case "move":
                return self.words.say("why-duel-nobody-moves")
            case "submerge" | "surface" | "avatar":
                return self.words.say("why-duel-old-one-away")
            case "fulfil":
                return self.words.say("why-duel-fulfil")
        return ""

    def _asleep(self, view: Data) -> str:
        """What the Great Old One of the sheet needs to awaken."""
        faction = view["table"]["seats"][view["viewer"]]["faction"]
        sheet = self.names.box.sheets[faction]
        if faction == "great_cthulhu":
            return self.words.say("why-duel-awaken-cthulhu", area=self.names.area(sheet.start))
        return self.words.say("why-duel-awaken-goat")

    # Areas.

    def _area(self, view: Data, area: Data, verb: str, ends: bool) -> str:
        viewer: int = view["viewer"]
        mine, theirs = area["figures"][viewer], area["figures"][1 - viewer]
        gate: Data | None = area["gate"]
        match verb:
            case "":
                return self.words.say("why-duel-what-first")
            case "move" if ends:
                return self.words.say("why-duel-too-far")
            case "move" | "recruit" | "battle" | "capture" if not any(mine):
                return self.words.say("why-duel-none-of-yours")
            case "move":
                return self.words.say("why-duel-moved")
            case "summon" if not gate or gate["seat"] != viewer:
                return self.words.say("why-duel-not-your-gate")
            case "build" if gate:
                return self.words.say("why-duel-gate-stands")
            case "build":
                return self.words.say("why-duel-no-cultist")
            case "man" if not gate or gate["seat"] is not None:
                return self.words.say("why-duel-not-abandoned")
            case "battle" if not any(theirs):
                return self.words.say("why-duel-no-enemy")
            case "battle":
                return self._no_battle(view, mine)
            case "capture" | "dreams" if not theirs[ACOLYTE]:
                return self.words.say("why-duel-no-prey")
            case "capture":
                return self.words.say("why-duel-protected")
            case "awaken":
                return self._asleep(view)
        return self.words.say("why-duel-not-here")

    def _no_battle(self, view: Data, mine: list[int]) -> str:
        combat: list[int] = view["table"]["seats"][view["viewer"]]["combat"]
        dice = any(count and combat[kind] for kind, count in enumerate(mine))
        return self.words.say("why-duel-fought" if dice else "why-duel-no-dice")
