"""A ladder as Markdown, and the page of all ladders."""

import re
from pathlib import Path
from typing import Final

from .ladder import Plan, Rung

HEAD: Final = """# The ladder

How strong the bots are, measured in games against each other. To repeat it for one game:

    eldritch ladder GAME --games 60 --search iters=400,iters=2000 --levels 200

Every deal is played with the challenger in each seat (in games with hidden teams: in each team).

| column | meaning |
|---|---|
| share of wins | with its 95 % confidence interval (Wilson) |
| Brier | mean squared error of the bot’s estimate of its own win chance; a coin toss between two players has 0.25 |
| faults | illegal moves and exceptions; must be 0 |
| late | moves that exceeded their time budget by more than 50 % plus 100 ms; must be 0 |
"""


def table(rungs: list[Rung]) -> str:
    """One line for every pairing."""
    lines = [
        "| bot | against | share of wins (95 %) | games | p50 / p95 ms | iterations / move | per second | Brier "
        "| faults | late |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for rung in rungs:
        searched = rung.iterations > 0
        cells = [
            rung.challenger,
            rung.field,
            f"{percent(rung.share)} ({percent(rung.low)}–{percent(rung.high)})",
            str(rung.games),
            f"{rung.p50:.2f} / {rung.p95:.2f}" if rung.p95 < 10 else f"{rung.p50:.0f} / {rung.p95:.0f}",
            f"{rung.iterations:,.0f}" if searched else "–",
            f"{rung.iterations_per_second:,.0f}" if searched else "–",
            f"{rung.brier:.3f}" if rung.reliability else "–",
            str(rung.faults),
            str(rung.late),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def calibration(rung: Rung) -> str:
    """How well the bot's estimates of its own chance against its equal were calibrated."""
    lines = [f"| {rung.challenger} estimated against {rung.field} | won | decisions |", "|---|---|---|"]
    lines += [f"| {percent(estimate)} | {percent(won)} | {count} |" for estimate, won, count in rung.reliability]
    return "\n".join(lines)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def section(title: str, plan: Plan, rungs: list[Rung], command: str, machine: dict[str, str]) -> str:
    """The section of one game."""
    hours = sum(rung.seconds for rung in rungs) / 3600
    equals = [rung for rung in rungs if (rung.challenger, rung.field) in plan.equals()]
    parts = [
        f"## {title}",
        f"`{command}` on {machine['processor']}, Python {machine['python']}, {machine['system']}; {plan.seats} seats, "
        f"{hours:.1f} hours of one core.",
        table(rungs),
        *(calibration(rung) for rung in equals[-1:]),
    ]
    return "\n\n".join(parts) + "\n"


def write(page: Path, title: str, text: str) -> None:
    """Write a section into the page, replacing the previous one of the same title."""
    content = page.read_text(encoding="utf-8") if page.exists() else HEAD
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(content):
        content = pattern.sub(lambda _: f"{text}\n", content)
    else:
        content = f"{content.rstrip()}\n\n{text}"
    page.write_text(content.rstrip() + "\n", encoding="utf-8")
