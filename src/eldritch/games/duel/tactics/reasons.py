"""The keys of the reasons that people are shown for the value of a choice."""

from typing import Final

# fmt: off
REASONS: Final = (
    "recruit", "recruit-danger", "recruit-builder", "summon", "summon-guard", "awaken", "build", "build-danger",
    "build-water", "battle", "battle-odds", "capture", "capture-keeper", "pass", "free-gate", "keep-gate", "enough",
    "move-danger", "move-free-gate", "move-builder", "move-spread", "move-idle", "move-prey", "move-guard",
    "lose-gate", "least-loss", "lost-anyway", "least-needed", "endure", "decline", "best-book", "harder-slot",
    "retreat", "fulfil", "first", "save-power", "ritual", "last-ritual", "devolve", "keep-cultists", "devour",
    "keep-figures", "dreams", "dreams-gate", "surface", "avatar", "ghroth", "not-for-them", "free-cultist",
    "necrophagy", "sacrifice", "policy", "reveal", "hidden",
)
# fmt: on
"""The keys of all reasons."""
