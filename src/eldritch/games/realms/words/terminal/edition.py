"""The cards of Cthulhu Realms as `eldritch edition` lists them: every figure with its mark."""

from collections import Counter
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table

from eldritch.core.game import Game
from eldritch.locale import Words

from ..cards import Card
from .colours import ColouredDeck

NAMED: Final = ("colour", "type", "shield")
FIGURES: Final = ("colour", "type", "price", "copies", "sanity", "shield")
GUESSED: Final = ("price", "copies", "sanity", "shield")
ESTIMATE: Final = "E"


def edition_parts(game: Game, words: Words) -> list[RenderableType]:
    """The cards with their figures, what they do, what the marks mean, and how many figures are estimates."""
    deck = ColouredDeck(game, words)
    cards = list(deck.cards.values())
    estimates = Counter(figure for card in cards for figure, mark in card["marks"].items() if mark == ESTIMATE)
    counts = {figure: str(estimates[figure]) for figure in GUESSED}
    return [
        figures(deck, words),
        abilities(deck, words),
        words.say("realms-edition-note"),
        words.say("realms-edition-estimates", **counts),
    ]


def figures(deck: ColouredDeck, words: Words) -> Table:
    """All cards with their figures, a row each."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("card", *FIGURES):
        drawn.add_column(words.say(f"realms-column-{column}"), no_wrap=column != "card")
    for key, card in deck.cards.items():
        drawn.add_row(deck.coloured_name(key), *(_figure(card, figure, words) for figure in FIGURES))
    return drawn


def abilities(deck: ColouredDeck, words: Words) -> Table:
    """What every card does."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    drawn.add_column(words.say("realms-column-card"), max_width=30)
    drawn.add_column(words.say("realms-column-abilities"))
    for key in deck.cards:
        drawn.add_row(deck.coloured_name(key), deck.abilities(key))
    return drawn


def _figure(card: Card, figure: str, words: Words) -> str:
    """A figure with its mark; nothing where the card has none."""
    if figure not in card:
        return ""
    value = words.say(f"realms-{figure}-{card[figure]}") if figure in NAMED else str(card[figure])
    return words.say("realms-figure", figure=value, mark=card["marks"][figure])
