"""Games broken on purpose, to show that the checks can fail.

Compiled classes cannot be patched, so a broken position wraps a sound one and gets one thing wrong.
"""

import itertools
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

from eldritch.core.errors import IllegalAction
from eldritch.core.state import UNKNOWN, Data, Engine

from .cases import Case


class Wrapped:
    """A position that delegates to an inner one, and wraps every position derived from it."""

    def __init__(self, inner: Any) -> None:
        object.__setattr__(self, "inner", inner)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "engine":  # The position inside keeps its own engine, which does not know of wrappers.
            setattr(self.inner, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.inner,)

    def clone(self) -> Any:
        return type(self)(self.inner.clone())

    def seen_by(self, seat: int | None) -> Any:
        return type(self)(self.inner.seen_by(seat))

    def imagine(self, seed: int, knowledge: bool = True) -> Any:
        return type(self)(self.inner.imagine(seed, knowledge))


def trace(state: Any) -> int:
    """A number that depends on the whole position, including hidden parts."""
    return zlib.crc32(str(state.dump()["position"]).encode())


class WrappingEngine:
    """The engine of a game, with every new or restored position wrapped."""

    def __init__(self, engine: Engine[Any], wrapper: Callable[[Any], Any]) -> None:
        self.engine = engine
        self.wrapper = wrapper

    def blank(self, edition: Any, seats: int, options: Any) -> Any:
        state = self.engine.blank(edition, seats, options)
        state.engine = self.engine
        return self.wrapper(state)

    def begin(self, state: Any) -> None:
        self.engine.begin(state.inner)

    def restore(self, state: Any, data: Data) -> None:
        self.engine.restore(state.inner, data)

    def check(self, state: Any) -> None:
        self.engine.check(state.inner)


def broken(case: Case, wrapper: Callable[[Any], Any]) -> Case:
    """The case, with every position wrapped."""
    engine = cast(Engine[Any], WrappingEngine(case.game.engine, wrapper))
    return replace(case, game=replace(case.game, engine=engine))


# Components, results, choices.


class LosesAComponent(Wrapped):
    """A component disappears after a seat's third move."""

    def components(self) -> list[int]:
        found: list[int] = self.inner.components()
        return found[1:] if self.inner.turns() > 3 else found


class SwapsAComponent(Wrapped):
    """One component has turned into another; the number is right."""

    def components(self) -> list[int]:
        found: list[int] = self.inner.components()
        return [found[1], *found[1:]] if self.inner.turns() > 3 else found


class PaysTooEarly(Wrapped):
    def returns(self) -> list[float]:
        return [1.0] + [0.0] * (self.inner.seats - 1)


class PaysEveryone(Wrapped):
    def returns(self) -> list[float]:
        return [1.0 if self.inner.over else 0.0] * self.inner.seats


class NeverMoves(Wrapped):
    """Actions have no effect."""

    def apply(self, seat: int, action: int) -> None:
        self.inner.clone().apply(seat, action)


class ListsTwice(Wrapped):
    def legal(self, seat: int) -> list[int]:
        found: list[int] = self.inner.legal(seat)
        return found + found[:1]


class ListsFalling(Wrapped):
    def legal(self, seat: int) -> list[int]:
        return list(reversed(self.inner.legal(seat)))


class ListsBeyondTheTable(Wrapped):
    def legal(self, seat: int) -> list[int]:
        found: list[int] = self.inner.legal(seat)
        return [*found, 10**6] if found else found


class AsksNobody(Wrapped):
    def deciders(self) -> list[int]:
        return []


class AsksTheWrongSeat(Wrapped):
    def deciders(self) -> list[int]:
        return [(seat + 1) % self.inner.seats for seat in self.inner.deciders()]


class FallsBackOnNothing(Wrapped):
    def fallback(self, seat: int) -> int:
        legal: list[int] = self.inner.legal(seat)
        return legal[-1] + 1


class DescribesWithSets(Wrapped):
    def describe(self, action: int) -> Data:
        return {**self.inner.describe(action), "of": {1, 2}}


class DescribesWithoutAVerb(Wrapped):
    def describe(self, action: int) -> Data:
        return {"verb": None}


class TakesIllegalActions(Wrapped):
    """Illegal actions are silently ignored."""

    def apply(self, seat: int, action: int) -> None:
        if action in self.inner.legal(seat):
            self.inner.apply(seat, action)


class ChangesBeforeRefusing(Wrapped):
    """Illegal actions are refused, but advance the generator."""

    def apply(self, seat: int, action: int) -> None:
        try:
            self.inner.apply(seat, action)
        except IllegalAction:
            self.inner.generator.word()
            raise


class LetsViewsBePlayed(Wrapped):
    def apply(self, seat: int, action: int) -> None:
        if self.inner.viewer == -2:
            self.inner.apply(seat, action)


class HasItsOwnWay(Wrapped):
    """The same moves have different effects each time."""

    def apply(self, seat: int, action: int) -> None:
        self.inner.apply(seat, action)
        self.inner.rekey(next(COUNTER))


COUNTER: Final = itertools.count()


class ReportsToAbsentSeats(Wrapped):
    def apply(self, seat: int, action: int) -> None:
        self.inner.apply(seat, action)
        for event in self.inner.events or []:
            event.private[99] = {}


# Copies and records.


class ClonesItself(Wrapped):
    """The clone is the original."""

    def clone(self) -> Any:
        return self


