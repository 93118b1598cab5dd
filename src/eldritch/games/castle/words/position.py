"""A position of The Castle of the Devil in words."""

from eldritch.core.events import Facts
from eldritch.core.state import Data
from eldritch.speech import marks
from eldritch.speech.position import Section, clockwise, titled

from .names import Names


class Position:
    """Describes the travellers, one's own cards and the notebook."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def sections(self, view: Data, discreet: bool) -> list[Section]:
        """The sections of a view; if `discreet`, without what only the viewer may know."""
        table = view["table"]
        private = view["viewer"] is not None and not discreet
        travellers = [
            Section(titled(self.words, self.names.seats, view, seat), self._traveller(view, seat, discreet))
            for seat in clockwise(view)
        ]
        notes = self.notes(view) if private and table["notebook"] else []
        return [
            *([Section(self.names.say("hand"), self._hand(view))] if private else []),
            Section(self.words.say("position-table"), self._course(table)),
            *travellers,
            *([Section(self.names.say("notebook"), tuple(notes))] if notes else []),
        ]

    def _hand(self, view: Data) -> tuple[str, ...]:
        player = view["table"]["seats"][view["viewer"]]
        sides = self.words.say("position-castle-side", side=self._sides(player))
        cards = [*([player["profession"]] if player["profession"] else []), *player["items"]]
        return (
            sides,
            *(f"{marks.card(card, self.names.card(card))}: {self.names.say(f'text-{card}')}" for card in cards),
        )

    def _sides(self, player: Data) -> str:
        hidden = self.words.say("position-hidden")
        return ", ".join(self.names.side(card) if card else hidden for card in player["allegiance"])

    def _course(self, table: Data) -> tuple[str, ...]:
        pile = self.names.say("bags-turned") if table["bags_turned"] else self.names.say("pile", count=table["pile"])
        spare = self.names.say("spare", count=len(table["spare"]))
        course = "; ".join([pile, spare, self.names.say("limit", count=table["hand_limit"])])
        return (course, *(self.fight(table["fight"]) if table["fight"] else []))

    def fight(self, fight: Data) -> list[str]:
        """The points, who supports whom, and what lies open."""
        seats = self.names.seats
        lines = [
            self.names.say(
                "fight",
                attacker=seats[fight["attacker"]],
                defender=seats[fight["defender"]],
                first=str(fight["points"]["attacker"]),
                second=str(fight["points"]["defender"]),
            )
        ]
        for side, supporters in zip(("attacker", "defender"), fight["supporters"], strict=True):
            if supporters:
                lines.append(self.names.say(f"fight-{side}", names=", ".join(seats[seat] for seat in supporters)))
        if fight["hypnotised"] is not None:
            lines.append(self.names.say("fight-hypnotised", name=seats[fight["hypnotised"]]))
        for used in fight["used"]:
            if used["card"]:
                lines.append(
                    self.names.say("event-item-used", name=seats[used["seat"]], item=self.names.card(used["card"]))
                )
        return lines

    def _traveller(self, view: Data, seat: int, discreet: bool) -> tuple[str, ...]:
        player = view["table"]["seats"][seat]
        own = seat == view["viewer"]
        lines = [self.names.card(player["character"]), self.names.say("luggage", count=len(player["items"]))]
        known = [item for item in player["items"] if item]
        if not own and not discreet:
            lines.append(self.words.say("position-castle-side", side=self._sides(player)))
            lines += [self.names.say("known", items=self.names.cards(known))] if known else []
        if player["elixir"]:
            lines.append(self.names.say("elixir"))
        if player["face_up"]:
            lines.append(self.names.say("face-up", profession=self.names.card(player["profession"])))
        elif player["profession"] and not own and not discreet:
            lines.append(self.names.card(player["profession"]))
        return tuple(lines)

    # The notebook.

    def notes(self, view: Data) -> list[str]:
        """What each seat may hold, then what was learned."""
        notebook = view["table"]["notebook"]
        may_hold = [
            self.names.say("may-hold", name=self.names.seats[seat], items=self.names.cards(page["may_hold"]))
            for seat, page in enumerate(notebook["seats"])
            if seat != view["viewer"] and page["hidden"]
        ]
        return [*may_hold, *map(self._fact, notebook["facts"])]

    def _fact(self, fact: Facts) -> str:
        value = fact["value"]
        match fact["what"]:
            case "items":
                value = self.names.cards(value)
            case "seen_by":
                value = self.names.seats[value]
            case "allegiance":
                value = self.names.side(value)
            case _:
                value = self.names.card(value)
        name, turn = self.names.seats[fact["seat"]], str(fact["turn"])
        text = self.names.say(f"fact-{fact['what']}", name=name, value=value, turn=turn)
        return f"{text}{self.names.say('stale') if fact['stale'] else ''}"
