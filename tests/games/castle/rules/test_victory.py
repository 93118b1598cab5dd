"""Victory, three players, variants and the frame: rulings 30 to 43."""

import pytest

import eldritch
from eldritch.games.castle.box.components import PROFESSIONS
from eldritch.games.castle.rules.victory import elixir, unnamed_goals

from ..table import GAME, begin, table

FOUR = {
    "anna": "order thug | key",
    "boris": "brotherhood priest | goblet",
    "clara": "order doctor | key key",
    "dmitri": "brotherhood bodyguard | goblet whip",
}
FIVE = {
    "anna": "brotherhood thug | goblet",
    "boris": "order priest | key",
    "clara": "order doctor | key key",
    "dmitri": "order bodyguard | whip",
    "eva": "brotherhood duelist | goblet",
}


def test_ruling30_one_needs_a_goal_card_and_no_pearl_case23() -> None:
    assert table(**FOUR).choices("anna", "declare") == ["declare"]
    assert table(**{**FOUR, "anna": "order thug | dagger"}).choices("anna", "declare") == []
    assert table(**{**FOUR, "anna": "order thug | key black_pearl"}).choices("anna", "declare") == []
    t = table(**{**FOUR, "anna": "order thug | dagger"})
    with pytest.raises(eldritch.IllegalAction):
        t.state.apply(0, GAME.actions.start("declare"))


def test_ruling30_the_elixir_is_no_goal_card_in_hand() -> None:
    assert table(**{**FIVE, "anna": "brotherhood thug | dagger"}).choices("anna", "declare") == []


def test_ruling31_33_a_right_declaration_wins_for_all_of_the_organisation() -> None:
    t = table(**FOUR).play("anna declare", "anna name clara", "anna stop")
    assert (t.state.ending, t.winners) == ("declared", ["anna", "clara"])
    assert t.state.returns() == [0.5, 0.0, 0.5, 0.0]


def test_ruling33_a_wrong_declaration_wins_for_the_others() -> None:
    t = table(**FOUR).play("anna declare", "anna name boris", "anna stop")
    assert (t.state.ending, t.winners) == ("wrongly_declared", ["boris", "dmitri"])


def test_ruling31_case23_a_spare_ally_may_stay_unnamed() -> None:
    six = {**FOUR, "eva": "order duelist | bag_with_key", "foma": "brotherhood diplomat | dagger"}
    t = table(**six).play("anna declare", "anna name clara", "anna stop")
    assert t.winners == ["anna", "clara", "eva"]


@pytest.mark.parametrize(("all_holders", "ending"), [(False, "declared"), (True, "wrongly_declared")])
def test_ruling31_option_name_all_holders(all_holders: bool, ending: str) -> None:
    """With the pile empty Eva's bag is a fourth key."""
    six = {**FOUR, "eva": "order duelist | bag_with_key", "foma": "brotherhood diplomat | dagger"}
    options = {"name_all_holders": all_holders}
    t = table(**six, rest="foma", options=options).play("anna declare", "anna name clara", "anna stop")
    assert t.state.ending == ending
    t = table(**six, rest="foma", options=options).play("anna declare", "anna name clara", "anna name eva", "anna stop")
    assert t.state.ending == "declared"


def test_ruling39_option_name_all_holders_counts_for_fortunes() -> None:
    four = {**FOUR, "boris": "brotherhood priest | goblet goblet"}
    options = {"fortune_telling": True, "fortune_counts_all": True, "name_all_holders": True}
    t = table(**four, options=options).play("anna fortune", "anna name boris", "anna stop")
    assert t.state.ending == "wrong_fortune", "dmitri has a goblet and was not named"


@pytest.mark.parametrize(("counts_all", "ending"), [(False, "wrong_fortune"), (True, "fortune_told")])
def test_ruling39_option_fortune_counts_all(counts_all: bool, ending: str) -> None:
    four = {**FOUR, "boris": "brotherhood priest | goblet goblet"}
    options = {"fortune_telling": True, "fortune_counts_all": counts_all}
    t = table(**four, options=options).play("anna fortune", "anna name boris", "anna stop")
    assert t.state.ending == ending, "dmitri has the third goblet"


def test_ruling39_goal_cards_of_enemies_who_are_named_count_once() -> None:
    """Boris alone has goblets. Two are one too few, whatever the option."""
    four = {**FOUR, "boris": "brotherhood priest | goblet goblet", "dmitri": "brotherhood bodyguard | whip"}
    for counts_all in (False, True):
        options = {"fortune_telling": True, "fortune_counts_all": counts_all}
        t = table(**four, options=options).play("anna fortune", "anna name boris", "anna stop")
        assert (t.state.ending, t.winners) == ("wrong_fortune", ["boris", "dmitri"])
        assert unnamed_goals(t.state, 0b0010, 1) == 0
        assert unnamed_goals(t.state, 0b1000, 1) == (2 if counts_all else 0)
        assert unnamed_goals(t.state, 0, 0) == (3 if counts_all else 0)


