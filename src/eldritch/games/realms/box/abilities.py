"""How a card's ability is written in an edition, and what it means.

>>> ability = parse("yellow + location -> draw 1")
>>> ability.described()
{'needs': ['yellow', 'location'], 'sides': [{'effect': 'cards', 'draw': 1, 'discard': 0}], 'abjures_self': False}
>>> [side["effect"] for side in parse("conjure 2 or loss 1, then abjure this").described()["sides"]]
['conjure', 'loss']
"""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ..view_types import Ability as AbilityShown
from ..view_types import Effect, EffectName, Need

NEEDS: Final[tuple[Need, ...]] = ("yellow", "green", "purple", "character", "artifact", "location", "discard", "abjure")
"""What an ability may require, by bit: another card of a colour or type in play, or what happened this turn."""

EFFECTS: Final[tuple[EffectName, ...]] = ("conjure", "loss", "gain", "cards", "abjure", "return", "destroy")

CONJURE: Final = 0
LOSS: Final = 1
GAIN: Final = 2
CARDS: Final = 3
ABJURE: Final = 4
RETURN: Final = 5
DESTROY: Final = 6

DISCARD_SEEN: Final = 64
ABJURE_SEEN: Final = 128

MOST_ABILITIES: Final = 3
MOST_LINES: Final = 4
"""A two-sided ability has two lines, every other has one."""

LARGEST: Final = 20
"""The largest figure on a symbol."""

_ABJURE_SELF: Final = ", then abjure this"


@final
class Line:
    """One effect. `amount` is the figure on its symbol; for the effect CARDS it is drawn, then `discards` discarded."""

    def __init__(self, effect: i64, amount: i64, discards: i64) -> None:
        self.effect: i64 = effect
        self.amount: i64 = amount
        self.discards: i64 = discards

    def described(self) -> Effect:
        if self.effect == CARDS:
            return {"effect": EFFECTS[CARDS], "draw": self.amount, "discard": self.discards}
        if self.effect > CARDS:
            return {"effect": EFFECTS[self.effect]}
        return {"effect": EFFECTS[self.effect], "amount": self.amount}


@final
class Ability:
    """Requirements as bits, one effect or two to choose from, and whether the card is abjured afterwards."""

    def __init__(self, needs: i64, sides: list[Line], abjures_self: bool) -> None:
        self.needs: i64 = needs
        self.sides: list[Line] = sides
        self.abjures_self: bool = abjures_self

    def described(self) -> AbilityShown:
        return {
            "needs": [need for place, need in enumerate(NEEDS) if self.needs >> place & 1],
            "sides": [line.described() for line in self.sides],
            "abjures_self": self.abjures_self,
        }


def parse(text: str) -> Ability:
    """Read an ability; a ValueError says what is wrong with the text."""
    rest = text.removesuffix(_ABJURE_SELF)
    needs: i64 = 0
    if "->" in rest:
        required, _, rest = rest.partition("->")
        for word in required.split("+"):
            needs |= _need(word.strip())
    sides = [_line(side.strip()) for side in rest.split(" or ")]
    if len(sides) > 2:
        raise ValueError("has more than two sides")
    return Ability(needs, sides, text.endswith(_ABJURE_SELF))


def _need(word: str) -> i64:
    if word not in NEEDS:
        raise ValueError(f"the requirements are {', '.join(NEEDS)}, not {word!r}")
    return bit(NEEDS.index(word))


def _line(text: str) -> Line:
    words = text.split()
    match words:
        case ["draw", drawn, "then", "discard", discarded]:
            return Line(CARDS, _figure(drawn), _figure(discarded))
        case ["draw", drawn]:
            return Line(CARDS, _figure(drawn), 0)
        case ["discard", discarded]:
            return Line(CARDS, 0, _figure(discarded))
        case ["conjure" | "loss" | "gain" as effect, amount]:
            return Line(EFFECTS.index(effect), _figure(amount), 0)
        case ["abjure" | "return" | "destroy" as effect]:
            return Line(EFFECTS.index(effect), 0, 0)
    raise ValueError(f"{text!r} is not an effect")


def _figure(text: str) -> i64:
    if not text.isdecimal() or not 1 <= int(text) <= LARGEST:
        raise ValueError(f"a figure is 1 to {LARGEST}, not {text!r}")
    return int(text)
