"""The worked examples of the rulebook, played through."""

from ..table import (
    CTHULHU,
    GOAT,
    all_books,
    can,
    decider,
    do,
    events,
    figures,
    keeper,
    pool,
    step,
    table,
    with_dice,
)


def test_decay_eight_to_two() -> None:
    """8 Power: a move (7), Decay 1 and a battle (5), Decay 2 and a recruit (2).

    Then Decay 3 stops the player.
    """
    state = table({"arkham": "2 acolyte, deep_one"}, {"salem": "2 acolyte", "dunwich": "acolyte"}, power=(8, 0))
    do(state, "move deep_one arkham salem", "stop")
    assert (state.decay, state.power[CTHULHU]) == (1, 6)
    state = with_dice(state, "battle salem", (0, 0), (0, 0))
    assert (state.decay, state.power[CTHULHU]) == (2, 3)
    do(state, "recruit arkham")
    assert [facts["decay"] for facts in events(state, "decay_raised")][-1] == 3
    assert events(state, "decay_paid")[-1] == {"seat": CTHULHU, "paid": 2, "power": 0}


def test_the_income_of_ten() -> None:
    """Three cultists, two gates, a captive, an abandoned gate, and Y'ha-Nthlei for one gate: 10."""
    state = table(
        {"jersey_reef": "2 acolyte", "boston": "acolyte", "salem": "cthulhu"},
        {"devils_reef": "acolyte", "salem": "acolyte"},
        {"jersey_reef": "cthulhu", "boston": "cthulhu", "arkham": "nobody", "devils_reef": "goat"},
        books="yha_nthlei",
        power=(1, 0),
    )
    do(state, "capture salem", "end_turn")
    assert events(state, "power_gathered")[CTHULHU]["income"] == 10


def test_the_minimum_four_against_eleven_becomes_six() -> None:
    gates = {"jersey_reef": "cthulhu", "loblolly_bay": "cthulhu", "martins_beach": "cthulhu"}
    cthulhu = {"jersey_reef": "2 acolyte", "loblolly_bay": "acolyte", "martins_beach": "acolyte"}
    state = table(cthulhu, {"dunwich": "4 acolyte"}, gates, power=(1, 0))
    do(state, "recruit jersey_reef", "end_turn")
    assert [(facts["income"], facts["power"]) for facts in events(state, "power_gathered")] == [
        (11, 11),
        (4, 6),
    ]


def test_a_ritual_with_three_gates_and_a_blood_sacrifice() -> None:
    """5 Power and a cultist for 3 Doom and two signs."""
    state = table(
        {"jersey_reef": "acolyte"},
        {"dunwich": "2 acolyte, shub_niggurath", "arkham": "acolyte", "salem": "acolyte"},
        {"dunwich": "goat", "arkham": "goat", "salem": "goat"},
        phase="doom",
        first=GOAT,
        power=(4, 12),
        books="blood_sacrifice",
    )
    do(state, "ritual", "blood_sacrifice dunwich")
    assert (state.power[GOAT], state.doom, len(state.signs[GOAT])) == (7, [0, 3], 2)
    assert (state.ritual_cost(), state.on_map(GOAT, 0)) == (6, 3)


def test_a_summoned_ghoul_protects_from_capture() -> None:
    """Two Deep Ones come to Arkham; a Ghoul summoned at the gate is enough to save the keeper."""
    state = table({"salem": "2 deep_one"}, {"arkham": "acolyte"}, {"arkham": "goat"}, power=(9, 9))
    do(state, "move deep_one salem arkham", "move deep_one salem arkham")
    assert decider(state) == GOAT
    do(state, "summon ghoul arkham", "stop", "end_turn")
    assert decider(state) == CTHULHU
    assert not can(state, "capture arkham")


