"""What a study counts in each game: the deeds of a seat, told by the events."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from eldritch.core.events import Event
from eldritch.core.game import Game
from eldritch.locale import Words


@dataclass(frozen=True)
class Tally:
    """Events of one name, counted for the seat that they name, by one of their facts.

    Without a fact the event itself is what is counted. A fact that is `dealt` is each seat's own.
    """

    group: str
    event: str
    fact: str = ""
    names: str = ""
    """What the messages with the names begin with; the labels end them."""
    by: str = ""
    """Count by this property of the component that the fact names, not by the component itself."""
    dealt: bool = False


def _deeds(game: str, *events: str) -> tuple[Tally, ...]:
    return tuple(Tally("deed", event, names=f"study-{game}-") for event in events)


TALLIES: Final[dict[str, tuple[Tally, ...]]] = {
    "realms": (
        Tally("colour", "bought", "card", "realms-colour-", by="colour"),
        Tally("card", "bought", "card", "realms-card-"),
        Tally("use", "used", "card", "realms-card-"),
        *_deeds("realms", "destroyed", "abjured", "spared"),
    ),
    "nightmarium": (
        Tally("legion", "played", "card", "nightmarium-legion-", by="legion"),
        Tally("ability", "fired", "ability", "nightmarium-ability-"),
        Tally("pure", "pure_legion", "legion", "nightmarium-legion-"),
        *_deeds("nightmarium", "executed", "scavenged", "devoured", "gave_up", "chain_stopped"),
    ),
    "duel": (
        Tally("book", "book_taken", "book", "duel-book-"),
        *_deeds(
            "duel",
            "recruited",
            "summoned",
            "awakened",
            "gate_built",
            "captured",
            "battle_declared",
            "ritual_performed",
            "moved",
        ),
    ),
    "castle": (
        Tally("profession", "dealt", "profession", "castle-card-", dealt=True),
        Tally("luggage", "dealt", "items", "castle-card-", dealt=True),
        Tally("power", "profession_used", "profession", "castle-card-"),
        Tally("item", "item_used", "item", "castle-card-"),
        *_deeds("castle", "attacked", "offered", "looked_at_identity", "hypnotised"),
    ),
}


class Counting:
    """Reads the events of a game; what is counted of each has a seat and a label, `group:what`."""

    def __init__(self, game: Game) -> None:
        self._tallies: dict[str, list[Tally]] = {}
        for tally in TALLIES[game.id]:
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
    return list(dict.fromkeys(tally.group for tally in TALLIES[game]))


def name_of(game: str, label: str, words: Words) -> str:
    """What people call what a label stands for."""
    group, _, what = label.partition(":")
    names = next(tally.names for tally in TALLIES[game] if tally.group == group)
    for key in (f"{names}{what}", f"{names}{what.replace('_', '-')}"):
        if words.has(key):
            return words.say(key)
    return what
