"""A study's data as tables, in CSV and Parquet."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

from .comparing import Effect
from .estimates import Interval
from .figures import Figures, labels_of
from .playing import Record

Row = dict[str, object]


def games_table(records: list[Record]) -> list[Row]:
    """A row for every seat of every game: its result, and how often it did each thing that is counted."""
    labels = labels_of(records)
    return [
        {
            "game": number,
            "place": place + 1,
            "bot": record.bots[place],
            "return": record.returns[place],
            "won": record.wins[place],
            "turns": record.turns,
            "decisions": record.decisions,
            "ending": record.ending,
            "chance_half_way": record.chances[len(record.chances) // 2][place],
            **{label: record.counts[place].get(label, 0) for label in labels},
        }
        for number, record in enumerate(records)
        for place in range(len(record.returns))
    ]


def contributions_table(figures: Figures) -> list[Row]:
    return [
        {
            "label": one.label,
            "per_seat": one.per_game,
            "seats": one.by,
            **_interval("share", one.share),
            **_interval("worth", one.worth),
        }
        for one in figures.contributions
    ]


def course_table(figures: Figures) -> list[Row]:
    """Length, places, endings and bots, a row for each figure."""
    found: list[tuple[str, Interval]] = [("turns of a seat", figures.turns), ("decisions", figures.decisions)]
    found += [(f"place {number + 1}", place) for number, place in enumerate(figures.places)]
    found += [(f"ending {ending}", interval) for ending, interval in figures.endings.items()]
    found += [(f"bot {bot}", interval) for bot, interval in figures.bots.items()]
    found += [("won from behind", figures.behind)]
    return [{"figure": name, **_interval("", interval)} for name, interval in found]


def curve_table(figures: Figures) -> list[Row]:
    return [
        {"progress": point.progress, "winner": point.winner, **_interval("leader", point.leader)}
        for point in figures.curve
    ]


def choices_table(figures: Figures) -> list[Row]:
    return [dict(vars(decision)) for decision in figures.choices]


def effects_table(effects: Sequence[Effect]) -> list[Row]:
    return [
        {"label": one.label, "before": one.before, "after": one.after, **_interval("difference", one.difference)}
        for one in effects
    ]


def _interval(name: str, interval: Interval | None) -> Row:
    start = f"{name}_" if name else ""
    if interval is None:
        return {f"{start}{part}": None for part in ("value", "low", "high")}
    return {f"{start}value": interval.value, f"{start}low": interval.low, f"{start}high": interval.high}


def write(folder: Path, tables: Mapping[str, list[Row]]) -> None:
    """Each table as NAME.csv and NAME.parquet."""
    import pyarrow  # type: ignore[import-untyped]
    from pyarrow import parquet

    for name, rows in tables.items():
        if not rows:
            continue
        with (folder / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        parquet.write_table(pyarrow.Table.from_pylist(rows), folder / f"{name}.parquet")
