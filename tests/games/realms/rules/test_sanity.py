"""Sanity loss, locations and shields: rulings 20 to 28."""

from ..table import Table, table

GATE = "whateley_farm"
"""A gate of sanity 5."""
REFUGE = "miskatonic_library"
"""A refuge of sanity 4."""
PLAIN = "arkham"
"""A location of sanity 5 without a shield."""


def loss_of_seven(borya: str, **options: bool) -> Table:
    """Anya's Unspeakable One makes Borya lose 7."""
    t = table(anya="hand unspeakable_one", borya=borya, options=dict(options)).play("play unspeakable_one")
    return t.play("use unspeakable_one loss 7")


def targets(t: Table) -> list[str]:
    """The targets that can be struck now."""
    return [choice.removeprefix("strike ") for choice in t.choices() if choice.startswith("strike")]


def test_ruling20_a_loss_is_resolved_when_it_is_activated() -> None:
    t = table(anya="hand goon", borya="").play("play goon", "use goon loss 1", "strike borya")
    assert (t.sanity("borya"), t.power) == (49, 0)


def test_ruling20_what_a_location_loses_adds_up_over_the_turn() -> None:
    t = table(anya="hand goon ghoul", borya="play miskatonic_hospital").play("play goon", "play ghoul")
    t.play("use goon loss 1", "strike miskatonic_hospital")
    assert t.left("borya", "miskatonic_hospital") == 5
    t.play("use ghoul loss 5", "strike miskatonic_hospital")
    assert t.discard_pile("borya") == "miskatonic_hospital"


def test_ruling20_what_a_location_has_lost_comes_back_at_the_end_of_the_turn() -> None:
    t = table(anya="hand goon", borya=f"play {PLAIN}").play(
        "play goon", "use goon loss 1", f"strike {PLAIN}", "end_turn"
    )
    assert t.left("borya", PLAIN) == 5


def test_ruling21_a_loss_is_spread_over_the_player_and_any_locations() -> None:
    t = loss_of_seven(f"play {PLAIN} kingsport_harbor")
    t.play(f"graze {PLAIN}", f"graze {PLAIN}", "graze kingsport_harbor", "strike borya")
    assert (t.left("borya", PLAIN), t.left("borya", "kingsport_harbor"), t.sanity("borya")) == (3, 5, 46)


def test_ruling21_less_than_the_full_amount_may_be_used() -> None:
    t = loss_of_seven("").play("graze borya", "graze borya", "spare")
    assert (t.sanity("borya"), t.waiting_for) == (48, ["anya"])


def test_ruling21_nothing_at_all_may_be_used() -> None:
    assert loss_of_seven("").play("spare").sanity("borya") == 50


def test_ruling22_the_rest_of_a_loss_passes_the_shield_it_has_broken() -> None:
    t = loss_of_seven(f"play {REFUGE}").play(f"strike {REFUGE}", "strike borya")
    assert (t.sanity("borya"), t.in_play("borya")) == (47, "")


def test_ruling22_by_the_option_targets_are_fixed_before_the_first_point() -> None:
    t = loss_of_seven(f"play {REFUGE}", loss_passes_shields=False).play(f"strike {REFUGE}")
    assert (t.sanity("borya"), t.in_play("borya")) == (50, "")
    assert t.choices() == ["use unspeakable_one loss 6, then abjure this", "end_turn"]


def test_ruling22_by_the_option_what_was_open_stays_open() -> None:
    t = loss_of_seven(f"play {GATE} {PLAIN}", loss_passes_shields=False).play(f"strike {GATE}")
    assert targets(t) == ["borya"]


def test_ruling22_by_the_option_the_next_loss_finds_the_shield_gone() -> None:
    t = loss_of_seven(f"play {REFUGE}", loss_passes_shields=False).play(f"strike {REFUGE}")
    assert targets(t.play("use unspeakable_one loss 6, then abjure this")) == ["borya"]


def test_ruling23_a_location_takes_no_more_than_it_has_left() -> None:
    t = loss_of_seven(f"play {PLAIN}").play(f"strike {PLAIN}")
    assert t.step_facts["rest"] == 2


def test_ruling23_at_0_a_player_is_out() -> None:
    t = loss_of_seven("sanity 7").play("strike borya")
    assert (t.state.ending, t.winners, t.sanity("borya")) == ("last_survivor", ["anya"], 0)


