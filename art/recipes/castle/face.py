"""Faces by lamplight: heads, eyes, noses and mouths to choose from."""

from typing import Final

from .bust import Bust

HEADS: Final = {
    "oval": "M104 44C84 44 72 58 71 80C70 98 74 113 82 126C89 137 99 145 110 145"
    "C120 145 128 135 133 122C137 110 139 96 138 80C137 58 124 44 104 44Z",
    "square": "M104 44C84 44 71 58 70 80C69 98 71 116 78 131C86 143 99 149 111 149"
    "C123 149 131 141 135 127C138 112 140 96 139 80C138 58 124 44 104 44Z",
    "gaunt": "M104 42C84 42 72 56 71 79C70 94 75 105 79 114C84 130 96 148 110 149"
    "C121 148 127 132 132 116C136 106 139 94 138 79C137 56 124 42 104 42Z",
    "round": "M104 46C82 46 69 60 69 82C69 102 73 118 82 130C90 140 100 145 110 145"
    "C121 145 130 138 135 126C140 113 141 98 140 82C139 60 126 46 104 46Z",
    "heart": "M104 44C83 44 70 58 70 80C70 97 75 110 83 123C90 134 100 144 110 144"
    "C119 144 127 133 132 120C137 108 140 96 139 80C138 58 125 44 104 44Z",
}
NOSES: Final = {
    "plain": (
        "M112 82C111 92 108 101 105 107C103.5 110.5 106 113 110.5 112.6C109 109 110 103 111.5 97Z",
        "M120 101C122.5 104 123.4 107 122.4 109.6C121 112 118 112.6 115 112",
        (117, 103, 2.6, 5),
        0,
    ),
    "long": (
        "M112 82C111 94 107 105 103 111C102 115 106 118 111 117C109 113 110 106 112 98Z",
        "M122.4 101C125 105 126.4 108 126 111C125.4 115.4 121 117.5 115 117",
        (119.5, 106, 2.4, 5),
        4,
    ),
    "hooked": (
        "M112 80C112 88 106 100 102 109C101 113 105 116 110 115C109 110 110 104 113 94Z",
        "M124 97C126 101 126.8 105 126 108.6C125 113.6 120 116.4 115 115.5",
        (119.5, 98, 2.2, 6),
        3,
    ),
    "broad": (
        "M111 82C110 92 105 101 101 107C99 112 104 115 110 114C108 110 109 104 111 97Z",
        "M123 101C126 104 127.6 107 127 109.6C126 113.4 121 115 115 114",
        (119, 106, 3.4, 4),
        2,
    ),
}
"""Shadow, wing, gleam, and how far the mouth moves down."""

EYES: Final = {
    "open": (84.6, 95.4, 3.9),
    "wide": (82.6, 96.4, 4.1),
    "narrow": (87, 94, 3.2),
    "hooded": (86.2, 94.6, 3.5),
}
"""Where the lids curve to, and the size of the iris."""

BROWS: Final = {
    "soft": ("M83 82Q92 74.6 104 79.6M115.4 79.4Q123 75 132.6 81", 2.8),
    "stern": ("M82 77Q92 76 105 83.6M114.6 83.4Q122 77 133.4 77", 3.8),
    "raised": ("M83 77Q92 69.6 104 76.4M115.4 78Q124 70 133 77.4", 2.4),
    "heavy": ("M81 81Q92 74 105.4 81M114.6 81Q123 74.6 134 80.6", 5.2),
    "thin": ("M83 79Q92 72 104 78M115.6 78Q124 71.6 133 78.6", 1.8),
    "sad": ("M82 83.6Q91 79 103 77.4M116 77.4Q125 78.4 133 83.4", 3),
}
MOUTHS: Final = {
    "calm": (124, 123.6, 126.6),
    "smirk": (125.4, 121, 127.4),
    "grim": (125, 125, 123.6),
    "smile": (122.4, 121, 129),
    "frown": (126.4, 126, 122.6),
}
"""The left corner, the right corner and the middle of the line between the lips."""


