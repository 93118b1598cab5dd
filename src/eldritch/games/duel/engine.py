"""The engine of Duel: rules, knowledge, view and encoding brought together."""

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import Data, Engine

from . import encode, validity, view
from .box.components import Box
from .box.options import Options
from .knowledge import views
from .rules import setup, side_actions
from .rules.frames import FRAMES
from .state import Duel
from .view_types import Table


@final
class DuelEngine(Engine[Duel]):
    """What Duel does with its positions."""

    def blank(self, edition: Box, seats: int, options: Options) -> Duel:
        return setup.empty(edition, options, Generator())

    def begin(self, state: Duel) -> None:
        setup.begin(state)

    def restore(self, state: Duel, data: Data) -> None:
        state.restore(data, FRAMES)
        state.restore_position(data["position"])

    def check(self, state: Duel) -> None:
        validity.check(state)

    def seen_by(self, state: Duel, seat: int | None) -> Duel:
        return views.seen_by(state, seat)

    def imagine(self, seen: Duel, seed: int, knowledge: bool) -> Duel:
        return views.imagine(seen, seed)

    def table(self, seen: Duel) -> Table:
        return view.table(seen)

    def describe(self, state: Duel, action: int) -> Data:
        return view.describe(state, action)

    def features(self, state: Duel) -> i64:
        return encode.length(state.areas)

    def encode(self, state: Duel, seat: i64, row: BytesWriter, start: i64) -> None:
        encode.encode(state, seat, row, start)

    def side_options(self, state: Duel, seat: i64) -> list[int]:
        return side_actions.side_options(state, seat)

    def take_side(self, state: Duel, seat: i64, action: i64) -> None:
        side_actions.take_side(state, seat, action)
