"""The gentlemen of the coach."""

import math
from itertools import pairwise
from random import Random

from art.geometry import along, nums

from .bust import Bust
from .face import ear, face, neck


def ambrose_pike(b: Bust) -> None:
    """A retired captain: sea cap, great beard, scar, pipe."""
    b.fill("M10 210C14 178 42 166 72 160L110 184L146 160C176 168 192 186 196 210Z", "navy")
    neck(b, 4)
    b.fill("M58 164L82 150L104 182L96 210L70 210Z", "navy")
    b.fill("M150 164L132 150L114 182L122 210L150 210Z", "navy")
    b.warm("M82 150L104 184M132 150L114 184")
    ear(b)
    face(b, "square", "narrow", "#4b6a86", "heavy", "#a39a96", "broad", "", age=1)
    b.fill(
        "M71 94C70 112 62 132 68 154C76 182 98 194 114 192C134 190 146 166 144 142C143 126 140 110 139 98"
        "C136 110 130 117 124 117C118 114 106 114 101 118C90 120 78 110 71 94Z",
        "silver",
    )
    b.fill(
        "M96 121C103 114 108 117 112 119C116 116 123 115 130 121C123 128 116 125 112 124C107 127 101 127 96 121Z",
        "#d8cbb8",
    )
    b.line("M105 127Q112 130 120 127", "#7a352d", 3)
    b.line(
        "M78 126C80 150 90 170 100 184M90 132C94 152 100 170 108 186M102 136C104 154 110 172 114 188M116 136C118 "
        "152 119 170 119 184M128 128C131 146 129 162 122 180",
        "#454552",
        1.5,
        0.6,
    )
    b.line("M137 112C141 130 140 152 132 172", "#fff6e0", 1.6, 0.8)
    b.line("M130 80L124 108", "#ffdcb8", 1.6, 0.8)
    b.line("M120 128L150 139", "#3b2418", 4.4)
    b.fill("M144 127C144 143 150 151 158 151C166 151 168 143 167 129Z", "brown")
    b.dot(155.6, 128, 11.6, "#f6a24a", 3.4)
    b.line("M156 120C150 108 166 102 158 88C154 80 162 72 160 64", "#e8ddcc", 4, 0.35)
    b.fill("M62 66C58 34 84 22 108 22C134 22 152 34 148 64C126 52 86 52 62 66Z", "navy")
    b.fill("M64 72C88 54 124 54 147 68L149 58C126 44 86 46 62 62Z", "#141a2a")
    b.fill("M84 70C104 60 136 62 158 80C140 84 112 82 84 70Z", "#0d1220")
    b.warm("M90 70C112 64 136 66 156 79")
    b.dot(118, 50, 8, "gold")
    b.line("M118 44v12M113 52q5 5 10 0M115 47h6", "#3a2412", 1.6)
    b.cold("M62 64C58 36 82 23 106 22M10 206C14 180 40 168 68 161")
    b.dot(84, 192, 4.4, "gold")
    b.dot(136, 192, 4.4, "gold")


def fur(b: Bust, curve: str, cloth: str, length: float, seed: str) -> None:
    """A shaggy form: tufts all along a closed curve of points, and hairs inside it."""
    rng, around = Random(seed), along(curve, 7)
    mx, my = (sum(axis) / len(around) for axis in zip(*around, strict=True))
    d = f"M{nums(around[0])}"
    hairs = shine = ""
    for (x, y), (nx, ny) in pairwise(around):
        out = rng.uniform(0.5, 1.2) * length / max(1, math.dist((x, y), (mx, my)))
        tip = (nx + (x - mx) * out + rng.uniform(-2, 2), ny + (y - my) * out + rng.uniform(-2, 2))
        d += f"Q{nums((x + (x - mx) * out * 0.7, y + (y - my) * out * 0.7))} {nums(tip)}L{nums((nx, ny))}"
        for share in (rng.uniform(0.1, 0.4), rng.uniform(0.4, 0.7), rng.uniform(0.7, 0.95)):
            px, py = mx + (x - mx) * share, my + (y - my) * share
            hair = (
                f"M{nums((px, py))}q{nums(((x - mx) * 0.05 + 2, (y - my) * 0.05))} "
                f"{nums(((x - mx) * 0.12, (y - my) * 0.14 + 2))}"
            )
            if x > mx + 20 and share > 0.5:
                shine += hair
            elif rng.random() < 0.7:
                hairs += hair
    b.fill(f"{d}Z", cloth)
    b.line(hairs, "#17100f", 1.8, 0.5)
    b.line(shine, "#f0c890", 1.5, 0.55)


