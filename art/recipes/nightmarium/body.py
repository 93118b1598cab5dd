"""The pen that draws body parts: inked forms, their marks and joints, eyes, teeth, hands and seams."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from art.canvas import Canvas
from art.geometry import ellipse, knots, num, spline

from .shapes import AXIS, FLANGE, HEM, NECK, WAIST, flip, outline

# Tones of a form from its shadow to its light.
Tones = tuple[str, str, str | None]
SKIN: Final[Tones] = ("shade", "mid", "light")
DARK: Final[Tones] = ("dark", "shade", "mid")
PALE: Final[Tones] = ("shade", "light", "pale")
BONE: Final[Tones] = ("pale2", "pale", None)
CLOTH: Final[Tones] = ("dark", "cloth2", "shade")
RAG: Final[Tones] = ("cloth", "cloth2", None)
PIT: Final[Tones] = ("cut", "cut", None)

HATCHES: Final = {
    "necromunculus": (5, 5, '<path d="M-1 5L5-1M0 0L-1 1M5 5L4 6" stroke="{ink}" opacity=".55"/>'),
    "homunculus": (
        5,
        5,
        '<g fill="{ink}" opacity=".55"><circle cx="1.2" cy="1.2" r=".9"/><circle cx="3.7" cy="3.7" r=".9"/></g>',
    ),
    "constrict": (8, 4, '<path d="M0 3Q4 0 8 3" stroke="{ink}" fill="none" opacity=".6"/>'),
    "chimerid": (6, 6, '<path d="M1 0L3 5L5 0" stroke="{ink}" fill="none" opacity=".55"/>'),
    "honeycomb": (
        7,
        12,
        '<path d="M3.5 0V2L7 4V8L3.5 10V12M3.5 2L0 4V8L3.5 10" stroke="#7a3400" fill="none" opacity=".8"/>',
    ),
}


class Body:
    """Draws on a canvas in the manner of one legion."""

    def __init__(self, canvas: Canvas, legion: str) -> None:
        self.canvas, self.legion = canvas, legion
        self.tone, self.add = canvas.tone, canvas.add
        self.kept: dict[str, str] = {}

    def hatch(self, name: str) -> str:
        """The paint of a hatch, written into the picture once."""
        if name not in self.kept:
            width, height, marks = HATCHES[name]
            size = f' width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
            pattern = self.canvas.define("pattern", size, marks.replace("{ink}", self.tone("ink")))
            self.kept[name] = f"url(#{pattern})"
        return self.kept[name]

    # ------------------------------------------------------------ forms

    def form(
        self,
        shapes: str,
        tones: Tones = SKIN,
        off: tuple[float, float] = (6, 4),
        ink: float = 2.8,
        marks: str = "",
        shine: str = "",
    ) -> None:
        """Inked forms, parted by ";": a heavy line on the far side, shadow with the legion's hatch, half-tone, light.

        `off` says how far the tones move towards the light, `marks` are ink lines and `shine` bright ones, both kept
        inside the form.
        """
        for shape in shapes.split(";"):
            sid, kid = self.canvas.shape(outline(shape.strip()))
            use = f'<use href="#{sid}"'
            dark, mid = self.tone("ink"), self.tone(tones[1])

            def moved(k: float, fill: str, extra: str = "", use: str = use) -> str:
                return f'{use} x="{num(-off[0] * k)}" y="{num(-off[1] * k)}" fill="{fill}"{extra}/>'

            self.add(f'{use} x="1.1" y="1.3" fill="{dark}" stroke="{dark}" stroke-width="{num(ink)}"/>')
            self.add(f'{use} fill="{self.tone(f"{tones[0]}+ink*.18")}"/><g clip-path="url(#{kid})">')
            if off[0] >= 4:
                ref = self.hatch(self.legion)
                self.add(f'{use} fill="{ref}"/>' + moved(0.9, self.tone(f"{tones[0]}+{tones[1]}")))
                self.add(moved(0.9, ref, ' opacity=".6"') + moved(1.9, mid))
            elif off != (0, 0):
                self.add(moved(1, mid))
            if tones[2]:
                self.add(moved(3.4, self.tone(tones[2]), ' opacity=".75"'))
            if shine:
                self.line(shine, "spec", 2.6, 0.65)
            if marks:
                self.line(marks, width=2)
            self.add(f'</g>{use} fill="none" stroke="{dark}" stroke-width="{num(ink)}" stroke-linejoin="round"/>')

    def small(self, shapes: str, tones: Tones = BONE, ink: float = 2.2) -> None:
        """Little forms: bones, teeth, claws, buttons."""
        self.form(shapes, tones, (1.8, 1.3), ink)

    def line(self, d: str, tone: str = "ink", width: float = 2.0, op: float = 1.0) -> None:
        """Lines as path data or as "x,y" points."""
        self.canvas.path(d if d.startswith("M") else spline(knots(d), closed=False), stroke=tone, width=width, op=op)

    def cord(self, d: str, tone: str = "light", width: float = 1.8) -> None:
        """A bright line with an ink edge: feeler, thread, whisker."""
        self.line(d, "ink", width + 2.6)
        self.line(d, tone, width)

    def fill(self, d: str, tone: str = "ink", op: float = 1.0) -> None:
        self.canvas.path(outline(d), fill=tone, op=op)

    def spots(self, text: str, tone: str = "glow", ink: float = 1.6) -> None:
        """Ellipses "x,y,r" or "x,y,rx,ry" with an ink edge (0: without)."""
        for word in text.split():
            x, y, r, *more = map(float, word.split(","))
            self.canvas.path(ellipse(x, y, r, *more), fill=tone, stroke="ink" if ink else None, width=ink)

    @contextmanager
    def both(self) -> Iterator[None]:
        """What is drawn inside stands on both sides of the axis."""
        i = self.canvas.new_id()
        self.add(f'<g id="{i}">')
        yield
        self.add(f'</g><use href="#{i}" transform="matrix(-1 0 0 1 160 0)"/>')

    @contextmanager
    def moved(self, transform: str) -> Iterator[None]:
        self.add(f'<g transform="{transform}">')
        yield
        self.add("</g>")

    @contextmanager
    def inside(self, shape: str, tone: str, ink: float = 3.0) -> Iterator[None]:
        """A hole or patch that keeps what is drawn in it, with an ink edge."""
        sid, kid = self.canvas.shape(outline(shape))
        self.add(f'<use href="#{sid}" fill="{self.tone(tone)}"/><g clip-path="url(#{kid})">')
        yield
        self.add(f'</g><use href="#{sid}" fill="none" stroke="{self.tone("ink")}" stroke-width="{num(ink)}"/>')

    def stripes(self, shape: str, d: str, tone: str = "dark", width: float = 7) -> None:
        """Bands across a form that is drawn already."""
        with self.inside(shape, "none", 2.8):
            self.line(d, tone, width)

    # ------------------------------------------------------------ joints

    def neck(self, top: float = 98, w: float = 16, tones: Tones = SKIN, marks: str = "M62 108Q80 116 98 108") -> None:
        """A plain neck down to the flange."""
        self.collar(f"{80 - w - 0.5},110 {80 - w},{top}! {80 + w},{top}! {80 + w + 0.5},110", tones, marks, (6, 0))

    def collar(self, upper: str, tones: Tones = SKIN, marks: str = "", off: tuple[float, float] = (5, 2)) -> None:
        """Any end of a head: its upper edge from left to right, then the flange."""
        self.form(f"{upper} {FLANGE}", tones, off, marks=marks)

    def trunk(self, right: str, left: str = "", tones: Tones = SKIN, marks: str = "", shine: str = "") -> None:
        """A torso's body: its right side from the neck to the hem; the left one mirrors it unless it is given."""
        self.form(f"{NECK} {right} {HEM} {left or flip(right)}", tones, (8, 4), marks=marks, shine=shine)

    def hips(self, right: str, left: str = "", tones: Tones = SKIN, marks: str = "", shine: str = "") -> None:
        """What a pair of legs begins with."""
        self.form(f"{WAIST} {right} {left or flip(right)}", tones, (7, 4), marks=marks, shine=shine)

    def cut(self, rx: float, ry: float) -> None:
        """The open end of a part that waits for its neighbour: flesh with a bone in the middle."""
        self.canvas.path(ellipse(AXIS, 0, rx, ry), fill="shade", stroke="ink", width=2.4)
        self.canvas.path(ellipse(AXIS, 0.6, rx - 5, ry - 2), fill="cut")
        self.canvas.path(ellipse(AXIS, 0.4, 6, ry - 2.6), fill="pale", stroke="ink", width=1.2)

    def neck_cut(self) -> None:
        self.cut(20, 5.5)

    def waist_cut(self) -> None:
        self.cut(29, 6.5)

    # ------------------------------------------------------------ features

    def halo(self, x: float, y: float, r: float) -> None:
        if "halo" not in self.kept:
            stops = [(0, "glow", 0.75), (0.45, "glow", 0.25), (1, "glow", 0)]
            self.kept["halo"] = self.canvas.gradient(stops, radial=True)
        self.canvas.ellipse(x, y, r, r, self.kept["halo"])

    def socket(self, x: float, y: float, r: float, spark: float = 0.42) -> None:
        """A black eye-hole with a cold light in it (`spark` 0: dead)."""
        self.canvas.path(ellipse(x, y, r, r * 1.08), fill="ink")
        if spark:
            self.halo(x, y, r * 1.35)
            self.canvas.path(ellipse(x, y + 1, r * spark, r * spark * 1.1), fill="glow")
            self.canvas.path(ellipse(x - r * 0.14, y - r * 0.1, r * 0.11), fill="#ffffff")

    def eye(
        self,
        x: float,
        y: float,
        r: float,
        dx: float = 0,
        dy: float = 0,
        lid: float = 0,
        pupil: float = 0.36,
        slit: bool = False,
    ) -> None:
        """An eyeball; `lid` lowers the upper lid (0: none, 1: shut)."""
        self.canvas.path(ellipse(x, y, r, r * 1.02), fill="pale", stroke="ink", width=2.6)
        self.canvas.path(ellipse(x + dx, y + dy, r * 0.66, r * 0.68), fill="glow", stroke="ink", width=1.2)
        self.canvas.path(
            ellipse(x + dx, y + dy, r * (0.16 if slit else pupil), r * (0.6 if slit else pupil)), fill="ink"
        )
        self.canvas.path(ellipse(x + dx - r * 0.25, y + dy - r * 0.28, r * 0.17), fill="#ffffff")
        if lid:
            a, edge = r + 1, y + r * (2 * lid - 1)
            arc = f"M{num(x - a)} {num(y)}Q{num(x)} {num(edge)} {num(x + a)} {num(y)}"
            self.canvas.path(f"{arc}A{num(a)} {num(a)} 0 0 0 {num(x - a)} {num(y)}Z", fill="shade+mid*.55")
            self.line(arc, width=2.4)

    def beast_eye(self, x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
        """A yellow eye with a slit, glowing."""
        self.halo(x, y, rx * 1.7)
        spin = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
        self.canvas.path(ellipse(x, y, rx, ry), fill="glow", stroke="ink", width=2.8, more=spin)
        self.canvas.path(ellipse(x, y, rx * 0.24, ry * 0.85), fill="ink")

    def facet(self, x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
        """An insect's eye."""
        self.halo(x, y, max(rx, ry) * 1.25)
        comb = self.hatch("honeycomb")
        with self.moved(f"rotate({num(turn)} {num(x)} {num(y)})"), self.inside(ellipse(x, y, rx, ry), "glow"):
            self.canvas.path(ellipse(x, y, rx, ry), fill=comb)
            self.canvas.path(ellipse(x + 5, y + 7, rx, ry), fill="#8a2c05", op=0.35)
            self.canvas.path(ellipse(x - rx * 0.3, y - ry * 0.4, rx * 0.3, ry * 0.22), fill="#fff3cf", op=0.9)

    def stitch(
        self,
        a: tuple[float, float],
        b: tuple[float, float],
        n: int,
        size: float = 5,
        tone: str = "ink",
        seam: bool = True,
        width: float = 2.0,
    ) -> None:
        """A seam with n stitches across it."""
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        d = f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}" if seam else ""
        for i in range(n):
            t, s = (i + 0.5) / n * length, size * (0.85 if i % 2 else 1.1)
            x, y = a[0] + ux * t, a[1] + uy * t
            d += f"M{num(x - uy * s - ux)} {num(y + ux * s - uy)}L{num(x + uy * s + ux)} {num(y - ux * s + uy)}"
        self.line(d, tone, width)

    def hand(self, x: float, y: float, fingers: str, r: float = 8, tones: Tones = SKIN) -> None:
        """A palm and the fingers that reach to "x,y,half-width" points."""
        for word in fingers.split():
            fx, fy, w = map(float, word.split(","))
            mid = f"{num((x + fx) / 2)},{num((y + fy) / 2)},{num(w + 0.4)}"
            self.small(f"{num(x)},{num(y)},{num(w + 1)} {mid} {fx},{fy},{w}", tones)
        if r:
            self.form(ellipse(x, y, r), tones, (2.6, 2), 2.3)

    def teeth(self, mouth: str, upper: str = "", lower: str = "", tone: str = "#3a070d") -> None:
        """A mouth with teeth: "x,y,width,length" each, hanging from y or (lower) standing on it."""
        with self.inside(mouth, tone, 3.2):
            for text, sign in ((upper, 1), (lower, -1)):
                for word in text.split():
                    x, y, w, h = map(float, word.split(","))
                    self.small(
                        f"{num(x)},{num(y)}! {num(x + w)},{num(y)}! {num(x + w * 0.9)},{num(y + sign * h * 0.85)} "
                        f"{num(x + w / 2)},{num(y + sign * h)} {num(x + w * 0.1)},{num(y + sign * h * 0.85)}",
                        ink=1.8,
                    )

    def fangs(self, text: str, ink: float = 2) -> None:
        """Pointed teeth or claws: "x,y,width,dx,dy" from the middle of the base to the tip."""
        for word in text.split():
            x, y, w, dx, dy = map(float, word.split(","))
            n = math.hypot(dx, dy)
            px, py = -dy / n * w / 2, dx / n * w / 2
            self.small(
                f"M{num(x - px)} {num(y - py)}Q{num(x + dx * 0.5 - px)} {num(y + dy * 0.5 - py)} {num(x + dx)} "
                f"{num(y + dy)}Q{num(x + dx * 0.5 + px)} {num(y + dy * 0.5 + py)} {num(x + px)} {num(y + py)}Z",
                ink=ink,
            )

    def ticks(self, text: str, size: float = 8, tone: str = "ink") -> None:
        """Tufts of fur at "x,y" points."""
        d = "".join(
            f"M{w.replace(',', ' ')}l{num(size / 2)} {num(size)}l{num(size * 0.45)} {num(-size)}" for w in text.split()
        )
        self.line(d, tone)

    def scales(self, text: str, size: float = 8, tone: str = "ink") -> None:
        """Scale or feather edges at "x,y" points."""
        d = "".join(f"M{w.replace(',', ' ')}q{num(size / 2)} {num(size * 0.8)} {num(size)} 0" for w in text.split())
        self.line(d, tone, 1.9)

    def veins(self, d: str) -> None:
        self.line(d, "dark", 1.7, 0.8)

    def jointed(self, text: str, w: float = 6, tones: Tones = SKIN) -> None:
        """A leg with a knee: "x,y x,y x,y" from root to knee to pointed foot."""
        (ax, ay), (kx, ky), (tx, ty) = (tuple(map(float, word.split(","))) for word in text.split())
        bend = 3 if kx < AXIS else -3
        self.form(
            f"{ax},{ay},{w} {num((ax + kx) / 2)},{num((ay + ky) / 2 - 3)},{num(w * 0.8)} {kx},{ky},{num(w * 0.9)}",
            tones,
            (2.4, 2),
            2.5,
        )
        self.small(
            f"{kx},{ky},{num(w * 0.85)} {num((kx + tx) / 2 + bend)},{num((ky + ty) / 2)},{num(w * 0.55)} {tx},{ty},.6!",
            tones,
        )
        self.small(ellipse(kx, ky, w * 0.9), (tones[0], "light", None))
