"""The reasons why something cannot be chosen, in both languages."""

import random
from functools import cache
from typing import Any

import pytest

import eldritch
from eldritch.locale import Words
from eldritch.speech import Speech, speech_of
from eldritch.speech.why import Thing
from tests.games.castle.table import table as castle
from tests.games.duel.table import area as area_of
from tests.games.duel.table import table as duel
from tests.games.nightmarium.table import table as nightmarium
from tests.games.realms.table import table as realms

PROTECTED = (
    "This cultist is protected. Monsters protect against monsters, Great Old Ones against everything, "
    "and you need a monster or Great Old One here yourself."
)
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]


@cache
def speech(game: str, lang: str) -> Speech:
    return speech_of(eldritch.game(game), Words(lang), NAMES)


def why(state: Any, thing: Thing, seat: int | None = 0, lang: str = "en") -> str:
    view = state.view(seat)
    return speech(view["game"], lang).why_not(view, thing)


# All games.


def test_a_waiting_seat_learns_whose_turn_it_is() -> None:
    state = realms(anna="hand goon", boris="hand goon").state
    assert why(state, Thing("hand", "goon"), seat=1) == "It is not your turn. Waiting for Anna."
    assert why(state, Thing("hand", "goon"), 1, "ru") == "Сейчас не ваш ход. Решение за: Anna."


def test_a_spectator_learns_that_they_cannot_choose() -> None:
    state = realms(anna="hand goon", boris="hand goon").state
    assert why(state, Thing("hand", "goon"), seat=None) == "You are watching: you cannot choose."


def test_the_current_decision_comes_first() -> None:
    table = realms(anna="hand goon follower | play occultist", boris="").play("use occultist gain 2")
    assert why(table.state, Thing("hand", "goon")).startswith("You are asked something else now: ")


@pytest.mark.parametrize("game", eldritch.games())
def test_a_thing_that_is_not_on_the_table_is_refused(game: str) -> None:
    state = eldritch.game(game).new(seats=eldritch.game(game).seats[0], seed=1)
    while len(state.deciders()) > 1:
        state.apply(state.deciders()[0], state.legal(state.deciders()[0])[0])
    with pytest.raises(LookupError):
        why(state, Thing("unicorn"), state.deciders()[0])


# Cthulhu Realms.


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "Needs 2 more power."), ("ru", "Не хватает 2 очков силы воплощения.")]
)
def test_a_card_that_is_too_expensive_says_how_much_is_missing(lang: str, text: str) -> None:
    state = realms(row="dagon", power=2, anna="", boris="").state
    assert why(state, Thing("market", "dagon"), lang=lang) == text


def test_a_row_between_other_players_is_out_of_reach() -> None:
    state = realms(anna="", boris="", clara="", dmitri="").state
    row = next(
        number for number, row in enumerate(state.view(0)["table"]["rows"]) if 0 not in row["between"] and number < 4
    )
    one, other = state.view(0)["table"]["rows"][row]["between"]
    expected = f"This row lies between {NAMES[one]} and {NAMES[other]}: only they can buy from it."
    assert why(state, Thing("market", "dagon", place=row)) == expected


def test_an_ability_names_the_requirements_it_lacks() -> None:
    state = realms(anna="play dagon goon", boris="").state
    needed = "Still needed: another green card and a discard this turn."
    assert why(state, Thing("ability", "dagon", place=2)) == needed
    assert why(state, Thing("ability", "dagon", place=2), lang="ru").endswith(
        "другая зелёная карта и сброс на этом ходу."
    )


def test_a_requirement_that_is_met_is_not_named() -> None:
    state = realms(anna="play dagon ghoul", boris="").state
    assert why(state, Thing("ability", "dagon", place=2)) == "Still needed: a discard this turn."


def test_an_ability_is_used_once_a_turn() -> None:
    state = realms(anna="play yithian", boris="").play("use yithian conjure 2").state
    assert why(state, Thing("ability", "yithian")) == "This ability has been used this turn."


def test_a_location_is_shielded_by_a_gate_and_its_owner_by_a_refuge() -> None:
    state = realms(anna="play goon", boris="play ruins rlyeh tomb").play("use goon loss 1").state
    assert why(state, Thing("location", "rlyeh", seat=1)) == "R’lyeh is shielded by Ruins."
    assert why(state, Thing("player", seat=1)) == "Boris is shielded by Tomb."
    assert why(state, Thing("player", seat=1), lang="ru") == "Boris под защитой: Усыпальница."


