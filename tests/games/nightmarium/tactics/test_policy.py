"""What the tactics of Nightmarium prefer, why, and which actions they consider."""

from typing import Final

import pytest

from eldritch.core.tactics import Personality
from eldritch.games.nightmarium.tactics.policy import NightmariumTactics

from ..table import Table, table

TACTICS: Final = NightmariumTactics(Personality())


def best(t: Table, tactics: NightmariumTactics = TACTICS) -> tuple[str, str]:
    """The best choice of the player to act, and the reason for it."""
    seat = t.state.deciders()[0]
    legal = t.state.legal(seat)
    values = tactics.weigh(t.state, seat, legal)
    place = values.index(max(values))
    return t.choices()[place], tactics.reason(t.state, seat, legal[place])


def considered(t: Table) -> list[str]:
    """The choices that a rollout considers."""
    seat = t.state.deciders()[0]
    legal = t.state.legal(seat)
    sensible = TACTICS.prune(t.state, seat, legal)
    return [choice for action, choice in zip(legal, t.choices(), strict=True) if action in sensible]


@pytest.mark.parametrize(
    ("anya", "choice", "reason"),
    [
        ("| hand 3 1 4 7 13 16 19 22 25", "play 3 new", "begin"),
        ("33 | hand 26 3", "play 26 1", "grow"),
        ("33-2 | hand 13 3", "play 13 1", "complete"),
        ("6-26 33-2 | hand 13", "play 13 1", "pure-legion"),
        ("33-26-4 | hand 13 22 chimerid", "play chimerid 1", "embody"),
        ("| hand 4", "draw", "draw"),
    ],
)
def test_the_best_action_and_its_reason(anya: str, choice: str, reason: str) -> None:
    t = table(anya=anya, borya="| hand 9 30", options={"seals": True})
    assert best(t) == (choice, reason)


def test_the_executioner_stops_a_leader_rather_than_taking_a_better_card() -> None:
    t = table(anya="33-2 | hand 82", borya="3-26-67 6-80-70 15-35-79 30-71-4 27", vova="36-23")
    assert best(t) == ("play 82 1", "complete")
    t.play("play 82 1")
    assert best(t) == ("execute borya 1", "stop-leader")


def test_an_aggressor_values_attacks_more() -> None:
    t = table(anya="33-2 | hand 82", borya="3-26", vova="36-23")
    t.play("play 82 1")
    seat, legal = 0, t.state.legal(0)
    neutral = TACTICS.weigh(t.state, seat, legal)
    aggressor = NightmariumTactics(Personality(attack=2.0)).weigh(t.state, seat, legal)
    assert all(more > less for more, less in zip(aggressor, neutral, strict=True))


def test_an_odd_swap_goes_on() -> None:
    t = table(anya="| hand 4 13 22 37", borya="", discard="", rest="borya")
    assert best(t)[1] == "swap"
    t.play("mark 4")
    assert best(t)[1] == "swap"
    t.play("mark 13")
    assert best(t) == ("stop", "swapped-enough")


def test_a_replay_is_accepted_if_it_gains_something() -> None:
    t = table(anya="33-2-1 | hand necromunculus", borya="36-35", options={"seals": True})
    t.play("play necromunculus 1")
    assert best(t) == ("replay", "replay")


def test_a_replay_that_costs_an_own_creature_is_declined() -> None:
    t = table(anya="33-2-25 36-35-4 | hand necromunculus", borya="", options={"seals": True})
    t.play("play necromunculus 1")
    assert best(t) == ("decline", "decline")


def test_of_equivalent_plays_only_the_first_is_considered() -> None:
    """3 and 6 are necromunculus legs without an ability. 33 is of another legion."""
    t = table(anya="| hand 3 6 33", borya="")
    assert considered(t) == ["play 3 new", "play 33 new", "draw"]


def test_equivalent_cards_on_different_creatures_are_considered() -> None:
    t = table(anya="33 36-35 | hand 2 26", borya="")
    assert considered(t) == ["play 2 1", "draw"]
    t = table(anya="33 36 | hand 2", borya="")
    assert considered(t) == ["play 2 1", "play 2 2", "draw"]


def test_a_swap_is_considered_only_if_nothing_else_is_possible() -> None:
    t = table(anya="| hand 4 13", borya="", rest="borya")
    assert considered(t) == ["mark 4"]


def test_win_chances_add_up_to_one_and_favour_complete_creatures() -> None:
    t = table(anya="3-2-67", borya="6-26-70 15-35-79", vova="", current="vova")
    anya, borya, vova = TACTICS.evaluate(t.state)
    assert anya + borya + vova == pytest.approx(1)
    assert borya > anya > vova


def test_values_are_the_same_in_the_seats_own_view() -> None:
    t = table(anya="33-2 | hand 82 3 6", borya="9-26", vova="36-23")
    seen = t.state.seen_by(0)
    legal = t.state.legal(0)
    assert TACTICS.weigh(seen, 0, legal) == TACTICS.weigh(t.state, 0, legal)
