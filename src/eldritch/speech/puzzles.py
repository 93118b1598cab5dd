"""Puzzle solutions in words: the steps of a win, and the reasoning about teams."""

from eldritch.core.state import Data
from eldritch.locale import Words

from . import Speech


def step_text(speech: Speech, view: Data, action: int) -> str:
    """The text of a solution step, as the choices of this view offer it."""
    for choice in speech.choices(view):
        if choice.actions and choice.actions[0] == action:
            return choice.text
        if choice.pick is not None and action in choice.pick.each:
            return f"{choice.text}: {choice.pick.labels[choice.pick.each.index(action)]}"
    return str(next(option["verb"] for option in view["options"] if option["action"] == action))


def fact_text(kind: str, name: str, organisation: str, source: str, turn: int, number: int, words: Words) -> str:
    """The text of a step in the reasoning about teams."""
    team = words.say(f"castle-side-{organisation}") if organisation else ""
    key = f"puzzles-fact-{kind}-{source}" if source else f"puzzles-fact-{kind}"
    return words.say(key, name=name, team=team, turn=turn, number=number)