def test_only_cheap_cards_are_abjured() -> None:
    state = realms(row="unspeakable_one", anna="play nyarlathotep", boris="").play("use nyarlathotep abjure").state
    assert why(state, Thing("market", "unspeakable_one")) == "Only cards that cost 6 or less can be abjured."


# Nightmarium.


def test_the_second_card_must_have_the_legion_of_the_first() -> None:
    state = nightmarium(anna="| hand 33 87", boris="", legion="chimerid", left=1).state
    assert why(state, Thing("card", "33")).startswith("You have played a card of the Chimeridae this turn")


def test_a_part_that_fits_no_creature() -> None:
    state = nightmarium(anna="45 | hand 4", boris="").state
    assert why(state, Thing("card", "4")) == "None of your creatures needs this part. It fits as: head."
    assert why(state, Thing("card", "4"), lang="ru").endswith("Карта подходит как: голова.")


def test_a_creature_says_which_part_it_needs() -> None:
    state = nightmarium(anna="45 90-89 | hand 4", boris="").state
    assert why(state, Thing("creature", "4", 0, 0)) == "This creature needs: torso. The card fits as: head."
    assert why(state, Thing("creature", "4", 1, 0)) == "You can put cards only on your own creatures."


def test_each_ability_has_its_own_targets() -> None:
    table = nightmarium(anna="15-26 3 | hand 1", boris="45-89-31 90", clara="96")
    table.play("play 1 1")
    assert table.step == "aim"
    assert why(table.state, Thing("creature", seat=1)) == "The Scavenger takes only incomplete creatures."
    assert why(table.state, Thing("creature", seat=0, place=1)) == "This ability affects only opponents."
    assert why(table.state, Thing("creature", seat=2, place=1)) == "There is no creature here."


# Duel.


@pytest.mark.parametrize(
    ("verb", "text"),
    [
        ("build", "Needs 1 more Power."),
        ("awaken", "Needs 8 more Power."),
        ("dreams", "Needs the spellbook Dreams."),
        ("battle", "There is no area with figures of both sides where yours have dice and have not fought this turn."),
        ("ritual", "Only in the Doom Phase."),
        ("end_turn", "Take your action first, or pass."),
    ],
)
def test_an_action_says_what_it_lacks(verb: str, text: str) -> None:
    t = duel(cthulhu="arkham 2 acolyte | power 2", goat="dunwich acolyte", gates="arkham cthulhu")
    assert why(t.state, Thing("action", verb)) == text


def test_after_the_action_only_unlimited_actions_remain() -> None:
    t = duel(cthulhu="arkham 2 acolyte", goat="dunwich acolyte", gates="arkham cthulhu")
    t.play("recruit arkham")
    assert why(t.state, Thing("action", "recruit")) == "You have already acted this turn; only free actions are left."
    assert why(t.state, Thing("action", "recruit"), lang="ru").startswith("Действие в этот ход уже сделано")


@pytest.mark.parametrize(
    ("verb", "area", "text"),
    [
        ("recruit", "boston", "You have no figures here."),
        ("build", "arkham", "There is already a gate here."),
        ("battle", "arkham", "There is no enemy here."),
        ("battle", "dunwich", "Your figures here have no combat dice."),
        ("capture", "dunwich", PROTECTED),
        ("summon", "dunwich", "You control no gate here."),
        ("", "boston", "First choose an action."),
    ],
)
def test_an_area_says_what_it_lacks(verb: str, area: str, text: str) -> None:
    t = duel(cthulhu="arkham 2 acolyte | dunwich acolyte", goat="dunwich acolyte", gates="arkham cthulhu")
    assert why(t.state, Thing("area", verb, place=area_of(area))) == text


def test_a_move_ends_in_an_adjacent_area() -> None:
    t = duel(cthulhu="arkham 2 acolyte", goat="dunwich acolyte", current="goat")
    too_far = "This area is not next to the one you move from."
    assert why(t.state, Thing("area", "move", seat=1, place=area_of("boston")), seat=1) == too_far


# The Castle of the Devil.


