"""What a third player concludes from the names that are spoken in a trade, and from silence."""

from eldritch.games.castle.box.components import ITEMS
from eldritch.games.castle.knowledge.item_updates import BAGS
from eldritch.games.castle.knowledge.ledger_data import FIRST_NAMED, NO_TRADE, NOTHING_NAMED

from ..table import Table, table
from .four import FOUR, ledger, people

SMUGGLING = {"smuggling": True}
MIRROR = 1 << ITEMS.index("broken_mirror")


def single(t: Table, *pair: str) -> list[list[int]]:
    """The kinds that the only cards of these players may have, in each case of Clara's ledger."""
    return [[case[t.seat(name)][0] for name in pair] for case in ledger(t, "clara").items.dump()]


def smuggled(given: str, returned: str, **options: str) -> Table:
    seats = people(
        anna=f"order thug | {given}", boris=f"brotherhood priest | {returned}", dmitri="brotherhood bodyguard |"
    )
    t = table(**seats, **options, options=SMUGGLING)
    quiet = " silently" if t.state.pile else ""
    return t.play(f"anna offer boris {given}{quiet}", f"boris accept {returned}")


def test_ruling38_a_smuggled_bag_was_not_traded_for_the_other_bag() -> None:
    cases = single(smuggled("bag_with_key", "whip"), "anna", "boris")
    assert len(cases) > 1
    assert [case for case in cases if case[0] & BAGS and case[1] & BAGS] == []
    for bags in (0, 1):
        assert [case for case in cases if case[bags] & BAGS and not case[1 - bags] & BAGS]


def test_ruling38_turned_bags_may_be_traded_for_each_other() -> None:
    cases = single(smuggled("bag_with_key", "bag_with_goblet", rest="dmitri"), "anna", "boris")
    assert [case for case in cases if case[0] & BAGS and case[1] & BAGS]


def test_ruling6_a_silent_trade_shows_two_cards_without_text_or_one_mirror() -> None:
    t = table(**people(anna="order thug | dagger", boris="brotherhood priest | whip"))
    t.play("anna offer boris dagger", "boris accept whip")
    texts = t.state.box.texts
    cases = single(t, "anna", "boris")
    assert [MIRROR in case for case in cases].count(True) == 2
    for one, other in cases:
        assert (one == MIRROR) + (other == MIRROR) < 2
        assert one == MIRROR or other == MIRROR or not (one | other) & (texts | MIRROR)
    assert any(other & texts for one, other in cases if one == MIRROR)
    assert any(one & texts for one, other in cases if other == MIRROR)


def test_a_trade_is_open_until_it_is_clear_which_of_its_cards_are_named() -> None:
    """Anna's tome is named first, a returned tome last. Its giver then has a choice, so that the trade goes on."""
    t = table(**people(anna="order thug | tome")).play("anna offer boris tome")
    assert ledger(t, "clara").trade == NO_TRADE
    t.play("boris accept whip")
    assert (t.step, ledger(t, "clara").trade) == ("tome", FIRST_NAMED)
    t.play("anna decline")
    assert ledger(t, "clara").trade == NO_TRADE
    t = table(**people(boris="brotherhood priest | tome")).play("anna offer boris dagger", "boris accept tome")
    assert (t.step, ledger(t, "clara").trade) == ("tome", NO_TRADE)
    assert [ledger(t, name).trade for name in (*FOUR, None)] == [NO_TRADE] * 5
    assert (NO_TRADE, NOTHING_NAMED, FIRST_NAMED) == (0, 1, 2), "saved games hold these numbers"
