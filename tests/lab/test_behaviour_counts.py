"""Counts of the Castle's players' behaviour, which its heuristics use."""

import tomllib
from pathlib import Path

import eldritch
from eldritch.games.castle.knowledge.behaviour import BEHAVIOURS
from eldritch.games.castle.tactics.beliefs import counted_weights
from eldritch.lab.behaviour_counts import counted, main

CASTLE = eldritch.game("castle")


def test_behaviour_is_counted_against_its_opportunities() -> None:
    table = tomllib.loads("\n".join(counted(CASTLE, "logic", games=1, seed=5)))["behaviour"]
    assert set(table) == {*BEHAVIOURS, "showed_my_goal", "showed_other_goal"}
    for first, second in (("backed", "opposed"), ("accepted", "refused")):
        for who in ("own", "other"):
            assert table[first][who] + table[second][who] == table[first][f"{who}_chances"]
    # With five players one team has three and the other two: 3 × 2 + 2 × 1 ordered pairs within a team.
    assert (table["offered"]["own_chances"], table["offered"]["other_chances"]) == (8, 12)


def test_the_counts_are_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "counts.toml"
    main(["castle", "--games", "1", "--tactics", "logic", "--seed", "5", "--output", str(file)])
    lines = counted(CASTLE, "logic", games=1, seed=5)
    assert file.read_text(encoding="utf-8") == "".join(f"{line}\n" for line in lines)


def test_the_shipped_counts_are_plausible() -> None:
    """Players back their own team and oppose and attack the other, most clearly if they have seen the allegiance."""
    weigh = dict(zip(BEHAVIOURS, counted_weights().kinds, strict=True))
    assert 0.0 < weigh["backed"] < weigh["backed_knowing"]
    assert 0.0 > weigh["opposed"] > weigh["opposed_knowing"]
    assert weigh["attacked"] < 0.0
