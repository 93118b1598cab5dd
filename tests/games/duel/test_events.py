"""What happens is announced: choices that only the log and the board tell of."""

import pytest

from eldritch.core.events import Facts

from .table import CTHULHU, GOAT, Table, area, opening, table

FAR = "dunwich 2 acolyte"


def starspawn_with_kills() -> Table:
    t = table(cthulhu="arkham 2 starspawn", goat=f"arkham mi_go | {FAR}", books="regenerate", current="goat")
    return t.with_dice("battle arkham", (0, 0), (1, 0))


@pytest.mark.parametrize(
    ("position", "moves", "event", "facts"),
    [
        (
            lambda: table(cthulhu="arkham acolyte", goat=FAR),
            ["recruit arkham"],
            "recruited",
            {"seat": CTHULHU, "area": area("arkham")},
        ),
        (
            lambda: table(cthulhu="salem acolyte", goat="dunwich shub_niggurath", current="goat"),
            ["avatar cthulhu salem"],
            "avatar_called",
            {"seat": GOAT, "owner": CTHULHU, "area": area("salem")},
        ),
        (
            lambda: table(cthulhu="arkham 2 shoggoth, acolyte", goat=f"arkham mi_go | {FAR}", books="absorb"),
            ["battle arkham", "absorb acolyte"],
            "absorbed",
            {"seat": CTHULHU, "kind": 0, "area": area("arkham")},
        ),
        (
            lambda: table(cthulhu="martins_beach cthulhu, deep_one", goat=FAR, books="submerge"),
            ["submerge", "stop"],
            "stopped",
            {"seat": CTHULHU},
        ),
        (
            lambda: table(
                cthulhu="arkham 2 deep_one", goat="arkham mi_go | salem ghoul | dunwich acolyte", books="necrophagy"
            ).with_dice("battle arkham", (0, 0), (0, 0)),
            ["stop"],
            "stopped",
            {"seat": GOAT},
        ),
        (
            lambda: table(goat="dunwich 3 acolyte", current="goat", open_slots="eliminate_two"),
            ["fulfil eliminate_two"],
            "offering_begun",
            {"seat": GOAT},
        ),
        (
            lambda: table(cthulhu="arkham acolyte", goat=FAR, books="devolve"),
            ["devolve arkham"],
            "devolved",
            {"seat": CTHULHU, "area": area("arkham")},
        ),
        (
            lambda: table(cthulhu="salem acolyte", goat=FAR, books="dreams"),
            ["dreams dunwich"],
            "dreamed",
            {"seat": CTHULHU, "area": area("dunwich")},
        ),
        (starspawn_with_kills, ["decline"], "declined", {"seat": CTHULHU}),
    ],
)
def test_a_choice_is_announced(position: object, moves: list[str], event: str, facts: Facts) -> None:
    assert callable(position)
    t = position()
    assert t.play(*moves).happened(event) == [{"event": event, **facts}]


def test_ruling39_two_kills_that_destroy_one_figure_are_one_announcement() -> None:
    t = table(cthulhu="arkham starspawn", goat=f"arkham 3 mi_go | {FAR}", books="regenerate", current="goat")
    t = t.with_dice("battle arkham", (0, 0), (2, 0))
    assert len(t.happened("kill_assigned")) == 1


def test_ruling48_the_acolyte_that_dreams_take_is_announced_with_the_cause() -> None:
    t = table(cthulhu="salem acolyte", goat=FAR, books="dreams").play("dreams dunwich")
    (said,) = t.happened("eliminated")
    assert (said["seat"], said["kind"], said["area"], said["by"]) == (GOAT, 0, area("dunwich"), "dreams")


def test_a_new_policy_is_announced() -> None:
    t = table(cthulhu="arkham acolyte", goat=FAR, books="devolve").play("cthulhu devolve_policy never")
    (said,) = t.happened("policy_set")
    assert said["seat"] == CTHULHU


def test_at_the_beginning_nobody_has_doom_books_signs_or_awakenings() -> None:
    t = opening()
    assert (t.doom, t.power) == ([0, 0], [8, 8])
    state = t.state
    assert [*state.books, *state.slots, *state.awakenings, *state.released, *state.signs] == [*[0] * 8, [], []]
