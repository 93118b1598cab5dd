"""Sealed questions: every seat that could act by public knowledge is asked at once, and answers in secret.

Asking only the seats that can act would reveal who they are. Views show who has answered, but not what.
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
    """A copy of the answers with one of them changed."""
    changed = answers[:]
    changed[seat] = answer
    return changed


def unanswered(asked: i64, answers: list[i64]) -> i64:
    """The seats that were asked and have not answered, as bits."""
    owing = asked
    for seat in range(len(answers)):
        if answers[seat] != NO_ANSWER:
            owing &= ~bit(seat)
    return owing


def only_own(answers: list[i64], seat: i64) -> list[i64]:
    """The answers as a seat perceives them: its own, and UNKNOWN for those that others have given."""
    seen: list[i64] = []
    for other in range(len(answers)):
        given = answers[other] != NO_ANSWER
        seen.append(answers[other] if other == seat or not given else UNKNOWN)
    return seen


def any_option(state: Journey, frame: Frame[Journey], seat: i64) -> i64:
    """A random legal answer, for imagined worlds."""
    options = frame.options(state, seat)
    return options[state.generator.below(len(options))]


def imagined_answers(state: Journey, frame: Frame[Journey], answers: list[i64], yes: i64) -> list[i64]:
    """Answers without holes: every unknown one is drawn at random, YES if it is the action `yes`."""
    for seat in range(state.seats):
        if answers[seat] == UNKNOWN:
            answers = put(answers, seat, YES if any_option(state, frame, seat) == yes else NO)
    return answers


def all_yes(answers: list[i64]) -> bool:
    return all(answer == YES for answer in answers)


def who_said_yes(answers: list[i64]) -> i64:
    """The seat that said yes; -1 if none did. Only the owner of one profession can, so there are never two."""
    for seat in range(len(answers)):
        if answers[seat] == YES:
            return seat
    return -1


def possible_holders(state: Journey, profession: i64, among: i64) -> i64:
    """The seats among these, as bits, that may hold a profession face down, by public knowledge.

    None may if it lies face up anywhere. A seat with another profession face up may not either.
    """
    if state.is_shown(profession):
        return 0
    return among & ~state.face_up
