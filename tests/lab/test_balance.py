"""The report on a game's balance: what it counts, and that it is the same every time."""

import re
from collections import Counter

import pytest

from eldritch.games.realms import GAME
from eldritch.lab.balance import Record, contributions, course, records, report


def test_the_report_has_a_part_for_every_number_of_seats() -> None:
    text = "\n".join(report(GAME, games=2, seed=1))
    assert re.findall(r"^### (\d) players", text, re.MULTILINE) == ["2", "3", "4"]
    assert {"| green |", "| yellow |"} <= set(re.findall(r"^\| \w+ \|", text, re.MULTILINE))


def test_equal_seeds_give_equal_reports() -> None:
    assert records(GAME, 2, 2, 5) == records(GAME, 2, 2, 5)


def test_every_game_has_a_winner_and_purchases() -> None:
    for record in records(GAME, 3, 2, 3):
        assert sum(record.returns) == pytest.approx(1)
        assert all(counts.total() > 0 for counts in record.counts)


PLAYED = [
    Record(20, 100, "won", [1.0, 0.0], [Counter(red=3), Counter(red=1)]),
    Record(30, 200, "won", [0.0, 1.0], [Counter(red=2), Counter(red=4)]),
    Record(10, 300, "drawn", [0.5, 0.5], [Counter(), Counter()]),
]


def test_length_and_endings_are_counted() -> None:
    lines = course(PLAYED, 2)
    assert lines[0].startswith("| turns a player, mean (10–90 %) | 10.0 ")
    assert "| ended by won | 66.7 % |" in lines


def test_who_began_is_told_by_the_order_of_play() -> None:
    assert "| shares in the order of play | 50.0 %, 50.0 % |" in course(PLAYED, 2)


def test_what_winners_and_others_took_is_told_apart() -> None:
    assert list(contributions(PLAYED, 2)) == ["| red | 2.33 | 1.00 | 83.3 % |"]
