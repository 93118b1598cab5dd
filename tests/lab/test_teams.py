"""Matches of teams in the Castle, and the counts of deeds that its bots believe by."""

import tomllib

from eldritch.games.castle.knowledge.behaviour import BEHAVIOURS
from eldritch.games.castle.tactics.beliefs import counted_weights as weights
from eldritch.lab import deeds, teams


def test_a_match_counts_every_game_for_one_side_or_both() -> None:
    score = teams.play_match(("logic", "random"), seats=4, games=2, seed=3)
    assert score.games == sum(score.endings.values()) == 2
    assert 0.0 <= score.won <= 2.0
    assert str(teams.play_match(("logic", "random"), 4, 2, 3)) == str(score), "the same seed, the same match"


def test_deeds_are_counted_against_how_often_they_could_have_been_done() -> None:
    table = tomllib.loads("\n".join(deeds.counted("logic", games=1, seed=5)))["behaviour"]
    assert set(table) == {*BEHAVIOURS, "showed_my_goal", "showed_other_goal"}
    for first, second in (("backed", "opposed"), ("accepted", "refused")):
        for who in ("own", "other"):
            assert table[first][who] + table[second][who] == table[first][f"{who}_chances"]
    # At a table of five one organisation has three and the other two: 3 × 2 + 2 × 1 ordered pairs of one's own.
    assert (table["offered"]["own_chances"], table["offered"]["other_chances"]) == (8, 12)


def test_the_counts_that_are_kept_say_what_one_would_think() -> None:
    """Own people are backed and others opposed and attacked, most clearly by those who have looked."""
    weigh = dict(zip(BEHAVIOURS, weights().kinds, strict=True))
    assert 0.0 < weigh["backed"] < weigh["backed_knowing"]
    assert 0.0 > weigh["opposed"] > weigh["opposed_knowing"]
    assert weigh["attacked"] < 0.0


def test_six_bots_end_most_games_by_a_declaration_that_is_right() -> None:
    """A win alone is rarer, a wrong declaration rare, and hardly a game has no end.

    Of 260 games 67 % were declared rightly, 30 % won alone, 3 % declared wrongly; the bounds leave room for chance.
    """
    score = teams.play_match(("bayes", "bayes"), seats=6, games=40, seed=500)
    assert score.endings["declared"] >= 20, score
    assert score.endings["alone"] <= 18, score
    assert score.endings["wrongly_declared"] <= 4, score
    assert score.endings["turn_limit"] == 0, score
