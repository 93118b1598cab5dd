"""The library: the game is listed, found and played, and its files are there."""

import pickle

import eldritch
from eldritch.core.registry import folder_of
from tests.fifth_game.installing import HERE, PACKAGE


def test_it_is_listed_after_our_own_games() -> None:
    assert eldritch.games()[-1] == PACKAGE
    assert len(eldritch.games()) > 1


def test_every_file_of_the_package_is_installed() -> None:
    source = HERE / PACKAGE
    written = {path.relative_to(source) for path in source.rglob("*") if path.suffix in (".py", ".toml", ".ftl")}
    assert written
    for path in written:
        assert folder_of(PACKAGE).joinpath(*path.parts).is_file(), path


def test_a_game_is_played_to_its_end() -> None:
    for seats in eldritch.game(PACKAGE).seats:
        state = eldritch.game(PACKAGE).new(seats, seed=7)
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, state.legal(seat)[-1])
        assert sum(state.returns()) == 1
        assert pickle.loads(pickle.dumps(state)).dump() == state.dump()
