"""Fights: rulings 16 to 28."""

from eldritch.games.castle.state import NOBODY

from ..table import Table, table

FIVE = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood grand_master | goblet gloves",
    "clara": "order bodyguard | casting_knives",
    "dmitri": "brotherhood doctor | whip",
    "eva": "order poison_mixer | key",
}


def people(**changed: str) -> dict[str, str]:
    return {**FIVE, **changed}


def points(t: Table) -> tuple[int, int]:
    shown = t.happened("counted")[-1]["points"]
    return shown["attacker"], shown["defender"]


def test_support_goes_clockwise_from_the_attackers_left_in_the_open() -> None:
    t = table(**FIVE).play("anna attack clara")
    t.no(*t.waiting_for)
    order: list[str] = []
    while t.step == "support":
        order += t.waiting_for
        t.play(f"{t.waiting_for[0]} support attacker")
    assert order == ["boris", "dmitri", "eva"]


def test_ruling16_everybody_who_might_be_the_priest_is_asked_but_not_the_two_who_fight() -> None:
    t = table(**people(eva="order priest | key")).play("anna attack boris")
    assert t.waiting_for == ["clara", "dmitri", "eva"]
    assert t.choices("clara") == ["decline"]
    assert t.choices("eva") == ["call_off", "decline"]


def test_ruling16_the_window_is_skipped_by_public_facts_only() -> None:
    t = table(**people(eva="order priest up | key")).play("anna attack boris")
    assert t.step == "support", "the priest lies face up"
    t = table(**people(clara="order bodyguard up | whip", dmitri="brotherhood doctor | key")).play("anna attack boris")
    assert t.waiting_for == ["dmitri", "eva"], "clara shows another profession; that nobody is the priest is not known"


def test_ruling16_option_priest_may_defend() -> None:
    t = table(**people(boris="brotherhood priest | goblet"), options={"priest_may_defend": True}).play(
        "anna attack boris"
    )
    assert "boris" in t.waiting_for
    assert t.choices("boris") == ["call_off", "decline"]
    t = table(**people(boris="brotherhood priest | goblet")).play("anna attack boris")
    assert "boris" not in t.waiting_for


def test_the_priest_is_paid_by_an_attacker_with_two_items() -> None:
    t = table(**people(eva="order priest | key")).play("anna attack boris", "eva call_off").no("clara", "dmitri")
    assert t.choices("anna") == ["pay key", "pay dagger"]
    t.play("anna pay dagger")
    assert t.hand("eva") == "key dagger"
    assert t.waiting_for == ["boris"], "the attacker's turn ends"


def test_ruling17_case14_a_one_item_attacker_pays_nothing() -> None:
    t = table(**people(anna="order thug | dagger", eva="order priest | key"))
    t.play("anna attack boris", "eva call_off").no("clara", "dmitri")
    assert (t.step, t.waiting_for) == ("turn", ["boris"])
    assert (t.state.attacker, t.state.view(None)["table"]["fight"]) == (NOBODY, None)


def test_case15_a_priest_at_the_limit_gives_one_away() -> None:
    t = table(**people(eva="order priest | key key goblet goblet whip", dmitri="brotherhood doctor | monocle"))
    t.play("anna attack boris", "eva call_off").no("clara", "dmitri").play("anna pay dagger")
    assert (t.step, t.waiting_for) == ("overflow", ["eva"])


def test_ruling18_the_hypnotist_takes_one_out_even_who_abstained() -> None:
    t = table(**people(anna="order hypnotist | key")).play("anna attack boris")
    t.no(*t.waiting_for)
    t.play("clara support defender", "dmitri support nobody", "eva support nobody")
    assert t.choices("anna") == ["hypnotise clara", "hypnotise dmitri", "hypnotise eva", "decline"]
    t.play("anna hypnotise clara")
    assert "clara" not in t.waiting_for
    assert t.hush().happened("counted")[0]["points"]["defender"] == 1


def test_ruling18_the_attacker_is_asked_whether_or_not_he_is_the_hypnotist() -> None:
    t = table(**FIVE).play("anna attack boris")
    t.no(*t.waiting_for)
    t.play("clara support nobody", "dmitri support nobody", "eva support nobody")
    assert (t.step, t.choices("anna")) == ("hypnosis", ["decline"])


def test_ruling18_case16_a_hypnotised_mixer_or_doctor_is_not_asked() -> None:
    for name in ("eva", "dmitri"):
        t = table(**people(anna="order hypnotist | key")).play("anna attack boris")
        t.no(*t.waiting_for)
        t.play("clara support attacker", "dmitri support nobody", "eva support nobody", f"anna hypnotise {name}")
        assert name not in t.waiting_for
        t.no(*t.waiting_for)
        assert t.step == "doctor"
        assert name not in t.waiting_for


