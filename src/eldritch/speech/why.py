"""Why something cannot be chosen: the reasons that all games share.

Reasons are derived from the viewer's own view, so they reveal nothing else. Each game adds a module `why` with its own
reasons.
"""

from dataclasses import dataclass

from eldritch.core.state import Data
from eldritch.locale import Words


@dataclass(frozen=True)
class Thing:
    """Something on the table that a person points at: its sort, and what identifies it among others of that sort.

    Each game defines the meaning of name, seat and place. A thing that is not on the table is a LookupError.
    """

    sort: str
    name: str = ""
    seat: int = 0
    place: int = 0


def not_asked(view: Data, words: Words, names: list[str]) -> str:
    """Why the viewer has no choices at all; empty if there are some."""
    viewer, decision = view["viewer"], view["decision"]
    if decision is None:
        return words.say("why-over")
    if viewer is None:
        return words.say("why-watching")
    if viewer not in decision["seats"]:
        return words.say("why-turn", names=words.list([names[seat] for seat in decision["seats"]]))
    return ""


def asked(words: Words, prompt: list[str]) -> str:
    """The reason that something else has to be decided first."""
    return words.say("why-asked", question=prompt[-1])
