"""Trading: rulings 1 to 11."""

from ..table import GAME, table

FOUR = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
}


def people(**changed: str) -> dict[str, str]:
    return {**FOUR, **changed}


def test_ruling1_a_refusal_ends_the_turn() -> None:
    t = table(**FOUR).play("anna offer boris key", "boris refuse")
    assert t.waiting_for == ["boris"]
    assert t.hand("anna") == "key dagger"


def test_a_trade_swaps_two_items_and_ends_the_turn() -> None:
    t = table(**FOUR).play("anna offer boris key", "boris accept whip")
    assert (t.hand("anna"), t.hand("boris")) == ("dagger whip", "key goblet")
    assert t.waiting_for == ["boris"]


def test_ruling2_the_offered_cards_text_comes_first() -> None:
    t = table(**people(anna="order thug | monocle", boris="brotherhood priest | privilege"))
    t.play("anna offer boris monocle", "boris accept privilege")
    assert [facts["item"] for facts in t.happened("announced")] == ["monocle", "privilege"]


def test_a_trade_that_waits_for_its_second_text_can_be_saved() -> None:
    t = table(**people(boris="brotherhood priest | tome")).play("anna offer boris dagger", "boris accept tome")
    assert t.choices("boris") == ["swap", "decline"]
    assert GAME.load(t.state.dump()).dump() == t.state.dump()


def test_ruling3_drawing_swapping_and_changing_may_be_declined_but_a_direction_must_be_chosen() -> None:
    bag = table(**people(anna="order thug | bag_with_key")).play("anna offer clara bag_with_key", "clara accept gloves")
    assert bag.choices("anna") == ["draw", "decline"]
    tome = table(**people(anna="order thug | tome")).play("anna offer clara tome", "clara accept gloves")
    assert tome.choices("anna") == ["swap", "decline"]
    coat = table(**people(anna="order thug | coat")).play("anna offer clara coat", "clara accept gloves")
    assert "decline" in coat.choices("anna")
    sextant = table(**people(anna="order thug | sextant")).play("anna offer clara sextant", "clara accept gloves")
    assert sextant.choices("anna") == ["left", "right"]


def test_ruling4_bag_for_bag_is_forbidden_while_the_pile_lasts_case4() -> None:
    t = table(
        **people(
            anna="order thug | bag_with_key",
            boris="brotherhood priest | bag_with_goblet dagger",
            dmitri="brotherhood bodyguard | whip",
        )
    )
    t.play("anna offer boris bag_with_key")
    assert t.choices("boris") == ["refuse", "accept dagger"]


def test_case3_bag_to_an_only_bag_hand_refuse_is_the_sole_action() -> None:
    t = table(**people(anna="order thug | bag_with_key", boris="brotherhood priest | bag_with_goblet"))
    t.play("anna offer boris bag_with_key")
    assert t.waiting_for == ["boris"], "asked although there is no choice: nobody else may know that"
    assert t.choices("boris") == ["refuse"]


def test_ruling4_loot_and_overflow_move_bags_freely() -> None:
    t = table(**people(anna="order thug | bag_with_key", boris="brotherhood priest | bag_with_goblet"))
    t.fight("anna", "boris", clara="attacker").hush().play("anna luggage", "anna take bag_with_goblet")
    assert t.choices("anna") == ["give_back bag_with_key", "give_back bag_with_goblet"]


def test_ruling5_pearl_and_mirror_must_be_accepted() -> None:
    for item in ("black_pearl", "broken_mirror"):
        t = table(**people(anna=f"order thug | {item}")).play(f"anna offer boris {item}")
        assert t.choices("boris") == ["accept goblet", "accept whip"]


def test_case2_pearl_to_a_one_item_hand_that_item_is_returned() -> None:
    t = table(**people(anna="order thug | black_pearl")).play("anna offer clara black_pearl")
    assert t.choices("clara") == ["accept gloves"]
    assert t.play("clara accept gloves").hand("clara") == "black_pearl"


def test_ruling5_a_returned_mirror_cannot_be_refused() -> None:
    t = table(**people(boris="brotherhood priest | broken_mirror")).play(
        "anna offer boris key", "boris accept broken_mirror"
    )
    assert t.hand("anna") == "dagger broken_mirror"


