"""Cthulhu Wars: Duel: the map, the figures and all that lies on them."""

from typing import Final

from . import books, chart, cthulhu_side, goat_side, tokens

RECIPES: Final = [chart.MAP, *tokens.TOKENS, *cthulhu_side.FIGURES, *goat_side.FIGURES, *books.BOOKS]
