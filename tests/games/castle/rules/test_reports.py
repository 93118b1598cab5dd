"""The exact events of steps that other tests only pass through."""

from eldritch.core.events import Facts

from ..table import Table, table

FOUR = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
}


def people(**changed: str) -> dict[str, str]:
    return {**FOUR, **changed}


def since(t: Table, number: int, to: str | None = None) -> list[Facts]:
    """The events from one on, as a player perceives them."""
    return t.happened(to=to)[number:]


def test_a_text_that_is_not_used_is_declined_aloud() -> None:
    for item, what in (("tome", "tome"), ("coat", "coat"), ("bag_with_key", "bag")):
        t = table(**people(anna=f"order thug | {item}")).play(f"anna offer clara {item}", "clara accept gloves")
        hands, professions = [hand[:] for hand in t.state.hands], t.state.professions[:]
        before = len(t.events)
        t.play("anna decline")
        assert since(t, before) == [
            {"event": "declined", "seat": 0, "what": what},
            {"event": "trade_ended", "seat": 0, "target": 2},
            {"event": "turn_began", "seat": 1, "turn": 2},
        ]
        assert (t.state.hands, t.state.professions) == (hands, professions)


def test_luggage_that_is_not_taken_is_declined_aloud() -> None:
    t = table(**FOUR).fight("anna", "boris", clara="attacker").hush().play("anna luggage")
    before = len(t.events)
    t.play("anna decline")
    assert since(t, before) == [
        {"event": "declined", "seat": 0, "what": "luggage"},
        {"event": "turn_began", "seat": 1, "turn": 2},
    ]


def test_a_tome_tells_the_two_who_swap_both_professions() -> None:
    t = table(**people(anna="order thug | tome")).play("anna offer clara tome", "clara accept gloves")
    before = len(t.events)
    t.play("anna swap")
    swapped = {"event": "professions_swapped", "seat": 0, "target": 2}
    assert since(t, before)[0] == swapped
    assert since(t, before, "anna")[0] == {**swapped, "gave": "thug", "got": "doctor"}
    assert since(t, before, "clara")[0] == {**swapped, "gave": "doctor", "got": "thug"}
    assert since(t, before, "boris")[0] == swapped


def test_ruling15_a_single_item_is_put_back_on_top() -> None:
    seats = people(anna="order clairvoyant | key dagger", dmitri="brotherhood bodyguard |")
    t = table(**seats, pile="coat", rest="dmitri").play("anna foresee")
    used = {"event": "profession_used", "seat": 0, "profession": "clairvoyant"}
    seen, put = {"event": "foresaw", "seat": 0}, {"event": "arranged", "seat": 0}
    assert t.happened(to="anna") == [used, {**seen, "pile": ["coat"]}, {**put, "top": ["coat"]}]
    assert t.happened(to="boris") == t.happened() == [used, seen, put]


def test_the_two_items_that_the_clairvoyant_puts_on_top_are_reported_from_the_top() -> None:
    t = table(**people(anna="order clairvoyant | key"), pile="coat tome").play("anna foresee")
    before = len(t.events)
    t.play("anna top tome", "anna top coat")
    assert since(t, before, "anna") == [{"event": "arranged", "seat": 0, "top": ["tome", "coat"]}]
    assert since(t, before, "clara") == [{"event": "arranged", "seat": 0}]


def test_ruling29_a_winner_over_the_limit_gives_an_item_away() -> None:
    full = "key key goblet goblet dagger monocle"
    t = table(
        **people(anna=f"order thug | {full}", boris="brotherhood priest | whip gloves", clara="order doctor | coat")
    )
    t.fight("anna", "boris", clara="attacker").hush().play("anna luggage", "anna take whip")
    assert (t.step, t.waiting_for, len(t.state.hands[0])) == ("overflow", ["anna"], 7)
    before = len(t.events)
    t.play("anna gift dmitri dagger")
    gift = {"event": "gave", "seat": 0, "target": 3, "reason": "overflow"}
    assert since(t, before, "dmitri")[0] == {**gift, "item": "dagger"}
    assert since(t, before)[0] == gift
    assert (len(t.state.hands[0]), t.waiting_for) == (6, ["boris"])


def test_ruling29_a_winner_at_the_limit_keeps_everything() -> None:
    t = table(**people(anna="order thug | key goblet goblet dagger monocle", boris="brotherhood priest | whip coat"))
    t.fight("anna", "boris", clara="attacker").hush().play("anna luggage", "anna take whip")
    assert (len(t.state.hands[0]), t.waiting_for) == (6, ["boris"])


def test_ruling42_a_free_demand_that_is_met_is_no_pass() -> None:
    """Without it, the last of twelve passes in a row would offer a draw."""
    t = table(**people(dmitri="brotherhood diplomat | key"), options={"free_demand": True})
    for name in (list(FOUR) * 3)[:11]:
        t.play(f"{name} pass")
    assert (t.state.passes, t.waiting_for) == (11, ["dmitri"])
    t.play("dmitri demand boris whip", "dmitri bid key")
    assert t.state.passes == 0
    t.play("dmitri pass")
    assert (t.step, t.state.passes, t.waiting_for) == ("turn", 1, ["anna"])
