"""Puzzles of Duel: win this round with any hidden signs, whatever the enemy answers, without dice."""

import eldritch
from eldritch.games.duel.learning.puzzles import PUZZLES
from eldritch.games.duel.state import Duel
from eldritch.puzzles import Puzzle, puzzles_of, try_out
from eldritch.puzzles.making import make
from eldritch.puzzles.solver import answered_steps, needed, prove_only_way
from eldritch.puzzles.trial import LOOK_AHEAD, led_to
from eldritch.puzzles.wins import Turn

EVERYTHING = 50_000


def with_doom(puzzle: Puzzle, change: int) -> Duel:
    """The puzzle's position, the seat's Doom changed."""
    position = puzzle.seen["position"]
    doom = [total + change * (seat == puzzle.seat) for seat, total in enumerate(position["doom"])]
    seen = eldritch.game("duel").load({**puzzle.seen, "position": {**position, "doom": doom}})
    assert type(seen) is Duel
    return seen


def test_a_second_way_to_win_is_noticed() -> None:
    """With one Doom more, the step that the answer needs is needed no longer."""
    puzzle = puzzles_of("duel")[0]
    seen = with_doom(puzzle, 1)
    turn = Turn(PUZZLES, PUZZLES.world(seen, 0), puzzle.seat)
    assert prove_only_way(turn, needed(PUZZLES, seen, puzzle.answer), EVERYTHING) is None


def test_a_line_that_needs_luck_is_not_certain() -> None:
    """With one Doom less, the same steps fall short in the worst world."""
    puzzle = next(one for one in puzzles_of("duel") if one.seen["position"]["signs"][one.seat])
    assert PUZZLES.is_certain(with_doom(puzzle, 0), puzzle.answer)
    assert not PUZZLES.is_certain(with_doom(puzzle, -1), puzzle.answer)


def test_a_new_puzzle_has_an_answer_that_wins() -> None:
    (puzzle,) = make(eldritch.game("duel"), 1, seed=8)  # found in the first game
    assert try_out(puzzle, puzzle.answer).verdict == "won"


def test_a_win_by_dice_does_not_count() -> None:
    tries = ((puzzle, try_out(puzzle, ())) for puzzle in puzzles_of("duel"))
    puzzle, battle = next(
        (puzzle, option["action"])
        for puzzle, trial in tries
        for option in trial.view["options"]
        if option["verb"] in ("battle", "ghroth")
    )
    taken: tuple[int, ...] = (battle,)
    while (trial := try_out(puzzle, taken)).verdict == "going" and trial.state.battle:  # type: ignore[attr-defined]
        taken = (*taken, trial.state.fallback(puzzle.seat))
    assert trial.verdict == "lost"


def test_after_a_wrong_step_no_dice_are_advised() -> None:
    """From here dice could still win, which the question excludes."""
    puzzle = puzzles_of("duel")[44]
    trial = try_out(puzzle, (305,))
    assert trial.turn is not None
    assert not trial.turn.is_lucky(led_to(trial.turn, trial.state, trial.way))
    by_dice = answered_steps(trial.turn, trial.state, LOOK_AHEAD, luck=True)
    assert any(trial.turn.is_won(state) for state, _ in by_dice)
