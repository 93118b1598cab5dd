"""The worked examples of the rulebook, played through."""

from ..table import (
    CTHULHU,
    GOAT,
    table,
)


def test_decay_eight_to_two() -> None:
    """8 Power: a move (7), Decay 1 and a battle (5), Decay 2 and a recruit (2).

    Then Decay 3 stops the player.
    """
    t = table(cthulhu="arkham 2 acolyte, deep_one", goat="salem 2 acolyte | dunwich acolyte | power 0")
    t.play("move deep_one arkham salem", "stop")
    assert (t.state.decay, t.power[CTHULHU]) == (1, 6)
    t = t.with_dice("battle salem", (0, 0), (0, 0))
    assert (t.state.decay, t.power[CTHULHU]) == (2, 3)
    t.play("recruit arkham")
    assert [facts["decay"] for facts in t.happened("decay_raised")][-1] == 3
    assert t.happened("decay_paid")[-1] == {"event": "decay_paid", "seat": CTHULHU, "paid": 2, "power": 0}


def test_the_income_of_ten() -> None:
    """Three cultists, two gates, a captive, an abandoned gate, and Y'ha-Nthlei for one gate: 10."""
    t = table(
        cthulhu="jersey_reef 2 acolyte | boston acolyte | salem cthulhu | power 1",
        goat="devils_reef acolyte | salem acolyte | power 0",
        gates="jersey_reef cthulhu | boston cthulhu | arkham nobody | devils_reef goat",
        books="yha_nthlei",
    )
    t.play("capture salem", "end_turn")
    assert t.happened("power_gathered")[CTHULHU]["income"] == 10


def test_the_minimum_four_against_eleven_becomes_six() -> None:
    gates = "jersey_reef cthulhu | loblolly_bay cthulhu | martins_beach cthulhu"
    cthulhu = "jersey_reef 2 acolyte | loblolly_bay acolyte | martins_beach acolyte"
    t = table(cthulhu=f"{cthulhu} | power 1", goat="dunwich 4 acolyte | power 0", gates=gates)
    t.play("recruit jersey_reef", "end_turn")
    assert [(facts["income"], facts["power"]) for facts in t.happened("power_gathered")] == [
        (11, 11),
        (4, 6),
    ]


def test_a_ritual_with_three_gates_and_a_blood_sacrifice() -> None:
    """5 Power and a cultist for 3 Doom and two signs."""
    t = table(
        cthulhu="jersey_reef acolyte | power 4",
        goat="dunwich 2 acolyte, shub_niggurath | arkham acolyte | salem acolyte | power 12",
        gates="dunwich goat | arkham goat | salem goat",
        phase="doom",
        first="goat",
        books="blood_sacrifice",
    )
    t.play("ritual", "blood_sacrifice dunwich")
    assert (t.power[GOAT], t.doom, len(t.signs("goat"))) == (7, [0, 3], 2)
    assert (t.state.ritual_cost(), t.state.on_map(GOAT, 0)) == (6, 3)


def test_a_summoned_ghoul_protects_from_capture() -> None:
    """Two Deep Ones come to Arkham; a Ghoul summoned at the gate is enough to save the keeper."""
    t = table(cthulhu="salem 2 deep_one | power 9", goat="arkham acolyte | power 9", gates="arkham goat")
    t.play("move deep_one salem arkham", "move deep_one salem arkham")
    assert t.waiting_for == ["goat"]
    t.play("summon ghoul arkham", "stop", "end_turn")
    assert t.waiting_for == ["cthulhu"]
    assert not t.can("capture arkham")


def test_a_devolved_acolyte_spoils_an_unlimited_battle() -> None:
    """With six books the attacker moves in; one of the cultists becomes a Deep One before he can go on."""
    t = table(cthulhu="arkham 2 acolyte", goat="salem 2 mi_go", books="devolve", current="goat")
    t.all_books("goat")
    t.play("move mi_go salem arkham", "move mi_go salem arkham")
    assert (t.step, t.waiting_for) == ("devolving", ["cthulhu"])
    t.play("devolve arkham", "stop")
    assert t.waiting_for == ["goat"]
    assert t.can("battle arkham")
    assert t.figures("cthulhu", "arkham") == "acolyte, deep_one"


def test_the_simple_battle() -> None:
    """Three Deep Ones and two Acolytes against two frenzied Acolytes: 3 dice against 2."""
    t = table(cthulhu="arkham 3 deep_one, 2 acolyte", goat="arkham 2 acolyte | dunwich acolyte", books="frenzy")
    t = t.with_dice("battle arkham", (0, 2), (1, 0))
    faces = {facts["seat"]: len(facts["faces"]) for facts in t.happened("rolled")}
    assert faces == {CTHULHU: 3, GOAT: 2}
    t.play("kill acolyte", "retreat acolyte dunwich", "retreat acolyte salem")
    assert t.figures("cthulhu", "arkham") == "acolyte, 3 deep_one"
    assert t.figures("goat", "arkham") == ""
    assert t.doom == [0, 1]


def test_the_complex_battle() -> None:
    """Shub-Niggurath and a Mi-Go attack Cthulhu and two Deep Ones; a Ghoul drives Cthulhu away."""
    t = table(
        cthulhu="arkham cthulhu, 2 deep_one",
        goat="arkham shub_niggurath, mi_go | dunwich 3 acolyte | salem ghoul",
        gates="dunwich goat",
        books="necrophagy",
        current="goat",
    )
    t.play("battle arkham")
    t = t.with_dice("devour", (1, 1), (1, 1))
    assert t.figures("goat", "arkham") == "shub_niggurath"
    t.play("kill deep_one", "necrophagy salem")
    t.play("retreat deep_one innsmouth", "retreat cthulhu gardner_reservoir")
    assert (t.figures("goat", "arkham"), t.figures("cthulhu", "arkham")) == ("ghoul", "")
    assert t.pool("goat", "shub_niggurath") == 1
    assert t.doom == [2 + 8, 1]


def test_twenty_five_doom_two_kills_and_four_in_signs() -> None:
    """Both at 25; the defender kills two Acolytes and reveals 4: the game ends with the attacker's turn."""
    t = table(
        cthulhu="arkham 2 deep_one, 2 acolyte | salem acolyte | doom 25",
        goat="arkham 3 mi_go | doom 25 | signs 1 3",
        gates="salem cthulhu",
    )
    t = t.with_dice("battle arkham", (0, 0), (2, 0))
    t.play("kill acolyte")
    if t.step == "assign_kills":
        t.play("kill acolyte")
    assert t.doom == [25, 27]
    t.play("goat reveal 1", "goat reveal 3")
    assert (t.doom[GOAT], t.state.over, t.waiting_for) == (31, False, ["cthulhu"])
    t.play("end_turn")
    assert (t.state.over, t.winners) == (True, ["goat"])


def test_devouring_the_only_figure_leaves_no_time_for_necrophagy() -> None:
    t = table(cthulhu="arkham cthulhu", goat="arkham acolyte | salem ghoul", books="necrophagy")
    t.play("battle arkham", "devour")
    assert t.figures("goat", "salem") == "ghoul"
    assert (t.in_battle, t.keeper("arkham")) == (False, "none")


def test_dice_of_two_starspawn_and_an_acolyte_are_six() -> None:
    t = table(cthulhu="arkham acolyte, 2 starspawn", goat="arkham ghoul")
    t.play("battle arkham")
    assert next(len(facts["faces"]) for facts in t.happened("rolled") if facts["seat"] == CTHULHU) == 6
