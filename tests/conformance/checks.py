"""Properties of every position of every game. Each check raises AssertionError."""

import json
import pickle
import random
from collections.abc import Sequence
from typing import Any

from eldritch.core.actions import ActionTable
from eldritch.core.errors import IllegalAction
from eldritch.core.events import Event
from eldritch.core.game import Game
from eldritch.core.state import WHOLE, State

from .cases import Case
from .playing import BOUND, Move, Player, play


def text(data: object) -> str:
    """The data as JSON. Fails if a JSON round trip would change it."""
    try:
        written = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"not JSON-ready: {error}") from None
    assert json.loads(written) == data, f"not JSON-ready: {data!r}"
    return written


def future(state: State, table: ActionTable, seed: int, moves: int = 12) -> str:
    """A record of random play from a position, in place."""
    course: list[object] = []
    for move in play(state, Player(table, "verbs", seed), moves):
        course.append([move, state.legal(move[0])])
    return text([json.loads(json.dumps(course)), state.dump()])


# Whole games.


def check_ends(state: State, player: Player, bound: int = BOUND) -> None:
    """The game is over after a bounded number of decisions."""
    decisions = sum(1 for _ in play(state, player, bound))
    assert state.over, f"not over after {bound} decisions"
    assert decisions > 0, "over before anybody decided"


def check_conserved(box: list[int], state: State) -> None:
    """Every component exists exactly once."""
    assert sorted(state.components()) == sorted(box), "a component was lost, doubled or changed"


def check_returns(state: State) -> None:
    """Returns are zero before the end; then the winners have equal shares that sum to 1."""
    returns = state.returns()
    assert len(returns) == state.seats
    if not state.over:
        assert not any(returns), "there is a result before the end"
        return
    assert all(0.0 <= share <= 1.0 for share in returns), f"shares lie between 0 and 1, not {returns}"
    winners = [share for share in returns if share == max(returns)]
    assert abs(sum(returns) - 1.0) < 1e-9, f"the winners share 1, not {sum(returns)}"
    assert abs(sum(winners) - 1.0) < 1e-9, f"the winners share alike, not {returns}"


def check_replay(case: Case, seed: int, log: Sequence[Move], live: State) -> None:
    """Replaying the moves from the same seed leads to the same position."""
    again = case.new(seed)
    for seat, action in log:
        assert action in again.legal(seat), "the log cannot be played again"
        again.apply(seat, action)
    assert text(again.dump()) == text(live.dump()), "the log replays to another position"


def check_events(state: State, events: Sequence[Event]) -> None:
    """Each event can be projected for every viewer, and its private parts belong to existing seats."""
    for event in events:
        assert event.name
        assert all(seat in range(state.seats) for seat in event.private), f"{event!r} tells a seat that is not there"
        for viewer in viewers(state):
            text(event.visible_to(viewer))


# Legal actions.


def check_deciders(table: ActionTable, state: State) -> None:
    """There are deciders until the game is over; other seats have at most side actions."""
    deciders = state.deciders()
    assert bool(deciders) != state.over, "somebody decides exactly while the game is not over"
    assert deciders == sorted(set(deciders))
    for seat in range(state.seats):
        legal = state.legal(seat)
        if seat in deciders:
            assert any(action < table.side_start for action in legal), f"seat {seat} is asked but cannot answer"
        else:
            assert all(action >= table.side_start for action in legal), f"seat {seat} is not asked but may answer"


def check_legal_lists(table: ActionTable, state: State) -> None:
    """Legal actions are sorted, unique and in the action table, and the list belongs to the caller."""
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert legal == sorted(set(legal)), f"seat {seat}: not rising or not unique: {legal}"
        for action in legal:
            assert 0 <= action < table.size, f"action {action} is not in the table"
            verb, arguments = table.decode(action)
            assert table.encode(verb, *arguments.values()) == action
        state.legal(seat).clear()
        assert state.legal(seat) == legal, "a list that was handed out is still in use"
    assert state.legal(state.seats) == []
    assert state.legal(-1) == []


def check_fallback(state: State) -> None:
    """The fallback of every decider is legal."""
    for seat in state.deciders():
        assert state.fallback(seat) in state.legal(seat), f"seat {seat}: the fallback is not legal"


def check_descriptions(state: State) -> None:
    """Every legal action has a verb and plain arguments."""
    for seat in range(state.seats):
        for action in state.legal(seat):
            described = state.describe(action)
            text(described)
            assert isinstance(described["verb"], str)


