"""The report of a study: one page that needs nothing else, to be read from top to bottom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure

from eldritch.locale import Words

from .comparing import Effect
from .figures import Contribution, Figures, Interval
from .plots import ACCENT, Plots, save, svg
from .tallies import groups, name_of

STYLE: Final = """
body { margin: 0; background: #efe6d2; color: #2b2417; font: 17px/1.55 Georgia, "Noto Serif", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; background: #fbf6ea; }
h1, h2, h3 { color: #17120a; line-height: 1.2; } h1 { border-bottom: 4px solid ACCENT; padding-bottom: .4rem; }
h2 { margin-top: 2.6rem; color: ACCENT; } .facts { color: #4c4230; }
figure { margin: 1rem 0; } figure svg { width: 100%; height: auto; font-family: system-ui, sans-serif; }
figcaption { color: #4c4230; font-size: .9rem; }
table { border-collapse: collapse; width: 100%; font: 14px/1.4 system-ui, sans-serif; margin: 1rem 0; }
th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid #2b241733; }
th:first-child, td:first-child { text-align: left; } .sure { font-weight: 600; }
code { font-size: .9em; } @media print { body, main { background: none; } }
"""

MOST_ROWS: Final = 24

SIDED: Final = ("duel",)
"""Games whose places are sides of different kinds."""


@dataclass(frozen=True)
class Subject:
    """What was studied, in the words of the command."""

    game: str
    bots: str
    seed: int
    editions: tuple[str, ...]
    command: str


class Report:
    """Puts a page together, and keeps its pictures for files of their own."""

    def __init__(self, subject: Subject, words: Words) -> None:
        self._subject = subject
        self._words = words
        self._plots = Plots(subject.game, words)
        self._parts: list[str] = []
        self.pictures: dict[str, Figure] = {}

    def html(self) -> str:
        title = escape(self._words.say("study-title", game=self._words.say(f"{self._subject.game}-title")))
        style = STYLE.replace("ACCENT", ACCENT[self._subject.game])
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join([f"<h1>{title}</h1>", *self._parts])
        return (
            f'<!doctype html>\n<html lang="{self._words.lang}">\n<head>{head}<style>{style}</style></head>\n'
            f"<body><main>\n{body}\n</main></body>\n</html>\n"
        )

    def write(self, folder: Path) -> None:
        """report.html, and every picture as SVG and PNG."""
        (folder / "report.html").write_text(self.html(), encoding="utf-8")
        for name, figure in self.pictures.items():
            save(figure, folder / name)

    # One edition.

    def study(self, figures: Figures) -> None:
        self._lead(figures.games, figures.seats)
        self._length(figures)
        self._places(figures)
        self._contributions(figures)
        self._course(figures)
        self._choices(figures)

    def _lead(self, games: int, seats: int) -> None:
        subject = self._subject
        self._say("study-lead", games=games, seats=seats, bots=subject.bots)
        self._say("study-intervals")
        self._parts.append(f'<p class="facts"><code>{escape(subject.command)}</code></p>')

    def _length(self, figures: Figures) -> None:
        self._heading("study-length")
        low, high = figures.spread
        self._say(
            "study-length-says",
            turns=figures.turns.value,
            low=low,
            high=high,
            decisions=round(figures.decisions.value),
        )
        self._picture("length", self._plots.length(figures), "study-length-shows")
        rows = [[self._ending(ending), *self._share(one)] for ending, one in figures.endings.items()]
        self._table(("study-column-ending", "study-column-games", "study-column-interval"), rows)

    def _places(self, figures: Figures) -> None:
        self._heading("study-places")
        equal = 1 / figures.seats
        first = figures.places[0]
        verdict = "even" if first.low <= equal <= first.high else "ahead" if first.low > equal else "behind"
        self._say(f"study-places-{verdict}", share=first.value, low=first.low, high=first.high, equal=equal)
        if self._subject.game in SIDED:
            self._say("study-places-sided")
        self._picture("places", self._plots.places(figures), "study-places-shows")
        if len(figures.bots) > 1:
            rows = [[bot, *self._share(one)] for bot, one in figures.bots.items()]
            self._table(("study-column-bot", "study-column-share", "study-column-interval"), rows)

    def _contributions(self, figures: Figures) -> None:
        self._heading("study-worth")
        self._say("study-worth-says")
        for group in groups(self._subject.game):
            found = [one for one in figures.contributions if one.label.startswith(f"{group}:")]
            if found:
                self._group(group, found)

    def _group(self, group: str, found: list[Contribution]) -> None:
        self._heading(f"study-group-{group}", level=3)
        known = sorted((one for one in found if one.worth), key=lambda one: -(one.worth.value if one.worth else 0))
        if known:
            self._parts.append(f"<p>{escape(self._extremes(known))}</p>")
        if len(known) > 1:
            rows = [(self._name(one.label), one) for one in known]
            self._picture(f"worth-{group}", self._plots.worth(rows), "study-worth-shows")
        columns = ("study-column-what", "study-column-times", "study-column-seats", "study-column-share")
        rows_said = [
            [
                self._name(one.label),
                f"{one.per_game:.2f}",
                self._percent(one.by),
                self._percent(one.share.value),
                self._points(one.worth),
            ]
            for one in sorted(found, key=lambda one: -one.per_game)
        ]
        self._table((*columns, "study-column-worth"), rows_said)

    def _extremes(self, known: list[Contribution]) -> str:
        """Which surely help and which surely hurt."""
        helping = [self._name(one.label) for one in known if one.worth and one.worth.low > 0]
        hurting = [self._name(one.label) for one in reversed(known) if one.worth and one.worth.high < 0]
        said = []
        if helping:
            said.append(self._words.say("study-helping", names=self._words.list(helping[:5])))
        if hurting:
            said.append(self._words.say("study-hurting", names=self._words.list(hurting[:5])))
        return " ".join(said) or self._words.say("study-neither")

    def _course(self, figures: Figures) -> None:
        if not figures.curve:
            return
        self._heading("study-curve")
        half = figures.curve[len(figures.curve) // 2]
        self._say(
            "study-curve-says",
            leader=half.leader.value,
            behind=figures.behind.value,
            low=figures.behind.low,
            high=figures.behind.high,
            changes=figures.changes,
        )
        self._picture("curve", self._plots.curve(figures), "study-curve-shows")

    def _choices(self, figures: Figures) -> None:
        self._heading("study-choices")
        asked = sum(one.per_game for one in figures.choices)
        forced = sum(one.forced * one.per_game for one in figures.choices) / asked
        options = sum(one.options * one.per_game for one in figures.choices) / asked
        self._say("study-choices-say", forced=forced, options=options)
        self._picture("choices", self._plots.choices(figures.choices[:MOST_ROWS]), "study-choices-show")
        rows = [
            [
                one.step,
                f"{one.per_game:.1f}",
                self._percent(one.forced),
                f"{one.options:.1f}",
                f"{one.offered:.2f}",
                f"{one.variety:.2f}",
                self._percent(one.commonest),
            ]
            for one in figures.choices
        ]
        columns = ("decision", "per-game", "forced", "options", "offered", "variety", "commonest")
        self._table([f"study-column-{column}" for column in columns], rows)

    # Two editions.

    def comparison(self, effects: Sequence[Effect], games: int, seats: int) -> None:
        first, second = self._subject.editions
        self._lead(games, seats)
        self._heading("study-effects")
        self._say("study-effects-say", first=first, second=second)
        clear = [one for one in effects if one.clear]
        self._say("study-effects-clear", clear=len(clear), all=len(effects), chance=0.05 * len(effects))
        for group in ("course", "place", "ending", *groups(self._subject.game)):
            found = [one for one in effects if one.label.startswith(f"{group}:")]
            if found:
                self._effects(group, found)

    def _effects(self, group: str, found: list[Effect]) -> None:
        self._heading(f"study-group-{group}", level=3)
        shares = group in ("place", "ending")
        if len(found) > 1 and group != "course":
            shown = sorted(found, key=lambda one: -abs(one.difference.value))[:MOST_ROWS]
            rows = [(self._name(one.label), one) for one in sorted(shown, key=lambda one: -one.difference.value)]
            self._picture(f"effect-{group}", self._plots.effects(rows, percent=shares), "study-effects-show")
        said = [[self._name(one.label), *self._before_and_after(one, shares)] for one in found]
        columns = ("study-column-what", "study-column-first", "study-column-second", "study-column-difference")
        self._table(columns, said, sure=[one.clear for one in found])

    def _before_and_after(self, one: Effect, shares: bool) -> list[str]:
        if shares:
            return [self._percent(one.before), self._percent(one.after), self._points(one.difference)]
        return [f"{one.before:.2f}", f"{one.after:.2f}", _signed(one.difference, 1.0, 2)]

    # The parts of a page.

    def _heading(self, key: str, level: int = 2) -> None:
        self._parts.append(f"<h{level}>{escape(self._words.say(key))}</h{level}>")

    def _say(self, key: str, **arguments: str | float) -> None:
        self._parts.append(f"<p>{escape(self._words.say(key, **arguments))}</p>")

    def _picture(self, name: str, figure: Figure, key: str) -> None:
        self.pictures[name] = figure
        said = escape(self._words.say(key))
        self._parts.append(f"<figure>{svg(figure)}<figcaption>{said}</figcaption></figure>")

    def _table(self, keys: Iterable[str], rows: list[list[str]], sure: list[bool] | None = None) -> None:
        head = "".join(f"<th>{escape(self._words.say(key))}</th>" for key in keys)
        lines = []
        for number, row in enumerate(rows):
            kind = ' class="sure"' if sure is not None and sure[number] else ""
            lines.append(f"<tr{kind}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
        self._parts.append(f"<table><tr>{head}</tr>\n" + "\n".join(lines) + "\n</table>")

    # Words and figures.

    def _name(self, label: str) -> str:
        group, _, what = label.partition(":")
        if group == "course":
            return self._words.say(f"study-course-{what}")
        if group == "place":
            return what
        return self._ending(what) if group == "ending" else name_of(self._subject.game, label, self._words)

    def _ending(self, ending: str) -> str:
        key = f"{self._subject.game}-ending-{ending.replace('_', '-')}"
        return self._words.say(key) if self._words.has(key) else ending

    def _percent(self, value: float) -> str:
        return self._words.say("study-percent", share=value)

    def _share(self, one: Interval) -> list[str]:
        return [self._percent(one.value), f"{self._percent(one.low)} – {self._percent(one.high)}"]

    def _points(self, one: Interval | None) -> str:
        return "–" if one is None else _signed(one, 100.0, 1)


def _signed(one: Interval, scale: float, places: int) -> str:
    value, low, high = (f"{scale * end:+.{places}f}".replace("-", "−") for end in (one.value, one.low, one.high))
    return f"{value} ({low} … {high})"
