"""The action table: encoding and decoding."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldritch import IllegalAction
from eldritch.core.actions import ActionTable

RANGES = st.dictionaries(
    st.sampled_from(["card", "slot", "seat"]),
    st.builds(lambda start, size: range(start, start + size), st.integers(-3, 9), st.integers(1, 5)),
)
VERBS = st.dictionaries(st.sampled_from("abcdef"), RANGES, min_size=1)


@given(VERBS, VERBS)
def test_every_number_decodes_and_encodes_to_itself(
    verbs: dict[str, dict[str, range]], side: dict[str, dict[str, range]]
) -> None:
    only = {verb.upper(): arguments for verb, arguments in side.items()}
    table = ActionTable(verbs, only)
    read = [table.decode(action) for action in range(table.size)]
    assert [table.encode(verb, *arguments.values()) for verb, arguments in read] == list(range(table.size))
    assert [verb in only for verb, _ in read] == [action >= table.side_start for action in range(table.size)]


def test_a_verb_starts_with_the_first_value_of_every_argument() -> None:
    table = ActionTable({"draw": {}, "play": {"card": range(1, 4), "slot": range(2)}})
    assert table.start("play") == table.encode("play", 1, 0) == 1


@pytest.mark.parametrize(
    ("attempt", "complaint"),
    [
        (("fly",), "no verb 'fly'; the verbs are draw, play"),
        (("play", 1), r"'play' takes 2 arguments \(card, slot\), not 1"),
        (("play", 4, 0), "'play': card is 1 to 3, not 4"),
    ],
)
def test_errors_name_what_cannot_be_encoded(attempt: tuple[str, int], complaint: str) -> None:
    table = ActionTable({"draw": {}, "play": {"card": range(1, 4), "slot": range(2)}})
    with pytest.raises(IllegalAction, match=complaint):
        table.encode(*attempt)


@pytest.mark.parametrize("action", [-1, 1, 2**70])
def test_numbers_outside_the_table_are_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match="actions are 0 to 0"):
        ActionTable({"draw": {}}).decode(action)
