"""A self-contained HTML page of headings, sentences, pictures and tables."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure

from eldritch.core.game import find
from eldritch.locale import Words

from .estimates import Interval
from .plots import Plots, save, svg
from .tallies import name_of

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


@dataclass(frozen=True)
class Subject:
    """What was studied, as the command gave it."""

    game: str
    bots: str
    seed: int
    editions: tuple[str, ...]
    command: str


class Page:
    """Builds a page, and keeps its pictures to write them to separate files."""

    def __init__(self, subject: Subject, words: Words) -> None:
        self.subject = subject
        self.words = words
        self.plots = Plots(subject.game, words)
        self.pictures: dict[str, Figure] = {}
        self._parts: list[str] = []

    def html(self) -> str:
        title = escape(self.words.say("study-title", game=self.words.say(f"{self.subject.game}-title")))
        style = STYLE.replace("ACCENT", find(self.subject.game).profile.accent)
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join([f"<h1>{title}</h1>", *self._parts])
        return (
            f'<!doctype html>\n<html lang="{self.words.lang}">\n<head>{head}<style>{style}</style></head>\n'
            f"<body><main>\n{body}\n</main></body>\n</html>\n"
        )

    def write(self, folder: Path) -> None:
        """report.html, and every picture as SVG and PNG."""
        (folder / "report.html").write_text(self.html(), encoding="utf-8")
        for name, figure in self.pictures.items():
            save(figure, folder / name)

    # The parts of a page.

    def lead(self, games: int, seats: int) -> None:
        """What was played, and the command that repeats it."""
        self.say("study-lead", games=games, seats=seats, bots=self.subject.bots)
        self.say("study-intervals")
        self._parts.append(f'<p class="facts"><code>{escape(self.subject.command)}</code></p>')

    def heading(self, key: str, level: int = 2) -> None:
        self._parts.append(f"<h{level}>{escape(self.words.say(key))}</h{level}>")

    def say(self, key: str, **arguments: str | float) -> None:
        self.paragraph(self.words.say(key, **arguments))

    def paragraph(self, said: str) -> None:
        self._parts.append(f"<p>{escape(said)}</p>")

    def picture(self, name: str, figure: Figure, key: str) -> None:
        self.pictures[name] = figure
        said = escape(self.words.say(key))
        self._parts.append(f"<figure>{svg(figure)}<figcaption>{said}</figcaption></figure>")

    def table(self, keys: Iterable[str], rows: list[list[str]], sure: list[bool] | None = None) -> None:
        head = "".join(f"<th>{escape(self.words.say(key))}</th>" for key in keys)
        lines = []
        for number, row in enumerate(rows):
            kind = ' class="sure"' if sure is not None and sure[number] else ""
            lines.append(f"<tr{kind}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
        self._parts.append(f"<table><tr>{head}</tr>\n" + "\n".join(lines) + "\n</table>")

    # Formatting.

    def name(self, label: str) -> str:
        """The displayed name of a label."""
        return name_of(self.subject.game, label, self.words)

    def ending(self, ending: str) -> str:
        key = f"{self.subject.game}-ending-{ending.replace('_', '-')}"
        return self.words.say(key) if self.words.has(key) else ending

    def percent(self, value: float) -> str:
        return self.words.say("study-percent", share=value)

    def share(self, one: Interval) -> list[str]:
        return [self.percent(one.value), f"{self.percent(one.low)} – {self.percent(one.high)}"]

    def points(self, one: Interval | None) -> str:
        """Percentage points with their interval."""
        return "–" if one is None else self.difference(one, 100.0, 1)

    def difference(self, one: Interval, scale: float = 1.0, places: int = 2) -> str:
        """A difference with its interval."""
        value, low, high = (self.signed(scale * end, places) for end in (one.value, one.low, one.high))
        return f"{value} ({low} … {high})"

    def signed(self, value: float, places: int) -> str:
        """A number with its sign, even if it rounds to zero, as intervals may end on either side of it."""
        return self.number(value, places, "+")

    def number(self, value: float, places: int, sign: str = "-") -> str:
        said = f"{value:{sign}.{places}f}".replace("-", "−")
        return said.replace(".", self.words.say("study-decimal"))
