"""Settings of the search, played against each other."""

import pytest

import eldritch
from eldritch.bots.settings import settings_of
from eldritch.lab.tune import main, settings_with


def test_a_variant_changes_what_it_names_and_nothing_else() -> None:
    usual, changed = settings_of("castle"), settings_with("castle", "cutoff=5,epsilon=0.25,self_only=false")
    assert (changed.cutoff, changed.epsilon, changed.self_only) == (5, 0.25, False)
    assert (changed.exploration, changed.knowledge) == (usual.exploration, usual.knowledge)
    assert settings_of("castle").cutoff == usual.cutoff != 5, "the settings of the game stay as they are"


@pytest.mark.parametrize(
    ("variant", "complaint"),
    [
        ("cutoff=long", "not a number"),
        ("depth=3", "no setting 'depth'"),
        ("epsilon=-1", "from 0"),
        ("reuse=yes", "true or false, not 'yes'"),
    ],
)
def test_what_is_no_setting_is_refused(variant: str, complaint: str) -> None:
    with pytest.raises(eldritch.BadOptions, match=complaint):
        settings_with("realms", variant)


def test_no_games_at_all_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["realms", "", "--games", "0"])
    assert "at least 1, not '0'" in capsys.readouterr().err


def test_variants_play_the_same_deals_and_equal_ones_fare_alike(capsys: pytest.CaptureFixture[str]) -> None:
    main(["nightmarium", "", "cutoff=12", "--iters", "4", "--games", "4", "--against", "greedy"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    usual, same = lines[0].removeprefix("4 games: ").split("), ")
    assert usual.removeprefix("unchanged: ") == same.removeprefix("cutoff=12: ").removesuffix(")")