def test_ruling23_sanity_is_never_below_0() -> None:
    assert loss_of_seven("sanity 3").play("strike borya").sanity("borya") == 0


def test_ruling24_a_loss_is_never_aimed_at_oneself() -> None:
    t = table(anya="hand goon | play arkham", borya="").play("play goon", "use goon loss 1")
    assert t.choices() == ["strike borya", "spare"]


OWN = {"own_loss": True}


def test_ruling24_by_the_option_a_loss_may_hit_ones_own_location() -> None:
    t = table(anya="play arkham ruins", borya="", options=OWN).play("use arkham loss 1")
    assert t.choices() == ["aim anya", "aim borya"]
    t.play("aim anya")
    assert t.choices() == ["strike ruins", "strike arkham", "spare"]
    t.play("strike arkham")
    assert (t.left("anya", "arkham"), t.sanity("anya"), t.waiting_for) == (4, 50, ["anya"])


def test_ruling24_by_the_option_a_destroyed_location_goes_to_the_discard_pile() -> None:
    t = table(anya="hand ghoul | play ruins", borya="", options=OWN).play("play ghoul", "use ghoul loss 5")
    t.play("aim anya", "strike ruins")
    assert (t.in_play("anya"), t.discard_pile("anya"), t.waiting_for) == ("ghoul", "ruins", ["anya"])


def test_ruling24_by_the_option_the_opponent_may_still_be_chosen() -> None:
    t = table(anya="play arkham", borya="", options=OWN).play("use arkham loss 1", "aim borya", "strike borya")
    assert t.sanity("borya") == 49


def test_ruling24_by_the_option_nobody_is_asked_without_a_location_that_can_be_hit() -> None:
    """Arkham Asylum cannot be hit by the loss for which it is given up."""
    t = table(anya="play arkham_asylum", borya="", options=OWN).play("use arkham_asylum loss 5, then abjure this")
    assert t.choices()[0] == "strike borya"


def test_ruling24_by_the_option_the_equal_card_that_is_given_up_is_not_hit() -> None:
    t = table(anya="play arkham_asylum arkham_asylum", borya="", options=OWN)
    t.play("use arkham_asylum loss 5, then abjure this", "aim anya", "graze arkham_asylum")
    assert t.state.in_play[0] == sorted(t.state.in_play[0]), "cards in play stay in order"
    t.play("spare")
    assert (t.in_play("anya"), t.left("anya", "arkham_asylum")) == ("arkham_asylum", 3)


def test_ruling24_by_the_option_a_location_that_was_hit_keeps_what_it_can_still_do() -> None:
    t = table(anya="play arkham arkham", borya="", options=OWN)
    t.play("use arkham loss 1", "aim anya", "strike arkham", "use arkham loss 1", "aim anya", "strike arkham")
    assert not t.can("use arkham loss 1")
    assert sorted(t.state.view(0)["table"]["seats"][0]["in_play"][place]["left"] for place in (0, 1)) == [3, 5]


def test_ruling24_the_option_is_for_two_players() -> None:
    t = table(anya="play arkham", borya="", vova="", options=OWN).play("use arkham loss 1")
    assert t.choices() == ["strike borya", "spare"]


def test_ruling24_gain_draw_and_discard_may_be() -> None:
    t = table(anya="hand occultist", borya="").play("play occultist", "use occultist gain 2")
    assert t.choices() == ["aim anya", "aim borya"]


def test_ruling25_a_refuge_protects_its_owner_but_no_location() -> None:
    assert targets(loss_of_seven(f"play {REFUGE} {PLAIN}")) == [REFUGE, PLAIN]


def test_ruling25_a_gate_protects_locations_but_not_its_owner() -> None:
    assert targets(loss_of_seven(f"play {GATE} {PLAIN}")) == ["borya", GATE]


def test_ruling25_with_both_first_the_gate_then_the_refuge_then_the_player() -> None:
    t = loss_of_seven(f"play {GATE} {REFUGE}-2 {PLAIN}")
    assert targets(t) == [GATE]
    t.play(f"strike {GATE}")
    assert targets(t) == [REFUGE, PLAIN]
    t.play(f"graze {REFUGE}")
    assert targets(t) == [REFUGE, PLAIN]
    t.play(f"strike {REFUGE}")
    assert t.sanity("borya") == 50
    assert targets(t.play("use unspeakable_one loss 6, then abjure this")) == ["borya", PLAIN]


