"""What each player has done since somebody last looked: the events worth telling, those that repeat put together."""

from collections.abc import Iterable, Mapping

from eldritch.core.events import Facts
from eldritch.core.profile import Recap

from . import Line, Speech
from .table import is_table_event

UNTOLD = ("turn_began", "turn_ended", "game_ended")
"""Events that say nothing about what somebody has done."""


def told(updates: Iterable[Iterable[Facts]], recap: Recap, viewer: int | None) -> dict[int, list[Facts]]:
    """The events worth telling in these updates, by the seat that caused them; none of the viewer's own."""
    found: dict[int, list[Facts]] = {}
    actor: int | None = None
    for update in updates:
        events = list(update)
        if any(event["event"] == "table.undone" for event in events):
            found.clear()
        for event in events:
            name, seat = event["event"], event.get("seat")
            if is_table_event(event) or seat is None:
                continue
            if name not in recap.losses:
                actor = None if seat == viewer else seat
            if actor is not None and is_told(name, recap):
                _add(found.setdefault(actor, []), event, recap.sums)
    return found


def is_told(name: str, recap: Recap) -> bool:
    return name in recap.events if recap.events else name not in UNTOLD


def _add(events: list[Facts], event: Facts, sums: Mapping[str, str]) -> None:
    """Add an event, or put it together with an earlier one that differs in nothing but its amount."""
    counted = [fact for fact in sums if fact in event]
    changing = {*counted, *(sums[fact] for fact in counted)}
    for place, earlier in enumerate(events):
        if counted and _without(earlier, changing) == _without(event, changing):
            total = {fact: earlier[fact] + event[fact] for fact in counted}
            del events[place]
            events.append({**event, **total})
            return
    events.append(event)


def _without(event: Facts, facts: set[str]) -> Facts:
    return {fact: value for fact, value in event.items() if fact not in facts}


def recap_lines(
    updates: Iterable[Iterable[Facts]], recap: Recap, viewer: int | None, speech: Speech
) -> dict[int, list[Line]]:
    """What the others have done, in sentences, by seat."""
    return {seat: speech.describe_events(events) for seat, events in told(updates, recap, viewer).items()}
