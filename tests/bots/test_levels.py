"""The levels and their handicaps."""

import pytest

import eldritch
from eldritch.bots import bot
from eldritch.bots.config import defaults, overrides
from eldritch.bots.levels import LEVELS, NAMES, Handicap, handicap, read
from eldritch.bots.settings import read as read_settings
from eldritch.bots.settings import settings_of

from .positions import GAMES, decisions, some_decision

DEFAULTS = {str(level): {"drop": 0.1} for level in LEVELS}


def test_seven_levels_with_seven_names() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(LEVELS) == 7


@pytest.mark.parametrize("id", eldritch.games())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_has_sound_figures(id: str, level: int) -> None:
    held = handicap(id, level)
    assert held.searches == (level >= (7 if id == "castle" else 4))
    assert held.beats is None or 0.5 < held.beats < 1.0


def test_a_games_overrides_replace_the_defaults() -> None:
    figures = {**DEFAULTS, "2": {"iters": 5, "index": 0.5, "ms": 100}}
    assert read(figures, "castle", 2) == Handicap(iters=5, ms=100, index=0.5)
    assert read(figures, "castle", 1) == Handicap(drop=0.1)
    assert (
        handicap("castle", 1) == Handicap(**overrides("castle", "levels")["1"]) != Handicap(**defaults("levels")["1"])
    )


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [({"luck": 1.0}, "has no 'luck'"), ({"drop": -0.5}, "drop cannot be -0.5"), ({"iters": 1.5}, "iters cannot be")],
)
def test_wrong_figures_are_refused(entry: dict[str, float], complaint: str) -> None:
    with pytest.raises(eldritch.BadOptions, match=complaint):
        read({"1": entry}, "duel", 1)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"speed": 1.0}, "no setting 'speed'"),
        ({"epsilon": -0.1}, "epsilon of duel is a decimal"),
        ({"cutoff": 2.5}, "cutoff of duel is a number"),
        ({"reuse": 1}, "reuse of duel is true or false"),
    ],
)
def test_wrong_settings_of_the_search_are_refused(entry: dict[str, object], complaint: str) -> None:
    with pytest.raises(eldritch.BadOptions, match=complaint):
        read_settings(entry, "duel")


@pytest.mark.parametrize("id", eldritch.games())
def test_every_game_has_settings_of_the_search(id: str) -> None:
    settings = settings_of(id)
    assert settings.cutoff > 0
    assert 0.0 <= settings.epsilon < 1.0


def test_a_bot_that_overlooks_moves_plays_the_best_less_often() -> None:
    positions = [state.seen_by(seat) for state, seat in decisions(eldritch.game("nightmarium"), 2, 1, most=120)]
    best = [bot("greedy", 1).choose(seen).action for seen in positions]

    def missed(drop: float) -> int:
        careless = bot(f"greedy:drop={drop}", 1)
        return sum(careless.choose(seen).action != action for seen, action in zip(positions, best, strict=True))

    assert missed(0.0) == 0
    assert 0 < missed(0.2) < missed(0.6)


def test_only_levels_whose_heuristics_use_memory_forget() -> None:
    """Forgetting is no handicap for a bot that would choose the same anyway."""

    def differs(id: str) -> bool:
        game = eldritch.game(id)
        keen, vague = bot("greedy", 1), bot("greedy:memory=1", 1)
        found = decisions(game, game.seats.stop - 1, 2, every=3, most=150)
        return any(
            keen.choose(state.seen_by(seat)).action != vague.choose(state.seen_by(seat)).action for state, seat in found
        )

    forgetful = [id for id in GAMES if any(handicap(id, level).memory for level in LEVELS)]
    assert forgetful == [id for id in GAMES if differs(id)] == ["castle"]


def test_levels_with_a_search_choose_by_their_index() -> None:
    state, seat = some_decision()
    chosen = {bot("level:4", seed).choose(state.seen_by(seat)).action for seed in range(30)}
    assert len(chosen) > 1