def test_ruling6_case7_a_mirror_silences_both_cards() -> None:
    t = table(**people(anna="order thug | monocle", boris="brotherhood priest | broken_mirror"))
    t.play("anna offer boris monocle", "boris accept broken_mirror")
    assert not t.happened("announced")
    assert not t.happened("looked_at_allegiance", to="anna")
    assert "broken_mirror" not in str(t.happened()), "its presence is not announced"


def test_ruling7_the_pearl_passes_in_silence() -> None:
    t = table(**people(anna="order thug | black_pearl")).play("anna offer boris black_pearl", "boris accept whip")
    assert not t.happened("announced")


LAST = "order thug | bag_with_key"


def test_ruling8_case5_the_last_card_turns_the_bags_and_the_other_text_still_fires() -> None:
    t = table(
        anna=LAST,
        boris="brotherhood priest | monocle",
        clara="order doctor | bag_with_goblet",
        dmitri="brotherhood bodyguard |",
        pile="key",
        rest="dmitri",
    )
    t.play("anna offer boris bag_with_key", "boris accept monocle", "anna draw")
    assert len(t.happened("bags_turned")) == 1
    assert [facts["item"] for facts in t.happened("announced")] == ["bag", "monocle"]
    assert t.happened("looked_at_allegiance", to="boris")[0]["allegiance"] == "order"


def test_ruling8_case6_turned_bags_are_traded_for_each_other_in_silence() -> None:
    t = table(
        anna=LAST,
        boris="brotherhood priest | bag_with_goblet",
        clara="order doctor | gloves",
        dmitri="brotherhood bodyguard |",
        rest="dmitri",
    )
    t.play("anna offer boris bag_with_key", "boris accept bag_with_goblet")
    assert not t.happened("announced")
    assert t.hand("anna") == "bag_with_goblet"


def test_ruling8_turned_bags_count_for_victory() -> None:
    t = table(
        anna=LAST,
        boris="brotherhood priest | whip",
        clara="order doctor | gloves",
        dmitri="brotherhood bodyguard |",
        rest="dmitri",
    )
    assert t.choices("anna", "declare") == ["declare"]
    assert table(**people(anna=LAST)).choices("anna", "declare") == []


def test_ruling9_case8_the_text_of_a_card_passed_on_still_fires_on_the_hand_as_it_is_now() -> None:
    t = table(**people(anna="order thug | sextant key", boris="brotherhood priest | privilege goblet"))
    t.play("anna offer boris sextant", "boris accept privilege", "anna left")
    t.play("anna pass_on privilege", "boris pass_on goblet")
    seen = t.happened("looked_at_hand", to="boris")[0]
    assert (seen["target"], seen["items"]) == (0, ["key", "key"]), "dmitri passed his key on"


def test_ruling9_the_sextant_itself_may_be_passed_and_choices_are_sealed() -> None:
    t = table(**people(anna="order thug | sextant key", boris="brotherhood priest | goblet whip"))
    t.play("anna offer boris sextant", "boris accept goblet", "anna right")
    assert t.waiting_for == ["anna", "boris"], "who has one item has no choice"
    t.play("anna pass_on goblet")
    assert "goblet" not in str(t.state.view(2)["decision"])
    t.play("boris pass_on sextant")
    assert t.hand("anna") == "key sextant"


def test_ruling10_the_coat_shows_all_spare_professions_and_the_old_one_goes_back() -> None:
    t = table(**people(anna="order thug up | coat")).play("anna offer clara coat", "clara accept gloves")
    assert len(t.happened("spare_shown", to="anna")[0]["professions"]) == 6
    assert "choose thug" not in t.choices("anna")
    t.play("anna choose hypnotist")
    assert (t.profession("anna"), t.is_up("anna")) == ("hypnotist", False)
    assert "professions" not in t.happened("spare_shown", to="boris")[0]


def test_ruling10_option_coat_may_refresh() -> None:
    t = table(**people(anna="order thug up | coat"), options={"coat_may_refresh": True})
    t.play("anna offer clara coat", "clara accept gloves", "anna choose thug")
    assert (t.profession("anna"), t.is_up("anna")) == ("thug", False)


def test_ruling10_option_blind_coat_draws_unseen() -> None:
    taken = set()
    for seed in range(12):
        t = table(**people(anna="order thug up | coat"), options={"blind_coat": True})
        t.play("anna offer clara coat", "clara accept gloves")
        t.state.rekey(seed)
        assert t.choices("anna") == ["draw", "decline"]
        assert not t.happened("spare_shown", to="anna"), "the spare professions stay unseen"
        t.play("anna draw")
        assert not t.is_up("anna")
        assert t.happened("profession_changed", to="anna")[0]["took"] == t.profession("anna")
        assert "took" not in t.happened("profession_changed", to="boris")[0]
        taken.add(t.profession("anna"))
    assert len(taken) > 2
    assert "thug" not in taken


