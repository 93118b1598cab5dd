"""The engine of Cthulhu Realms: rules, knowledge, view and encoding brought together."""

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import Data, Engine

from . import encode, validity, view
from .actions import described
from .box.components import Cards
from .box.options import Options
from .knowledge import views
from .rules import FRAMES, setup
from .state import Realm, restore
from .view_types import Table


@final
class RealmsEngine(Engine[Realm]):
    """What Cthulhu Realms does with its positions."""

    def blank(self, edition: Cards, seats: int, options: Options) -> Realm:
        return Realm(edition, options, seats, Generator())

    def begin(self, state: Realm) -> None:
        setup.begin(state)

    def restore(self, state: Realm, data: Data) -> None:
        restore(state, data, FRAMES)

    def check(self, state: Realm) -> None:
        validity.check(state)

    def seen_by(self, state: Realm, seat: int | None) -> Realm:
        return views.seen_by(state, seat)

    def imagine(self, seen: Realm, seed: int, knowledge: bool) -> Realm:
        return views.imagine(seen, seed, knowledge)

    def table(self, seen: Realm) -> Table:
        return view.table(seen)

    def describe(self, state: Realm, action: int) -> Data:
        return described(action, state.cards)

    def features(self, state: Realm) -> i64:
        return encode.length(state.seats)

    def encode(self, state: Realm, seat: i64, row: BytesWriter, start: i64) -> None:
        encode.encode(state, seat, row, start)

    def proofs(self, seen: Realm) -> list[str]:
        return views.proofs(seen)
