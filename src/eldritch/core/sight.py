"""What a viewer sees and can prove in a position, in a form that is quick to compare."""

from typing import Any, final

from mypy_extensions import i64

from .state import UNKNOWN


@final
class Sight:
    """The kinds of the visible components, in order, and the statements that the viewer can prove."""

    __slots__ = ("kinds", "proofs")

    def __init__(self, kinds: list[int], proofs: list[str]) -> None:
        self.kinds = kinds
        self.proofs = proofs

    def is_empty(self) -> bool:
        return not self.kinds and not self.proofs

    def beyond(self, other: "Sight") -> "Sight":
        """What is here and not in the other sight. Of each kind of component, as many as are here in excess."""
        proofs = self.proofs
        if proofs and other.proofs:
            earlier = set(other.proofs)
            proofs = [statement for statement in proofs if statement not in earlier]
        return Sight(excess(self.kinds, other.kinds), proofs)


def excess(kinds: list[int], others: list[int]) -> list[int]:
    """The difference of two ordered lists, counting repeated numbers."""
    found: list[int] = []
    if kinds == others:
        return found
    place: i64 = 0
    for kind in kinds:
        while place < len(others) and others[place] < kind:
            place += 1
        if place < len(others) and others[place] == kind:
            place += 1
        else:
            found.append(kind)
    return found


def sight_of(state: Any, viewer: int | None) -> Sight:
    """What a viewer (None: a spectator) sees of the position."""
    seen = state.seen_by(viewer)
    kinds = [kind for kind in seen.components() if kind != UNKNOWN]
    kinds.sort()
    return Sight(kinds, seen.proofs())
