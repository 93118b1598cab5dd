"""Public behaviour: what each seat did to each other seat."""

from eldritch.games.castle.knowledge import behaviour

from ..table import GAME, begin, table
from ..tactics.six import SIX


def test_behaviour_is_counted_for_each_pair_of_seats() -> None:
    t = table(**SIX).play("anna offer boris dagger", "boris refuse")
    t.fight("boris", "clara", anna="defender", dmitri="attacker")
    for who, whom, kind, number in (
        ("anna", "boris", behaviour.OFFERED, 1),
        ("boris", "anna", behaviour.REFUSED, 1),
        ("boris", "clara", behaviour.ATTACKED, 1),
        ("anna", "clara", behaviour.BACKED, 1),
        ("anna", "boris", behaviour.OPPOSED, 1),
        ("dmitri", "boris", behaviour.BACKED, 1),
        ("eva", "boris", behaviour.BACKED, 0),
    ):
        pair = t.state.behaviour[t.seat(who) * 6 + t.seat(whom)]
        assert behaviour.times(pair, kind) == number, (who, whom, kind)


def test_behaviour_after_a_look_is_counted_separately() -> None:
    t = table(**{**SIX, "anna": "order thug | monocle"}).play("anna offer boris monocle", "boris accept whip")
    t.fight("boris", "clara", anna="defender")
    pair = t.state.behaviour[t.seat("anna") * 6 + t.seat("boris")]
    assert behaviour.times(pair, behaviour.LOOKED) == 1
    assert behaviour.times(pair, behaviour.OPPOSED_KNOWING) == 1
    assert behaviour.times(pair, behaviour.OPPOSED) == 0


def test_counts_are_public_and_do_not_overflow() -> None:
    state = begin(4, 1)
    for _ in range(100):
        behaviour.note(state, 1, 2, behaviour.BACKED)
    assert behaviour.times(state.behaviour[6], behaviour.BACKED) == behaviour.MOST
    assert behaviour.times(state.behaviour[6], behaviour.OPPOSED) == 0
    assert all(state.seen_by(viewer).behaviour == state.behaviour for viewer in (None, 0, 3))
    assert GAME.load(state.dump()).dump()["position"]["record"] == state.dump()["position"]["record"]


def test_all_counts_of_a_pair_fit_into_one_number() -> None:
    state = begin(3, 1)
    for kind in range(len(behaviour.BEHAVIOURS)):
        for _ in range(behaviour.MOST + 1):
            behaviour.note(state, 1, 2, kind)
    assert 0 < behaviour.counts_of(state, 1, 2) < 1 << 63


def test_every_kind_of_behaviour_has_a_count_of_its_own() -> None:
    numbers = [getattr(behaviour, name.upper()) for name in behaviour.BEHAVIOURS]
    assert numbers == list(range(len(numbers)))
