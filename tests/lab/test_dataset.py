"""Games as training data: what a row holds, and that it is what happened."""

import json
import random
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow  # type: ignore[import-untyped]
import pytest
from pyarrow import parquet

import eldritch
from eldritch.cli import main
from eldritch.lab.dataset import Dataset, SelfPlay, load, write
from eldritch.lab.dataset.importing import write_files
from eldritch.lab.dataset.loading import BadDataset
from eldritch.lab.executors import Local
from eldritch.lab.play import seed_of
from eldritch.table import Act, BadGame, Premove, ReplaceByBot, Resign, Return, TimeOut, Undo
from eldritch.table.files import encode, export
from tests.table.live import Live, minutes, per_move, seated

SEATS = {"realms": 2, "nightmarium": 3, "duel": 2, "castle": 4}
NIGHTMARIUM = eldritch.game("nightmarium")


def made(path: Path, id: str = "nightmarium", games: int = 3) -> Dataset:
    write(path, eldritch.game(id), SelfPlay(("random",) * SEATS.get(id, 3), seed=5), games)
    return load(path)


@pytest.mark.parametrize("id", eldritch.games())
def test_every_row_is_what_a_replay_of_the_game_shows(id: str, tmp_path: Path) -> None:
    game = eldritch.game(id)
    data = made(tmp_path / "games.parquet", id, games=1)
    state = game.new(SEATS.get(id, 3), seed_of(5, "deal", 0))
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
    about = {key: data.about[key] for key in ("format", "version", "game", "rules", "seats", "games", "bots", "seed")}
    assert about == {
        "format": "eldritch dataset",
        "version": 2,
        "game": "nightmarium",
        "rules": NIGHTMARIUM.rules,
        "seats": 3,
        "games": 3,
        "bots": ["random"] * 3,
        "seed": 5,
    }
    assert data.about["edition"] == NIGHTMARIUM.edition.digest
    assert data.about["options"] == NIGHTMARIUM.new(3).dump()["options"]
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
    content: dict[str, str]
    for content in ({}, {"eldritch": json.dumps({"format": "eldritch dataset", "version": 99})}, {"eldritch": "[1"}):
        parquet.write_table(pyarrow.table({"a": [1]}).replace_schema_metadata(content), path)
        with pytest.raises(BadDataset, match="not a dataset of version 2"):
            load(path)


@pytest.mark.parametrize("content", [b"", b"no parquet at all", b"PAR1 and then nothing PAR1"])
def test_a_file_that_is_no_parquet_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.parquet"
    path.write_bytes(content)
    with pytest.raises(BadDataset, match=r"bad\.parquet cannot be read as Parquet"):
        load(path)


def test_a_dataset_that_fails_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    made(path, games=1)
    before = path.read_bytes()

    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(path, NIGHTMARIUM, SelfPlay(("random", "random"), seed=1), games=4, progress=interrupted)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_dataset_has_its_name_only_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    there = []
    plan = SelfPlay(("random", "random"), seed=1)
    write(path, NIGHTMARIUM, plan, games=2, progress=lambda: there.append(path.exists()))
    assert there == [False, False]
    assert list(tmp_path.iterdir()) == [path]


# Games of a server.


def exported(live: Live, path: Path) -> Path:
    path.write_bytes(encode(export(live.table)))
    return path


def finished(game: str, seats: int, path: Path, seed: int = 3, **settings: Any) -> Live:
    live = seated(game, seats, **settings)
    seat = live.state.deciders()[0]
    live.act(seat)
    live.do(Undo(), seat)
    live.finish(seed)
    path.parent.mkdir(exist_ok=True)
    exported(live, path)
    return live


def steps(live: Live) -> int:
    """How many moves were made that count."""
    assert live.table.play is not None
    return len(live.table.play.steps)


def bots_move(live: Live, most: int = 20_000) -> None:
    """Bots move as long as they are asked before anybody else."""
    for _ in range(most):
        owed = live.table.bots_to_move()
        if not owed:
            return
        seat = owed[0][0]
        live.do(Act(live.state.legal(seat)[-1]), f"bot:{seat}")


def imported(live: Live, folder: Path) -> Dataset:
    """The dataset of one game that is over."""
    game = eldritch.game(live.table.setup.game)
    write_files(folder / "one.parquet", game, [exported(live, folder / "one.json")])
    return load(folder / "one.parquet")


def test_games_of_a_server_without_what_was_taken_back(tmp_path: Path) -> None:
    live = finished("nightmarium", 2, tmp_path / "evening.json")
    write_files(tmp_path / "people.parquet", NIGHTMARIUM, [tmp_path / "evening.json"])
    data = load(tmp_path / "people.parquet")
    assert live.table.play is not None
    assert [(int(seat), int(action)) for seat, action in zip(data.seats, data.actions, strict=True)] == [
        (step.seat, step.action) for step in live.table.play.steps
    ]
    assert data.legal[range(len(data)), data.actions].all()
    assert set(data.games) == {"evening.json"}
    assert set(data.players) == {"human"}, "a dataset has no names"
    assert data.results[0].sum() == pytest.approx(1.0)


def test_moves_of_a_stand_in_are_the_bots_and_those_before_and_after_the_persons(tmp_path: Path) -> None:
    live = seated("nightmarium", 2)
    chance = random.Random(1)
    for _ in range(18):
        live.step(chance)
    live.do(ReplaceByBot(1), 1)
    while live.state.deciders() != [1]:
        live.step(chance)
    before = steps(live)
    bots_move(live)
    after = steps(live)
    live.do(Return(), 1)
    live.finish(seed=2)
    data = imported(live, tmp_path)
    assert after > before >= 18
    assert data.players.tolist() == ["human"] * before + ["random"] * (after - before) + ["human"] * (len(data) - after)


