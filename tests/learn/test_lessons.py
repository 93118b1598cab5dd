"""Every lesson can be played to its end, has its messages, and points at existing places."""

import re
from pathlib import Path
from typing import Any

import pytest

from eldritch.learn.lesson import Lesson, NotNow
from eldritch.learn.script import Script, Step, games_with_lessons, script_of
from eldritch.locale import LANGUAGES, Words

WEB = Path(__file__).parents[2] / "web" / "src"
NOW = 1_000
SPECIAL = re.compile(r"#\d+|@|part-\w+")


def lesson(game: str, step: int = 0) -> Lesson:
    return Lesson(script_of(game), "Somebody", NOW, step)


def last(game: str) -> int:
    return len(script_of(game).steps) - 1


def view(at: Lesson) -> dict[str, Any]:
    found = at.look().view
    assert found is not None
    return found


def all_points(step: Step) -> list[str]:
    return [*step.points, *(point for action in step.actions for point in action.points)]


def regions(game: str) -> set[str]:
    """The regions of a table in the browser's source."""
    text = (WEB / "games" / game / "ui.ts").read_text(encoding="utf-8")
    block = re.search(r"  regions: {(.*?)\n  }", text, re.DOTALL)
    assert block is not None
    return set(re.findall(r"^    (\w+):", block[1], re.MULTILINE))


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_is_legal_throughout_and_the_learner_wins(game: str) -> None:
    end = lesson(game, last(game))
    assert end.table.phase == "over"
    assert end.table.result is not None
    assert end.script.learner in end.table.result.winners


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_has_fifteen_to_thirty_steps_with_distinct_names(game: str) -> None:
    names = [step.id for step in script_of(game).steps]
    assert 15 <= len(names) <= 30
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_lessons())
def test_every_step_has_its_messages(game: str, lang: str) -> None:
    words = Words(lang)
    for step in script_of(game).steps:
        assert words.say(f"learn-{game}-{step.id}-title")
        assert len(words.say(f"learn-{game}-{step.id}")) > 40, step.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_lessons())
def test_every_step_points_at_a_known_place(game: str, lang: str) -> None:
    words, known = Words(lang), regions(game)
    for step in script_of(game).steps:
        assert all_points(step), step.id
        for point in all_points(step):
            region, _, what = point.partition(" ")
            assert region in known, point
            assert not what or SPECIAL.fullmatch(what) or words.has(what), point


@pytest.mark.parametrize("game", games_with_lessons())
def test_only_the_expected_action_is_accepted_and_others_change_nothing(game: str) -> None:
    refused = 0
    for number, step in enumerate(script_of(game).steps):
        if not step.actions:
            continue
        at = lesson(game, number)
        assert at.table.play is not None
        before = at.table.play.state.dump()
        for action in set(at.table.play.state.legal(at.script.learner)) - set(at.expected()):
            with pytest.raises(NotNow):
                at.act(action)
            refused += 1
        assert at.table.play.state.dump() == before
    assert refused > 0


@pytest.mark.parametrize("game", games_with_lessons())
def test_going_back_and_forward_leads_to_the_same_position(game: str) -> None:
    middle = last(game) // 2
    at = lesson(game, middle)
    seen = view(at)
    at.go_to(middle - 1)
    assert view(at) != seen or not script_of(game).steps[middle - 1].actions
    at.go_to(middle)
    assert view(at) == seen


def test_a_step_cannot_be_left_before_it_is_done() -> None:
    at = lesson("nightmarium", next(n for n, step in enumerate(script_of("nightmarium").steps) if step.actions))
    with pytest.raises(NotNow):
        at.next_step()


@pytest.mark.parametrize("step", [-1, 99])
def test_missing_steps_are_refused(step: int) -> None:
    with pytest.raises(NotNow):
        lesson("realms", step)


def test_cards_of_nightmarium_are_pointed_at_by_their_places_in_the_hand() -> None:
    script = script_of("nightmarium")
    for number, step in enumerate(script.steps):
        hand = view(lesson("nightmarium", number))["table"]["seats"][script.learner]["hand"]
        for action in step.actions:
            verb, _, rest = action.text.partition(" ")
            if verb == "play":
                assert action.points[0] == f"hand #{hand.index(int(rest.split()[0])) + 1}", step.id


def test_the_learner_of_castle_does_not_see_cards_of_others() -> None:
    at = lesson("castle", 3)
    others = [seat for number, seat in enumerate(view(at)["table"]["seats"]) if number != at.script.learner]
    assert all(seat["profession"] is None and set(seat["items"]) == {None} for seat in others)


def test_the_places_to_point_at_follow_the_script() -> None:
    script: Script = script_of("realms")
    step = next(step for step in script.steps if len(step.actions) > 1)
    at = Lesson(script, "Somebody", NOW, script.steps.index(step))
    assert at.points() == step.actions[0].points
    at.act(at.expected()[0])
    assert at.points() == step.actions[1].points
