"""`eldritch analyse`: the review of a game that was played on a server, move by move."""

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
    from eldritch.lab.review import ReviewedMove
    from eldritch.table.files import GameFile


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("analyse", "analyse-help", run, example_key="analyse-example")
    parser.add_argument("file", metavar=words.say("cli-arg-file-name"), help=words.say("verify-arg-file"))
    parser.add_argument(
        "--iters", type=arguments.number(1), default=0, metavar="N", help=words.say("analyse-arg-iters")
    )
    parser.add_argument("--json", action="store_true", help=words.say("arena-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.require_table_packages()
    from eldritch.lab.review import moments, review_moment

    file = read(args.file)
    found = moments(file.setup, bytes.fromhex(file.secret), file.entries())
    waiting = Console(stderr=True)
    shown = track(
        found, words.say("analyse-thinking"), console=waiting, transient=True, disable=not waiting.is_terminal
    )
    moves = [review_moment(moment, args.iters) for moment in shown]
    if args.json:
        print(json.dumps([as_json(each) for each in moves]))
    else:
        for line in summary(file, moves, words):
            print(line)
    return 0


def as_json(each: "ReviewedMove") -> dict[str, Any]:
    moment, review = each.moment, each.review
    return {
        "entry": moment.entry,
        "turn": moment.turn,
        "seat": moment.seat,
        "action": moment.action,
        "value": review.value,
        "loss": review.loss,
        "luck": review.luck,
        "best": [{"action": one.action, "value": one.value, "reasons": one.reasons} for one in review.best],
    }


def summary(file: "GameFile", moves: list["ReviewedMove"], words: Words) -> list[str]:
    """Every seat's course and luck, and the turning points."""
    from eldritch.lab.review import luck_of, turning_points
    from eldritch.table import Table

    table = Table.replay(file.setup, bytes.fromhex(file.secret), file.entries())
    names = [seat.player.name if seat.player else "" for seat in table.seats]
    speech = speech_of(table.game, words, names)
    lines = [words.say("analyse-decisions", count=len(moves))]
    for seat, name in enumerate(names):
        own = [each.review for each in moves if each.moment.seat == seat]
        lost, luck = sum(one.loss for one in own), luck_of(moves, seat)
        lines.append(words.say("analyse-seat", name=name, lost=points(lost), luck=points(luck)))
        lines.append(f"  {course([one.value for one in own])}")
    turning = turning_points(moves)
    lines.append(words.say("analyse-turning") if turning else words.say("analyse-no-turning"))
    for each in turning:
        lines += turning_point(each, names, speech, words)
    return lines


def turning_point(each: "ReviewedMove", names: list[str], speech: Speech, words: Words) -> list[str]:
    moment, review = each.moment, each.review
    choices, best = speech.choices(moment.view), review.best[0]
    reasons = "; ".join(reason_text(key, moment.view["game"], words) for key in best.reasons)
    return [
        words.say(
            "analyse-point",
            turn=str(moment.turn),
            name=names[moment.seat],
            move=action_text(moment.action, choices),
            loss=points(review.loss),
        ),
        words.say("analyse-better", move=action_text(best.action, choices), reasons=reasons),
    ]


def points(part: float) -> str:
    """A part of a win in percentage points."""
    return f"{100 * part:+.0f}".replace("-", "−")


BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def course(values: list[float]) -> str:
    """The course of the chance to win, as a line of bars."""
    count = min(WIDTH, len(values))
    shown = [values[place * len(values) // count] for place in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(max(0.0, value) * len(BARS)))] for value in shown)
