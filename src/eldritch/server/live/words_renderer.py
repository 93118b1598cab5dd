"""Tables and their logs in words, for clients that have asked for a language."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

import eldritch
from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.locale import LANGUAGES, Words, words_in
from eldritch.speech import Choice, Line, Pick, Speech, line, speech_of
from eldritch.speech.cast import bot_name
from eldritch.speech.recap import recap_lines
from eldritch.speech.table import describe_event, is_table_event
from eldritch.speech.why import Thing
from eldritch.table import Look, SeatLook, Table

from ..api.errors import ApiError
from ..people.guests import shown_name
from ..wire import Shown
from ..wire.words import ChoiceShown, LinePart, LineShown, PickShown, Reason, RecapShown, SectionShown, WordsFrame

MOST_NAMED: Final = 3
"""The most names in the status line. If more players are to move, it gives their number."""


class WordsRenderer:
    """Renders the frames of one socket in words."""

    def __init__(self, lang: str, discreet: bool = False, whole: bool = False) -> None:
        self.words = words_in(lang)
        self._discreet = discreet
        self._whole = whole
        self._speech: Speech | None = None
        self._names: list[str] = []

    def render(self, shown: Shown) -> bytes:
        """The words frame for an update, rendered once for all who see the same in the same language."""
        kind = (self.words.lang, self._discreet, self._whole)
        if kind not in shown.words:
            events = [update.events for update in shown.updates]
            shown.words[kind] = msgspec.json.encode(self.words_frame(shown.look, events, fresh=shown.is_whole))
        return shown.words[kind]

    def words_frame(self, look: Look, updates: Iterable[Iterable[Facts]], fresh: bool) -> WordsFrame:
        """A look and the events of these updates in words."""
        self._set_names(look)
        return self._frame(look, [line for events in updates for line in self._lines(events)], fresh)

    def why_not(self, look: Look, thing: Thing) -> Reason:
        """Why the viewer cannot choose a thing on the table."""
        self._set_names(look)
        assert self._speech is not None
        if look.paused:
            return Reason(self.words.say("house-status-paused"))
        if look.view is None:
            return Reason(self.words.say("house-status-open"))
        if look.phase == "over":
            return Reason(self.words.say("why-over"))
        try:
            return Reason(self._speech.why_not(look.view, thing))
        except LookupError:
            raise ApiError("why-nothing", 404) from None

    def recap(self, look: Look, updates: Iterable[Iterable[Facts]]) -> list[RecapShown]:
        """What the others have done in these updates, by seat."""
        self._set_names(look)
        assert self._speech is not None
        summary = eldritch.game(look.setup.game).profile.recap
        lines = recap_lines(updates, summary, look.viewer, self._speech)
        return [RecapShown(seat, tuple(map(line_shown, told))) for seat, told in lines.items()]

    def _set_names(self, look: Look) -> None:
        """Update the names of the seats. A new name needs a new `Speech`."""
        game = eldritch.game(look.setup.game)
        names = [self._name(game, look.view, number, seat) for number, seat in enumerate(look.seats)]
        if names != self._names or self._speech is None:
            self._names = names
            self._speech = speech_of(game, self.words, names)
            self._speech.discreet = self._discreet
            if look.view is not None:
                self._speech.opening(look.view)

    def _name(self, game: Game, view: Facts | None, number: int, seat: SeatLook) -> str:
        if seat.player is None:
            return self.words.say("house-seat-open")
        return bot_name(game, view, number, seat.name, self.words) if seat.bot else shown_name(seat.name, self.words)

    def _lines(self, events: Iterable[Facts]) -> list[LineShown]:
        assert self._speech is not None
        of_table: list[Facts] = []
        of_game: list[Facts] = []
        for event in events:
            (of_table if is_table_event(event) else of_game).append(event)
        lines = [describe_event(event, self._names, self.words) for event in of_table]
        return [line_shown(spoken_line) for spoken_line in lines + self._speech.describe_events(of_game)]

    def _frame(self, look: Look, lines: list[LineShown], fresh: bool) -> WordsFrame:
        assert self._speech is not None
        view, viewer = look.view, look.viewer
        over = look.phase == "over"
        asked = view is not None and view["decision"] is not None and viewer in view["decision"]["seats"]
        result = self._speech.result(view) if view is not None and view["result"] else []
        prompt = self._speech.prompt(view) if view is not None and asked else []
        choices = self._speech.choices(view) if view is not None and (asked or view["options"]) else []
        return WordsFrame(
            seq=look.seq,
            names=tuple(self._names),
            status=self._status(look, prompt, result if over else []),
            prompt=tuple(prompt),
            choices=tuple(map(_shown, choices)),
            position=self._position(view) if self._whole and view is not None else (),
            result=tuple(result),
            lines=tuple(lines),
            fresh=fresh,
        )

    def _position(self, view: Facts) -> tuple[SectionShown, ...]:
        assert self._speech is not None
        return tuple(
            SectionShown(section.title, tuple(line_shown(line(0, text)) for text in section.lines))
            for section in self._speech.position(view)
        )

    def _status(self, look: Look, prompt: list[str], result: list[str]) -> str:
        """Who has to do what, in one line."""
        if look.phase == "open":
            return self.words.say("house-status-open")
        if look.phase == "over":
            return result[0] if result else self.words.say("house-over")
        if look.paused:
            return self.words.say("house-status-paused")
        if prompt:
            return prompt[-1]
        if look.view is None:
            return self.words.say("house-status-unseen")
        decision: dict[str, Any] | None = look.view["decision"]
        waiting = [self._names[seat] for seat in decision["seats"]] if decision else []
        if len(waiting) > MOST_NAMED:
            return self.words.say("house-status-waiting-many", count=len(waiting))
        return self.words.say("house-status-waiting", names=self.words.list(waiting))


def read_messages() -> None:
    """Read the messages of all languages, so that no table has to wait for them later."""
    for lang in LANGUAGES:
        words_in(lang).read_all()


def words_and_speech(table: Table, lang: str) -> tuple[Words, Speech]:
    """A language's messages, and the speech for this table's game in that language."""
    words = words_in(lang)
    return words, speech_of(table.game, words, names_at(table, words))


def names_at(table: Table, words: Words) -> list[str]:
    """The names at a table; bots and guests are called as the language calls them."""
    view = table.play.state.view(None) if table.play is not None else None
    return [
        (bot_name(table.game, view, number, player.name, words) if player.bot else shown_name(player.name, words))
        if player
        else ""
        for number, player in enumerate(seat.player for seat in table.seats)
    ]


def line_shown(spoken_line: Line) -> LineShown:
    parts = tuple(LinePart(part.text, part.card, part.seat) for part in spoken_line.parts)
    return LineShown(spoken_line.depth, spoken_line.text, parts)


def _shown(choice: Choice) -> ChoiceShown:
    return ChoiceShown(choice.group, choice.text, choice.actions, _pick(choice.pick) if choice.pick else None)


def _pick(pick: Pick) -> PickShown:
    return PickShown(pick.question, pick.labels, pick.each, pick.least, pick.most, pick.then)
