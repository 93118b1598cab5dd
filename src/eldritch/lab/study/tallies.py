"""Counts a game's events by seat, as its profile says."""

from collections.abc import Iterator
from typing import Any

from eldritch.core.events import Event
from eldritch.core.game import Game, find
from eldritch.core.profile import Tally
from eldritch.locale import Words


class Counting:
    """Reads the events of a game. Everything counted has a seat and a label, `group:what`."""

    def __init__(self, game: Game) -> None:
        self._tallies: dict[str, list[Tally]] = {}
        for tally in game.profile.tallies:
            self._tallies.setdefault(tally.event, []).append(tally)
        self._kinds = {entry.get("key", entry.get("card")): entry for entry in game.edition.described()}

    def counted(self, event: Event) -> Iterator[tuple[int, str]]:
        for tally in self._tallies.get(event.name, ()):
            if tally.dealt:
                for seat, facts in event.private.items():
                    yield from self._labelled(tally, seat, facts)
            else:
                yield from self._labelled(tally, event.public["seat"], event.public)

    def _labelled(self, tally: Tally, seat: int, facts: dict[str, Any]) -> Iterator[tuple[int, str]]:
        found = facts[tally.fact] if tally.fact else tally.event
        for one in found if isinstance(found, list) else [found]:
            yield seat, f"{tally.group}:{self._kinds[one][tally.by] if tally.by else one}"


def groups(game: str) -> list[str]:
    """The groups of a game, in the order of its tallies."""
    return list(dict.fromkeys(tally.group for tally in find(game).profile.tallies))


def name_of(game: str, label: str, words: Words) -> str:
    """The displayed name of a label."""
    group, _, what = label.partition(":")
    names = next(tally.names for tally in find(game).profile.tallies if tally.group == group)
    for key in (f"{names}{what}", f"{names}{what.replace('_', '-')}"):
        if words.has(key):
            return words.say(key)
    return what
