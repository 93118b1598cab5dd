"""The goal cards that each seat held at the end."""
# mypyc: off  (called once, after the game)

from collections import Counter
from collections.abc import Sequence
from typing import Final

from eldritch.core.events import Event
from eldritch.core.profile import ScoreLine, ScoreSheet

from .box.components import BROTHERHOOD, ORDER
from .state import Journey

FEATS: Final = ("attacked", "supported", "traded", "looked_at_identity")


def score_sheet(state: Journey, events: Sequence[Event]) -> ScoreSheet:
    done: Counter[tuple[str, int]] = Counter(
        (event.name, event.public["seat"]) for event in events if event.name in FEATS
    )
    seats = range(state.seats)
    return ScoreSheet(
        tuple(
            ScoreLine(name, tuple(int(state.goals_of(seat, organisation)) for seat in seats))
            for name, organisation in (("keys", ORDER), ("goblets", BROTHERHOOD))
        ),
        (),
        tuple(ScoreLine(feat.replace("_", "-"), tuple(done[feat, seat] for seat in seats)) for feat in FEATS),
    )
