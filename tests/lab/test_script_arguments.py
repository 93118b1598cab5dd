"""Wrong arguments of the lab's scripts."""

from collections.abc import Callable

import pytest

from eldritch.lab import behaviour_counts, calibrate, contest, endings, personality_trials, tune


@pytest.mark.parametrize(
    ("command", "wrong", "complaint"),
    [
        (calibrate.main, ["chess"], "no game 'chess'"),
        (calibrate.main, ["nightmarium", "--top", "foo"], "iters=N or drop=SHARE"),
        (calibrate.main, ["nightmarium", "--top", "iters=many"], "'many' is not a number"),
        (calibrate.main, ["nightmarium", "--seats", "9"], "not 9"),
        (personality_trials.main, ["foo"], "no game 'foo'"),
        (contest.main, ["castle", "foo", "greedy"], "no bot 'foo'"),
        (contest.main, ["castle", "greedy", "greedy", "--seats", "77"], "not 77"),
        (contest.main, ["castle", "greedy:tactics=guess", "greedy"], "no tactics 'guess'; the variants are logic"),
        (contest.main, ["duel", "greedy:tactics=logic", "greedy"], "no tactics 'logic'; it has no variants"),
        (behaviour_counts.main, ["duel"], "duel has no behaviour counts"),
        (endings.main, ["castle", "--tactics", "foo"], "no tactics 'foo'"),
        (tune.main, ["chess", ""], "no game 'chess'"),
        (tune.main, ["realms", "reuse=yes"], "true"),
    ],
)
def test_wrong_arguments_are_one_clear_line(
    capsys: pytest.CaptureFixture[str], command: Callable[[list[str]], None], wrong: list[str], complaint: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        command(wrong)
    printed = capsys.readouterr().err
    assert complaint in printed
    assert printed.count("\n") == 1
