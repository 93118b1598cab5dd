"""What a viewer sees, and how much more than before."""

from eldritch.core.sight import Sight


def test_every_further_component_of_a_kind_counts() -> None:
    before, after = Sight([1, 3, 3], []), Sight([1, 1, 3, 3, 3, 7], [])
    assert after.beyond(before).kinds == [1, 3, 7]
    assert before.beyond(after).is_empty()


def test_components_that_are_no_longer_seen_do_not_hide_new_ones() -> None:
    assert Sight([2, 5], []).beyond(Sight([1, 2, 2, 4], [])).kinds == [5]
    assert Sight([0], []).beyond(Sight([], [])).kinds == [0]


def test_a_statement_counts_when_it_is_new() -> None:
    before, after = Sight([], ["a", "b"]), Sight([], ["b", "c"])
    assert after.beyond(before).proofs == ["c"]
    assert not after.beyond(before).is_empty()
    assert after.beyond(after).is_empty()
