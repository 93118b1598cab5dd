"""The engine of The Castle of the Devil. It combines rules, knowledge, view and encoding."""

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import Data, Engine

from . import encode, validity, view
from .actions import described
from .box.components import Box
from .box.options import Options
from .knowledge import views, worlds
from .rules import FRAMES, clairvoyant, setup
from .state import Journey, restore
from .view_types import Table


@final
class CastleEngine(Engine[Journey]):
    """What The Castle of the Devil does with its positions."""

    def blank(self, edition: Box, seats: int, options: Options) -> Journey:
        return Journey(edition, options, seats, Generator())

    def begin(self, state: Journey) -> None:
        setup.begin(state)

    def restore(self, state: Journey, data: Data) -> None:
        restore(state, data, FRAMES)

    def check(self, state: Journey) -> None:
        validity.check(state)

    def seen_by(self, state: Journey, seat: int | None) -> Journey:
        return views.seen_by(state, seat)

    def imagine(self, seen: Journey, seed: int, knowledge: bool) -> Journey:
        return worlds.imagine(seen, seed, knowledge)

    def table(self, seen: Journey) -> Table:
        return view.table(seen)

    def describe(self, state: Journey, action: int) -> Data:
        return described(action)

    def features(self, state: Journey) -> i64:
        return encode.length(state.seats)

    def encode(self, state: Journey, seat: i64, row: BytesWriter, start: i64) -> None:
        encode.encode(state, seat, row, start)

    def proofs(self, seen: Journey) -> list[str]:
        return views.proofs(seen)

    def side_options(self, state: Journey, seat: i64) -> list[int]:
        return clairvoyant.side_options(state, seat)

    def take_side(self, state: Journey, seat: i64, action: i64) -> None:
        clairvoyant.look(state, seat)