def test_ruling31_case23_naming_an_ally_without_a_goal_card_is_wrong() -> None:
    six = {**FOUR, "eva": "order duelist | dagger", "foma": "brotherhood diplomat | gloves"}
    t = table(**six).play("anna declare", "anna name clara", "anna name eva", "anna stop")
    assert t.state.ending == "wrongly_declared"


def test_ruling31_players_are_named_in_any_order() -> None:
    t = table(**FOUR).play("anna declare", "anna name dmitri")
    assert t.choices("anna") == ["name boris", "name clara", "stop"], "nobody is named twice"


def test_ruling31_naming_nobody_is_right_with_enough_in_hand() -> None:
    t = table(**{**FOUR, "anna": "order thug | key key key", "clara": "order doctor | dagger"})
    assert t.play("anna declare", "anna stop").state.ending == "declared"


def test_ruling32_the_elixir_counts_for_the_declarer_of_the_smaller_organisation() -> None:
    t = table(**FIVE).play("anna declare", "anna name eva", "anna stop")
    assert (t.state.ending, t.winners) == ("declared", ["anna", "eva"])


def test_ruling32_case23_counting_on_the_elixir_in_the_larger_one_is_wrong() -> None:
    t = table(
        **{
            **FIVE,
            "anna": "order thug | key",
            "boris": "brotherhood priest | goblet",
            "clara": "order doctor | key",
        }
    )
    t.play("anna declare", "anna name clara", "anna stop")
    assert t.state.ending == "wrongly_declared"


def odd(seats: int, smaller: int) -> dict[str, str]:
    """An odd number of players, of whom the first are the smaller organisation. One more holds a key."""
    people = {}
    for seat, profession in enumerate(PROFESSIONS[:seats]):
        organisation, luggage = ("brotherhood", "goblet") if seat < smaller else ("order", "key")
        people[f"p{seat}"] = f"{organisation} {profession} | {luggage if seat in (0, smaller) else ''}"
    return people


@pytest.mark.parametrize("seats", GAME.seats)
def test_ruling32_the_elixir_is_one_goal_card_for_the_smaller_organisation_only(seats: int) -> None:
    smaller = seats // 2
    state = table(**odd(seats, smaller)).state
    assert [elixir(state, seat) for seat in range(seats)] == [
        1 if seats % 2 == 1 and seat < smaller else 0 for seat in range(seats)
    ]


def test_ruling32_one_goal_card_and_the_elixir_are_only_two() -> None:
    t = table(**{**FIVE, "eva": "brotherhood duelist | dagger"}).play("anna declare", "anna stop")
    assert (t.state.ending, t.winners) == ("wrongly_declared", ["boris", "clara", "dmitri"])


RING = "order thug | key key goblet ring_of_power"


def test_ruling34_case24_the_ring_wins_alone_with_any_three_goal_cards() -> None:
    t = table(**{**FOUR, "anna": RING, "clara": "order doctor | key"}).play("anna solo")
    assert (t.state.ending, t.winners) == ("alone", ["anna"])


def test_ruling34_case24_a_bag_does_not_count_before_it_has_turned() -> None:
    ring = {**FOUR, "anna": "order thug | key goblet bag_with_key ring_of_power"}
    assert table(**ring).choices("anna", "solo") == []
    assert table(**ring, options={"bags_count_for_ring": True}).choices("anna", "solo") == ["solo"]
    empty = {**ring, "dmitri": "brotherhood bodyguard |"}
    assert table(**empty, rest="dmitri").choices("anna", "solo") == ["solo"]


def test_ruling34_case24_the_pearl_does_not_bar_the_ring_unless_by_the_option() -> None:
    ring = {**FOUR, "anna": f"{RING} black_pearl", "clara": "order doctor | key"}
    assert table(**ring).choices("anna", "solo") == ["solo"]
    assert table(**ring, options={"pearl_bars_ring": True}).choices("anna", "solo") == []


def test_ruling36_three_players() -> None:
    state = begin(3, 5)
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert (state.limit, len(state.pile)) == (8, 14)
    assert 12 not in state.components()
    assert sorted(state.organisation.count(one) for one in (0, 1)) == [1, 2]


@pytest.mark.parametrize("seed", range(40))
def test_ruling37_case25_experts_are_always_two_to_one(seed: int) -> None:
    state = begin(3, seed, {"expert": True})
    assert len(state.allegiance) == 9
    assert sorted(state.organisation.count(one) for one in (0, 1)) == [1, 2]


EXPERTS = {
    "anna": "order order brotherhood thug | monocle",
    "boris": "brotherhood order brotherhood priest | goblet",
    "clara": "order brotherhood brotherhood doctor | key",
}


