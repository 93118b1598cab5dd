"""The dashboard and the alert rules use metrics that exist, and every alert has an entry in the manual."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from prometheus_client import REGISTRY, Counter, Gauge, Histogram

from eldritch.server import metrics

DOCS = Path(__file__).parents[2] / "docs"
MANUAL = (DOCS / "operations.md").read_text(encoding="utf-8")


def alerts() -> list[dict[str, Any]]:
    rules = yaml.safe_load((DOCS / "monitoring" / "alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in rules["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DOCS / "monitoring" / "dashboard.json").read_text("utf-8"))["panels"]
    return found


def expressions() -> Iterator[str]:
    yield from (rule["expr"] for rule in alerts())
    yield from (target["expr"] for panel in panels() for target in panel["targets"])


def exported() -> dict[str, set[str]]:
    """The names under which metrics are exported, with their labels."""
    found: dict[str, set[str]] = {}
    for metric in vars(metrics).values():
        if type(metric) in (Counter, Gauge, Histogram) and metric._name.startswith("eldritch"):
            labels = set(metric._labelnames)
            if isinstance(metric, Histogram):
                found |= {f"{metric._name}_{part}": labels | {"le"} for part in ("bucket", "count", "sum")}
            else:
                found[metric._name + "_total" * isinstance(metric, Counter)] = labels
    return found


def test_every_metric_in_an_expression_is_exported() -> None:
    names = {name for expression in expressions() for name in re.findall(r"\beldritch_\w+", expression)}
    assert names <= set(exported())
    assert len(names) > 10


def test_every_label_in_an_expression_belongs_to_its_metrics() -> None:
    for expression in expressions():
        names = re.findall(r"\beldritch_\w+", expression)
        known = set.union(*(exported()[name] for name in names)) if names else {"job"}
        used = set(re.findall(r"(\w+)(?:!=|=~|=)\"", expression))
        used |= {label.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for label in by.split(",")}
        assert used <= known, expression


def test_every_metric_of_the_server_is_on_the_dashboard_and_in_the_manual() -> None:
    shown = " ".join(target["expr"] for panel in panels() for target in panel["targets"])
    for name in exported():
        family = re.sub("_(bucket|count|sum)$", "", name)
        assert family in shown, family
        assert family in MANUAL, family


def test_every_alert_has_an_entry_in_the_manual() -> None:
    headings = re.search(r"^## Alerts\n(.*?)^## ", MANUAL, re.MULTILINE | re.DOTALL)
    assert headings is not None
    assert re.findall(r"^### (\w+)$", headings[1], re.MULTILINE) == [rule["alert"] for rule in alerts()]


def test_metrics_are_registered_under_these_names() -> None:
    sampled = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    assert {"eldritch_rooms", "eldritch_store_seconds_bucket", "eldritch_commit_jobs_count"} <= sampled
