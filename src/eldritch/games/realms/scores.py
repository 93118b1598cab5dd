"""What became of each seat's sanity."""
# mypyc: off  (called once, after the game)

from collections import Counter
from collections.abc import Sequence

from eldritch.core.events import Event
from eldritch.core.profile import ScoreLine, ScoreSheet

from .rules.setup import SANITY
from .state import Realm


def score_sheet(state: Realm, events: Sequence[Event]) -> ScoreSheet:
    gained: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    bought: Counter[int] = Counter()
    destroyed: Counter[int] = Counter()
    for event in events:
        facts = event.public
        match event.name:
            case "gained":
                gained[facts["target"]] += facts["amount"]
            case "lost":
                lost[facts["target"]] -= facts["amount"]
                taken[facts["seat"]] += facts["amount"] * (facts["seat"] != facts["target"])
            case "bought":
                bought[facts["seat"]] += 1
            case "destroyed":
                destroyed[facts["seat"]] += facts["seat"] != facts["target"]
    seats = range(state.seats)

    def line(name: str, count: Counter[int]) -> ScoreLine:
        return ScoreLine(name, tuple(count[seat] for seat in seats))

    start = ScoreLine("start", (SANITY,) * state.seats)
    return ScoreSheet(
        (start, line("gained", gained), line("lost", lost)),
        tuple(int(sanity) for sanity in state.sanity),
        (line("taken", taken), line("healed", gained), line("bought", bought), line("destroyed", destroyed)),
    )