def test_a_devolved_acolyte_spoils_an_unlimited_battle() -> None:
    """With six books the attacker moves in; one of the cultists becomes a Deep One before he can go on."""
    state = table({"arkham": "2 acolyte"}, {"salem": "2 mi_go"}, books="devolve", turn=GOAT)
    all_books(state, GOAT)
    do(state, "move mi_go salem arkham", "move mi_go salem arkham")
    assert (step(state), decider(state)) == ("devolving", CTHULHU)
    do(state, "devolve arkham", "stop")
    assert decider(state) == GOAT
    assert can(state, "battle arkham")
    assert figures(state, CTHULHU, "arkham") == "acolyte, deep_one"


def test_the_simple_battle() -> None:
    """Three Deep Ones and two Acolytes against two frenzied Acolytes: 3 dice against 2."""
    state = table({"arkham": "3 deep_one, 2 acolyte"}, {"arkham": "2 acolyte", "dunwich": "acolyte"}, books="frenzy")
    state = with_dice(state, "battle arkham", (0, 2), (1, 0))
    faces = {facts["seat"]: len(facts["faces"]) for facts in events(state, "rolled")}
    assert faces == {CTHULHU: 3, GOAT: 2}
    do(state, "kill acolyte", "retreat acolyte dunwich", "retreat acolyte salem")
    assert figures(state, CTHULHU, "arkham") == "acolyte, 3 deep_one"
    assert figures(state, GOAT, "arkham") == ""
    assert state.doom == [0, 1]


def test_the_complex_battle() -> None:
    """Shub-Niggurath and a Mi-Go attack Cthulhu and two Deep Ones; a Ghoul drives Cthulhu away."""
    state = table(
        {"arkham": "cthulhu, 2 deep_one"},
        {"arkham": "shub_niggurath, mi_go", "dunwich": "3 acolyte", "salem": "ghoul"},
        {"dunwich": "goat"},
        books="necrophagy",
        turn=GOAT,
    )
    do(state, "battle arkham")
    state = with_dice(state, "devour", (1, 1), (1, 1))
    assert figures(state, GOAT, "arkham") == "shub_niggurath"
    do(state, "kill deep_one", "necrophagy salem")
    do(state, "retreat deep_one innsmouth", "retreat cthulhu gardner_reservoir")
    assert (figures(state, GOAT, "arkham"), figures(state, CTHULHU, "arkham")) == ("ghoul", "")
    assert pool(state, GOAT, "shub_niggurath") == 1
    assert state.doom == [2 + 8, 1]


def test_twenty_five_doom_two_kills_and_four_in_signs() -> None:
    """Both at 25; the defender kills two Acolytes and reveals 4: the game ends with the attacker's turn."""
    state = table(
        {"arkham": "2 deep_one, 2 acolyte", "salem": "acolyte"},
        {"arkham": "3 mi_go"},
        {"salem": "cthulhu"},
        doom=(25, 25),
        signs=((), (1, 3)),
    )
    state = with_dice(state, "battle arkham", (0, 0), (2, 0))
    do(state, "kill acolyte")
    if step(state) == "assign_kills":
        do(state, "kill acolyte")
    assert state.doom == [25, 27]
    do(state, "reveal 1", "reveal 3", seat=GOAT)
    assert (state.doom[GOAT], state.over, decider(state)) == (31, False, CTHULHU)
    do(state, "end_turn")
    assert (state.over, state.winners) == (True, [GOAT])


def test_devouring_the_only_figure_leaves_no_time_for_necrophagy() -> None:
    state = table({"arkham": "cthulhu"}, {"arkham": "acolyte", "salem": "ghoul"}, books="necrophagy")
    do(state, "battle arkham", "devour")
    assert figures(state, GOAT, "salem") == "ghoul"
    assert (state.battle, keeper(state, "arkham")) == (None, "none")


def test_dice_of_two_starspawn_and_an_acolyte_are_six() -> None:
    state = table({"arkham": "acolyte, 2 starspawn"}, {"arkham": "ghoul"})
    do(state, "battle arkham")
    assert next(len(facts["faces"]) for facts in events(state, "rolled") if facts["seat"] == CTHULHU) == 6
