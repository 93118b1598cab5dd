"""Why something cannot be done: what all games share.

A reason is found in the viewer's own view, as the choices are, so it cannot tell more than that. Each game adds a
module `why` with the reasons that are its own.
"""

from dataclasses import dataclass

from eldritch.core.state import Data
from eldritch.locale import Words


@dataclass(frozen=True)
class Thing:
    """What somebody points at: the sort of thing, and as much as it takes to tell it from others of its sort.

    What the name, the seat and the place of a thing are is for its game to say. A thing that is not on the table is a
    LookupError.
    """

    sort: str
    name: str = ""
    seat: int = 0
    place: int = 0


def not_asked(view: Data, words: Words, names: list[str]) -> str:
    """Why the viewer has nothing to choose at all; empty if there is something."""
    viewer, decision = view["viewer"], view["decision"]
    if decision is None:
        return words.say("why-over")
    if viewer is None:
        return words.say("why-watching")
    if viewer not in decision["seats"]:
        return words.say("why-turn", names=words.list([names[seat] for seat in decision["seats"]]))
    return ""


def asked(words: Words, prompt: list[str]) -> str:
    """Something else has to be decided first."""
    return words.say("why-asked", question=prompt[-1])
