"""Sealed windows: everybody who, by public facts, could act is asked at once; nobody sees another's answer.

A window that asked only those who can act would tell who they are. So it asks all who might; what a seat is shown of it
is who has answered, but not what.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from ..state import Journey

NO_ANSWER: Final = 0
NO: Final = 1
YES: Final = 2


def put(answers: list[i64], seat: i64, answer: i64) -> list[i64]:
    """The answers with another one of a seat."""
    changed = answers[:]
    changed[seat] = answer
    return changed


def unanswered(asked: i64, answers: list[i64]) -> i64:
    """The seats that are asked and have not answered."""
    owing = asked
    for seat in range(len(answers)):
        if answers[seat] != NO_ANSWER:
            owing &= ~bit(seat)
    return owing


def only_own(answers: list[i64], seat: i64) -> list[i64]:
    """The answers as a seat perceives them: its own, and of the others whether they are given."""
    seen: list[i64] = []
    for other in range(len(answers)):
        given = answers[other] != NO_ANSWER
        seen.append(answers[other] if other == seat or not given else UNKNOWN)
    return seen


def any_option(state: Journey, frame: Frame[Journey], seat: i64) -> i64:
    """An answer that is imagined: any that the seat could give."""
    options = frame.options(state, seat)
    return options[state.generator.below(len(options))]


def all_yes(answers: list[i64]) -> bool:
    return all(answer == YES for answer in answers)


def who_said_yes(answers: list[i64]) -> i64:
    """The one seat that said yes; -1 if none did. (Each profession is there only once, so no two can.)"""
    for seat in range(len(answers)):
        if answers[seat] == YES:
            return seat
    return -1


def holders(state: Journey, profession: i64, among: i64) -> i64:
    """Those among the seats who could, by public facts, have a profession that is used face down.

    Nobody could if it lies face up anywhere; nobody with another profession face up could either.
    """
    if state.is_shown(profession):
        return 0
    return among & ~state.face_up
