"""Observations hold what the seat sees: all of it that has a name here, and nothing else."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import eldritch
from eldritch.core.errors import IllegalAction
from eldritch.core.state import State
from eldritch.games.castle.box.components import ITEMS
from eldritch.games.nightmarium.box.components import FEARS
from eldritch.games.realms.box.components import KEYS

from ..conformance.cases import SELECTED, Case, fewer
from ..conformance.playing import Player, play, samples

Features = dict[str, int]


def named(state: State, seat: int) -> Features:
    """The observation by names."""
    names = eldritch.game(state.edition.game).feature_names(state.seats)
    return dict(zip(names, state.observe(seat), strict=True))


KEPT: dict[str, list[State]] = {}
CASES = list(fewer(SELECTED, of_each=2))


def positions(case: Case) -> list[State]:
    """Positions of the case, of every step that turns up; nobody plays on in them."""
    if str(case) not in KEPT:
        KEPT[str(case)] = list(samples(case, range(2), of_each=2, every=3))
    return KEPT[str(case)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_truth_view_and_imagined_world_are_observed_alike(case: Case) -> None:
    for number, state in enumerate(positions(case)):
        for seat in range(state.seats):
            seen = state.seen_by(seat)
            assert seen.observe(seat) == state.observe(seat), "the view is observed otherwise than the truth"
            world = seen.imagine(number, knowledge=True)
            assert world.observe(seat) == state.observe(seat), "a world that looks alike is observed otherwise"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_features_have_names_and_limits(case: Case) -> None:
    names, limits = case.game.feature_names(case.seats), case.game.feature_limits(case.seats)
    assert len(set(names)) == len(names) == len(limits) == case.game.features(case.seats)
    assert min(limits) > 0
    for state in positions(case):
        for seat in range(state.seats):
            above = [
                name for name, value, limit in zip(names, state.observe(seat), limits, strict=True) if value > limit
            ]
            assert not above


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sealed_answers_stay_sealed(case: Case) -> None:
    """Whatever one of several deciders has answered, the next one to be asked observes the same."""
    for state in positions(case):
        deciders = state.deciders()
        for early, late in pairwise(deciders):
            observed = {bytes(after.observe(late)) for after in answered(state, early) if late in after.deciders()}
            assert len(observed) <= 1


def answered(state: State, seat: int) -> list[State]:
    """The position after each answer that the seat may give to what it owes, if that completes its answer."""
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        if seat not in after.deciders():
            found.append(after)
    return found


@pytest.mark.parametrize("id", eldritch.games())
def test_the_end_can_be_observed(id: str) -> None:
    game = eldritch.game(id)
    state = game.new(seed=1)
    for _ in play(state, Player(game.actions, seed=1)):
        pass
    for seat in range(state.seats):
        assert state.observe(seat) == state.seen_by(seat).observe(seat)
        assert not any(value for name, value in named(state, seat).items() if name.endswith(".owes"))


def test_a_view_is_observed_by_its_own_seat_only() -> None:
    seen = eldritch.game("duel").new(seed=1).seen_by(0)
    with pytest.raises(IllegalAction, match="another seat"):
        seen.observe(1)
    with pytest.raises(IllegalAction, match="seats are 0 to 1"):
        seen.observe(2)


def test_what_is_forgotten_is_not_observed() -> None:
    """Without knowledge a game is the same, but the observation no longer has what others are known to hold."""
    game = eldritch.game("realms")
    knowledge, forgetful = game.new(seed=3), game.new(seed=3)
    forgetful.forget()
    for seat, action in play(knowledge, Player(game.actions, seed=3), limit=60):
        assert forgetful.legal(seat) == knowledge.legal(seat)
        forgetful.apply(seat, action)
    assert sum(named(knowledge, 0)[f"seat+1.owned.{key}"] for key in KEYS) >= 10
    assert sum(named(forgetful, 0)[f"seat+1.owned.{key}"] for key in KEYS) == 0


# What the wire shows must be found under its name.


def realms(table: Any, seat: int, found: Features) -> None:
    seats = len(table["seats"])
    assert found["power"] == table["power"]
    assert counted(found, "box") == Counter(table["box"])
    assert counted(found, "top") == Counter([table["shared"]["top"]] if table["shared"]["top"] else [])
    rows = [counted(found, f"seat+{step}.row") for step in range(1 if seats == 2 else seats)]
    assert sum(rows, Counter()) == Counter(card for row in table["rows"] for card in row["cards"] if card)
    for step in range(seats):
        player = table["seats"][(seat + step) % seats]
        assert found[f"seat+{step}.sanity"] == player["sanity"]
        assert found[f"seat+{step}.deck"] == player["deck"]["left"]
        assert counted(found, f"seat+{step}.discard") == Counter(player["discard"])
        assert counted(found, f"seat+{step}.in_play") == Counter(card["card"] for card in player["in_play"])
    assert counted(found, "hand") == Counter(table["seats"][seat]["hand"])


def nightmarium(table: Any, seat: int, found: Features) -> None:
    seats = len(table["seats"])
    assert set(counted(found, "discard.card")) == {str(card) for card in table["discard"] if card <= FEARS}
    assert set(counted(found, "hand.card")) == {str(card) for card in table["seats"][seat]["hand"] if card <= FEARS}
    for step in range(seats):
        player = table["seats"][(seat + step) % seats]
        assert found[f"seat+{step}.cards"] == len(player["hand"])
        assert found[f"seat+{step}.complete"] == player["complete"]
        for slot, creature in enumerate(player["creatures"]):
            parts = [name for name in found if name.startswith(f"seat+{step}.creature.{slot}.") and found[name]]
            places = {name.split(".")[3] for name in parts}
            cards = [] if creature is None else creature["cards"]
            assert places == set(("legs", "torso", "head", "seal")[: len(cards)])


def duel(table: Any, seat: int, found: Features) -> None:
    for area in table["areas"]:
        for step in range(2):
            figures = [found[f"area.{area['key']}.seat+{step}.{kind}"] for kind in ("acolyte", *kinds())]
            assert figures == area["figures"][seat ^ step]
        assert any(found[f"area.{area['key']}.gate.{whose}"] for whose in ("abandoned", "seat+0", "seat+1")) == (
            area["gate"] is not None
        )
    for step in range(2):
        player = table["seats"][seat ^ step]
        assert found[f"seat+{step}.power"] == player["power"]
        assert found[f"seat+{step}.doom"] == player["doom"]
        assert found[f"seat+{step}.signs"] == len(player["signs"])
    own = Counter(value for value in table["seats"][seat]["signs"])
    assert [found[f"own_signs.{value}"] for value in (1, 2, 3)] == [own[value] for value in (1, 2, 3)]


def kinds() -> list[str]:
    return [f"kind_{number}" for number in range(1, 5)]


def castle(table: Any, seat: int, found: Features) -> None:
    seats = len(table["seats"])
    assert counted(found, "hand") == Counter(table["seats"][seat]["items"])
    for step in range(seats):
        player = table["seats"][(seat + step) % seats]
        known = Counter(card for card in player["allegiance"] if card is not None)
        assert counted(found, f"seat+{step}.allegiance") == known
        if step > 0:
            assert counted(found, f"seat+{step}.known") == Counter(item for item in player["items"] if item in ITEMS)
        person = [name for name, value in found.items() if name.startswith(f"seat+{step}.profession.") and value]
        assert [name.rpartition(".")[2] for name in person] == ([player["profession"]] if player["profession"] else [])


def counted(found: Features, zone: str) -> Counter[str]:
    """The features of a zone, by kind."""
    return Counter(
        {name.rpartition(".")[2]: value for name, value in found.items() if name.rpartition(".")[0] == zone and value}
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_the_wire_shows_is_observed(case: Case) -> None:
    check = {"realms": realms, "nightmarium": nightmarium, "duel": duel, "castle": castle}[case.game.id]
    chance = random.Random(5)
    for state in positions(case):
        seat = chance.randrange(state.seats)
        check(state.view(seat)["table"], seat, named(state, seat))
