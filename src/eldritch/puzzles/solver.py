"""Winning within a turn: whether a win is certain, and whether there is only one way.

A line is *certain* if it wins in every world that the seat considers possible, without luck; by default also without
revealing anything hidden and without asking others (see `WinPuzzles`). It is the *only way* if every line that wins in
one world takes the same steps, with the help of all others and (unless the game excludes it) of luck. Lines may take
the steps in another order and take further ones.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from eldritch.core.state import State

from .explore import TooLarge, explore
from .wins import Line, Turn, WinPuzzles

Node = tuple[State, Line]
"""A position, and the seat's actions that led to it."""

Progress = tuple[State, tuple[int, ...]]
"""A position, and how often the seat has taken each of the steps that are looked for."""

Choices = Callable[[State, int], list[int]]
"""Which of a seat's legal actions the search tries."""


def certain_win(turn: Turn, seen: State) -> Line | None:
    """The shortest certain line that wins, if there is one. The turn's world is one that the view `seen` admits.

    Raises TooLarge if that takes more positions than `WinPuzzles.win_limit`.
    """
    for state, line in certain_steps(turn):
        if turn.is_won(state) and turn.kind.is_certain(seen, line):
            return line
    return None


def certain_steps(turn: Turn) -> Iterator[Node]:
    """Every position that promising actions lead to without luck; before a win nothing hidden is revealed."""
    kind, seat = turn.kind, turn.seat
    play = turn.answered if kind.asks_others else turn.after

    def steps(node: Node) -> Iterator[Node]:
        state, line = node
        hidden = kind.hidden(state, seat)
        for action in kind.promising(state, seat):
            after, taken = play(state, action)
            if not turn.is_lucky(after) and (turn.is_won(after) or kind.hidden(after, seat) == hidden):
                yield after, (*line, *taken)

    return explore(
        turn.begun(turn.start),
        steps,
        goes_on=lambda node: turn.lasts(node[0]) and node[0].deciders() == [seat],
        key=lambda node: kind.key(node[0]),
        most=kind.win_limit,
    )


def answered_steps(turn: Turn, start: State, most: int, *, luck: bool) -> Iterator[Node]:
    """Every position that the seat's options lead to from `start`, with luck or without.

    Others make their safe choices.
    """

    def steps(node: Node) -> Iterator[Node]:
        state, line = node
        for action in turn.kind.options(state, turn.seat):
            after, taken = turn.answered(state, action)
            if luck or not turn.is_lucky(after):
                yield after, (*line, *taken)

    return explore(
        turn.begun(start),
        steps,
        goes_on=lambda node: turn.lasts(node[0]),
        key=lambda node: turn.kind.key(node[0]),
        most=most,
    )


def way_to_win(turn: Turn, start: State, most: int) -> Line | None:
    """The shortest way to win within the turn if others make their safe choices; without luck if that is excluded.

    Raises TooLarge if that takes more than `most` positions.
    """
    steps = answered_steps(turn, start, most, luck=turn.kind.luck != "excluded")
    return next((line for state, line in steps if turn.is_won(state)), None)


def needed(kind: WinPuzzles[Any], state: State, line: Line) -> Counter[int]:
    """The steps of a line that every other must take too if it is the only way."""
    return Counter(action for action in line if state.describe(action)["verb"] not in kind.filler_verbs)


def prove_only_way(turn: Turn, steps: Counter[int], most: int, choices: Choices | None = None) -> int | None:
    """Show that every line that wins in this world takes these steps. None if there is another way.

    Returns how many positions that takes, and raises TooLarge if more than `most`. The search tries all options of all
    seats. A certain line wins in this world too, so there is no other certain way either. With fewer `choices` the
    search proves nothing, but it may find another way quickly.
    """
    kind = turn.kind
    places = {action: place for place, action in enumerate(steps)}
    wanted = tuple(steps.values())
    visited = 0

    def goes_on(node: Progress) -> bool:
        return node[1] != wanted and turn.lasts(node[0])

    def successors(node: Progress) -> Iterator[Progress]:
        nonlocal visited
        visited += 1
        state, taken = node
        for decider, action in decisions(state, choices or kind.options):
            after, _ = turn.after(state, action, decider)
            lucky = turn.is_lucky(after)
            if lucky and kind.luck == "excluded":
                continue
            then = counted(taken, places.get(action, -1), wanted) if decider == turn.seat else taken
            if lucky and kind.luck == "refused" and goes_on((after, then)):
                raise TooLarge
            yield after, then

    nodes = explore(
        (turn.begun(turn.start)[0], (0,) * len(wanted)),
        successors,
        goes_on=goes_on,
        key=lambda node: (kind.key(node[0]), node[1]),
        most=most,
        depth_first=True,
    )
    another = any(turn.is_won(state) and taken != wanted for state, taken in nodes)
    return None if another else visited


def decisions(state: State, choices: Choices) -> Iterator[tuple[int, int]]:
    """Every action to try, each with the seat that may take it."""
    return ((decider, action) for decider in state.deciders() for action in choices(state, decider))


def counted(taken: tuple[int, ...], place: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """How often each step was taken, this one included; at most as often as it is wanted."""
    if place < 0 or taken[place] >= wanted[place]:
        return taken
    return (*taken[:place], taken[place] + 1, *taken[place + 1 :])
