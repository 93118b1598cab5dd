"""The colours of Duel: the sea of Great Cthulhu, the embers of the Black Goat, and the chart between them."""

from typing import Final

from art.colour import palette

SEA: Final = palette("#04090c", "#081a1f", "#0f3236", "#1d5853", "#3a8c7d", "#6fd3bb", "#d5f8ea", "#f3e08c")
EMBER: Final = palette("#0c0706", "#1d100b", "#3d1f12", "#6f3a1d", "#a85f33", "#f09a63", "#ffe3c4", "#ffcf6b")
CHART: Final = palette("#2b1c0e", "#10242c", "#153643", "#8f7c56", "#bca878", "#d2be90", "#f3e6c0", "#e8cf93")
"""Ink, deep and shallow water, dark, middle and light paper, the bright edge of things, brass."""
