"""The weights of the action values, in units of about one Doom.

The tuned numbers were found by self-play between many variants.
"""

from typing import Final, final

from ..box.components import BOOKS


@final
class Weights:
    """The weights of a faction, with guesses as defaults."""

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
        """For each gate: gates pay for what follows."""
        self.awaken_broke: float = -3.0
        """With hardly any Power left afterwards."""
        self.build: float = 8.0
        self.build_gates: float = -1.0
        """For each gate one already controls."""
        self.build_water: float = 3.0
        """In the water, while that can still earn a book."""
        self.build_danger: float = -5.0
        self.battle: float = 2.0
        """For each Doom that the dice gain on average, less what they cost."""
        self.battle_gate: float = 1.0
        """For each die per defender of a gate."""
        self.battle_book: float = 8.0
        """Times the chance of a Kill that earns a book."""
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
        """If the Power would awaken a Great Old One."""
        self.fulfil: float = 2.5
        self.fulfil_last: float = -2.0
        """For each cultist below five on the map."""
        self.unpunished: float = 0.4
        """The factor for danger while the enemy has no Power."""
        self.dreams: float = 3.2
        self.dreams_gate: float = 6.0
        self.devolve: float = 6.0
        self.submerge: float = -3.0
        self.surface: float = 3.0
        self.avatar: float = -1.0
        self.avatar_prey: float = 2.0
        self.ghroth: float = 0.0
        self.ghroth_doom: float = 2.5
        """For each cultist that it eliminates on average."""
        self.mi_go: float = 1.5
        """For bringing Mi-Go to areas without any."""
        self.sacrifice: float = 1.0
        self.sacrifice_gate: float = -3.0
        self.books: list[float] = [float(BOOKS - book) for book in range(BOOKS)]


def tuned(values: dict[str, float], books: list[float]) -> Weights:
    """Weights that differ from the defaults in these numbers."""
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    weights.books = books
    return weights


# fmt: off
GREAT_CTHULHU: Final = tuned(
    {
        "awaken": -8.73, "awaken_broke": -1.98, "awaken_gates": 6.63, "battle": 1.4, "battle_book": 6.85,
        "battle_gate": 0.23, "build": 13.83, "build_danger": -2.12, "build_gates": -2.18, "build_water": 2.09,
        "capture": 7.55, "capture_keeper": 1.17, "devolve": 1.5, "dreams": 4.25, "dreams_gate": 5.81, "man": 7.72,
        "move": -0.73, "move_builder": 5.22, "move_free_gate": 4.73, "move_guard": 1.6, "move_keeper": -9.39,
        "move_prey": 2.49, "passing": -0.34, "recruit": 1.25, "recruit_danger": -10.82, "ritual_cost": 0.05,
        "ritual_doom": 3.34, "ritual_early": -15.33, "submerge": -0.68, "summon": -2.88, "summon_combat": -0.23,
        "summon_cost": -0.73, "summon_first": 0.06, "summon_guard": 4.52, "surface": 5.38, "unpunished": 0.84,
    },
    [5.1, 4.0, 1.0, 6.0, 2.0, 5.0],
)
BLACK_GOAT: Final = tuned(
    {
        "avatar": -1.73, "avatar_prey": 2.13, "awaken": 0.29, "awaken_gates": 2.6, "battle": 2.07,
        "battle_gate": 0.31, "build": 9.17, "build_danger": -5.78, "build_gates": -0.67, "capture": 21.36,
        "capture_keeper": 5.35, "fulfil": -2.57, "fulfil_last": -0.62, "ghroth": 2.84, "ghroth_doom": 5.19,
        "man": 2.16, "mi_go": 4.0, "move": -2.21, "move_builder": 2.08, "move_danger": -4.23,
        "move_free_gate": 4.39, "move_guard": 0.82, "move_keeper": -13.91, "move_prey": 0.93, "passing": 0.44,
        "recruit": 5.96, "recruit_builder": -0.45, "recruit_danger": -11.17, "ritual_awaken": -7.47,
        "ritual_cost": -1.69, "ritual_doom": 2.03, "ritual_early": -4.88, "sacrifice": 1.34,
        "sacrifice_gate": -3.81, "share": 0.37, "spread": 5.52, "summon": 2.32, "summon_combat": -0.89,
        "summon_cost": -1.36, "summon_first": 2.32, "summon_guard": 9.55, "unpunished": 0.91,
    },
    [2.0, 5.7, 2.9, 2.8, 1.0, 10.8],
)
# fmt: on
