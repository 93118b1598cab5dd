"""Which rules go with which faction sheet. New factions are added here."""

from ...box.components import Sheet
from ...faction import Faction
from ...state import Duel
from .black_goat import BlackGoat
from .great_cthulhu import GreatCthulhu


def faction_of(sheet: Sheet) -> Faction[Duel]:
    """The rules of the faction with this sheet."""
    if sheet.key == "great_cthulhu":
        return GreatCthulhu(sheet)
    if sheet.key == "black_goat":
        return BlackGoat(sheet)
    raise LookupError(f"no rules are known for the faction {sheet.key}")
