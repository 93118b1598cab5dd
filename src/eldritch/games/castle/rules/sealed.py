"""Sealed questions: every seat that could act by public knowledge is asked at once, and answers in secret.

Asking only the seats that can act would reveal who they are. Views show who has answered, but not what.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import DECLINE
from ..box.components import PROFESSIONS
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
    """A random legal answer, for imagined positions."""
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


class HolderQuestion(Frame[Journey]):
    """Everybody who may hold a profession is asked at once whether to use it. Only its holder can say yes."""

    def __init__(self, asked: i64, answers: list[i64]) -> None:
        self.asked: i64 = asked
        self.answers: list[i64] = answers

    def profession(self) -> i64:
        raise NotImplementedError

    def yes(self) -> i64:
        """The action that uses the profession."""
        raise NotImplementedError

    def with_answers(self, answers: list[i64]) -> "HolderQuestion":
        raise NotImplementedError

    def use(self, state: Journey, seat: i64) -> None:
        """Carry out what the profession does."""
        raise NotImplementedError

    def owing(self, state: Journey) -> i64:
        return unanswered(self.asked, self.answers)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [self.yes(), DECLINE] if state.may_use(seat, self.profession()) else [DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = self.with_answers(put(self.answers, seat, YES if action == self.yes() else NO))
        events.answered(state, seat)

    def go(self, state: Journey) -> None:
        state.stack.pop()
        holder = who_said_yes(self.answers)
        if holder >= 0:
            self.use(state, holder)
        else:
            events.nobody_acted(state, PROFESSIONS[self.profession()])

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self.with_answers(only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        return self.with_answers(imagined_answers(state, self, self.answers, self.yes()))