def test_counting_thug_dagger_knives_and_bodyguard_against_grand_master_gloves_and_whip() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="attacker", dmitri="defender")
    t.play("anna use_item dagger", "anna use_profession", "anna done")
    t.play("boris use_item gloves", "boris use_profession", "boris done")
    t.play("clara use_item casting_knives", "clara use_profession", "clara done")
    t.play("dmitri use_item whip", "dmitri done").no("eva")
    assert t.step == "powers", "after any card there is a new round"
    t.no(*t.waiting_for)
    assert points(t) == (6, 5)


def test_items_and_professions_work_only_in_their_own_role() -> None:
    t = table(
        anna="order grand_master | gloves",
        boris="brotherhood thug | dagger",
        clara="order bodyguard | casting_knives",
        dmitri="brotherhood doctor | whip",
        eva="order poison_mixer | key",
    )
    t.fight("anna", "boris", clara="defender", dmitri="attacker")
    assert t.choices("anna") == ["done"]
    assert t.choices("boris") == ["done"]
    assert t.choices("clara") == ["use_profession", "done"], "knives are for supporters of the attacker"
    assert t.choices("dmitri") == ["done"], "the whip is for supporters of the defender"


DUEL = people(anna="order duelist | key poison_ring", clara="order bodyguard | casting_knives")


def test_ruling19_the_duelist_forbids_support_and_adds_one() -> None:
    t = (
        table(**DUEL)
        .fight("anna", "boris", clara="defender", dmitri="defender")
        .play("anna use_profession", "anna done")
    )
    t.no("boris", "clara", "dmitri", "eva").no(*t.waiting_for)
    assert points(t) == (2, 1)


def test_ruling19_option_duelist_bonus_off() -> None:
    t = table(**DUEL, options={"duelist_bonus": False}).fight("anna", "boris", clara="defender")
    t.play("anna use_profession", "anna done").no("boris", "clara", "dmitri", "eva").no(*t.waiting_for)
    assert points(t) == (1, 1)


def test_ruling19_option_early_duelist_leaves_nobody_to_take_sides() -> None:
    t = table(**DUEL, options={"early_duelist": True}).play("anna attack boris")
    t.no(*t.waiting_for)
    assert (t.step, t.waiting_for) == ("early_duel", ["anna", "boris"])
    assert t.choices("anna") == ["use_profession", "decline"]
    assert t.choices("boris") == ["decline"], "boris might be the Duelist, as far as all know"
    t.play("anna use_profession").no("boris")
    assert t.step in ("hypnosis", "powers")
    assert t.is_up("anna")
    t.hush()
    assert points(t) == (2, 1)


def test_ruling19_option_early_duelist_may_wait() -> None:
    t = table(**DUEL, options={"early_duelist": True}).play("anna attack boris")
    t.no(*t.waiting_for).no("anna", "boris")
    assert t.step == "support"
    assert t.happened("nobody_acted")[-1]["window"] == "duelist"


def test_ruling19_without_the_option_the_fighters_are_not_asked_before_support() -> None:
    t = table(**DUEL).play("anna attack boris")
    assert t.no(*t.waiting_for).step == "support"


def test_case17_knives_in_the_same_round_as_the_duelist_are_shown_but_not_counted() -> None:
    t = table(**DUEL).fight("anna", "boris", clara="attacker").play("anna use_profession", "anna done")
    t.play("clara use_item casting_knives", "clara use_profession", "clara done").no("boris", "dmitri", "eva")
    assert t.waiting_for == ["anna", "boris", "dmitri", "eva"], "clara is a bystander now, with her profession face up"
    t.no(*t.waiting_for)
    assert points(t) == (2, 1)
    assert t.happened("item_used")[0]["item"] == "casting_knives"
    assert t.is_up("clara")


def test_ruling20_case18_the_poison_mixer_names_the_winner_against_any_count_and_after_a_duel() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="attacker", dmitri="attacker", eva="attacker")
    t.play("eva poison defender", "eva done").no("anna", "boris", "clara", "dmitri")
    assert t.happened("counted")[0]["winner"] == "defender"
    assert t.step == "doctor", "the doctor can still cancel"
    t = (
        table(**DUEL)
        .fight("anna", "boris")
        .play("anna use_profession", "anna done")
        .no("boris", "clara", "dmitri", "eva")
    )
    t.play("eva poison defender", "eva done").no("anna", "boris", "clara", "dmitri")
    assert t.happened("counted")[0]["winner"] == "defender"


