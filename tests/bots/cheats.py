"""Bots and tactics that cheat, each in its own way. The proofs must find every one of them out."""

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

import eldritch
from eldritch.bots import Choice, bot
from eldritch.core.state import UNKNOWN, WHOLE, State
from eldritch.core.tactics import NEUTRAL, Tactics
from eldritch.games.castle.state import Journey
from eldritch.games.duel.state import Duel
from eldritch.games.nightmarium.state import Nightmare
from eldritch.games.realms.state import Realm

from .proofs import Choosing, Work, Working, worked

# What there is to look at.

Secret = Callable[[State, int], list[int]]
"""Something of a position that the seat must not know."""


def hands_of_others(state: State, seat: int) -> list[int]:
    assert isinstance(state, Nightmare | Realm | Journey)
    return [card for other, hand in enumerate(state.hands) if other != seat for card in hand]


def order_of_the_deck(state: State, seat: int) -> list[int]:
    match state:
        case Nightmare():
            return [*state.deck]
        case Realm():
            return [*state.decks[seat], *state.shared]
        case Duel():
            return [*state.bag]
        case Journey():
            return [*state.pile]
    raise AssertionError(f"{state.edition.game} has no deck")


def signs_of_the_enemy(state: State, seat: int) -> list[int]:
    assert isinstance(state, Duel)
    return [*state.signs[1 - seat]]


def allegiances(state: State, seat: int) -> list[int]:
    assert isinstance(state, Journey)
    return [organisation for other, organisation in enumerate(state.organisation) if other != seat]


def professions(state: State, seat: int) -> list[int]:
    assert isinstance(state, Journey)
    return [profession for other, profession in enumerate(state.professions) if other != seat]


def chance_to_come(state: State, _seat: int) -> list[int]:
    return [number % 1009 for number in state.generator.dump()]


SECRETS: Final[dict[str, tuple[Secret, ...]]] = {
    "nightmarium": (hands_of_others, order_of_the_deck, chance_to_come),
    "realms": (hands_of_others, order_of_the_deck, chance_to_come),
    "duel": (signs_of_the_enemy, order_of_the_deck, chance_to_come),
    "castle": (allegiances, hands_of_others, professions, order_of_the_deck, chance_to_come),
}


def omen(secret: Secret, state: State, seat: int) -> int:
    """The secret as one number, which tells orders apart too."""
    return sum(place * (card - UNKNOWN) for place, card in enumerate(secret(state, seat), 1))


# Bots that look at it.


def peeking(secret: Secret) -> Choosing:
    """Chooses as the secret tells."""

    def choose(state: State, seat: int) -> Choice:
        legal = state.legal(seat)
        return Choice(legal[omen(secret, state, seat) % len(legal)])

    return choose


def dawdling(secret: Secret) -> Working:
    """Chooses honestly, but thinks the longer the more the secret is worth a thought."""

    def work(state: State, seat: int) -> Work:
        return worked(bot(f"search:iters={5 + omen(secret, state, seat) % 7}", seed=2), state.seen_by(seat))

    return work


def fidgeting(secret: Secret) -> Working:
    """Thinks for as long as ever, but rolls its dice more often when the secret upsets it."""

    def work(state: State, seat: int) -> Work:
        player = bot("search:iters=5", seed=2)
        for _ in range(omen(secret, state, seat) % 7):
            player.generator.word()
        return worked(player, state.seen_by(seat))

    return work


def hesitating(secret: Secret) -> Choosing:
    """Chooses honestly and with as many iterations as ever, but is busy for a while before it answers."""

    def choose(state: State, seat: int) -> Choice:
        brood(0.003 * (omen(secret, state, seat) % 5))
        return bot("greedy", seed=2).choose(state.seen_by(seat))

    return choose


def brood(seconds: float) -> None:
    """Keep the processor busy. (Asleep, one would take none of its time.)"""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


# Tactics that look at it.


def heuristics(id: str = "nightmarium") -> Tactics:
    """The honest heuristics of a game."""
    make = eldritch.game(id).tactics
    assert make is not None
    return make(NEUTRAL)


class Whispering(Tactics):
    """Weighs by the secret."""

    def __init__(self, honest: Tactics, secret: Secret) -> None:
        super().__init__(NEUTRAL)
        self.honest = honest
        self.secret = secret

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        held = omen(self.secret, state, seat)
        return [weight + held for weight in self.honest.weigh(state, seat, options)]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        return self.honest.reason(state, seat, action)

    def evaluate(self, state: State) -> list[float]:
        return self.honest.evaluate(state)

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        return self.honest.prune(state, seat, options)


class Boastful(Whispering):
    """Gives away in its reasons what it should not know."""

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        return self.honest.weigh(state, seat, options)

    def reason(self, state: State, seat: i64, action: i64) -> str:
        return "they-have-it" if omen(self.secret, state, seat) % 2 else "draw"


class Choosy(Whispering):
    """Finds an option silly that the secret speaks against."""

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        return self.honest.weigh(state, seat, options)

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        silly = omen(self.secret, state, seat) % len(options)
        return [action for place, action in enumerate(options) if place != silly]


class Discreet(Whispering):
    """Says of a view what is honest, and cheats only where there is something to be seen."""

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        if state.viewer != WHOLE:
            return self.honest.weigh(state, seat, options)
        return super().weigh(state, seat, options)


WHISPERS: Final = (Whispering, Boastful, Choosy, Discreet)


# Tactics that make no sense, and worlds that cannot be.


class Hopeful(Whispering):
    """Thinks that everybody wins."""

    def evaluate(self, state: State) -> list[float]:
        return [1.0] * int(state.seats)


class Silent(Whispering):
    """Finds nothing worth doing."""

    def prune(self, state: State, seat: i64, options: list[int]) -> list[int]:
        return []


def wishful(state: State) -> State:
    """A world in which one's own cards are others: so a spectator might imagine it."""
    return state.seen_by(None).imagine(1, knowledge=True)


class Guessing(Whispering):
    """Imagines worlds that the view admits, but guesses the truth more often than chance would have it."""

    def __init__(self, honest: Tactics, truth: State) -> None:
        super().__init__(honest, chance_to_come)
        self.truth = truth

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        return self.honest.weigh(state, seat, options)

    def determinize(self, seen: State, seed: int, knowledge: bool) -> State:
        return self.truth.clone() if seed % 4 == 0 else self.honest.determinize(seen, seed, knowledge)
