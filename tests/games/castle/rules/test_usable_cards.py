"""The cards that each player may use in a fight, by exact values, and the numbers that saved games hold."""

from typing import Any

import pytest

from eldritch.games.castle.box.components import ITEMS
from eldritch.games.castle.rules import used_cards
from eldritch.games.castle.rules.powers import usable

from ..table import Table, table

SIX = {
    "anna": "order thug | dagger gloves poison_ring monocle",
    "boris": "brotherhood duelist | key",
    "clara": "order bodyguard | casting_knives whip",
    "dmitri": "brotherhood grand_master | key",
    "eva": "order poison_mixer | tome",
    "foma": "brotherhood hypnotist | goblet",
}
PROFESSION = 1 << 20
POISON = 0b11 << 21


def fighting(**stances: str) -> Table:
    return table(**SIX).fight("anna", "boris", **stances)


def bits(*items: str) -> int:
    return sum(1 << ITEMS.index(item) for item in items)


def test_fighters_and_supporters_may_use_the_cards_of_their_roles() -> None:
    t = fighting(clara="attacker", dmitri="defender", foma="attacker")
    assert [usable(t.state, seat) for seat in range(6)] == [
        bits("dagger", "poison_ring") | PROFESSION,
        PROFESSION,
        bits("casting_knives") | PROFESSION,
        0,
        POISON,
        0,
    ]
    t = table(**SIX).play("anna pass", "boris attack anna").hush()
    for side in ("nobody", "defender", "defender", "attacker"):
        t.play(f"{t.waiting_for[0]} support {side}")
    t.no("boris")
    assert [usable(t.state, seat) for seat in range(6)] == [
        bits("gloves", "poison_ring"),
        PROFESSION,
        0,
        0,
        POISON,
        0,
    ]


def test_the_cards_of_an_answer_are_chosen_in_rising_order() -> None:
    t = fighting(clara="attacker")
    assert t.choices("anna") == ["use_item dagger", "use_item poison_ring", "use_profession", "done"]
    assert t.choices("eva") == ["poison attacker", "poison defender", "done"]
    assert t.choices("clara") == ["use_item casting_knives", "use_profession", "done"]
    t.play("anna use_item poison_ring")
    assert t.choices("anna") == ["use_profession", "done"]
    t.play("anna use_profession")
    assert t.choices("anna") == ["done"]
    t.play("eva poison defender")
    assert t.choices("eva") == ["done"]


def test_an_answer_without_cards_uses_none() -> None:
    assert [used_cards.uses_any(answer) for answer in (0, used_cards.FINISHED, bits("dagger"), POISON)] == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("PROFESSION", 20),
        ("POISON_FOR_ATTACKER", 21),
        ("POISON_FOR_DEFENDER", 22),
        ("CARDS_PER_SEAT", 32),
        ("FINISHED", 1 << 30),
    ],
)
def test_saved_games_hold_the_numbers_of_cards_and_answers(name: str, number: int) -> None:
    assert getattr(used_cards, name) == number


def test_used_cards_and_answers_are_numbered_as_before() -> None:
    t = fighting(clara="attacker").play(
        "anna use_item dagger", "anna use_profession", "anna done", "eva poison attacker"
    )
    powers: Any = t.state.stack[-1]
    assert powers.answers == [1 << 30 | bits("dagger") | PROFESSION, 0, 0, 0, 1 << 21, 0]
    t.play("eva done", *(f"{name} done" for name in t.waiting_for if name != "eva"))
    assert (t.step, t.state.plays) == ("doctor", [5, 20, 4 * 32 + 21])
