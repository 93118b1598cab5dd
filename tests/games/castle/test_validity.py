"""`Game.load` refuses positions that the rules can never reach."""

import json
from typing import Any

import pytest

from eldritch.core.errors import BadDump

from .table import GAME, Table, table

FOUR = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet",
    "clara": "order doctor | key key",
    "dmitri": "brotherhood bodyguard | goblet whip",
}


def dump(t: Table) -> Any:
    return json.loads(json.dumps(t.state.dump()))


def refused(data: Any, complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        GAME.load(data)


WRONG: list[tuple[str, int | None, Any, str]] = [
    ("current", None, 7, "current: must be a seat"),
    ("turn", None, 501, "turn: must lie within the turn limit"),
    ("passes", None, 12, "passes: a draw would have been offered"),
    ("face_up", None, 16, "face_up: must be seats"),
    ("characters", 0, 12, "characters"),
    ("characters", 0, 3, "characters"),
    ("organisation", 0, 1, "organisation: most cards decide"),
    ("professions", 0, 40, "professions: there is no such profession"),
    ("hands", 0, [5, 1], "hands: must be sorted"),
    ("hands", 0, [], "hands: nobody is ever left without items"),
    ("fight", 0, 2, "fight"),
    ("stance", 1, 2, "fight: nobody attacks"),
    ("plays", None, "5", "fight: nobody attacks"),
]


@pytest.mark.parametrize(("field", "place", "value", "complaint"), WRONG)
def test_impossible_values_are_refused(field: str, place: int | None, value: Any, complaint: str) -> None:
    data = dump(table(**FOUR))
    if field == "characters" and value == 3:
        value = data["position"][field][1]
    if place is None:
        data["position"][field] = value
    else:
        assert data["position"][field][place] != value
        data["position"][field][place] = value
    refused(data, complaint)


@pytest.mark.parametrize(
    "stack",
    [
        [["turn", 1, False]],
        [["turn", 0, True]],
        [["turn", 0, False], ["turn", 0, False]],
        [["turn", 0, True], ["answer", 0, 0, 1, 0]],
        [["turn", 0, True], ["answer", 0, 1, 9, 0]],
        [["turn", 0, True], ["answer", 0, 1, 1, 1]],
        [["turn", 0, True], ["fight", 9]],
        [["turn", 0, True], ["support", 2]],
        [["turn", 0, True], ["overflow", 0]],
        [["turn", 0, True], ["spoils", 1, 1]],
        [["turn", 0, True], ["draw_offer", [0, 0, 0]]],
        [["turn", 0, True], ["naming", 0, False, 1]],
        [["turn", 0, False], ["demand", 0, 1, 1]],
        [["reveal", [0, 0, 0, 0]]],
    ],
    ids=str,
)
def test_a_stack_that_cannot_be_is_refused(stack: list[Any]) -> None:
    refused({**dump(table(**FOUR)), "stack": stack}, "this is not a position")


def test_a_ledger_that_says_something_false_is_refused() -> None:
    t = table(**FOUR).play("anna offer boris dagger", "boris accept goblet")
    data = dump(t)
    data["position"]["ledgers"]["0"] = data["position"]["ledgers"]["1"]
    refused(data, "ledgers: this one is another seat's")
    data = dump(t)
    ledger = json.loads(data["position"]["ledgers"]["0"])
    ledger["allegiance"][1] = 0
    data["position"]["ledgers"]["0"] = json.dumps(ledger, separators=(",", ":"))
    refused(data, "ledgers: an allegiance is another")


def test_two_professions_cannot_change_places_behind_the_ledgers_backs() -> None:
    data = dump(table(**FOUR))
    professions = data["position"]["professions"]
    professions[0], professions[1] = professions[1], professions[0]
    refused(data, "ledgers")


def test_positions_of_play_are_accepted() -> None:
    t = table(**FOUR).play("anna attack boris")
    assert GAME.load(dump(t)).dump() == t.state.dump()


def test_an_imagined_winner_who_must_give_back_has_a_safe_answer() -> None:
    """Others have not seen which item was taken, but in a world they imagine the clock may run out too."""
    people = {**FOUR, "boris": "brotherhood grand_master | goblet", "clara": "order diplomat | key key"}
    t = table(**people).fight("anna", "boris", clara="attacker").hush()
    t.play("anna luggage", "anna take goblet")
    assert t.step == "give_back"
    for seed in range(5):
        world = t.state.seen_by(t.seat("dmitri")).imagine(seed)
        assert world.fallback(t.seat("anna")) in world.legal(t.seat("anna"))


def test_the_spectators_ledger_is_not_missing_from_a_whole_position() -> None:
    data = dump(table(**FOUR))
    data["position"]["ledgers"]["-1"] = ""
    refused(data, "ledgers: this one is missing")


def test_the_winner_who_looks_at_luggage_knows_it() -> None:
    people = {**FOUR, "boris": "brotherhood grand_master | goblet", "clara": "order diplomat | key key"}
    t = table(**people).fight("anna", "boris", clara="attacker").hush()
    before = dump(t)
    data = dump(t.play("anna luggage"))
    GAME.load(data)
    data["position"]["ledgers"]["0"] = before["position"]["ledgers"]["0"]
    refused(data, "luggage: cannot stand here like this")


def test_the_clairvoyant_who_looks_at_the_pile_knows_it() -> None:
    people = {**FOUR, "anna": "order clairvoyant | key dagger"}
    data = dump(table(**people, pile="coat tome monocle").play("anna foresee"))
    GAME.load(data)
    data["position"]["ledgers"]["0"] = dump(table(**people, pile="coat tome monocle"))["position"]["ledgers"]["0"]
    refused(data, "foresight: cannot stand here like this")


def test_nobody_is_hypnotised_before_all_have_taken_sides() -> None:
    t = table(**{**FOUR, "anna": "order hypnotist | key dagger"}).play("attack boris")
    assert t.step in ("priest", "support")
    data = dump(t)
    data["position"]["fight"][2] = 2
    refused(data, "fight: nobody can be hypnotised yet")


def test_a_second_look_at_the_pile_begins_without_known_tops() -> None:
    """The Clairvoyant has put two items on top; the second look would put two more there."""
    t = table(**{**FOUR, "anna": "order clairvoyant | key dagger"}).play("foresee")
    looking = dump(t)["stack"][-1]
    while t.step == "foresight":
        t.play(t.choices("anna")[0])
    data = dump(t)
    looking[2] = sorted(data["position"]["pile"])
    data["stack"].append(looking)
    refused(data, "foresight: cannot stand here like this")