def face(
    b: Bust,
    head: str = "oval",
    eye: str = "open",
    iris: str = "#3b2a20",
    brow: str = "soft",
    hair: str = "",
    nose: str = "plain",
    mouth: str = "calm",
    lips: str = "",
    age: int = 0,
    lashes: bool = False,
    stubble: bool = False,
) -> None:
    """A whole face; `hair` is the colour of the brows, `lips` a colour for full lips, `mouth` "" is under a beard."""
    b.fill(HEADS[head], "skin")
    b.fill(
        "M72 74C80 70 92 72 102 80C106 84 110 84 113 80C120 73 131 72 138 77L138 88C130 84 122 88 114 92"
        "C108 94 96 96 86 94C80 93 74 92 71 92Z",
        b.dark,
        0.34,
    )
    if head in ("gaunt", "square") or age > 1:
        b.fill("M77 106C86 110 92 118 94 132C86 128 80 118 77 106Z", b.deep, 0.35)
        b.fill("M136 104C130 110 127 118 126 128C131 122 135 114 136 104Z", b.dark, 0.4)
    if stubble:
        b.fill(
            "M75 112C84 116 94 118 100 116C106 113 116 113 122 116C127 118 132 116 135 113C132 128 124 148 110 148"
            "C94 148 80 134 75 112Z",
            b.deep,
            0.38,
        )
    b.fill(
        "M100 45C82 48 71 60 70.5 80C70 98 73 114 81 127C88 138 98 145 108 146C98 139 91 130 89 118C86 110 82 104 83 94"
        "C84 84 83 72 87 60C90 53 95 48 100 45Z",
        b.deep,
        0.36,
    )
    shadow, wing, (gx, gy, rx, ry), down = NOSES[nose]
    b.fill(shadow, b.dark, 0.72)
    b.line(wing, b.deep, 1.6, 0.85)
    b.dot(gx, gy, rx, b.high, ry)
    b.line(f"M108 {112.4 + down}q3.5 2.4 7 .4", b.deep, 1.8, 0.75)
    eyes(b, eye, iris, lashes)
    line, width = BROWS[brow]
    b.line(line, hair or b.deep, width)
    if mouth:
        lips_and_chin(b, mouth, lips, down * 0.8)
    wrinkles(b, age)


def eyes(b: Bust, eye: str, iris: str, lashes: bool) -> None:
    up, low, r = EYES[eye]
    b.fill(f"M86.5 91Q94.5 {up} 104 91.4Q95 {low} 86.5 91Z", "#dcc6a8")
    b.fill(f"M116.5 91.2Q123 {up} 130.8 91Q123.6 {low} 116.5 91.2Z", "#f6e6c9")
    for x, size in ((97, r), (124.6, r * 0.94)):
        b.dot(x, 90.2, size, iris)
        b.dot(x + 0.2, 90.2, size * 0.5, "#120b10")
        b.dot(x + 1.6, 88.7, 1.1, "#fff3d0")
    b.line(f"M84.8 92Q94 {up - 1.2} 104.6 91.8M115.8 91.6Q123 {up - 1.2} 131.8 91.4", b.deep, 2.6)
    b.line(f"M88 94.6Q95 {low + 2.4} 102.6 94M118.4 94Q124 {low + 2} 129.6 94", b.deep, 1, 0.55)
    if eye == "hooded":
        b.fill("M84 89Q93 82 105 88.6L104.4 90.6Q94 85 84.8 91.4Z", b.half)
        b.fill("M115.4 88.6Q123 82.6 132.4 88.6L131.8 91Q123.4 86 116 91Z", b.lit)
    if lashes:
        b.line("M86 91L81.8 88.6M87.6 89L84.4 86.2M131 90.6L134.6 88.2M129.6 88.6L132.4 85.8", b.deep, 1.5)


def lips_and_chin(b: Bust, mouth: str, lips: str, y: float) -> None:
    left, right, middle = MOUTHS[mouth]
    if lips:
        b.fill(
            f"M101 {left + y}Q107 {119.6 + y} 111 {121.8 + y}Q115 {119.6 + y} 121 {right + y}"
            f"Q111 {middle + 1 + y} 101 {left + y}Z",
            lips,
        )
        b.fill(
            f"M102.6 {left + 1 + y}Q111 {middle + 6.5 + y} 120 {right + 1 + y}Q111 {middle + 1.4 + y} 102.6 "
            f"{left + 1 + y}Z",
            lips,
            0.86,
        )
        b.line(f"M108 {middle + 1.8 + y}q4 1.6 7 -.4", "#ffd9b8", 1.3, 0.6)
    b.line(f"M99.8 {left + y}Q111 {middle + y} 122.4 {right + y}", b.deep, 1.9)
    b.line(f"M104 {132.5 + y}Q110 {135 + y} 117 {132 + y}", b.dark, 2.4, 0.5)


def wrinkles(b: Bust, age: int) -> None:
    if age:
        b.line("M103 113Q97 118 97.6 126M87 99Q94 103 101 99.6", b.deep, 1.3, 0.55)
        b.line("M125 115Q128 119 127 124M119 99Q124.6 102 130 98.6", b.dark, 1.2, 0.55)
    if age > 1:
        b.line(
            "M90 63Q104 58 124 63M92 69.6Q106 65.6 126 69M133 88L138 85M133 92L138.4 91.4M108 76v6M112 75.6v6",
            b.deep,
            1.2,
            0.45,
        )


def ear(b: Bust) -> None:
    b.fill("M73 86C66 82 62 90 65 98C67 106 73 109 76 105Z", b.dark)
    b.line("M72 90C68 89 67 96 70 101", b.deep, 1.4)


def neck(b: Bust, wide: float = 0) -> None:
    b.fill(f"M{84 - wide} 118C85 138 82 154 72 166L140 172C129 160 126 148 127 124Z", "neck")
    b.fill("M83 122C92 142 104 149 116 147C121 146 125 142 127 138L127 146C118 160 96 160 84 146Z", b.deep, 0.62)
