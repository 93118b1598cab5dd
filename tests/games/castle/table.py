"""Positions of The Castle of the Devil in the notation of the tests.

A seat is written as allegiance, profession ("up" if it lies face up) and luggage:

    table(anna="order thug | key dagger", boris="brotherhood priest up | goblet", pile="coat")

Seats sit clockwise in the order written; the first one is to act. The pile is written from the top; items named nowhere
lie beneath it, or where `rest` says. Professions named nowhere are spare.
"""

from typing import Any, ClassVar, Final

from eldritch.core.events import Facts
from eldritch.games import castle
from eldritch.games.castle.actions import SIDES
from eldritch.games.castle.box.components import ITEMS, ORGANISATIONS, PROFESSIONS
from eldritch.games.castle.knowledge.fresh_ledger import fresh_ledger
from eldritch.games.castle.rules.setup import organisations
from eldritch.games.castle.rules.turn import Turn
from eldritch.games.castle.state import Journey

from .. import notation

GAME: Final = castle.GAME
ASIDE: Final = ("decline", "done")


def begin(seats: int, seed: int, options: Any = None) -> Journey:
    """A new game."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Journey)
    return state


class Table(notation.Table[Journey]):
    vocabulary: ClassVar = {*GAME.actions.verbs, *ITEMS, *PROFESSIONS, *SIDES, "bag", "silently"}

    def words(self, action: int) -> str:
        described = self.state.describe(action)
        words = [described.pop("verb")]
        for key, value in described.items():
            if key == "seat":
                words.append(self.names[value])
            elif key == "silent":
                words += ["silently"] if value else []
            else:
                words.append(str(value))
        return " ".join(words)

    # Moves that every test of their subject needs.

    def hush(self) -> "Table":
        """Answer no to all sealed questions until another decision comes."""
        while self.step in ("priest", "doctor", "powers", "hypnosis"):
            for seat in self.state.deciders():
                legal = self.state.legal(seat)
                no = next(action for action in legal if self.state.describe(action)["verb"] in ASIDE)
                self.state.apply(seat, no)
        return self

    def no(self, *names: str) -> "Table":
        """These players answer no to the current question."""
        for name in names:
            self.play(f"{name} {next(choice for choice in self.choices(name) if choice in ASIDE)}")
        return self

    def fight(self, attacker: str, defender: str, **stances: str) -> "Table":
        """An attack up to the powers. No Priest acts, and everybody supports the given side or none."""
        self.play(f"{attacker} attack {defender}")
        if self.step == "priest":
            self.no(*self.waiting_for)
        while self.step == "support":
            name = self.waiting_for[0]
            self.play(f"{name} support {stances.get(name, 'nobody')}")
        if self.step == "hypnosis":
            self.no(attacker)
        return self

    # Looking.

    def hand(self, name: str) -> str:
        return " ".join(ITEMS[item] for item in self.state.hands[self.seat(name)])

    def profession(self, name: str) -> str:
        return PROFESSIONS[self.state.professions[self.seat(name)]]

    def is_up(self, name: str) -> bool:
        return self.state.is_face_up(self.seat(name))

    def page(self, reader: str, of: str) -> dict[str, Any]:
        """The page about a player in another player's notebook."""
        notebook = self.state.view(self.seat(reader))["table"]["notebook"]
        page: dict[str, Any] = notebook["seats"][self.seat(of)]
        return page

    def facts(self, reader: str) -> list[Facts]:
        facts: list[Facts] = self.state.view(self.seat(reader))["table"]["notebook"]["facts"]
        return facts


def table(*, pile: str = "", rest: str = "pile", options: Any = None, **seats: str) -> Table:
    names = list(seats)
    state = begin(len(names), 1, options)
    items = state.components()
    left = sorted(item for item in items if 0 < item < len(ITEMS))
    spare = list(range(len(PROFESSIONS)))
    allegiance: list[int] = []
    state.face_up = 0
    for seat, text in enumerate(seats.values()):
        person, _, luggage = text.partition("|")
        allegiance += [ORGANISATIONS.index(word) for word in person.split() if word in ORGANISATIONS]
        profession = next(PROFESSIONS.index(word) for word in person.split() if word in PROFESSIONS)
        spare.remove(profession)
        state.professions[seat] = profession
        state.face_up |= (1 << seat) if "up" in person.split() else 0
        state.hands[seat] = sorted(ITEMS.index(word) for word in luggage.split())
        for item in state.hands[seat]:
            left.remove(item)
    top = [ITEMS.index(word) for word in pile.split()]
    for item in top:
        left.remove(item)
    state.pile = list(reversed(top))
    if rest == "pile":
        state.pile = left + state.pile
    else:
        state.hands[names.index(rest)] = sorted(state.hands[names.index(rest)] + left)
    state.spare = spare
    state.allegiance = allegiance
    state.organisation = organisations(allegiance, state.slots)
    each = 5 if state.slots > 1 else state.box.allegiance[state.seats]
    state.unused = [one for one in (0, 1) for _ in range(each - allegiance.count(one))]
    state.current = 0
    state.turn = 1
    state.stack = [Turn(0, False)]
    state.ledgers = [fresh_ledger(state, seat) for seat in range(-1, state.seats)]
    return Table(state, names)
