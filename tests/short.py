"""Options that make a game short."""

import eldritch
from eldritch.core.options import switches


def short(game: str, turns: int) -> dict[str, int]:
    """A limit on the number of turns, for games that have one; the others end soon anyway."""
    names = [switch.name for switch in switches(eldritch.game(game).options)]
    return {"turn_limit": turns} if "turn_limit" in names else {}