def test_no_victory_without_a_goal_card_and_the_reason_reveals_no_cards() -> None:
    without = castle(anna="order thug | dagger", boris="brotherhood priest | goblet", clara="order duelist | coat")
    pearl = castle(
        anna="order thug | key black_pearl",
        boris="order priest | goblet",
        clara="order duelist | coat",
        dmitri="order doctor | whip",
    )
    texts = {why(table.state, Thing("verb", "declare")) for table in (without, pearl)}
    assert texts == {"You need a goal card of your own society, and you must not hold the Black Pearl."}


def test_the_pearl_must_be_accepted() -> None:
    table = castle(
        anna="order thug | black_pearl",
        boris="order priest | goblet",
        clara="order duelist | coat",
        dmitri="order doctor | whip",
    )
    table.play("anna offer boris black_pearl")
    assert why(table.state, Thing("verb", "refuse"), seat=1) == "This item must be accepted."
    assert why(table.state, Thing("verb", "refuse"), 1, "ru") == "От этого предмета нельзя отказаться."


def test_a_bag_is_not_traded_for_a_bag() -> None:
    table = castle(
        anna="order thug | bag_with_key", boris="order priest | bag_with_goblet dagger", clara="order duelist | coat"
    )
    table.play("anna offer boris bag_with_key")
    reason = "A bag cannot be traded for the other bag while there are items in the pile."
    assert why(table.state, Thing("item", "bag_with_goblet"), seat=1) == reason


def test_weapons_work_for_one_side_only() -> None:
    table = castle(anna="order thug | gloves key", boris="order doctor | goblet", clara="order duelist | coat")
    table.fight("anna", "boris")
    assert why(table.state, Thing("item", "gloves")) == "Only the defender can use the Gloves."
    assert why(table.state, Thing("item", "key")) == "This item is of no use in a fight."


def test_items_of_others_are_refused() -> None:
    table = castle(anna="order thug | key", boris="order doctor | goblet", clara="order duelist | coat")
    with pytest.raises(LookupError):
        why(table.state, Thing("item", "goblet"))


# Any position.


def things(view: Any) -> list[Thing]:
    """Everything that the browser lets people point at."""
    table, seats = view["table"], range(len(view["table"]["seats"]))
    match view["game"]:
        case "realms":
            rows = enumerate(table["rows"])
            market = [Thing("market", card, place=row) for row, cards in rows for card in cards["cards"] if card]
            own = [card for card in table["seats"][view["viewer"]]["hand"] if card]
            hits = [Thing("location", piece["card"], seat) for seat in seats for piece in _places(table, seat)]
            return [
                *market,
                *(Thing("hand", card) for card in own),
                *(Thing("player", seat=seat) for seat in seats),
                *hits,
            ]
        case "nightmarium":
            hand = [str(card) for card in table["seats"][view["viewer"]]["hand"]]
            bodies = [Thing("creature", name, seat, 0) for name in ("", *hand) for seat in seats]
            return [Thing("deck"), *bodies, *(Thing("card", card) for card in hand)]
        case "duel":
            verbs = ["recruit", "summon", "awaken", "move", "battle", "capture", "build", "man", "avatar", "submerge"]
            areas = range(len(table["areas"]))
            here = [Thing("area", verb, ends, area) for verb in ("", *verbs) for area in areas for ends in (0, 1)]
            return [*(Thing("action", verb) for verb in verbs), *here]
        case _:
            items = [Thing("item", item) for item in table["seats"][view["viewer"]]["items"]]
            return [Thing("profession"), *items, *(Thing("seat", seat=seat) for seat in seats)]


def _places(table: Any, seat: int) -> list[Any]:
    return [piece for piece in table["seats"][seat]["in_play"] if "left" in piece]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", eldritch.games())
def test_there_is_always_a_reason(game: str, lang: str) -> None:
    chance = random.Random(game)
    state = eldritch.game(game).new(seats=max(eldritch.game(game).seats[0], 2), seed=3)
    for _ in range(120):
        if state.over:
            break
        seat = chance.choice(state.deciders())
        for thing in chance.sample(found := things(state.view(seat)), min(len(found), 6)):
            assert why(state, thing, seat, lang)
        state.apply(seat, chance.choice(state.legal(seat)))
