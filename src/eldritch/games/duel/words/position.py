"""The position in words."""

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import marks
from eldritch.speech.position import Section, clockwise, titled

from .names import Names


class Position:
    """Describes the map, the tracks and both sheets."""

    def __init__(self, names: Names, words: Words) -> None:
        self.names = names
        self.words = words

    def sections(self, view: Data) -> list[Section]:
        table = view["table"]
        battle = [Section(self.words.say("position-duel-battle"), self._battle(table["battle"]))]
        seats = [
            Section(titled(self.words, self.names.seats, view, seat), self._sheet(table, seat))
            for seat in clockwise(view)
        ]
        return [
            Section(self.words.say("position-table"), self._course(table)),
            *(battle if table["battle"] else []),
            *seats,
            Section(self.words.say("position-duel-map"), self._map(table)),
        ]

    def _course(self, table: Data) -> tuple[str, ...]:
        course = self.words.say(
            "position-duel-course",
            round=str(table["round"]),
            phase=self.words.say(f"duel-phase-{table['phase']}"),
            decay=str(table["decay"]),
            cost=str(table["ritual"]["cost"]),
            bag=str(table["bag"]),
            gates=str(table["gates_left"]),
        )
        return (course, *([self.words.say("duel-course-unlimited")] if table["unlimited_battle"] else []))

    # The sheets.

    def _sheet(self, table: Data, seat: int) -> tuple[str, ...]:
        player = table["seats"][seat]
        summary = self.words.say(
            "position-duel-seat",
            faction=self.names.name(player["faction"]),
            power=str(player["power"]),
            doom=str(player["doom"]),
            gates=str(player["gates"]),
        )
        none = self.words.say("duel-none")
        books = ", ".join(marks.card(book, self.names.book(book)) for book in player["books"]) or none
        every = self.names.box.sheets[player["faction"]].requirements
        slots = [self.names.requirement(key) for key in every if key not in player["slots"]]
        lines = [summary, self.words.say("duel-pool", figures=self._figures(seat, player["pool"]) or none)]
        if any(player["aside"]):
            lines.append(self.words.say("duel-aside", figures=self._figures(seat, player["aside"])))
        if any(player["captives"]):
            lines.append(self.words.say("duel-captives", count=str(sum(player["captives"]))))
        lines += [
            self.words.say("duel-signs", signs=self._signs(player["signs"])),
            self.words.say("duel-books", books=books),
        ]
        return (*lines, *([self.words.say("duel-open-slots", slots="; ".join(slots))] if slots else []))

    def _signs(self, values: list[int | None]) -> str:
        """Elder Signs by value, with a word for each hidden one."""
        hidden = self.words.say("position-duel-hidden")
        return ", ".join(hidden if value is None else str(value) for value in values) or self.words.say("duel-none")

    def _figures(self, seat: int, counts: list[int]) -> str:
        named = [(self.names.figure(seat, kind), count) for kind, count in enumerate(counts) if count]
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in named)

    # The map.

    def _map(self, table: Data) -> tuple[str, ...]:
        """Every area with its neighbours, occupied areas first."""
        areas = list(enumerate(table["areas"]))
        areas.sort(key=lambda one: one[1]["gate"] is None and not any(map(any, one[1]["figures"])))
        return tuple(self._area(number, area) for number, area in areas)

    def _area(self, number: int, area: Data) -> str:
        contents = [self._gate(area["gate"])] if area["gate"] else []
        for seat, counts in enumerate(area["figures"]):
            if any(counts):
                contents.append(f"{self.names.seats[seat]}: {self._figures(seat, counts)}")
        box = self.names.box
        return self.words.say(
            "position-duel-area",
            area=self.names.area(number),
            water="yes" if box.water[number] else "no",
            contents="; ".join(contents) or "none",
            borders=", ".join(self.names.area(other) for other in box.neighbours[number]),
        )

    def _gate(self, gate: Data) -> str:
        if gate["seat"] is None:
            return self.words.say("position-duel-gate-free")
        return self.words.say("position-duel-gate", name=self.names.seats[gate["seat"]])

    def _battle(self, battle: Data | None) -> tuple[str, ...]:
        if battle is None:
            return ()
        attacker = self.names.seats[battle["attacker"]]
        sides = [
            self.words.say(
                "duel-battle-side",
                name=self.names.seats[seat],
                dice=str(side["dice"]),
                kills=str(side["kills_rolled"]),
                pains=str(side["pains_rolled"]),
            )
            for seat, side in enumerate(battle["seats"])
        ]
        return (self.words.say("duel-battle", area=self.names.area(battle["area"]), attacker=attacker), *sides)
