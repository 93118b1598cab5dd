"""Sentences for the events of the table itself, such as joining, offers and the end."""

from eldritch.core.events import Facts
from eldritch.locale import Argument, Words

from . import Line, line, marks

PREFIX = "table."


def is_table_event(event: Facts) -> bool:
    return str(event["event"]).startswith(PREFIX)


def describe_event(event: Facts, seats: list[str], words: Words) -> Line:
    names = marks.seats(seats)
    name = event["event"].removeprefix(PREFIX)
    match name:
        case "offered":
            name = f"offered-{event['what']}"
        case "ended":
            name = f"ended-{event['ending']}"
        case "left" if event["why"] == "kicked":
            name = "left-kicked"
        case "ready" if not event["ready"]:
            name = "ready-not"
    arguments: dict[str, Argument] = {}
    if "seat" in event:
        arguments["name"] = names[event["seat"]]
    if "winners" in event:
        arguments["names"] = words.list([names[seat] for seat in event["winners"]])
        arguments["count"] = len(event["winners"])
    return line(1, words.say(f"table-event-{name}", **arguments))
