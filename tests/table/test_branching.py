"""Branches: a finished game can be continued from any of its positions at a new table."""

import random

import msgspec
import pytest

from eldritch.core.options import written_out
from eldritch.table import Act, BadGame, Rejected, Sit, Start, Table, bot_id
from eldritch.table.branching import branch_of, position_after
from eldritch.table.files import decode, encode, export
from eldritch.table.verifying import verify

from .live import GAMES, SECRET, Live, seated
from .test_files import changed, finished

OTHER = bytes(reversed(SECRET))


def branched(live: Live, entry: int, seat: int = 0) -> Table:
    return branch_of(
        live.table, "the-old-one1", entry, person="p9", name="Lev", seat=seat, bot="random", secret=OTHER, now=10**7
    )


def played_on(table: Table, seed: int) -> None:
    """Play to the end at random."""
    chance = random.Random(seed)
    while table.phase != "over":
        assert table.play is not None
        state = table.play.state
        seat = chance.choice(state.deciders())
        sender = bot_id(seat) if table.seats[seat].bot() else "p9"
        for entry in table.decide(Act(chance.choice(state.legal(seat))), sender, table.last_at + 1):
            table.apply(entry)


def choices_of(live: Live) -> list[int]:
    """Entries early, in the middle and late in the game, each followed by a decision."""
    acted = [entry.seq for entry in live.table.entries if entry.kind in ("started", "acted")][:-1]
    return [acted[0], acted[len(acted) // 3], acted[2 * len(acted) // 3], acted[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_branches_from_several_entries_can_be_finished_and_verified(game: str) -> None:
    live = finished(game)
    for entry in choices_of(live):
        branch = branched(live, entry, seat=1)
        before = Table.replay(live.table.setup, live.table.secret, live.table.entries[: entry + 1])
        assert before.play is not None
        assert branch.look(1, 10**7).view == before.play.state.view(1)
        played_on(branch, entry)
        checked = verify(decode(encode(export(branch))))
        assert checked.result == branch.result
        assert checked.setup.branch is not None
        assert (checked.setup.branch.table, checked.setup.branch.entry) == ("the-old-one1", entry)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_shows_no_more_than_the_seat_saw_in_the_original_game(game: str) -> None:
    """Before the end a look contains the digest of the position, but neither the position nor the secret."""
    live = finished(game)
    branch = branched(live, choices_of(live)[1])
    for viewer in (None, *range(branch.setup.seats)):
        shown = msgspec.json.encode([branch.look(viewer, 10**7), branch.updates(viewer, 0)])
        assert b'"generator"' not in shown
        assert OTHER.hex().encode() not in shown
    assert branch.setup.branch is not None


def test_a_branch_is_private_and_unrated_and_has_the_same_options() -> None:
    live = finished("realms", options={"seat_0_begins": True})
    setup = branched(live, choices_of(live)[2]).setup
    assert (setup.listed, setup.rated, setup.options) == (False, False, live.table.setup.options)
    assert written_out(branched(live, choices_of(live)[2]).play.state.options) == setup.options  # type: ignore[union-attr]


def test_a_branch_has_its_own_randomness() -> None:
    """The branch's own secret keys the generator, so the old game does not predict the next roll."""
    live = finished("duel")
    old = position_after(live.table, choices_of(live)[1])
    assert branched(live, choices_of(live)[1]).play.state.generator.dump() != old.generator.dump()  # type: ignore[union-attr]


def test_no_branch_starts_from_a_running_game_a_final_position_or_before_the_deal() -> None:
    live = finished()
    last = len(live.table.entries) - 1
    for entry in (0, last, last + 5):
        with pytest.raises(Rejected, match="no-branch"):
            branched(live, entry)
    with pytest.raises(Rejected, match="not-over"):
        branched(seated(), 2)


def test_only_a_branch_starts_from_a_given_position() -> None:
    live = finished()
    position = position_after(live.table, choices_of(live)[1]).dump()
    fresh = Live()
    for seat in range(2):
        fresh.table.apply(fresh.table.decide(Sit(f"Name {seat}"), f"p{seat}", 10**7)[0])
    assert fresh.refused(Start(position), 0) == "not-now"


def test_verification_detects_a_changed_first_position() -> None:
    live = finished()
    branch = branched(live, choices_of(live)[1])
    played_on(branch, 1)
    started = next(entry.seq for entry in branch.entries if entry.kind == "started")

    def edit(data: object) -> None:
        data["log"][started]["body"]["position"]["generator"] = [1, 2, 3, 4]  # type: ignore[index]

    with pytest.raises(BadGame, match=f"entry {started} "):
        verify(changed(export(branch), edit))
