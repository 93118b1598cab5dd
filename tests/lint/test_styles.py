"""Colours and sizes in the browser app come from tokens, and the checker of that is checked itself."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
TOKENS = [SOURCE / "style" / name for name in ("palette.css", "scale.css", "tokens.css")]
PALETTES = sorted(SOURCE.glob("games/*/palette.css"))
STYLED = sorted({*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.css")} - {*TOKENS, *PALETTES})

BREAKPOINTS = {
    "media": {480, 700, 1000, 1100},  # the height of a phone on its side, a phone, a narrow window, a laptop
    "table": {480, 640},
    "coach": {640},
    "realms": {480, 720},
    "nightmarium": {480},
    "duel": {480, 700, 940, 1100},
    "card": {70, 99, 200},  # a thumbnail, a small card, a card that can be read
    "played": {172},
    "site": {60, 90},  # heights
    "line": {90},  # the height of a row of creatures
    "": {99, 119},  # the pools of Realms
}
"""Media and container queries cannot use custom properties: these are the only widths (and heights) they may name."""

COLOUR = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\("
    r"|(?<![\w-])(?:aqua|beige|black|blue|brown|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lime|magenta"
    r"|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|violet|wheat|white"
    r"|yellow)(?![\w-])",
    re.IGNORECASE,
)
LENGTH = re.compile(r"(?<![\w.-])-?[\d.]+(?:px|rem)\b")
HAIRLINES = {"0px", "1px", "-1px"}
DEFINED = re.compile(r"(?:^|[\s{;\"':])(--[\w-]+)(?=\s*[:=}])")
USED = re.compile(r"var\(\s*(--[\w-]+)\s*\)")


def style_of(path: Path) -> str:
    """The style sheet in a file, without its comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def declarations(style: str) -> Iterator[tuple[str, str]]:
    """The properties of a style sheet and their values, without strings and addresses."""
    style = re.sub(r'"[^"]*"|url\([^)]*\)', '""', style)
    for name, value in re.findall(r"([\w-]+)\s*:\s*([^;{}]+)(?=[;}])", style):
        yield name, " ".join(value.split())


def literals(style: str) -> list[str]:
    """Colours, and lengths without a name. A custom property gives its length a name; a hairline needs none."""
    found = []
    for name, value in declarations(style):
        found += [f"{name}: {colour}" for colour in COLOUR.findall(value)]
        if not name.startswith("--"):
            found += [f"{name}: {length}" for length in LENGTH.findall(value) if length not in HAIRLINES]
    return found


def strange_breakpoints(style: str) -> list[str]:
    """Queries for a size that is not on the list. `min-width: 701px` is the other side of `max-width: 700px`."""
    found = []
    for kind, name, query in re.findall(r"@(media|container)\s+([\w-]*)([^{]*)", style):
        known = BREAKPOINTS.get("media" if kind == "media" else name, set())
        for bound, size in re.findall(r"(min-[a-z]+:\s*)?([\d.]+)(?:px|r?em)", query):
            if float(size) not in known and not (bound and float(size) - 1 in known):
                found.append(f"@{kind} {name}{query}".strip())
    return found


@pytest.mark.parametrize("path", STYLED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_style_takes_colours_and_sizes_from_tokens(path: Path) -> None:
    assert literals(style_of(path)) == []


@pytest.mark.parametrize("path", STYLED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_style_changes_at_known_breakpoints_only(path: Path) -> None:
    assert strange_breakpoints(style_of(path)) == []


def test_every_custom_property_is_defined() -> None:
    sources = [
        path.read_text(encoding="utf-8") for path in SOURCE.rglob("*") if path.suffix in {".svelte", ".css", ".ts"}
    ]
    defined = {name for text in sources for name in DEFINED.findall(text)}
    used = {name for path in (*STYLED, *TOKENS, *PALETTES) for name in USED.findall(style_of(path))}
    assert used - defined == set()


def test_every_token_is_used() -> None:
    styles = "".join(style_of(path) for path in (*STYLED, *TOKENS))
    markup = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.svelte"))
    used = set(re.findall(r"var\(\s*(--[\w-]+)", styles + markup))
    games = {f"--{path.parent.name}" for path in PALETTES}  # the components put these names together
    for path in (*PALETTES, *TOKENS):
        defined = {name for name, _ in declarations(style_of(path)) if name.startswith("--")}
        assert defined - used - games == set(), path.name


@pytest.mark.parametrize(
    "declaration",
    [
        "color: #fff",
        "background: linear-gradient(#0008, var(--black))",
        "--ground: #12141c",
        "color: rgb(1 2 3)",
        "color: hsl(1deg 2% 3% / 0.5)",
        "background: color-mix(in srgb, white 20%, transparent)",
        "border: 1px solid red",
        "padding: 0 7px",
        "margin: -4px",
        "width: calc(100% - 2.5px)",
        "font: 700 1.2rem/1 var(--ui)",
    ],
)
def test_a_literal_is_found(declaration: str) -> None:
    assert literals(f".card {{ {declaration}; }}") != []


@pytest.mark.parametrize(
    "declaration",
    [
        "color: var(--white)",
        "background: color-mix(in srgb, var(--lamp) 20%, transparent)",
        "border: 1px solid currentColor",
        "margin: -1px 0 0 calc(-1 * var(--space-4))",
        "--card-width: 132px",
        "width: min(var(--card-width), 40cqw)",
        "color: var(--realms-red-100)",
        "background: url(/art/#fade)",
        'grid-template-areas: "red 7px"',
    ],
)
def test_what_is_no_literal_is_let_through(declaration: str) -> None:
    assert literals(f".card {{ {declaration}; }}") == []


@pytest.mark.parametrize(
    "query",
    [
        "@media (max-width: 703px)",
        "@media (max-width: 701px)",
        "@media (width < 710px)",
        "@container hall (max-width: 640px)",
    ],
)
def test_a_strange_breakpoint_is_found(query: str) -> None:
    assert strange_breakpoints(f"{query} {{ .card {{ color: var(--words); }} }}") == [query]


@pytest.mark.parametrize(
    "query", ["@media (max-width: 700px)", "@media (min-width: 701px)", "@container table (max-width: 640px)"]
)
def test_a_known_breakpoint_is_let_through(query: str) -> None:
    assert strange_breakpoints(f"{query} {{ .card {{ color: var(--words); }} }}") == []


def test_there_are_styles_to_check() -> None:
    assert len(STYLED) > 100
    assert len(PALETTES) == 4
