"""Bots and tactics that cheat, each in its own way. The proofs must find every one of them out."""

from mypy_extensions import i64

from eldritch.bots import Choice
from eldritch.core.generator import Generator
from eldritch.core.state import UNKNOWN, WHOLE, State
from eldritch.core.tactics import NEUTRAL, Tactics
from eldritch.games.nightmarium import GAME
from eldritch.games.nightmarium.state import Nightmare


def thumb() -> Tactics:
    assert GAME.tactics is not None
    return GAME.tactics(NEUTRAL)


def peeking(state: State, seat: int) -> Choice:
    """Looks at the top of the deck before deciding."""
    assert isinstance(state, Nightmare)
    legal = state.legal(seat)
    return Choice(legal[state.deck[-1] % len(legal)])


def clairvoyant(state: State, seat: int) -> Choice:
    """Knows what chance will bring."""
    legal = state.legal(seat)
    return Choice(legal[Generator(state.generator.dump()[0]).below(len(legal))])


class Whispering(Tactics):
    """Weighs attacks by what the victims hold in their hands."""

    def __init__(self) -> None:
        super().__init__(NEUTRAL)
        self.honest = thumb()

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Nightmare)
        held = sum(sum(map(int, hand)) for other, hand in enumerate(state.hands) if other != seat)
        return [weight + held for weight in self.honest.weigh(state, seat, options)]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        return self.honest.reason(state, seat, action)

    def worth(self, state: State) -> list[float]:
        return self.honest.worth(state)


class Boastful(Whispering):
    """Gives away in its reasons what it should not know."""

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        return self.honest.weigh(state, seat, options)

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Nightmare)
        return "they-have-it" if state.deck and state.deck[-1] != UNKNOWN and state.deck[-1] % 2 else "draw"


class Hopeful(Whispering):
    """Thinks that everybody wins."""

    def worth(self, state: State) -> list[float]:
        return [1.0] * int(state.seats)


class Silent(Whispering):
    """Finds nothing worth doing."""

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        return []


def wishful(seen: State) -> State:
    """A world in which one's own hand is another one."""
    world = seen.imagine(1, knowing=True)
    assert isinstance(world, Nightmare)
    assert world.viewer == WHOLE
    world.hands[seen.viewer][0], world.deck[0] = world.deck[0], world.hands[seen.viewer][0]
    world.hands[seen.viewer].sort()
    return world
