"""The engine: rules, knowledge, view and encoding brought together."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import Data, Engine

from . import encode, view
from .actions import described
from .box.components import Cards
from .box.options import Options
from .knowledge import views
from .rules import FRAMES, check_steps, setup
from .state import RavensState, restore


class RavensEngine(Engine[RavensState]):
    """What Ravens does with its positions."""

    def blank(self, edition: Cards, seats: int, options: Options) -> RavensState:
        return RavensState(edition, options, seats, Generator())

    def begin(self, state: RavensState) -> None:
        setup.begin(state)

    def restore(self, state: RavensState, data: Data) -> None:
        restore(state, data, FRAMES)
        check_steps(state)

    def seen_by(self, state: RavensState, seat: int | None) -> RavensState:
        return views.seen_by(state, seat)

    def imagine(self, seen: RavensState, seed: int, knowledge: bool) -> RavensState:
        return views.imagine(seen, seed)

    def table(self, seen: RavensState) -> Data:
        return view.table(seen)

    def describe(self, state: RavensState, action: int) -> Data:
        return described(action)

    def features(self, state: RavensState) -> i64:
        return encode.length(state.seats)

    def encode(self, state: RavensState, seat: i64, row: BytesWriter, start: i64) -> None:
        encode.encode(state, seat, row, start)
