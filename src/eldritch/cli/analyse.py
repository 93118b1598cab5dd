"""`eldritch analyse`: reviews every decision of a game file."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import track

from eldritch.locale import Words
from eldritch.speech import Speech, speech_of
from eldritch.speech.moves import action_text, reason_text

from . import arguments
from .commands import Commands
from .verify import read

if TYPE_CHECKING:
    from eldritch.lab.review import Judged
    from eldritch.table.files import GameFile


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("analyse", "analyse-help", run, example_key="analyse-example")
    parser.add_argument("file", metavar=words.say("cli-arg-file-name"), help=words.say("verify-arg-file"))
    parser.add_argument("--iters", type=arguments.number(1), default=0, metavar="N", help=words.say("hint-arg-iters"))
    parser.add_argument("--json", action="store_true", help=words.say("arena-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.require_table_packages()
    from eldritch.lab.review import judged, moments

    file = read(args.file)
    found = moments(file.setup, bytes.fromhex(file.secret), file.entries())
    waiting = Console(stderr=True)
    shown = track(
        found, words.say("analyse-thinking"), console=waiting, transient=True, disable=not waiting.is_terminal
    )
    review = [judged(moment, args.iters) for moment in shown]
    if args.json:
        print(json.dumps([as_json(each) for each in review]))
    else:
        for line in report_lines(file, review, words):
            print(line)
    return 0


def as_json(each: "Judged") -> dict[str, Any]:
    """A reviewed decision as JSON-ready data."""
    moment, judgement = each.moment, each.judgement
    return {
        "entry": moment.entry,
        "turn": moment.turn,
        "seat": moment.seat,
        "action": moment.action,
        "value": judgement.value,
        "loss": judgement.loss,
        "luck": judgement.luck,
        "best": [{"action": one.action, "value": one.value, "reasons": one.reasons} for one in judgement.best],
    }


def report_lines(file: "GameFile", review: list["Judged"], words: Words) -> list[str]:
    """Each seat's win chances, losses and luck, and the turning points."""
    from eldritch.lab.review import luck_of, turning_points
    from eldritch.table import Table

    table = Table.replay(file.setup, bytes.fromhex(file.secret), file.entries())
    names = [seat.player.name if seat.player else "" for seat in table.seats]
    speech = speech_of(table.game, words, names)
    lines = [words.say("analyse-decisions", count=len(review))]
    for seat, name in enumerate(names):
        judgements = [each.judgement for each in review if each.moment.seat == seat]
        lost, luck = sum(one.loss for one in judgements), luck_of(review, seat)
        lines.append(words.say("analyse-seat", name=name, lost=points(lost), luck=points(luck)))
        lines.append(f"  {sparkline([one.value for one in judgements])}")
    turning = turning_points(review)
    lines.append(words.say("analyse-turning") if turning else words.say("analyse-no-turning"))
    for each in turning:
        lines += turning_point_lines(each, names, speech, words)
    return lines


def turning_point_lines(each: "Judged", names: list[str], speech: Speech, words: Words) -> list[str]:
    moment, judgement = each.moment, each.judgement
    choices, best = speech.choices(moment.view), judgement.best[0]
    reasons = "; ".join(reason_text(key, moment.view["game"], words) for key in best.reasons)
    return [
        words.say(
            "analyse-point",
            turn=str(moment.turn),
            name=names[moment.seat],
            move=action_text(moment.action, choices),
            loss=points(judgement.loss),
        ),
        words.say("analyse-better", move=action_text(best.action, choices), reasons=reasons),
    ]


def points(part: float) -> str:
    """A share of a win in percentage points."""
    return f"{100 * part:+.0f}".replace("-", "−")


BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def sparkline(values: list[float]) -> str:
    """Draw win chances as a line of bars."""
    count = min(WIDTH, len(values))
    shown = [values[place * len(values) // count] for place in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(max(0.0, value) * len(BARS)))] for value in shown)