def test_ruling10_a_blind_coat_may_refresh_if_both_options_are_set() -> None:
    t = table(**people(anna="order thug up | coat"), options={"blind_coat": True, "coat_may_refresh": True})
    t.play("anna offer clara coat", "clara accept gloves", "anna choose thug")
    assert (t.profession("anna"), t.is_up("anna")) == ("thug", False)


def test_case11_coat_at_nine_players_has_exactly_one_spare() -> None:
    seats = {f"p{n}": f"{'order' if n % 2 else 'brotherhood'} {name} | {item}" for n, (name, item) in enumerate(NINE)}
    t = table(**seats).play("p0 offer p1 coat", "p1 accept gloves")
    assert t.choices("p0", "choose") == ["choose thug"]


NINE = [
    ("diplomat", "coat"),
    ("doctor", "gloves"),
    ("duelist", "whip"),
    ("poison_mixer", "key"),
    ("grand_master", "key"),
    ("clairvoyant", "key"),
    ("hypnotist", "goblet"),
    ("bodyguard", "goblet"),
    ("priest", "goblet"),
]


def test_ruling11_case10_the_tome_makes_both_professions_fresh_and_knowledge_moves_along() -> None:
    t = table(**people(anna="order thug | tome", boris="brotherhood priest up | goblet"))
    t.play("anna offer boris tome", "boris accept goblet", "anna swap")
    assert (t.profession("anna"), t.profession("boris")) == ("priest", "thug")
    assert not t.is_up("anna")
    assert not t.is_up("boris")
    assert t.page("clara", "anna")["professions"] == ["priest"], "everybody saw it lie face up before"


FULL = "goblet goblet whip gloves black_pearl"


def test_case9_a_bag_draw_at_the_limit_overflows_before_the_second_text() -> None:
    t = table(
        anna=f"order thug | {FULL} bag_with_key",
        boris="brotherhood priest | monocle",
        clara="order doctor | key key key dagger poison_ring casting_knives",
        dmitri="brotherhood bodyguard | goblet",
        pile="coat",
    )
    t.play("anna offer boris bag_with_key", "boris accept monocle", "anna draw")
    assert (t.step, t.waiting_for) == ("overflow", ["anna"])
    assert {said.split()[1] for said in t.choices("anna")} == {"boris", "dmitri"}, "clara's hand is full"
    assert not t.happened("looked_at_allegiance", to="boris")
    t.play("anna gift dmitri coat")
    assert t.happened("looked_at_allegiance", to="boris")


def test_ruling29_an_overflow_is_one_card_face_down_to_somebody_below_the_limit() -> None:
    t = table(
        anna=f"order thug | {FULL} bag_with_key",
        boris="brotherhood priest | monocle",
        clara="order doctor | key",
        dmitri="brotherhood bodyguard | goblet",
        pile="coat",
    )
    t.play("anna offer boris bag_with_key", "boris accept monocle", "anna draw", "anna gift clara whip")
    assert t.happened("gave", to="clara")[0]["item"] == "whip"
    assert "item" not in t.happened("gave", to="dmitri")[0]
    assert "whip" in t.hand("clara")


def test_ruling38_smuggling_lets_both_sides_stay_silent() -> None:
    t = table(
        **people(anna="order thug | monocle", boris="brotherhood priest | bag_with_key"),
        options={"smuggling": True},
    )
    assert "offer boris monocle silently" in t.choices("anna")
    t.play("anna offer boris monocle silently", "boris accept bag_with_key silently")
    assert not t.happened("announced")
    assert t.waiting_for == ["boris"]


def test_ruling38_bag_rules_and_must_accept_stay_under_smuggling() -> None:
    people_ = people(anna="order thug | bag_with_key broken_mirror", boris="brotherhood priest | bag_with_goblet whip")
    t = table(**people_, options={"smuggling": True}).play("anna offer boris bag_with_key silently")
    assert t.choices("boris") == ["refuse", "accept whip"]
    t = table(**people_, options={"smuggling": True}).play("anna offer boris broken_mirror")
    assert "refuse" not in t.choices("boris")