def test_ruling26_gates_do_not_protect_each_other() -> None:
    t = loss_of_seven(f"play ruins {GATE} {PLAIN}")
    assert targets(t) == ["borya", "ruins", GATE]


def test_ruling26_all_gates_must_fall_before_other_locations_open() -> None:
    t = loss_of_seven(f"play ruins {GATE} {PLAIN}").play("strike ruins")
    assert targets(t) == ["borya", GATE]


def test_ruling27_by_the_option_a_gate_protects_its_owner_too() -> None:
    assert targets(loss_of_seven(f"play {GATE} {PLAIN}", gate_protects_owner=True)) == [GATE]


def test_ruling28_destroy_ignores_shields() -> None:
    t = table(anya="hand shadow_of_cthulhu", borya=f"play {GATE} {REFUGE} {PLAIN}").play("play shadow_of_cthulhu")
    t.play("use shadow_of_cthulhu destroy")
    assert t.choices() == [f"destroy borya {card}" for card in (REFUGE, GATE, PLAIN)]


def test_ruling28_destroy_may_take_ones_own_location() -> None:
    t = table(anya="hand shadow_of_cthulhu | play arkham", borya="play ruins").play("play shadow_of_cthulhu")
    t.play("use shadow_of_cthulhu destroy", "destroy anya arkham")
    assert t.discard_pile("anya") == "arkham"


def test_ruling28_a_destroyed_location_goes_to_its_owners_discard_pile() -> None:
    t = table(anya="hand shadow_of_cthulhu | play arkham", borya="play ruins").play("play shadow_of_cthulhu")
    t.play("use shadow_of_cthulhu destroy", "destroy borya ruins")
    assert t.discard_pile("borya") == "ruins"


def test_ruling28_sanity_has_no_upper_limit() -> None:
    t = table(anya="hand dean_halsey | sanity 54", borya="").play(
        "play dean_halsey", "use dean_halsey gain 5", "aim anya"
    )
    assert t.sanity("anya") == 59


def test_of_equal_locations_the_one_that_has_lost_most_is_hit() -> None:
    t = table(anya="hand goon ghast", borya="play arkham arkham").play("play goon", "play ghast")
    t.play("use goon loss 1", "strike arkham", "use ghast loss 2", "strike arkham")
    assert [card["left"] for card in t.state.view(None)["table"]["seats"][1]["in_play"]] == [5, 2]


def test_of_equal_locations_the_one_that_has_lost_least_is_destroyed() -> None:
    t = table(anya="hand goon shadow_of_cthulhu | play ruins", borya="play arkham arkham").play(
        "play goon", "play shadow_of_cthulhu"
    )
    t.play("use goon loss 1", "strike arkham", "use shadow_of_cthulhu destroy", "destroy borya arkham")
    assert t.left("borya", "arkham") == 4


def test_a_graze_is_offered_only_where_it_differs_from_a_strike() -> None:
    t = loss_of_seven(f"play {PLAIN}-4 | sanity 1")
    assert t.choices() == ["strike borya", f"strike {PLAIN}", "spare"]


def test_a_loss_of_two_can_be_split() -> None:
    t = table(anya="hand ghast", borya=f"play {PLAIN}").play("play ghast", "use ghast loss 2")
    assert t.choices() == ["strike borya", f"strike {PLAIN}", "graze borya", f"graze {PLAIN}", "spare"]
    t.play(f"graze {PLAIN}", "strike borya")
    assert (t.left("borya", PLAIN), t.sanity("borya")) == (4, 49)


def test_ruling23_the_last_point_of_sanity_can_still_be_lost() -> None:
    t = table(anya="hand ghast", borya="sanity 2").play("play ghast", "use ghast loss 2", "graze borya")
    assert (t.sanity("borya"), t.choices()) == (1, ["strike borya", "spare"])


def test_losses_and_gains_are_announced_with_their_amount() -> None:
    t = table(anya="hand dean_halsey goon", borya="").play("play dean_halsey", "play goon")
    t.play("use goon loss 1", "strike borya", "use dean_halsey gain 5", "aim anya")
    (lost,), (gained,) = t.happened("lost"), t.happened("gained")
    assert (lost["target"], lost["amount"], lost["sanity"]) == (1, 1, 49)
    assert (gained["target"], gained["amount"], gained["sanity"]) == (0, 5, 55)
