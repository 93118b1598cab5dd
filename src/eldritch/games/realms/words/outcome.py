"""How a game ended, for the messages about its end."""

from collections.abc import Sequence


def tie(winners: Sequence[int], sanity: Sequence[int], tie_break: str) -> str:
    """The messages' argument `tie`: a draw (`yes`), a tie in sanity broken by `deck` or `all_cards`, or none (`no`)."""
    if len(winners) > 1:
        return "yes"
    return tie_break if list(sanity).count(sanity[winners[0]]) > 1 else "no"
