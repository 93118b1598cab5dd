"""The reasoning about who is on whose side, in words."""

from dataclasses import dataclass
from typing import Literal

from eldritch.locale import Words


@dataclass(frozen=True)
class Fact:
    """A step of the reasoning: an own card, a card that was seen, how many cards there are, or a conclusion."""

    kind: Literal["own", "seen", "count", "friend"]
    seat: int
    organisation: str = ""
    source: str = ""
    turn: int = 0
    number: int = 0


def fact_text(fact: Fact, words: Words, names: list[str]) -> str:
    team = words.say(f"castle-side-{fact.organisation}") if fact.organisation else ""
    key = f"castle-puzzles-{fact.kind}-{fact.source}" if fact.source else f"castle-puzzles-{fact.kind}"
    return words.say(key, name=names[fact.seat], team=team, turn=fact.turn, number=fact.number)
