"""The functions that collect names from the code find something. `tests/locale` checks that the messages exist."""

from eldritch.games.nightmarium.rules import FRAMES

from ..messages import bot_reasons, deciding_steps


def test_bot_reasons_are_found() -> None:
    assert {"draw", "begin", "embody", "stop-leader", "replay"} <= bot_reasons()


def test_every_step_but_a_chain_waits_for_a_decision() -> None:
    assert deciding_steps() == set(FRAMES) - {"chain"}
