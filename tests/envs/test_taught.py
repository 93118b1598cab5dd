"""What the pages and notebooks teach about observations is so."""

import json
from pathlib import Path

import eldritch

ROOT = Path(__file__).parents[2]
LESSON = ROOT / "notebooks" / "2-train-a-value-net.ipynb"


def cells(path: Path) -> list[str]:
    """What is written in each cell of a notebook."""
    return ["".join(cell["source"]) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]


def shown(path: Path) -> str:
    """All that the cells have printed, as it is stored."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "".join(line for cell in found for output in cell.get("outputs", []) for line in output.get("text", []))


def test_a_stored_output_tells_the_features_as_they_are() -> None:
    game = eldritch.game("nightmarium")
    stored = shown(LESSON)
    again = "run it anew: python notebooks/run.py"
    assert f"{game.features(2)} features, for example {game.feature_names(2)[:4]}" in stored, again
    assert f", {game.features(2)})" in stored, again


def test_a_net_is_asked_about_what_it_has_learned_from() -> None:
    """It learns from true positions, which have knowledge; so must the worlds that it evaluates."""
    page = (ROOT / "docs" / "quickstart.md").read_text(encoding="utf-8").splitlines()
    lesson = "\n".join(cells(LESSON)).splitlines()
    imagined = [line for line in (*page, *lesson) if ".imagine(" in line]
    assert len(imagined) == 2
    assert all("knowledge=True" in line for line in imagined)
