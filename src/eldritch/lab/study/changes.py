"""The report of a comparison of two editions."""

from collections.abc import Sequence
from typing import Final

from .comparing import Effect
from .page import Page
from .tallies import groups

MOST_ROWS: Final = 24

HEADINGS: Final = {
    "course": "study-group-course",
    "place": "study-group-place",
    "bot": "study-group-bot",
    "ending": "study-group-ending",
    "asked": "study-group-asked",
    "options": "study-group-options",
    "variety": "study-group-variety",
}
"""The headings that are the same for every game."""

COURSE: Final = {
    "turns": "study-course-turns",
    "decisions": "study-course-decisions",
    "options": "study-course-options",
    "forced": "study-course-forced",
    "behind": "study-course-behind",
    "changes": "study-course-changes",
}

AXES: Final = {
    "asked": "study-axis-asked",
    "options": "study-axis-options",
    "variety": "study-axis-bits",
}


class Changes:
    """Writes the effects of an edition on a page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def comparison(self, effects: Sequence[Effect], games: int, seats: int) -> None:
        first, second = self._page.subject.editions
        self._page.lead(games, seats)
        self._page.heading("study-effects")
        self._page.say("study-effects-say", first=first, second=second)
        clear = [one for one in effects if one.clear]
        self._page.say("study-effects-clear", clear=len(clear), all=len(effects), chance=0.05 * len(effects))
        for group in ("course", "place", "bot", "ending"):
            self._group(group, HEADINGS[group], effects)
        for group in groups(self._page.subject.game):
            self._group(group, f"study-{self._page.subject.game}-group-{group}", effects)
        self._page.heading("study-choices")
        for group in ("asked", "options", "variety"):
            self._group(group, HEADINGS[group], effects)

    def _group(self, group: str, heading: str, effects: Sequence[Effect]) -> None:
        found = [one for one in effects if one.label.startswith(f"{group}:")]
        if not found:
            return
        self._page.heading(heading, level=3)
        self._effects(group, found)
        worth = [one for one in effects if one.label.startswith(f"worth:{group}:")]
        if worth:
            self._page.say("study-effects-worth")
            self._effects(f"worth-{group}", worth)

    def _effects(self, group: str, found: list[Effect]) -> None:
        if len(found) > 1 and group != "course":
            shown = sorted(found, key=lambda one: -abs(one.difference.value))[:MOST_ROWS]
            rows = [(self._name(one.label), one) for one in sorted(shown, key=lambda one: -one.difference.value)]
            axis = "study-axis-points" if found[0].percent else AXES.get(group, "study-axis-times")
            self._page.picture(f"effect-{group}", self._page.plots.effects(rows, axis), "study-effects-show")
        said = [[self._name(one.label), *self._before_and_after(one)] for one in found]
        columns = ("study-column-what", "study-column-first", "study-column-second", "study-column-difference")
        self._page.table(columns, said, sure=[one.clear for one in found])

    def _before_and_after(self, one: Effect) -> list[str]:
        if one.label.startswith("worth:"):
            values = [self._page.signed(100 * value, 1) for value in (one.before, one.after)]
            return [*values, self._page.points(one.difference)]
        if one.percent:
            shares = [self._page.percent(share) for share in (one.before, one.after)]
            return [*shares, self._page.points(one.difference)]
        numbers = [self._page.number(number, 2) for number in (one.before, one.after)]
        return [*numbers, self._page.difference(one.difference)]

    def _name(self, label: str) -> str:
        group, _, what = label.partition(":")
        match group:
            case "course":
                return self._page.words.say(COURSE[what])
            case "ending":
                return self._page.ending(what)
            case "worth":
                return self._page.name(what)
            case "place" | "bot" | "asked" | "options" | "variety":
                return what
        return self._page.name(label)
