"""Where each seat's Doom came from."""
# mypyc: off  (called once, after the game)

from collections import Counter
from collections.abc import Sequence
from typing import Final

from eldritch.core.events import Event
from eldritch.core.profile import ScoreLine, ScoreSheet

from .state import Duel

SOURCES: Final = {
    "ritual": "rituals",
    "sign": "signs",
    "empty_bag": "signs",
    "survived_kill": "survivors",
}
"""The line of the sheet for each cause of Doom; all other causes are losses of the enemy."""
LINES: Final = ("rituals", "signs", "losses", "survivors")
FEATS: Final = ("battle_declared", "gate_built", "ritual_performed", "captured")


def score_sheet(state: Duel, events: Sequence[Event]) -> ScoreSheet:
    doom: Counter[tuple[str, int]] = Counter()
    done: Counter[tuple[str, int]] = Counter()
    for event in events:
        if event.name == "scored":
            doom[SOURCES.get(event.public["by"], "losses"), event.public["seat"]] += event.public["doom"]
        elif event.name in FEATS:
            done[event.name, event.public["seat"]] += 1
    return ScoreSheet(
        tuple(ScoreLine(line, (doom[line, 0], doom[line, 1])) for line in LINES),
        (int(state.doom[0]), int(state.doom[1])),
        tuple(ScoreLine(feat.replace("_", "-"), (done[feat, 0], done[feat, 1])) for feat in FEATS),
    )
