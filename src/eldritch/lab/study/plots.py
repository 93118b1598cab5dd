"""The plots of a study."""

import re
from collections.abc import Callable, Sequence
from io import StringIO
from math import ceil
from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from eldritch.core.game import find
from eldritch.locale import Words

from .comparing import Effect
from .estimates import Interval
from .figures import Contribution, Decision, Figures

PAPER: Final = "#fbf6ea"
INK: Final = "#2b2417"
FAINT: Final = "#6b5e45"
LINE: Final = "#2b241733"
GOOD: Final = "#22683f"
BAD: Final = "#a5281b"

WIDTH: Final = 7.2
ROW: Final = 0.24
MOST_BINS: Final = 40

STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "eldritch",
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
    "figure.constrained_layout.use": True,
    "legend.frameon": False,
}


class Plots:
    """The plots of one game, in one language."""

    def __init__(self, game: str, words: Words) -> None:
        self._colour = find(game).profile.accent
        self._words = words

    def length(self, figures: Figures) -> Figure:
        """The distribution of the games' length in turns of a seat."""

        def draw(axes: Axes) -> None:
            width = max(1, ceil((max(figures.lengths) - min(figures.lengths)) / MOST_BINS))
            bins = range(int(min(figures.lengths)), int(max(figures.lengths)) + width + 1, width)
            axes.hist(figures.lengths, bins=list(bins), color=self._colour)
            axes.axvline(figures.turns.value, color=INK, linestyle="--", linewidth=1)
            axes.set_xlabel(self._words.say("study-axis-turns"))
            axes.set_ylabel(self._words.say("study-axis-games"))

        return self._figure(draw, 2.6)

    def places(self, figures: Figures) -> Figure:
        """The share of wins of each place in the order of play, and the mean share."""

        def draw(axes: Axes) -> None:
            labels = [str(place + 1) for place in range(figures.seats)]
            self._rows(axes, labels, figures.places, percent=True)
            axes.axvline(100 * figures.equal, color=INK, linestyle="--", linewidth=1)
            axes.set_xlabel(self._words.say("study-axis-share"))
            axes.set_ylabel(self._words.say("study-axis-place"))

        return self._figure(draw, 0.9 + ROW * figures.seats)

    def worth(self, rows: Sequence[tuple[str, Contribution]]) -> Figure:
        """The effect on winning of having one more than usual, for each of a group."""

        def draw(axes: Axes) -> None:
            intervals = [one.worth for _, one in rows if one.worth is not None]
            self._rows(axes, [name for name, _ in rows], intervals, percent=True, signed=True)
            axes.axvline(0, color=INK, linewidth=1)
            axes.set_xlabel(self._words.say("study-axis-worth"))

        return self._figure(draw, 0.9 + ROW * len(rows))

    def curve(self, figures: Figures) -> Figure:
        """How the chances to win develop over a game."""

        def draw(axes: Axes) -> None:
            at = [100 * point.progress for point in figures.curve]
            low = [100 * point.leader.low for point in figures.curve]
            high = [100 * point.leader.high for point in figures.curve]
            axes.fill_between(at, low, high, color=self._colour, alpha=0.25, linewidth=0)
            leader = [100 * point.leader.value for point in figures.curve]
            axes.plot(at, leader, color=self._colour, label=self._words.say("study-line-leader"))
            winner = [100 * point.winner for point in figures.curve]
            axes.plot(at, winner, color=INK, linestyle="--", label=self._words.say("study-line-winner"))
            axes.set_ylim(0, 102)
            axes.set_xlabel(self._words.say("study-axis-progress"))
            axes.set_ylabel("%")
            axes.legend(loc="lower right")

        return self._figure(draw, 3.0)

    def choices(self, decisions: Sequence[Decision]) -> Figure:
        """The number of options of each kind of decision, and the variety of the choices."""

        def draw(axes: Axes) -> None:
            at = list(range(len(decisions)))
            offered = [one.offered for one in decisions]
            axes.barh(at, offered, height=0.62, color=self._colour, label=self._words.say("study-line-offered"))
            variety = [one.variety for one in decisions]
            axes.plot(variety, at, "o", color=INK, markersize=4, label=self._words.say("study-line-variety"))
            axes.set_yticks(at, [one.step for one in decisions])
            axes.invert_yaxis()
            axes.set_xlabel(self._words.say("study-axis-bits"))
            axes.legend(loc="best")

        return self._figure(draw, 1.1 + ROW * len(decisions))

    def effects(self, rows: Sequence[tuple[str, Effect]], axis: str) -> Figure:
        """The effects of the second edition; `axis` is the key of the unit."""
        percent = all(one.percent for _, one in rows)

        def draw(axes: Axes) -> None:
            self._rows(axes, [name for name, _ in rows], [one.difference for _, one in rows], percent, signed=True)
            axes.axvline(0, color=INK, linewidth=1)
            axes.set_xlabel(self._words.say(axis))

        return self._figure(draw, 0.9 + ROW * len(rows))

    def _rows(
        self, axes: Axes, labels: Sequence[str], intervals: Sequence[Interval], percent: bool, signed: bool = False
    ) -> None:
        """Estimates with their intervals, one per line; signed ones are coloured if they exclude zero."""
        scale = 100.0 if percent else 1.0
        for row, one in enumerate(intervals):
            colour = self._colour
            if signed:
                colour = GOOD if one.low > 0 else BAD if one.high < 0 else FAINT
            axes.plot([scale * one.low, scale * one.high], [row, row], color=colour, linewidth=1.6)
            axes.plot([scale * one.value], [row], "o", color=colour, markersize=4)
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.grid(axis="y", visible=False)

    def _figure(self, draw: Callable[[Axes], None], height: float) -> Figure:
        with matplotlib.rc_context(STYLE):
            figure = Figure(figsize=(WIDTH, height))
            draw(figure.add_subplot())
            return figure


def svg(figure: Figure) -> str:
    """The plot as an element of a page."""
    out = StringIO()
    _save(figure, out, "svg")
    text = out.getvalue()
    return compact(text[text.index("<svg") :])


def compact(text: str) -> str:
    """A smaller SVG: without comments, and with coordinates rounded to a tenth of a point.

    >>> compact('<svg> <!-- a line --> <path d="M 1.2345 2"/> </svg>')
    '<svg><path d="M 1.2 2"/></svg>'
    """
    text = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"\d+\.\d{2,}", lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), text)
    return re.sub(r">\s+<", "><", re.sub(r"\s+", " ", text))


def save(figure: Figure, path: Path) -> None:
    """Write the plot to PATH.svg and PATH.png."""
    _save(figure, path.with_suffix(".svg"), "svg")
    _save(figure, path.with_suffix(".png"), "png")


def _save(figure: Figure, to: Any, form: str) -> None:
    with matplotlib.rc_context(STYLE):
        figure.savefig(to, format=form, dpi=110, metadata={"Date": None} if form == "svg" else {})
