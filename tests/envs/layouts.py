"""The features of every game as listed in `docs/environments.md`; run this module to update the page."""

import re
from pathlib import Path
from typing import Final

import eldritch
from eldritch.core.game import Game

PAGE: Final = Path(__file__).parents[2] / "docs" / "environments.md"
BEGIN: Final = "<!-- layouts: python -m tests.envs.layouts -->"
END: Final = "<!-- end of layouts -->"
MOST_NAMED: Final = 6


def layouts() -> str:
    return "\n\n".join(layout(eldritch.game(id)) for id in eldritch.games())


def layout(game: Game) -> str:
    """Groups of features that differ in a kind, a number or a seat only, for the smallest table."""
    seats = game.seats.start
    names, limits = game.feature_names(seats), game.feature_limits(seats)
    groups: dict[tuple[str, int], list[str]] = {}
    for name, limit in zip(names, limits, strict=True):
        pattern = re.sub(r"seat\+\d+", "seat+*", re.sub(r"\.\d+(?=\.)", ".*", name))
        pattern = re.sub(r"^area\.[a-z_]+", "area.*", pattern)
        zone, _, kind = pattern.rpartition(".")
        groups.setdefault((zone, limit), []).append(kind)
    sizes = " · ".join(f"{count} seats: {game.features(count):,}" for count in game.seats)
    rows = [f"### `{game.id}`", "", f"Features: {sizes}. Those of {seats} seats:", "", "| | features | at most |"]
    rows.append("| --- | ---: | ---: |")
    for (zone, limit), found in groups.items():
        rows.append(f"| {names_of(zone, list(dict.fromkeys(found)))} | {len(found)} | {limit} |")
    return "\n".join(rows)


def names_of(zone: str, kinds: list[str]) -> str:
    if len(kinds) > MOST_NAMED:
        kinds = [*kinds[:3], "…", kinds[-1]]
    named = ", ".join(kind if kind == "…" else f"`{kind}`" for kind in kinds)
    return f"`{zone}.` {named}" if zone else named


def written(page: str) -> str:
    """The page with the layouts as they are now."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n\n{layouts()}\n\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