def casimir_wolf(b: Bust) -> None:
    """A furrier: a hat like a sleeping animal, a collar like another, and a moustache."""
    b.fill("M8 210C8 184 36 166 70 158L146 160C176 166 194 186 194 210Z", "plum")
    neck(b, 4)
    ear(b)
    face(b, "square", "hooded", "#5b4a22", "heavy", "#2b1a16", "broad", "", age=1, stubble=True)
    b.fill(
        "M88 122C96 110 108 114 113 118C118 114 130 110 138 118C146 120 150 114 152 110C154 124 142 132 128 128"
        "C120 126 116 124 113 124C108 124 104 128 96 130C84 132 76 124 76 112C80 120 84 123 88 122Z",
        "raven",
    )
    b.line("M98 134Q111 138 124 133", b.deep, 2)
    fur(b, "46,80 34,52 44,20 76,2 110,-2 142,6 164,28 168,56 158,80 130,72 104,70 76,72 46,80", "brown", 9, "hat")
    fur(
        b,
        "36,206 34,176 60,158 74,152 88,172 108,182 128,172 140,152 158,160 176,178 176,206 108,204 36,206",
        "chestnut",
        8,
        "collar",
    )
    b.cold("M10 206C12 190 22 178 34 172")


def leopold_crane(b: Bust) -> None:
    """A watchmaker: bald dome, mutton chops, a loupe screwed into one eye, a chain."""
    b.fill("M22 210C24 182 46 168 76 160L108 180L140 160C166 168 180 184 184 210Z", "brown")
    neck(b)
    b.fill("M76 150L96 166L110 178L124 164L136 150L144 164L122 186L108 180L92 188L68 164Z", "ivory")
    b.fill("M98 176L110 182L122 174L128 190L110 186L92 192Z", "teal")
    ear(b)
    face(b, "oval", "narrow", "#5b4a32", "heavy", "#d8cbb8", "long", "smirk", age=2)
    b.fill("M104 26C82 26 69 42 70 76C76 62 88 54 106 54C122 54 134 60 139 76C141 42 126 26 104 26Z", "skin")
    b.canvas.add('<g transform="rotate(28 124 44)">')
    b.dot(124, 44, 9, "#fff6e2", 6)
    b.canvas.add("</g>")
    b.line("M90 63Q104 58 124 63M92 69.6Q106 65.6 126 69", b.deep, 1.2, 0.5)
    b.fill(
        "M70 70C56 74 44 92 48 112C50 130 64 148 82 150C90 152 95 144 90 134C82 124 79 112 78 100C74 92 71 82 70 70Z",
        "silver",
    )
    b.fill(
        "M139 76C148 82 152 100 148 116C144 134 132 146 123 145C118 144 120 136 125 128C132 118 137 104 139 76Z",
        "silver",
    )
    b.line("M56 92C54 108 60 128 78 142M64 94C64 110 70 124 82 136M143 92C144 108 140 124 128 138", "#4a4550", 1.4, 0.5)
    b.line("M68 84C84 80 100 82 114 88M138 86L140 82", "#2a1a14", 2.6)
    b.fill("M114 84L134 84L140 104L112 104Z", "black")
    b.fill("M110 102C110 98 142 98 142 102L140 110C134 114 118 114 112 110Z", "gold")
    b.dot(126, 106, 12, "#a9cbf4", 4.4)
    b.line("M118 105q5 -3 9 -2", "#ffffff", 2)
    b.line("M74 196C84 208 98 206 104 190M128 192C140 204 152 202 158 190", "gold", 2.6, 1, "3 3")
    b.cold("M48 112C44 92 56 76 70 70C66 48 80 28 100 26")
    b.warm("M140 160C164 168 178 182 183 206M139 74C140 54 134 40 122 32")


