"""The steps of a puzzle in words."""

from eldritch.core.state import Data

from . import Speech


def step_text(speech: Speech, view: Data, action: int) -> str:
    """An action in the words of the choice that this view offers for it."""
    for choice in speech.choices(view):
        if choice.actions and choice.actions[0] == action:
            return choice.text
        if choice.pick is not None and action in choice.pick.each:
            return choice.of(choice.pick.labels[choice.pick.each.index(action)])
    return str(next(option["verb"] for option in view["options"] if option["action"] == action))
