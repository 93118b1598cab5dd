"""How each seat came by its complete creatures."""
# mypyc: off  (called once, after the game)

from collections import Counter
from collections.abc import Sequence
from typing import Final

from eldritch.core.events import Event
from eldritch.core.profile import ScoreLine, ScoreSheet

from .state import Nightmare

FEATS: Final = ("fired", "executed", "scavenged", "pure_legion")


def score_sheet(state: Nightmare, events: Sequence[Event]) -> ScoreSheet:
    completed: Counter[int] = Counter()
    done: Counter[tuple[str, int]] = Counter()
    for event in events:
        if event.name == "completed":
            completed[event.public["seat"]] += 1
        elif event.name in FEATS:
            done[event.name, event.public["seat"]] += 1
    seats = range(state.seats)
    totals = tuple(int(state.complete_creatures(seat)) for seat in seats)
    return ScoreSheet(
        (
            ScoreLine("completed", tuple(completed[seat] for seat in seats)),
            ScoreLine("lost", tuple(totals[seat] - completed[seat] for seat in seats)),
        ),
        totals,
        tuple(ScoreLine(feat.replace("_", "-"), tuple(done[feat, seat] for seat in seats)) for feat in FEATS),
    )
