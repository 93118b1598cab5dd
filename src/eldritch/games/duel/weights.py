"""How much each thing counts in the judgement of Duel, in units of about one Doom.

The tuned figures were found by letting many variants play each other.
"""

from typing import Final, final

from .components import BOOKS


@final
class Weights:
    """The weights of a faction, at first as one would guess them."""

    def __init__(self) -> None:
        self.recruit: float = 3.5
        self.recruit_builder: float = 0.5
        """Where the new cultist could build a gate."""
        self.recruit_danger: float = -2.5
        self.summon: float = 1.5
        self.summon_first: float = 1.0
        """Where only cultists stand."""
        self.summon_guard: float = 6.0
        """Where cultists would be captured."""
        self.summon_combat: float = 0.6
        self.summon_cost: float = -0.6
        self.awaken: float = -3.0
        self.awaken_gates: float = 3.0
        """For each gate: they pay for what follows."""
        self.awaken_broke: float = -3.0
        """With hardly any Power left afterwards."""
        self.build: float = 8.0
        self.build_gates: float = -1.0
        """For each gate that one has."""
        self.build_water: float = 3.0
        """In the water, while a book is to be had for it."""
        self.build_danger: float = -5.0
        self.battle: float = 2.0
        """For each Doom that the dice bring on average, less what they cost."""
        self.battle_gate: float = 1.0
        """For each die against every defender of a gate."""
        self.battle_book: float = 8.0
        """For the chance of a Kill that brings a book."""
        self.capture: float = 7.0
        self.capture_keeper: float = 4.0
        self.man: float = 4.0
        self.passing: float = -0.5
        self.move: float = -1.5
        self.move_keeper: float = -6.0
        self.move_danger: float = -3.0
        self.move_free_gate: float = 6.0
        self.move_builder: float = 4.5
        self.move_prey: float = 4.5
        self.move_guard: float = 4.0
        self.spread: float = 3.0
        """Towards a book for figures in many areas."""
        self.share: float = 4.0
        """Towards a book for an area shared with the enemy."""
        self.ritual_doom: float = 2.0
        self.ritual_cost: float = -0.7
        self.ritual_early: float = -3.0
        self.ritual_awaken: float = -5.0
        """If the Power would have awakened a Great Old One."""
        self.fulfil: float = 2.5
        self.fulfil_last: float = -2.0
        """For each cultist below five on the map."""
        self.unpunished: float = 0.4
        """What danger counts for while the enemy has no Power."""
        self.dreams: float = 3.2
        self.dreams_gate: float = 6.0
        self.devolve: float = 6.0
        self.submerge: float = -3.0
        self.surface: float = 3.0
        self.avatar: float = -1.0
        self.avatar_prey: float = 2.0
        self.ghroth: float = 0.0
        self.ghroth_doom: float = 2.5
        """For each cultist that it takes on average."""
        self.mi_go: float = 1.5
        """To bring Mi-Go to areas without any."""
        self.sacrifice: float = 1.0
        self.sacrifice_gate: float = -3.0
        self.books: list[float] = [float(BOOKS - book) for book in range(BOOKS)]


def tuned(figures: dict[str, float], books: list[float]) -> Weights:
    """Weights that differ from the guesses in these figures."""
    weights = Weights()
    for name, value in figures.items():
        setattr(weights, name, value)
    weights.books = books
    return weights


# fmt: off
GREAT_CTHULHU: Final = tuned({}, [3.0, 2.0, 4.0, 6.0, 1.0, 5.0])
BLACK_GOAT: Final = tuned({}, [2.0, 5.0, 6.0, 4.0, 1.0, 3.0])
# fmt: on