def test_moves_of_the_clock_are_nobodys(tmp_path: Path) -> None:
    live = seated("nightmarium", 2, clock=per_move(60))
    live.do(TimeOut(), None, after=minutes(2))
    live.finish(seed=1)
    data = imported(live, tmp_path)
    assert data.players.tolist() == ["clock"] + ["human"] * (len(data) - 1)


def test_premoves_are_the_persons(tmp_path: Path) -> None:
    live = seated("nightmarium", 2)
    seat = live.state.deciders()[0]
    live.do(Premove(live.state.legal(seat)[0]), seat)
    live.do(TimeOut(), None)
    live.finish(seed=1)
    assert set(imported(live, tmp_path).players) == {"human"}


def test_moves_for_somebody_who_resigned_are_nobodys_or_the_stand_ins(tmp_path: Path) -> None:
    for stand_in, label in (("", "forsaken"), ("random", "random")):
        live = seated("nightmarium", 3, stand_in=stand_in)
        live.do(Resign(), 2)
        chance = random.Random(1)
        while live.table.phase != "over":
            asked = live.state.deciders()[0]
            if asked != 2:
                live.do(Act(chance.choice(live.state.legal(asked))), asked)
            elif stand_in:
                bots_move(live)
            else:
                live.do(TimeOut(), None)
        data = imported(live, tmp_path)
        assert set(data.players[data.seats == 2]) == {label}
        assert set(data.players[data.seats != 2]) == {"human"}


def test_games_with_the_same_file_name_stay_apart(tmp_path: Path) -> None:
    paths = [tmp_path / "monday" / "1.json", tmp_path / "tuesday" / "1.json"]
    for seed, path in enumerate(paths):
        finished("nightmarium", 2, path, seed=seed)
    write_files(tmp_path / "people.parquet", NIGHTMARIUM, paths)
    data = load(tmp_path / "people.parquet")
    assert set(data.games) == {"monday/1.json", "tuesday/1.json"}
    assert data.about["games"] == 2
    first, second = data.split(0.5)
    assert len(set(first.games)) == len(set(second.games)) == 1


def test_a_game_given_twice_is_refused(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.json", tmp_path / "b.json"
    finished("nightmarium", 2, path)
    copy.write_bytes(path.read_bytes())
    for files in ([path, copy], [path, path]):
        with pytest.raises(eldritch.BadOptions, match="the same game"):
            write_files(tmp_path / "x.parquet", NIGHTMARIUM, files)


def test_games_with_different_options_make_no_dataset(tmp_path: Path) -> None:
    finished("nightmarium", 2, tmp_path / "five.json")
    finished("nightmarium", 2, tmp_path / "six.json", options={"target": 6})
    with pytest.raises(eldritch.BadOptions, match="the same option target; these have 5, 6"):
        write_files(tmp_path / "x.parquet", NIGHTMARIUM, [tmp_path / "five.json", tmp_path / "six.json"])
    assert not (tmp_path / "x.parquet").exists()
    write_files(tmp_path / "x.parquet", NIGHTMARIUM, [tmp_path / "six.json"])
    assert load(tmp_path / "x.parquet").about["options"]["target"] == 6


def test_games_of_another_edition_make_no_dataset(tmp_path: Path) -> None:
    own = Path(NIGHTMARIUM.edition.path).read_text(encoding="utf-8")
    (tmp_path / "other.toml").write_text(re.sub(r"(?m)^(hand = \{ cards = )\d+", r"\g<1>4", own), encoding="utf-8")
    other = NIGHTMARIUM.with_edition(tmp_path / "other.toml")
    assert other.edition.digest != NIGHTMARIUM.edition.digest
    finished("nightmarium", 2, tmp_path / "evening.json")
    with pytest.raises(BadGame, match=r"evening\.json was played with another edition"):
        write_files(tmp_path / "x.parquet", other, [tmp_path / "evening.json"])


def test_a_bad_game_among_good_ones_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    finished("nightmarium", 2, good)
    content = good.read_text(encoding="utf-8")
    bad.write_text(re.sub(r'"returns":\[[^]]*\]', '"returns":[0.5,0.5]', content), encoding="utf-8")
    assert bad.read_text(encoding="utf-8") != content
    with pytest.raises(BadGame, match=r"bad\.json: the result is"):
        write_files(tmp_path / "x.parquet", NIGHTMARIUM, [good, bad])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.json", "good.json"]


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
        (["--from", __file__], "not a game file"),
        (["--bots", "random,random", "--out", "no/such/x.parquet"], 'no folder "no/such"'),
        (["--bots", "random,random", "--out", "."], "is a folder"),
    ],
)
def test_wrong_input_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str], complaint: str
) -> None:
    assert main(["dataset", "nightmarium", "--out", str(tmp_path / "x.parquet"), "--lang", "en", *wrong]) == 2
    content = capsys.readouterr().err
    assert content.count("\n") == 1
    assert complaint in content
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_to_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("eldritch.lab.dataset.write", full)
    out = str(tmp_path / "x.parquet")
    assert main(["dataset", "nightmarium", "--out", out, "--lang", "en", "--bots", "random,random"]) == 2
    assert f"cannot write {out}: No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["numpy", "pyarrow"])
def test_a_missing_library_is_named(
    missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldritch.cli.work.find_spec", lambda name: None if name == missing else find_spec(name))
    out = str(tmp_path / "x.parquet")
    assert main(["dataset", "nightmarium", "--out", out, "--lang", "en", "--bots", "random,random"]) == 2
    assert f'missing packages: {missing}. Install them with: pip install "eldritch[study]"' in capsys.readouterr().err
