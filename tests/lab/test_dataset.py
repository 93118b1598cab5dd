"""Games as training data: what a row holds, and that it is what happened."""

import json
import sys
from pathlib import Path

import numpy as np
import pyarrow  # type: ignore[import-untyped]
import pytest
from pyarrow import parquet

import eldritch
from eldritch.cli import main
from eldritch.lab.arena import seed_of
from eldritch.lab.dataset import Dataset, SelfPlay, load, write, write_files
from eldritch.lab.dataset.loading import BadDataset
from eldritch.lab.executors import Local
from eldritch.table import Undo
from eldritch.table.files import encode, export
from tests.table.live import Live, seated

SEATS = {"realms": 2, "nightmarium": 3, "duel": 2, "castle": 4}
NIGHTMARIUM = eldritch.game("nightmarium")


def made(path: Path, id: str = "nightmarium", games: int = 3) -> Dataset:
    write(path, eldritch.game(id), SelfPlay(("random",) * SEATS[id], seed=5), games)
    return load(path)


@pytest.mark.parametrize("id", eldritch.games())
def test_every_row_is_what_a_replay_of_the_game_shows(id: str, tmp_path: Path) -> None:
    game = eldritch.game(id)
    data = made(tmp_path / "games.parquet", id, games=1)
    state = game.new(SEATS[id], seed_of(5, "deal", 0))
    for row in range(len(data)):
        seat = int(data.seats[row])
        assert data.steps[row] == row
        assert data.observations[row].tobytes() == state.observe(seat)
        assert np.flatnonzero(data.legal[row]).tolist() == state.legal(seat)
        state.apply(seat, int(data.actions[row]))
    assert state.over
    for row in range(len(data)):
        seat = int(data.seats[row])
        returns = state.returns()
        assert data.results[row].tolist() == pytest.approx(returns[seat:] + returns[:seat])


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    data = made(tmp_path / "games.parquet")
    about = {key: data.about[key] for key in ("format", "version", "game", "rules", "seats", "bots", "seed")}
    assert about == {
        "format": "eldritch dataset",
        "version": 1,
        "game": "nightmarium",
        "rules": NIGHTMARIUM.rules,
        "seats": 3,
        "bots": ["random"] * 3,
        "seed": 5,
    }
    assert data.about["edition"] == NIGHTMARIUM.edition.digest
    assert data.observations.shape == (len(data), NIGHTMARIUM.features(3))
    assert data.legal.shape == (len(data), NIGHTMARIUM.actions.size)


def test_the_columns_are_those_that_are_documented(tmp_path: Path) -> None:
    made(tmp_path / "games.parquet", games=1)
    columns = parquet.read_schema(tmp_path / "games.parquet").names
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    documented = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert documented == columns


def test_how_many_work_changes_nothing(tmp_path: Path) -> None:
    plan = SelfPlay(("greedy", "random"), seed=2)
    write(tmp_path / "one.parquet", NIGHTMARIUM, plan, 5)
    write(tmp_path / "two.parquet", NIGHTMARIUM, plan, 5, Local(2))
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_a_split_shares_no_game(tmp_path: Path) -> None:
    first, second = made(tmp_path / "games.parquet", games=10).split(0.3)
    assert len(set(first.games)) == 3
    assert not set(first.games) & set(second.games)
    assert len(set(second.games)) == 7


def test_tensors_share_the_arrays_where_pytorch_is_installed(tmp_path: Path) -> None:
    data = made(tmp_path / "games.parquet", games=1)
    pytest.importorskip("torch")
    tensors = data.tensors()
    data.observations[0, 0] += 1
    data.legal[0, 0] ^= True
    for name in ("observations", "legal", "actions", "results"):
        assert tensors[name].tolist() == getattr(data, name).tolist()


def test_a_policy_of_pytorch_learns_to_do_what_players_did(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    data = made(tmp_path / "games.parquet", games=4)
    tensors = data.tensors()
    limits = torch.tensor(list(NIGHTMARIUM.feature_limits(data.about["seats"])))
    policy = torch.nn.Linear(data.about["features"], data.about["actions"])
    steps = torch.optim.Adam(policy.parameters(), lr=0.01)
    losses = []
    for _ in range(20):
        scores = policy(tensors["observations"] / limits).masked_fill(~tensors["legal"], float("-inf"))
        loss = torch.nn.functional.cross_entropy(scores, tensors["actions"])
        steps.zero_grad()
        loss.backward()
        steps.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0]


def test_without_pytorch_only_the_tensors_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    data = made(tmp_path / "games.parquet", games=1)
    with pytest.raises(ImportError, match="torch"):
        data.tensors()


def test_a_file_of_another_kind_or_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    for metadata in ({}, {"eldritch": json.dumps({"format": "eldritch dataset", "version": 99})}):
        parquet.write_table(pyarrow.table({"a": [1]}).replace_schema_metadata(metadata), path)
        with pytest.raises(BadDataset, match="no dataset of version 1"):
            load(path)


# Games of a server.


def exported(live: Live, path: Path) -> Path:
    path.write_bytes(encode(export(live.table)))
    return path


def finished(game: str, seats: int, path: Path) -> Live:
    live = seated(game, seats)
    seat = live.state.deciders()[0]
    live.act(seat)
    live.do(Undo(), seat)
    live.finish(seed=3)
    exported(live, path)
    return live


def test_games_of_a_server_without_what_was_taken_back(tmp_path: Path) -> None:
    live = finished("nightmarium", 2, tmp_path / "evening.json")
    write_files(tmp_path / "people.parquet", NIGHTMARIUM, [tmp_path / "evening.json"])
    data = load(tmp_path / "people.parquet")
    assert live.table.play is not None
    assert [(int(seat), int(action)) for seat, action in zip(data.seats, data.actions, strict=True)] == [
        (step.seat, step.action) for step in live.table.play.steps
    ]
    assert data.legal[range(len(data)), data.actions].all()
    assert set(data.games) == {"evening"}
    assert set(data.players) == {"human"}, "a dataset has no names"
    assert data.results[0].sum() == pytest.approx(1.0)


def test_games_of_different_sizes_make_no_dataset(tmp_path: Path) -> None:
    finished("nightmarium", 2, tmp_path / "two.json")
    finished("nightmarium", 3, tmp_path / "three.json")
    with pytest.raises(eldritch.BadOptions, match="these have 2, 3"):
        write_files(tmp_path / "x.parquet", NIGHTMARIUM, [tmp_path / "two.json", tmp_path / "three.json"])


# The command.


def test_the_command_plays_and_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    given = ["dataset", "nightmarium", "--out", str(out), "--lang", "en"]
    assert main([*given, "--bots", "random,random", "--games", "2", "--seed", "3"]) == 0
    assert f"{len(load(out))} decisions written to {out}" in capsys.readouterr().out
    finished("nightmarium", 2, tmp_path / "evening.json")
    assert main([*given, "--from", str(tmp_path / "evening.json")]) == 0
    assert load(out).about["files"] == 1


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ([], "--bots"),
        (["--bots", "random"], "2 to 5"),
        (["--bots", "random,random", "--from", "a.json"], "--from"),
        (["--from", "nowhere.json"], "no file nowhere.json"),
        (["--from", __file__], "no game file"),
    ],
)
def test_wrong_input_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str], complaint: str
) -> None:
    assert main(["dataset", "nightmarium", "--out", str(tmp_path / "x.parquet"), "--lang", "en", *wrong]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert complaint in told
