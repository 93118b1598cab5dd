"""What happens is announced: choices that only the log and the board tell of."""

from collections import Counter
from typing import Final

import pytest

from eldritch.core.events import Facts
from eldritch.core.generator import Generator
from eldritch.games.duel.actions import POLICIES
from eldritch.games.duel.box.components import ACOLYTE, BOOKS, FIGURES, PHASES
from eldritch.games.duel.rules.figures import bring
from eldritch.games.duel.state import NO_GATE, Duel

from .table import CTHULHU, GAME, GOAT, Table, area, begin, box, opening, table

FAR = "dunwich 2 acolyte"
DEEP_ONE: Final = 1
GHOUL: Final = 1
GREAT_OLD_ONE: Final = FIGURES - 1
KEYS: Final = ("great_cthulhu", "black_goat")


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


class Follower:
    """What everybody can see, as rebuilt from a first position and from events."""

    def __init__(self, state: Duel) -> None:
        self.goat = next(seat for seat in range(2) if state.factions[seat].sheet.key == "black_goat")
        self.water = 1 - self.goat
        self.figures, self.below = Counter(on_map(state)), Counter[int]()
        self.captives = [0, 0]
        self.gates = gates(state)
        self.doom, self.books = list(state.doom), list(state.books)
        self.signs, self.policies = [len(signs) for signs in state.signs], list(state.policy)
        self.marker, self.first, self.decay = state.ritual, state.first, state.decay
        self.phase, self.in_battle = (state.round, PHASES[state.phase]), False

    def put(self, seat: int, kind: int, place: int, number: int = 1) -> None:
        self.figures[seat, kind, place] += number
        assert self.figures[seat, kind, place] >= 0

    def hear(self, facts: Facts) -> None:
        event, seat = facts["event"], facts.get("seat", 0)
        kind, place = facts.get("kind", ACOLYTE), facts.get("area", 0)
        if event in ("recruited", "summoned", "awakened", "dreamed", "placed"):
            self.put(seat, kind, place)
        elif event in ("eliminated", "killed", "absorbed"):
            self.put(seat, kind, place, -1)
        elif event in ("moved", "retreated"):
            self.put(seat, kind, place, -1)
            self.put(seat, kind, facts["to"])
        elif event == "ghoul_came":
            self.put(seat, GHOUL, place, -1)
            self.put(seat, GHOUL, facts["to"])
        elif event == "swapped":
            self.put(seat, kind, place, -1)
            self.put(seat, kind, facts["to"])
            self.put(self.goat, GREAT_OLD_ONE, facts["to"], -1)
            self.put(self.goat, GREAT_OLD_ONE, place)
        elif event == "devolved":
            self.put(seat, ACOLYTE, place, -1)
            self.put(seat, DEEP_ONE, place)
        elif event == "submerged":
            self.put(seat, kind, place, -1)
            self.below[kind] += 1
        elif event == "surfaced":
            for figure, number in self.below.items():
                self.put(seat, figure, place, number)
            self.below.clear()
        elif event == "captured":
            self.put(1 - seat, ACOLYTE, place, -1)
            self.captives[seat] += 1
        elif event == "phase_began" and facts["phase"] == "gather_power":
            self.captives = [0, 0]
        elif event == "gate_built":
            self.gates[place] = None
        elif event == "gate_manned":
            self.gates[place] = (seat, kind)
        elif event == "gate_abandoned":
            self.gates[place] = None
        elif event == "scored":
            self.doom[seat] += facts["doom"]
            assert self.doom[seat] == facts["total"]
        elif event == "book_taken":
            self.books[seat] |= 1 << box().sheets[KEYS[seat == self.goat]].books.index(facts["book"])
        elif event == "sign_drawn":
            self.signs[seat] += 1
        elif event == "sign_revealed":
            self.signs[seat] -= 1
        elif event == "ritual_performed":
            self.marker = facts["marker"]
        elif event == "policy_set":
            self.policies[seat] = POLICIES.index(facts["policy"])
        elif event == "first_player":
            self.first = seat
        elif event in ("battle_declared", "battle_ended"):
            self.in_battle = event == "battle_declared"
        if event == "phase_began":
            self.phase = facts["round"], facts["phase"]
        if event == "decay_raised":
            self.decay = facts["decay"]


def on_map(state: Duel) -> dict[tuple[int, int, int], int]:
    places = [(seat, kind, place) for seat in range(2) for kind in range(FIGURES) for place in range(state.areas)]
    return {at: count for at in places if (count := state.figures_at(*at))}


def gates(state: Duel) -> dict[int, tuple[int, int] | None]:
    """The keeper of each gate, or None."""
    built = [place for place in range(state.areas) if state.gate[place] != NO_GATE]
    return {place: (state.gate[place], state.keeper[place]) if state.gate[place] >= 0 else None for place in built}


@pytest.mark.parametrize("seed", range(24))
def test_events_suffice_to_follow_a_game(seed: int) -> None:
    """Every other game begins with all books and Great Old Ones, and two of four with the factions exchanged."""
    factions = "-".join(KEYS if seed % 4 < 2 else reversed(KEYS))
    state, chance = begin(seed, turn_limit=60, factions=factions), Generator(seed)
    if seed % 2:
        state.books = [(1 << BOOKS) - 1] * 2
        state.slots = [(1 << BOOKS) - 1] * 2
        state.power = [20, 20]
        for seat in range(2):
            bring(state, seat, GREAT_OLD_ONE, area("arkham"))
    follower = Follower(state)
    while not state.over:
        deciders = state.deciders()
        seat = deciders[chance.below(len(deciders))]
        legal = state.legal(seat)
        active = [action for action in legal if GAME.actions.decode(action)[0] != "pass"] or legal
        state.events = []
        state.apply(seat, active[chance.below(len(active))])
        for event in state.events:
            follower.hear(event.visible_to(None))
        assert +follower.figures == on_map(state)
        assert follower.gates == gates(state)
        assert (follower.doom, follower.books) == (state.doom, state.books)
        assert follower.captives == [sum(state.captives[:FIGURES]), sum(state.captives[FIGURES:])]
        assert (follower.signs, follower.policies) == ([len(signs) for signs in state.signs], state.policy)
        assert (follower.marker, follower.first) == (state.ritual, state.first)
        assert (follower.phase, follower.in_battle) == ((state.round, PHASES[state.phase]), state.battle is not None)
        assert state.decay in (0, follower.decay)