class SharesTheGenerator(Wrapped):
    def clone(self) -> Any:
        twin = self.inner.clone()
        twin.generator = self.inner.generator
        return type(self)(twin)


class ForgetsTheGenerator(Wrapped):
    """Dumps lack the generator, so a restored game continues differently."""

    def dump(self) -> Data:
        return {**self.inner.dump(), "generator": [1, 2, 3, 4]}


class ForgetsSteps(Wrapped):
    """Dumps contain only the lowest frame of the stack."""

    def dump(self) -> Data:
        data: Data = self.inner.dump()
        return {**data, "stack": data["stack"][:1]}


class HandsOutItsWinners(Wrapped):
    """The dump shares a list with the position."""

    def dump(self) -> Data:
        return {**self.inner.dump(), "winners": self.inner.winners}


class WritesTuples(Wrapped):
    def dump(self) -> Data:
        data: Data = self.inner.dump()
        return {**data, "winners": tuple(data["winners"])}


class PicklesAnotherGame(Wrapped):
    """The unpickled position has another generator."""

    def __reduce__(self) -> tuple[Any, ...]:
        sent = self.inner.clone()
        sent.rekey(1)
        return type(self), (sent,)


# Hidden information.


class ViewChanges(Wrapped):
    """Every view is different."""

    def view(self, seat: int | None) -> Data:
        return {**self.inner.view(seat), "number": next(COUNTER)}


class LetsAnybodyLook(Wrapped):
    """A missing seat is treated as a spectator."""

    def seen_by(self, seat: int | None) -> Any:
        return type(self)(self.inner.seen_by(seat if seat in range(self.inner.seats) else None))


class ShowsTheGenerator(Wrapped):
    def seen_by(self, seat: int | None) -> Any:
        seen = self.inner.seen_by(seat)
        seen.generator = self.inner.generator.copy()
        return type(self)(seen)


class ShowsEverything(Wrapped):
    """A view without holes."""

    def seen_by(self, seat: int | None) -> Any:
        seen = self.inner.clone()
        seen.viewer = -1 if seat is None else seat
        return type(self)(seen)


class DropsTheHoles(Wrapped):
    """A view that does not count hidden components."""

    def components(self) -> list[int]:
        return [card for card in self.inner.components() if card != UNKNOWN]


class ViewLeaks(Wrapped):
    """The view reveals the sum of hidden components."""

    def view(self, seat: int | None) -> Data:
        return {**self.inner.view(seat), "hint": trace(self.inner) % 1000}


class LegalLeaks(Wrapped):
    """The legal actions of a seat depend on hidden information."""

    def legal(self, seat: int) -> list[int]:
        found: list[int] = self.inner.legal(seat)
        if self.inner.viewer != -2 or len(found) < 3:
            return found
        return found[1:] if trace(self.inner) % 2 else found


class EventLeaks(Wrapped):
    """Every event reveals a little of the whole position to everyone."""

    def apply(self, seat: int, action: int) -> None:
        self.inner.apply(seat, action)
        for event in self.inner.events or []:
            event.public["hint"] = trace(self.inner) % 1000


class ComplaintLeaks(Wrapped):
    def apply(self, seat: int, action: int) -> None:
        try:
            self.inner.apply(seat, action)
        except IllegalAction:
            raise IllegalAction(f"not now: {self.inner.dump()['position']}") from None


class ImaginesTheTruth(Wrapped):
    """Views keep a reference to the true position, and `imagine` returns it."""

    def __init__(self, inner: Any, truth: Any = None) -> None:
        super().__init__(inner)
        object.__setattr__(self, "truth", truth)

    def seen_by(self, seat: int | None) -> Any:
        return type(self)(self.inner.seen_by(seat), self.truth or self.inner.clone())

    def imagine(self, seed: int, knowledge: bool = True) -> Any:
        world = (self.truth or self.inner).clone()
        world.rekey(seed)
        return type(self)(world)


class ImaginesOnlyOnce(Wrapped):
    """All seeds imagine the same position."""

    def imagine(self, seed: int, knowledge: bool = True) -> Any:
        return type(self)(self.inner.imagine(0, knowledge))


class ForgetsByDefault(Wrapped):
    """A plain `imagine(seed)` leaves out what the seat knows."""

    def imagine(self, seed: int, knowledge: bool = False) -> Any:
        return type(self)(self.inner.imagine(seed, knowledge))


class ImaginesForgetfully(Wrapped):
    """Imagined positions ignore the seat's knowledge."""

    def imagine(self, seed: int, knowledge: bool = True) -> Any:
        world = forgetful(self.inner).imagine(seed, knowledge)
        if knowledge:
            world.ledger = self.inner.ledger.copy()
        return type(self)(world)


def forgetful(seen: Any) -> Any:
    """The view without its ledger."""
    plain = seen.clone()
    plain.ledger = None
    for hand in plain.hands if plain.viewer < 0 else plain.hands[: plain.viewer] + plain.hands[plain.viewer + 1 :]:
        hand[:] = [UNKNOWN] * len(hand)
    return plain


class ImaginesOneOwnHand(Wrapped):
    """The viewer's own components are shuffled in with the hidden ones."""

    def imagine(self, seed: int, knowledge: bool = True) -> Any:
        return type(self)(self.inner.seen_by(None).imagine(seed, knowledge))
