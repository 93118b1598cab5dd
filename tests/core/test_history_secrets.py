"""What seats learn from a step, and what can be undone: known cases in Nightmarium."""

from eldritch.core.history import History, Step
from tests.games.nightmarium.table import GAME, Table, number, table


class Past:
    """A table with its history. Moves are given by name."""

    def __init__(self, begun: Table) -> None:
        self.table = begun
        self.history = History(begun.state)

    def does(self, who: str, verb: str, *arguments: int | str) -> Step:
        action = GAME.actions.encode(verb, *(number(argument) for argument in arguments))
        return self.history.apply(self.table.seat(who), action)

    def learned(self, step: Step) -> list[str]:
        return [self.table.names[seat] for seat in step.learned]

    def can_undo(self, who: str) -> bool:
        return self.history.can_undo(self.table.seat(who))

    def undo(self, who: str) -> None:
        self.history.undo(self.table.seat(who))


def test_only_the_actor_learns_a_drawn_card() -> None:
    past = Past(table(anya="| hand 1 2", borya="| hand 3 4", vova="| hand 5 6", deck="30 36"))
    step = past.does("anya", "draw")
    assert past.learned(step) == ["anya"]
    assert not past.can_undo("anya")


def test_the_others_learn_a_card_swapped_for_none_and_it_can_be_undone() -> None:
    past = Past(table(anya="| hand 1 2", borya="| hand 3 4", vova="| hand 5 6"))
    past.does("anya", "mark", 1)
    step = past.does("anya", "stop")
    assert past.learned(step) == ["borya", "vova"]
    past.undo("anya")
    assert past.history.state.stack[-1].name() == "swap"


def test_all_seats_learn_cards_turned_up() -> None:
    past = Past(table(anya="30-35 | hand 55 1", borya="| hand 3 4", vova="| hand 5 6", deck="36 13"))
    step = past.does("anya", "play", 55, 0)
    assert past.learned(step) == ["anya", "borya", "vova"]
    assert not past.can_undo("anya")


def test_a_reshuffle_is_random_for_all() -> None:
    past = Past(table(anya="| hand 1 2", borya="| hand 3 4", vova="| hand 5 6", rest="discard"))
    step = past.does("anya", "draw")
    assert past.learned(step) == ["anya", "borya", "vova"]
    assert step.barrier


def test_nobody_learns_anything_when_a_known_card_is_played() -> None:
    past = Past(table(anya="30-35 | hand 82 1", borya="33 | hand 3 4"))
    assert past.learned(past.does("anya", "play", 82, 0)) == ["borya"]
    past.does("anya", "draw")
    for _ in range(2):
        past.does("borya", "draw")
    assert past.learned(past.does("anya", "play", 33, 1)) == []
    assert past.can_undo("anya")


def sealed() -> Past:
    """Anya has completed a pure legion of necromunculi; the three others choose what to discard."""
    past = Past(table(anya="3-2 | hand 4 30", borya="| hand 6 9 33", vova="| hand 84 86 35", gena="| hand 15 36"))
    past.does("anya", "play", 4, 0)
    return past


def test_nobody_learns_a_sealed_answer_and_it_can_be_undone() -> None:
    past = sealed()
    step = past.does("borya", "discard", 6)
    assert past.learned(step) == []
    assert [event.name for event in step.events] == ["answered"]
    past.undo("borya")
    assert past.table.seat("borya") in past.history.state.deciders()


def test_half_an_answer_of_another_seat_does_not_affect_undo() -> None:
    past = sealed()
    past.does("borya", "discard", 6)
    half = past.does("vova", "discard", 35)
    assert half.events == ()
    assert past.can_undo("borya"), "that Vova began to answer is not Borya's to know"
    past.does("vova", "discard", 84)
    assert not past.can_undo("borya"), "that Vova has answered is"


def test_silent_steps_of_others_are_undone_with_the_step_before_them() -> None:
    past = sealed()
    past.does("borya", "discard", 6)
    past.does("vova", "discard", 35)
    past.undo("borya")
    assert len(past.history.steps) == 1
    assert past.history.state.deciders() == [1, 2, 3]


def test_the_last_sealed_answer_reveals_all_and_cannot_be_undone() -> None:
    past = sealed()
    past.does("borya", "discard", 6)
    past.does("vova", "discard", 35)
    past.does("vova", "discard", 84)
    step = past.does("gena", "discard", 15)
    assert past.learned(step) == ["anya", "borya", "vova", "gena"]
    assert not past.can_undo("gena")


def test_an_answer_after_which_a_mockingbird_waits_reveals_that_a_card_fits_and_cannot_be_undone() -> None:
    """After an undo, Borya would know something new about Anya's hand."""
    past = Past(table(anya="30-32 | hand 31 33", borya="| hand 36 1"))
    past.does("anya", "play", 31, 0)
    step = past.does("borya", "discard", 36)
    assert past.history.state.stack[-1].name() == "mockingbird"
    assert past.learned(step) == ["anya", "borya"]
    assert not past.can_undo("borya")


def test_a_mockingbird_with_nothing_to_play_reveals_only_what_its_owner_knew() -> None:
    past = Past(table(anya="30-2 | hand 31 85", borya="| hand 36 1"))
    step = past.does("anya", "play", 31, 0)
    assert past.learned(step) == ["borya"]
    assert past.can_undo("anya")


def test_whether_a_seal_can_be_undone_does_not_reveal_who_holds_its_twin() -> None:
    for borya in ("| hand chimerid 3", "| hand 4 3"):
        past = Past(table(anya="30-2-85 | hand chimerid 6", borya=borya, options={"seals": True}))
        step = past.does("anya", "play", "chimerid", 0)
        assert not step.barrier
        assert past.can_undo("anya")