def test_ruling37_case25_a_monocle_shows_an_expert_one_slot() -> None:
    t = table(**EXPERTS, options={"expert": True}).play(
        "anna offer boris monocle", "boris accept goblet", "anna slot 1"
    )
    assert t.page("anna", "boris")["allegiance"] == [None, "order", None]
    assert t.happened("looked_at_allegiance", to="clara")[0]["slot"] == 1
    assert t.page("clara", "boris")["allegiance"] == [None, None, None]


def test_ruling37_identity_shows_the_profession_and_one_slot() -> None:
    t = table(**EXPERTS, options={"expert": True}).fight("anna", "boris", clara="attacker").hush()
    t.play("anna identity", "anna slot 0")
    assert t.page("anna", "boris")["allegiance"] == ["brotherhood", None, None]
    assert t.page("anna", "boris")["professions"] == ["priest"]


def test_ruling39_fortune_telling() -> None:
    four = {**FOUR, "boris": "brotherhood priest | goblet goblet"}
    assert table(**four).choices("anna", "fortune") == []
    t = table(**{**four, "anna": "order thug | dagger"}, options={"fortune_telling": True}).play("anna fortune")
    assert "stop" not in t.choices("anna"), "somebody must be named"
    t.play("anna name boris", "anna name dmitri", "anna stop")
    assert (t.state.ending, t.winners) == ("fortune_told", ["anna", "clara"])


@pytest.mark.parametrize("verb", ["declare", "fortune"])
def test_a_declaration_is_the_action_of_the_turn(verb: str) -> None:
    t = table(**FOUR, options={"fortune_telling": True}).play(f"anna {verb}")
    assert t.state.stack[0].shown() == {"seat": 0, "spent": True}


def test_ruling39_a_wrong_fortune_and_the_pearl() -> None:
    t = table(**FOUR, options={"fortune_telling": True}).play("anna fortune", "anna name boris", "anna stop")
    assert (t.state.ending, t.winners) == ("wrong_fortune", ["boris", "dmitri"]), "one goblet is not three"
    t = table(**{**FOUR, "anna": "order thug | key black_pearl"}, options={"fortune_telling": True})
    assert t.choices("anna", "fortune") == []


def test_ruling40_any_seat_may_begin() -> None:
    assert {begin(4, seed).current for seed in range(40)} == {0, 1, 2, 3}


def test_ruling41_there_is_no_command_for_talk() -> None:
    assert not [verb for verb in GAME.actions.verbs if "say" in verb or "talk" in verb]


def test_ruling42_three_rounds_of_passes_offer_a_draw() -> None:
    t = table(**FOUR)
    for name in list(FOUR) * 3:
        t.play(f"{name} pass")
    assert (t.step, t.waiting_for) == ("draw_offer", list(FOUR))
    t.play(*(f"{name} agree" for name in FOUR))
    assert (t.state.ending, t.winners) == ("agreed_draw", list(FOUR))


def test_ruling42_one_no_and_the_game_goes_on() -> None:
    t = table(**FOUR)
    for name in list(FOUR) * 3:
        t.play(f"{name} pass")
    t.play("anna agree", "boris decline", "clara agree", "dmitri agree")
    assert (t.step, t.waiting_for) == ("turn", ["anna"])
    assert t.happened("draw_declined") == [{"event": "draw_declined"}], "nobody learns who it was"


def test_ruling42_the_turn_limit_is_a_draw_and_offers_can_be_switched_off() -> None:
    t = table(**FOUR, options={"turn_limit": 14, "draw_offers": False})
    for name in (list(FOUR) * 4)[:14]:
        t.play(f"{name} pass")
    assert t.state.ending == "turn_limit"


def test_ruling43_the_other_editions_rules_are_not_mixed_in() -> None:
    assert GAME.seats == range(3, 11)
    assert "pass" in GAME.actions.verbs
    assert "spy" not in GAME.actions.verbs


def goals(rest: str, viewer: int | None = 0) -> dict[str, list[str]]:
    """The goal cards of Anna that a view shows, with all other items in the pile or with a player."""
    t = table(**{**FOUR, "anna": "order thug | key goblet bag_with_key dagger"}, rest=rest)
    found: dict[str, list[str]] = t.state.view(viewer)["table"]["seats"][0]["goals"]
    return found


def test_ruling8_a_view_counts_a_bag_among_the_goal_cards_once_the_pile_is_empty() -> None:
    assert goals("pile") == {"order": ["key"], "brotherhood": ["goblet"]}
    assert goals("dmitri") == {"order": ["key", "bag_with_key"], "brotherhood": ["goblet"]}


def test_a_view_shows_nobody_elses_goal_cards() -> None:
    assert goals("dmitri", viewer=1) == {"order": [], "brotherhood": []}