def test_ruling21_case19_a_tie_is_won_by_the_ring_that_was_used() -> None:
    t = table(**people(boris="brotherhood grand_master | poison_ring")).fight("anna", "boris")
    t.play("boris use_item poison_ring", "boris done").no("anna", "dmitri", "eva", "clara").no(*t.waiting_for)
    assert t.happened("counted")[0]["winner"] == "defender"
    t.hush()
    assert t.waiting_for == ["boris"]


def test_ruling22_a_ring_that_was_not_used_leaves_a_tie_and_the_attacker_draws() -> None:
    t = table(**people(boris="brotherhood grand_master | poison_ring"), pile="coat").fight("anna", "boris").hush()
    assert t.happened("counted")[0]["winner"] == "nobody"
    assert t.hand("anna") == "key dagger coat"


def test_case20_a_tie_with_an_empty_pile_has_no_doctor_window_and_no_draw() -> None:
    t = table(**people(eva="order poison_mixer |"), rest="eva").fight("anna", "boris")
    t.no(*t.waiting_for)
    assert (t.step, t.waiting_for) == ("turn", ["boris"])
    assert t.hand("anna") == "key dagger"


def test_ruling23_case21_the_doctor_on_a_tie_stops_the_draw() -> None:
    t = table(**FIVE, pile="coat").fight("anna", "boris")
    t.no(*t.waiting_for)
    assert t.waiting_for == ["anna", "boris", "clara", "dmitri", "eva"]
    t.play("dmitri heal").no("anna", "boris", "clara", "eva")
    assert t.hand("anna") == "key dagger"
    assert t.waiting_for == ["boris"]


def test_ruling23_the_loser_himself_may_be_the_doctor() -> None:
    t = table(**people(boris="brotherhood doctor | goblet", dmitri="brotherhood grand_master | whip"))
    t.fight("anna", "boris", clara="attacker")
    t.no(*t.waiting_for)
    t.play("boris heal").no("anna", "clara", "dmitri", "eva")
    assert t.waiting_for == ["boris"]


def test_ruling24_no_card_is_used_twice_in_one_fight() -> None:
    t = table(**FIVE).fight("anna", "boris").play("anna use_item dagger", "anna done")
    t.no("boris", "clara", "dmitri", "eva")
    assert t.choices("anna") == ["use_profession", "done"]


def test_ruling25_identity_or_luggage_also_for_the_defender() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="defender").hush()
    assert t.choices("boris") == ["identity", "luggage"]
    t.play("boris identity")
    seen = t.happened("looked_at_identity", to="boris")[0]
    assert (seen["allegiance"], seen["profession"]) == ("order", "thug")
    assert "allegiance" not in t.happened("looked_at_identity", to="clara")[0]
    assert t.waiting_for == ["boris"], "the attacker's turn ends"


def test_ruling25_taking_is_optional() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="attacker").hush().play("anna luggage")
    assert t.choices("anna") == ["take goblet", "take gloves", "decline"]
    assert t.happened("looked_at_hand", to="anna")[0]["items"] == ["goblet", "gloves"]
    assert t.play("anna decline").hand("boris") == "goblet gloves"


def test_ruling26_case22_who_loses_his_last_item_gets_one_back_even_the_same() -> None:
    t = table(**people(boris="brotherhood grand_master | gloves")).fight("anna", "boris", clara="attacker").hush()
    t.play("anna luggage", "anna take gloves")
    assert t.choices("anna") == ["give_back key", "give_back dagger", "give_back gloves"]
    t.play("anna give_back gloves")
    assert t.hand("boris") == "gloves"
    assert not t.happened("announced")


def test_ruling27_a_used_item_stays_in_the_hand_and_everybody_knows() -> None:
    t = table(**FIVE).fight("anna", "boris").play("anna use_item dagger", "anna done")
    t.no("boris", "clara", "dmitri", "eva")
    assert "dagger" in t.hand("anna")
    assert t.page("eva", "anna")["holds"] == ["dagger"]


def test_ruling28_stances_stand_once_declared() -> None:
    t = table(**FIVE).fight("anna", "boris", clara="attacker")
    assert t.step == "powers"
    assert not [said for name in t.waiting_for for said in t.choices(name) if said.startswith("support")]


def test_powers_ask_bystanders_only_while_the_mixer_may_be_hidden() -> None:
    t = table(**people(clara="order bodyguard up | key")).fight("anna", "boris")
    assert t.waiting_for == ["anna", "boris", "dmitri", "eva"]
    t = table(**people(eva="order poison_mixer up | key")).fight("anna", "boris")
    assert t.waiting_for == ["anna", "boris"]


def test_answers_in_a_round_are_sealed() -> None:
    t = table(**FIVE).fight("anna", "boris").play("anna use_item dagger", "anna done")
    assert "dagger" not in str(t.state.view(1)["table"]["fight"])
    assert t.page("boris", "anna")["holds"] == []
