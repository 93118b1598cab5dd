"""Trials of the personalities against a neutral player: how often they choose differently, and at what cost.

    python -m eldritch.lab.personality_trials nightmarium --games 1000

Both play their game's heuristics. Every deal is played with the personality in each seat; in games with hidden teams,
in each team.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import eldritch
from eldritch.bots import Choice
from eldritch.bots.personalities import PERSONALITIES, personality_of
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Personality, Tactics

from .contest import CHALLENGER, challengers_share, places, seated
from .play import HeuristicPlayer, favourite, play_out, seed_of
from .script_arguments import exit_on_error, positive
from .statistics import percentage


@dataclass
class Trial:
    """How a personality has played against neutral players."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    differing: int = 0
    """Its decisions in which a neutral player would have chosen another action."""


class Compared:
    """Plays a personality, and counts where a neutral player would have chosen differently."""

    def __init__(self, neutral: Tactics, personality: Tactics, trial: Trial) -> None:
        self.neutral = neutral
        self.personality = personality
        self.trial = trial

    def choose(self, seen: State) -> Choice:
        options = self.neutral.prune(seen, seen.viewer, seen.legal(seen.viewer))
        neutral = favourite(self.neutral, seen, options)
        if len(options) == 1:
            return Choice(neutral)
        preferred = favourite(self.personality, seen, options)
        self.trial.decisions += 1
        self.trial.differing += preferred != neutral
        return Choice(preferred)


def play_trial(game: Game, personality: Personality, seats: int, games: int) -> Trial:
    """Play a personality against neutral players."""
    assert game.tactics is not None
    trial = Trial()
    neutral = HeuristicPlayer(game.tactics(NEUTRAL))
    compared = Compared(neutral.tactics, game.tactics(personality), trial)
    for number in range(games):
        deal, place = divmod(number, places(game, seats))
        state = game.new(seats, seed_of("personalities", deal))
        sides = seated(game, state, place)
        play_out(state, [compared if side == CHALLENGER else neutral for side in sides])
        trial.games += 1
        trial.won += challengers_share(state.returns(), sides)
    return trial


def table(game: Game, seats: int, games: int) -> Iterator[str]:
    """A row for every personality."""
    yield f"| {game.id}, {seats} | chooses differently | share of wins (95 %) | games |"
    yield "|---|---|---|---|"
    for name in PERSONALITIES:
        trial = play_trial(game, personality_of(game.id, name), seats, games)
        differing = f"{100 * trial.differing / trial.decisions:.1f} %"
        yield f"| {name} | {differing} | {percentage(trial.won, trial.games)} | {games} |"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.personality_trials", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=positive, default=1000)
    parser.add_argument("--seats", type=positive, default=None, help="default: the game's usual number")
    args = parser.parse_args(argv)
    with exit_on_error(parser):
        game = eldritch.game(args.game)
        for line in table(game, args.seats or game.usual_seats, args.games):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