def check_illegal_refused(table: ActionTable, state: State, chance: random.Random) -> None:
    """Illegal actions raise IllegalAction, change nothing and record no events."""
    before = text(state.dump())
    state.events = []
    for seat, action in illegal_moves(table, state, chance):
        assert is_refused(state, seat, action), f"seat {seat} may not choose action {action}, but could"
        assert text(state.dump()) == before, f"seat {seat}, action {action} was refused but changed something"
        assert state.events == [], f"seat {seat}, action {action} was refused but told something"
    state.events = None
    for viewer in viewers(state):
        seen = state.seen_by(viewer)
        for seat in state.deciders():
            assert is_refused(seen, seat, state.legal(seat)[0]), "a view could be played on"


def is_refused(state: State, seat: int, action: int) -> bool:
    try:
        state.apply(seat, action)
    except IllegalAction:
        return True
    return False


def illegal_moves(table: ActionTable, state: State, chance: random.Random) -> list[Move]:
    """Numbers out of range, actions of other seats, missing seats, and any other illegal action."""
    moves = [(seat, action) for seat in range(state.seats) for action in (-1, table.size, 2**31, 2**63, -(2**70))]
    for seat in (*state.deciders(), 0):
        for action in state.legal(seat):
            moves += [(other, action) for other in (-1, -2, state.seats, 2**63, -(2**70))]
    moves += [(seat, chance.randrange(table.size)) for seat in range(state.seats) for _ in range(8)]
    for other in state.deciders():
        moves += [(seat, action) for seat in range(state.seats) for action in state.legal(other)]
    legal = {seat: state.legal(seat) for seat in range(state.seats)}
    return [(seat, action) for seat, action in moves if action not in legal.get(seat, [])]


# Copies and dumps.


def check_clone(state: State, table: ActionTable, seed: int) -> None:
    """A clone is equal, continues in the same way, and is independent of the original."""
    before = text(state.dump())
    twin = state.clone()
    assert text(twin.dump()) == before, "the clone is another position"
    check_same_to_all(state, twin)
    ahead = future(twin, table, seed)
    assert text(state.dump()) == before, "what happened to the clone happened to the original"
    original = state.clone()
    kept = original.clone()
    assert future(original, table, seed) == ahead, "the clone plays on in another way"
    assert text(kept.dump()) == before, "what happened to the original happened to the clone"


def check_dump(game: Game, state: State, table: ActionTable, seed: int) -> None:
    """A position dumped as JSON and loaded again is the same."""
    written = text(state.dump())
    loaded = game.load(json.loads(written))
    assert text(loaded.dump()) == written, "read back it is another position"
    check_same_to_all(state, loaded)
    assert future(loaded, table, seed) == future(state.clone(), table, seed), "read back it plays on in another way"
    for viewer in viewers(state):
        seen = state.seen_by(viewer)
        again = game.load(json.loads(text(seen.dump())))
        assert text(again.dump()) == text(seen.dump()), "a view read back is another one"
        assert text(again.view(viewer)) == text(state.view(viewer))


def check_dump_is_detached(state: State) -> None:
    """Changing a dump or view does not change the position."""
    before = text(state.dump())
    ruin(state.dump())
    for viewer in viewers(state):
        ruin(state.view(viewer))
    assert text(state.dump()) == before, "changing a dump or a view changes the position"


def ruin(data: Any) -> None:
    """Empty every list and dictionary in the data."""
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        ruin(part)
    if isinstance(data, dict | list):
        data.clear()


def check_pickle(state: State, table: ActionTable, seed: int) -> None:
    """A pickled and unpickled position is the same."""
    sent = pickle.loads(pickle.dumps(state))
    assert text(sent.dump()) == text(state.dump()), "pickled it is another position"
    check_same_to_all(state, sent)
    assert future(sent, table, seed) == future(state.clone(), table, seed), "pickled it plays on in another way"


def check_same_to_all(one: State, other: State) -> None:
    """Two positions look the same to every viewer and have the same generator."""
    assert one.generator.dump() == other.generator.dump()
    assert one.deciders() == other.deciders()
    for seat in range(one.seats):
        assert one.legal(seat) == other.legal(seat)
    for viewer in viewers(one):
        assert text(one.view(viewer)) == text(other.view(viewer))


def viewers(state: State) -> list[int | None]:
    """Every seat and a spectator; for a view, only its own viewer."""
    if state.viewer != WHOLE:
        return [None if state.viewer < 0 else state.viewer]
    return [*range(state.seats), None]


def some_viewers(state: State, number: int) -> list[int | None]:
    """All viewers of a small table; a changing selection for a large one."""
    every = viewers(state)
    return every if len(every) <= 4 else [every[(number + 3 * place) % len(every)] for place in range(3)]
