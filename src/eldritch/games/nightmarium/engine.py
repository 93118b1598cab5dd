"""The engine of Nightmarium, which combines rules, knowledge, view and encoding."""

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import Data, Engine

from . import encode, validity, view
from .box.components import Cards
from .box.options import Options
from .knowledge import views
from .rules import FRAMES, setup
from .state import Nightmare, restore
from .view_types import Table


@final
class NightmariumEngine(Engine[Nightmare]):
    """The operations of Nightmarium on its positions."""

    def blank(self, edition: Cards, seats: int, options: Options) -> Nightmare:
        return Nightmare(edition, options, seats, Generator())

    def begin(self, state: Nightmare) -> None:
        setup.begin(state)

    def restore(self, state: Nightmare, data: Data) -> None:
        restore(state, data, FRAMES)

    def check(self, state: Nightmare) -> None:
        validity.check(state)

    def seen_by(self, state: Nightmare, seat: int | None) -> Nightmare:
        return views.seen_by(state, seat)

    def imagine(self, seen: Nightmare, seed: int, knowledge: bool) -> Nightmare:
        return views.imagine(seen, seed, knowledge)

    def table(self, seen: Nightmare) -> Table:
        return view.table(seen)

    def describe(self, state: Nightmare, action: int) -> Data:
        return view.describe(state, action)

    def features(self, state: Nightmare) -> i64:
        return encode.length(state.seats)

    def encode(self, state: Nightmare, seat: i64, row: BytesWriter, start: i64) -> None:
        encode.encode(state, seat, row, start)

    def proofs(self, seen: Nightmare) -> list[str]:
        return views.proofs(seen)