def mateo_luna(b: Bust) -> None:
    """A guitarist: flat hat, long dark hair, a half-moon of beard, and the neck of the guitar at the shoulder."""
    b.fill("M128 210C120 178 140 152 166 156C190 160 200 186 194 210Z", "brown")
    b.line("M134 204C130 178 146 160 166 162C184 164 192 184 189 204", "#ffe2a0", 1.4, 0.7)
    b.fill("M158 190L168 78L180 79L172 192Z", "black")
    b.fill("M165 80L166 36C172 30 182 30 188 37L184 81Z", "brown")
    b.line("M170 44L164 190M175 42L168 190M180 44L171 190", "#ffe2a0", 0.9, 0.8)
    for y in (46, 57, 68):
        b.line(f"M158 {y}h8M187 {y}h8", "ivory", 4.6)
    b.fill("M22 210C26 184 48 170 76 162L108 182L138 162C160 170 172 186 176 210Z", "wine")
    b.fill("M66 84C52 106 48 140 56 168C68 176 80 162 82 146L78 104Z", "raven")
    b.fill("M138 92C148 116 146 144 140 164C132 166 128 154 128 142Z", "raven")
    neck(b)
    b.fill("M78 156L108 186L136 158L128 150C118 166 96 166 86 150Z", "ivory")
    b.fill("M86 160L108 190L130 162L112 210L98 210Z", "black")
    face(b, "oval", "hooded", "#2a1a12", "soft", "#14101a", "long", "smirk", "#9a4a40", 0, lashes=True)
    b.fill(
        "M94 122C101 117 108 119 112 121C116 118 123 117 131 120C128 126 119 125 112 125C105 126 98 127 94 122Z",
        "#16111a",
    )
    b.fill(
        "M82 124C88 136 98 142 110 142C120 142 128 136 133 122C134 138 124 152 110 152C96 152 86 140 82 124Z", "raven"
    )
    b.fill("M105 131C108 129 115 129 118 131L112 144Z", "#16111a")
    b.fill(
        "M66 100C62 78 70 64 80 60L92 66C82 76 78 92 77 112ZM141 98C143 84 140 72 134 64L126 66C133 76 136 86 137 98Z",
        "raven",
    )
    b.fill("M6 76C28 60 66 52 108 52C150 52 178 58 192 72C172 80 140 82 106 82C66 82 30 82 6 76Z", "black")
    b.fill("M60 60C58 34 70 22 84 26C96 30 112 30 124 24C140 20 150 36 148 58C122 50 88 52 60 60Z", "black")
    b.fill("M60 60C88 50 122 50 148 58L148 48C122 40 88 42 60 50Z", "wine")
    b.cold("M6 76C28 61 60 54 90 53M61 46C60 30 72 23 84 26")
    b.warm("M128 53C156 54 180 60 191 72M148 46C148 34 142 24 132 23")
    b.dot(74, 118, 4.6, "gold")


def silas_wren(b: Bust) -> None:
    """A travelling notary: tall hat, thin face, standing collar, a roll of deeds under the chin."""
    b.fill("M24 210C26 186 44 172 66 162L104 190L146 160C170 170 184 188 186 210Z", "grey")
    neck(b)
    b.fill("M54 168L68 120C80 144 92 158 106 170L96 206Z", "black")
    b.fill("M154 166L143 120C134 146 124 158 112 170L122 206Z", "black")
    b.fill("M86 152C98 166 118 166 128 152L134 168L118 192L98 192L80 170Z", "ivory")
    b.line("M90 160C100 172 116 172 126 160M88 170C100 182 118 180 128 168", "#6b5a55", 1.4, 0.6)
    ear(b)
    face(b, "gaunt", "narrow", "#6a5a30", "raised", "#4d3020", "hooked", "grim", "", 1)
    b.fill(
        "M68 108C64 92 66 76 72 66L84 66C78 78 77 92 77 106ZM141 100C143 88 142 76 137 66L130 66C135 78 137 88 137 "
        "100Z",
        "blond",
    )
    b.line("M112 90a12 11 0 1 0 25 0a12 11 0 1 0 -25 0", "#e6bd6a", 2)
    b.line("M137 92C146 104 146 124 140 140", "#e6bd6a", 1.2, 0.9)
    b.line("M118 84l7-4", "#ffffff", 2, 0.7)
    b.fill("M64 60L54 -14C84 -20 130 -20 158 -14L147 58C122 48 90 50 64 60Z", "black")
    b.fill("M64 60C90 50 122 48 147 58L149 40C122 32 88 34 62 44Z", "teal")
    b.dot(106, -14, 52, "#1a1820", 5)
    b.fill("M40 74C58 54 86 50 108 50C136 50 160 56 172 72C154 70 132 66 106 66C80 66 58 70 40 74Z", "black")
    b.warm("M128 51C148 54 164 60 172 71M149 42L157 -10")
    b.cold("M40 74C52 60 64 55 76 53M64 52L55 -10")
    b.fill("M62 190L148 172L153 192L68 210Z", "ivory")
    b.fill("M146 172a8 10 0 1 0 9 20a8 10 0 1 0 -9 -20Z", "ivory")
    b.line("M78 192L140 179M82 200L130 190", "#6b5a55", 1.3, 0.6)
    b.fill("M98 182L112 179L116 201L102 204Z", "wine")
    b.dot(107, 192, 6.5, "#d94b52")
