"""Which rules go with which faction sheet. A new faction is entered here."""

from ...box.components import Sheet
from .black_goat import BlackGoat
from .faction import Faction
from .great_cthulhu import GreatCthulhu


def faction_of(sheet: Sheet) -> Faction:
    """The faction that plays by this sheet."""
    if sheet.key == "great_cthulhu":
        return GreatCthulhu(sheet)
    if sheet.key == "black_goat":
        return BlackGoat(sheet)
    raise LookupError(f"no rules are known for the faction {sheet.key}")
