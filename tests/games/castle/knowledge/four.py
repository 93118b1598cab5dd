"""A table of four for tests of knowledge."""

from eldritch.games.castle.knowledge.ledger import Ledger

from ..table import Table

FOUR = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
}


def people(**changed: str) -> dict[str, str]:
    return {**FOUR, **changed}


def ledger(t: Table, name: str | None) -> Ledger:
    """The ledger of a player or of the spectator."""
    assert t.state.ledgers is not None
    found = t.state.ledgers[0 if name is None else t.seat(name) + 1]
    assert found is not None
    return found.catch_up()
