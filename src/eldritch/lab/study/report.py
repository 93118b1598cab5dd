"""The report of a study."""

from typing import Final

from eldritch.core.game import find

from .figures import Contribution, Figures
from .page import Page
from .tallies import groups

MOST_ROWS: Final = 24


ROUNDING: Final = 1e-9


class Report:
    """Writes the results of a study on a page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def study(self, figures: Figures) -> None:
        self._page.lead(figures.games, figures.seats)
        self._length(figures)
        self._places(figures)
        self._contributions(figures)
        self._course(figures)
        self._choices(figures)

    def _length(self, figures: Figures) -> None:
        self._page.heading("study-length")
        low, high = figures.spread
        self._page.say(
            "study-length-says",
            turns=figures.turns.value,
            low=low,
            high=high,
            decisions=round(figures.decisions.value),
        )
        self._page.picture("length", self._page.plots.length(figures), "study-length-shows")
        rows = [[self._page.ending(ending), *self._page.share(one)] for ending, one in figures.endings.items()]
        self._page.table(("study-column-ending", "study-column-games", "study-column-interval"), rows)

    def _places(self, figures: Figures) -> None:
        self._page.heading("study-places")
        equal = figures.equal
        first = figures.places[0]
        verdict = "even" if first.low <= equal <= first.high else "ahead" if first.low > equal else "behind"
        self._page.say(f"study-places-{verdict}", share=first.value, low=first.low, high=first.high, equal=equal)
        if find(self._page.subject.game).profile.sides:
            self._page.say(f"study-{self._page.subject.game}-sides")
        if equal > (1 + ROUNDING) / figures.seats:
            self._page.say("study-places-shared")
        if figures.drawn:
            self._page.say("study-places-drawn")
        self._page.picture("places", self._page.plots.places(figures), "study-places-shows")
        if len(figures.bots) > 1:
            rows = [[bot, *self._page.share(one)] for bot, one in figures.bots.items()]
            self._page.table(("study-column-bot", "study-column-share", "study-column-interval"), rows)

    def _contributions(self, figures: Figures) -> None:
        self._page.heading("study-worth")
        self._page.say("study-worth-says")
        for group in groups(self._page.subject.game):
            found = [one for one in figures.contributions if one.label.startswith(f"{group}:")]
            if found:
                self._group(group, found)

    def _group(self, group: str, found: list[Contribution]) -> None:
        self._page.heading(f"study-{self._page.subject.game}-group-{group}", level=3)
        known = sorted((one for one in found if one.worth), key=lambda one: -(one.worth.value if one.worth else 0))
        if known:
            self._page.paragraph(self._extremes(known))
        if len(known) > 1:
            rows = [(self._page.name(one.label), one) for one in known]
            self._page.picture(f"worth-{group}", self._page.plots.worth(rows), "study-worth-shows")
        columns = ("study-column-what", "study-column-times", "study-column-seats", "study-column-share")
        rows_said = [
            [
                self._page.name(one.label),
                self._page.number(one.per_game, 2),
                self._page.percent(one.by),
                self._page.percent(one.share.value),
                self._page.points(one.worth),
            ]
            for one in sorted(found, key=lambda one: -one.per_game)
        ]
        self._page.table((*columns, "study-column-worth"), rows_said)

    def _extremes(self, known: list[Contribution]) -> str:
        """Which help and which hurt significantly."""
        helping = [self._page.name(one.label) for one in known if one.worth and one.worth.low > 0]
        hurting = [self._page.name(one.label) for one in reversed(known) if one.worth and one.worth.high < 0]
        said = []
        if helping:
            said.append(self._page.words.say("study-helping", names=self._page.words.list(helping[:5])))
        if hurting:
            said.append(self._page.words.say("study-hurting", names=self._page.words.list(hurting[:5])))
        return " ".join(said) or self._page.words.say("study-neither")

    def _course(self, figures: Figures) -> None:
        if not figures.curve:
            return
        self._page.heading("study-curve")
        half = figures.curve[len(figures.curve) // 2]
        self._page.say(
            "study-curve-says",
            leader=half.leader.value,
            behind=figures.behind.value,
            low=figures.behind.low,
            high=figures.behind.high,
            changes=figures.changes,
        )
        self._page.picture("curve", self._page.plots.curve(figures), "study-curve-shows")

    def _choices(self, figures: Figures) -> None:
        self._page.heading("study-choices")
        asked = sum(one.per_game for one in figures.choices)
        forced = sum(one.forced * one.per_game for one in figures.choices) / asked
        options = sum(one.options * one.per_game for one in figures.choices) / asked
        self._page.say("study-choices-say", forced=forced, options=options)
        self._page.picture("choices", self._page.plots.choices(figures.choices[:MOST_ROWS]), "study-choices-show")
        rows = [
            [
                one.step,
                self._page.number(one.per_game, 1),
                self._page.percent(one.forced),
                self._page.number(one.options, 1),
                self._page.number(one.offered, 2),
                self._page.number(one.variety, 2),
                self._page.percent(one.commonest),
            ]
            for one in figures.choices
        ]
        columns = ("decision", "per-game", "forced", "options", "offered", "variety", "commonest")
        self._page.table([f"study-column-{column}" for column in columns], rows)
