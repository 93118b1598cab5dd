"""What is typed wrong to the lab's own commands."""

from collections.abc import Callable

import pytest

from eldritch.lab import calibrate, tastes, teams, tune


@pytest.mark.parametrize(
    ("command", "wrong", "complaint"),
    [
        (calibrate.main, ["chess"], "no game 'chess'"),
        (calibrate.main, ["nightmarium", "--top", "foo"], "iters=N or drop=SHARE"),
        (calibrate.main, ["nightmarium", "--top", "iters=many"], "'many' is no number"),
        (calibrate.main, ["nightmarium", "--seats", "9"], "not 9"),
        (tastes.main, ["foo"], "no game 'foo'"),
        (teams.main, ["foo", "bar"], "no bot 'foo'"),
        (teams.main, ["logic", "bayes", "--seats", "77"], "not 77"),
        (tune.main, ["chess", ""], "no game 'chess'"),
        (tune.main, ["realms", "reuse=yes"], "true"),
    ],
)
def test_what_is_typed_wrong_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], command: Callable[[list[str]], None], wrong: list[str], complaint: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        command(wrong)
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1
