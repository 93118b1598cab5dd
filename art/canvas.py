"""The canvas: what a picture is painted on, and written out from as SVG."""

from collections.abc import Iterable
from hashlib import sha256
from random import Random

from .colour import Palette, mixed
from .geometry import Point, num

Paint = str | tuple[str, ...]
"""A tone, a mix of tones, a colour or a url; or several of them: a gradient from top to bottom."""

Stop = tuple[float, str, float]
"""A stop of a gradient: offset, tone, opacity."""

DOWN = 'x1="0" y1="0" x2="0" y2="1"'
ACROSS = 'x1="0" y1="0" x2="1" y2="0"'


class Canvas:
    """Collects the marks of one picture and the definitions they use.

    Every id begins with a few letters made from the picture's name, so that many pictures can share a page.
    Randomness comes from `rng` alone.
    """

    def __init__(self, name: str, palette: Palette, size: tuple[int, int], light: Point) -> None:
        self.palette = palette
        self.width, self.height = size
        self.light = light
        self.rng = Random(name)
        self._prefix = prefix(name)
        self._count = 0
        self._definitions: list[str] = []
        self._marks: list[str] = []

    def new_id(self) -> str:
        self._count += 1
        return f"{self._prefix}{self._count}"

    def tone(self, name: str | None) -> str:
        """The colour of a tone, of a mix "mid+deep", of a faint mix "mid+deep*.3" (30 % of the second), or itself."""
        if name is None:
            return "none"
        if "+" in name:
            first, _, second = name.partition("+")
            second, _, share = second.partition("*")
            return mixed(self.tone(first), self.tone(second), float(share or 0.5))
        return self.palette.get(name, name)

    def paint(self, paint: Paint | None) -> str:
        """What to write as a fill or a stroke."""
        if isinstance(paint, tuple):
            return self.gradient([(i / (len(paint) - 1), tone, 1) for i, tone in enumerate(paint)])
        return paint if paint and paint.startswith("url") else self.tone(paint)

    def gradient(self, stops: Iterable[Stop], attributes: str = DOWN, radial: bool = False) -> str:
        """A new gradient, as a paint; a radial one fades from the middle of what it fills."""
        kind = "radialGradient" if radial else "linearGradient"
        attributes = "" if radial and attributes == DOWN else f" {attributes}"
        body = "".join(
            f'<stop offset="{num2(offset)}" stop-color="{self.tone(tone)}"{faded(opacity, "stop-opacity")}/>'
            for offset, tone, opacity in stops
        )
        return f"url(#{self.define(kind, attributes, body)})"

    def define(self, kind: str, attributes: str, body: str = "") -> str:
        """Keep an element for reuse; its id."""
        new = self.new_id()
        self._definitions.append(f'<{kind} id="{new}"{attributes}>{body}</{kind}>')
        return new

    def shape(self, path: str) -> tuple[str, str]:
        """Keep a path for reuse: the ids of the shape and of a clip of that shape."""
        shape = self.new_id()
        self._definitions.append(f'<path id="{shape}" d="{path}"/>')
        return shape, self.define("clipPath", "", f'<use href="#{shape}"/>')

    def add(self, marks: str) -> None:
        """Paint marks that are SVG already."""
        self._marks.append(marks)

    def path(
        self,
        path: str,
        fill: Paint | None = None,
        stroke: Paint | None = None,
        width: float = 1,
        op: float = 1,
        more: str = "",
    ) -> None:
        """Paint a path; strokes have round ends."""
        line = ""
        if stroke:
            line = f' stroke="{self.paint(stroke)}" stroke-width="{num(width)}"'
        self.add(f'<path d="{path}" fill="{self.paint(fill)}"{line}{faded(op)}{more}/>')

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str) -> None:
        self.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"/>')

    def whole(self, fill: str) -> None:
        """Fill the picture from edge to edge."""
        self.path(f"M0 0H{self.width}V{self.height}H0z", fill)

    def svg(self, framed: bool) -> str:
        """The picture; `framed` cuts off what leaves its edges."""
        clip = ""
        if framed:
            frame = self.define("clipPath", "", f'<path d="M0 0H{self.width}V{self.height}H0z"/>')
            clip = f' clip-path="url(#{frame})"'
        marks = f'<g stroke-linecap="round" stroke-linejoin="round"{clip}>{"".join(self._marks)}</g>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
            f' width="{self.width}" height="{self.height}" aria-hidden="true">'
            f"<defs>{''.join(self._definitions)}</defs>{marks}</svg>"
        )


def prefix(name: str) -> str:
    """Four letters that stand for a name, so that ids stay short. A test sees to it that no two names share them."""
    value = int.from_bytes(sha256(name.encode()).digest()[:8])
    letters = "abcdefghijklmnopqrstuvwxyz"
    return "".join(letters[value // 26**place % 26] for place in range(4))


def num2(value: float) -> str:
    """The shortest text of a share, at two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".").removeprefix("0") or "0"


def faded(opacity: float, attribute: str = "opacity") -> str:
    """The attribute that makes something faint; none if it is solid."""
    return f' {attribute}="{num2(opacity)}"' if opacity < 1 else ""
