"""Executors change nothing but the time, and interrupted work can be resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import eldritch
from eldritch.cli import main
from eldritch.lab.arena import play_arena
from eldritch.lab.checkpoints import WrongCheckpoint, resume
from eldritch.lab.contest import Contest, play_contest
from eldritch.lab.executors import Local, Ray, executor
from eldritch.lab.ladder import Plan, PlayedRungs, climb

GAME = eldritch.game("nightmarium")
ARENA = ["arena", "nightmarium", "--bots", "greedy,random", "--seed", "7", "--json"]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "eldritch", *arguments]


def environment() -> dict[str, str]:
    path = os.pathsep.join(["src", *filter(None, [os.environ.get("PYTHONPATH")])])
    kept = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    return {**kept, "PYTHONPATH": path}


def figures(output: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(output)
    del found["decisions_per_second"]
    return found


def test_executors_are_asked_for_by_name() -> None:
    assert executor("local", 3) == Local(3)
    assert executor("ray", 2) == Ray(2)
    with pytest.raises(eldritch.BadOptions, match="local, ray"):
        executor("abacus")


def test_an_unknown_executor_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--executor", "abacus", "--lang", "en"]) == 2
    assert '"abacus"; available: local, ray' in capsys.readouterr().err


def test_a_ray_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """With a real cluster of this machine, started and ended by the command; it takes half a minute."""
    given = [*ARENA, "--games", "40"]
    for _ in range(3):
        done = subprocess.run(
            command(*given, "--executor", "ray", "--workers", "2"),
            capture_output=True,
            text=True,
            env=environment(),
            check=False,
        )
        # A cluster gives itself thirty seconds to start, which on a busy machine may be too few.
        if "timed out during startup" not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    main(given)
    assert figures(done.stdout) == figures(capsys.readouterr().out)


# Work that was interrupted.


def test_a_killed_arena_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    given = [*ARENA, "--games", "2000", "--keep", str(kept)]
    process = subprocess.Popen(command(*given), env=environment(), stdout=subprocess.DEVNULL)
    while process.poll() is None and (not kept.exists() or kept.read_bytes().count(b"\n") < 20):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    lines = kept.read_bytes().splitlines(keepends=True)
    assert 20 <= len(lines) < 2000, "it was killed in the middle"
    whole = len([line for line in lines if line.endswith(b"\n")])

    fewer = [*ARENA, "--games", str(whole + 4)]
    assert main([*fewer, "--keep", str(kept)]) == 0
    resumed = figures(capsys.readouterr().out)
    main(fewer)
    assert resumed == figures(capsys.readouterr().out)
    assert kept.read_bytes().splitlines(keepends=True)[:whole] == lines[:whole], "nothing was played twice"


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    whole = play_arena(GAME, ["random", "random"], 6, seed=1, checkpoint=kept)
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text[:-9], encoding="utf-8")
    again = play_arena(GAME, ["random", "random"], 6, seed=1, checkpoint=kept)
    assert again == whole
    assert 0 < again.resumed < again.decisions, "what was kept does not make the arena faster"
    assert kept.read_text(encoding="utf-8") == text


def test_results_in_a_checkpoint_are_not_computed_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    contest = Contest("greedy", "random", 2, seed=1)
    played: list[int] = []
    first = play_contest(GAME, contest, 4, checkpoint=kept)
    again = play_contest(GAME, contest, 6, progress=lambda: played.append(1), checkpoint=kept)
    assert len(played) == again.games == 6
    assert first.sides[0].milliseconds == again.sides[0].milliseconds[: len(first.sides[0].milliseconds)]


def test_other_work_does_not_go_on_from_the_file(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    play_arena(GAME, ["random", "random"], 2, seed=1, checkpoint=kept)
    with pytest.raises(WrongCheckpoint, match="seed is 1 there and 2 here"):
        play_arena(GAME, ["random", "random"], 2, seed=2, checkpoint=kept)
    kept.write_text("[]\n", encoding="utf-8")
    with pytest.raises(WrongCheckpoint, match="not a checkpoint file"):
        list(resume(kept, {}, int, abs, 1, Local()))


def test_a_ladder_keeps_the_games_of_the_pairing_under_way(tmp_path: Path) -> None:
    plan = Plan((), games=3, seats=2, seed=1)
    kept = PlayedRungs(tmp_path / "ladder.json")
    part = kept.part(GAME, Contest("greedy", "random", 2, 1))
    assert part is not None

    def stop(_: str, done: int, __: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(climb(GAME, plan, kept, progress=stop))
    assert part.read_text(encoding="utf-8").count("\n") == 1 + 2
    list(climb(GAME, plan, kept))
    assert [path.name for path in tmp_path.iterdir()] == ["ladder.json"], "a finished pairing leaves no games behind"
