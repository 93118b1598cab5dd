"""The decisions of games that people and bots played on a server, from the files that it exports."""

from pathlib import Path

from eldritch.core.game import Game
from eldritch.core.state import unpickle
from eldritch.table import BadGame
from eldritch.table.files import GameFile, decode
from eldritch.table.verifying import verify

from .playing import Decisions

PERSON = "human"
"""Whoever is no bot is called so: a dataset has no names."""


def read(path: Path) -> GameFile:
    return decode(path.read_bytes())


def decisions(game: Game, file: GameFile, name: str) -> Decisions:
    """What was decided in the game, without what was taken back. BadGame if it was not played by the rules."""
    if file.setup.game != game.id:
        raise BadGame(f"{name} is a game of {file.setup.game}, not of {game.id}")
    table = verify(file)
    found = Decisions(name, returns=list(file.result.returns))
    if table.play is None:
        return found
    history = table.play.history
    players = [seat.player.bot or PERSON if seat.player else PERSON for seat in table.seats]
    state = unpickle(game.id, history.state.edition.path, history.start)
    for step in history.steps:
        found.add(state, step.seat, step.action, players[step.seat], game.actions.size)
        if step.key is not None:
            state.rekey(step.key)
        state.apply(step.seat, step.action)
    return found
