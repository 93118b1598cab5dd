"""The decisions of games that people and bots played on a server, read from its exported files."""

import os.path
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from eldritch.core.errors import BadOptions
from eldritch.core.game import Game
from eldritch.core.options import parse, written_out
from eldritch.core.state import unpickle
from eldritch.table import BadGame, Entry, Table
from eldritch.table.files import GameFile, decode, encode
from eldritch.table.keys import key
from eldritch.table.verifying import verify

from .playing import Decisions
from .writing import reporting, write_decisions

PERSON: Final = "human"
"""The name of all players who are not bots, as a dataset is anonymous."""

BY_ITSELF: Final = {"time": "clock", "forsaken": "forsaken"}
"""The players of moves that the table made, by its reason."""


def write_files(path: Path, game: Game, files: Sequence[Path], progress: Callable[[], None] | None = None) -> int:
    """Write the decisions of games that a server exported; all must have the same seats, options and edition.

    BadGame if one of them cannot be used, BadOptions if they differ.
    """
    if not files:
        raise BadOptions("a dataset needs at least one game; name some files")
    names = names_of(files)
    exported = [read(file) for file in files]
    seats, options = kind(game, exported, names)
    source = {"games": len(files), "options": options, "files": len(files)}
    played = (decisions(game, file, name) for file, name in zip(exported, names, strict=True))
    return write_decisions(path, game, seats, source, reporting(played, progress))


def read(path: Path) -> GameFile:
    """The game in a file; BadGame names the file if it has none."""
    try:
        return decode(path.read_bytes())
    except OSError as fault:
        raise BadGame(f"{path} cannot be read: {fault.strerror}") from None
    except BadGame as fault:
        raise BadGame(f"{path}: {fault}") from None


def names_of(paths: Sequence[Path]) -> list[str]:
    """Unique names of the games: their paths relative to the folder that contains all of them.

    >>> names_of([Path("kept/monday/1.json"), Path("kept/tuesday/1.json")])
    ['monday/1.json', 'tuesday/1.json']
    """
    parts = [Path(os.path.abspath(path)).parts for path in paths]
    shared = 0
    while all(len(one) > shared + 1 and one[shared] == parts[0][shared] for one in parts):
        shared += 1
    return ["/".join(one[shared:]) for one in parts]


def kind(game: Game, files: Sequence[GameFile], names: Sequence[str]) -> tuple[int, dict[str, Any]]:
    """The number of seats and the options, which all games of a dataset share.

    BadGame if a file has another game or edition, BadOptions if the games differ.
    """
    options = [_options(game, file, name) for file, name in zip(files, names, strict=True)]
    _check_equal("number of seats", [file.setup.seats for file in files])
    for option in options[0]:
        _check_equal(f"option {option}", [one[option] for one in options])
    _check_each_once(files, names)
    return files[0].setup.seats, options[0]


def _options(game: Game, file: GameFile, name: str) -> dict[str, Any]:
    """The options of a game, if its edition is that of the dataset."""
    if file.setup.game != game.id:
        raise BadGame(f"{name} is a game of {file.setup.game}, not of {game.id}")
    if file.setup.edition != game.edition.digest:
        raise BadGame(f"{name} was played with another edition of {game.id} than {game.edition.path}")
    try:
        return written_out(parse(game.options, file.setup.options))
    except BadOptions as fault:
        raise BadGame(f"{name}: {fault}") from None


def _check_equal(what: str, values: Sequence[object]) -> None:
    found = sorted({repr(value) for value in values})
    if len(found) > 1:
        raise BadOptions(
            f"games of a dataset have the same {what}; these have {', '.join(found)}: write a file for each"
        )


def _check_each_once(files: Sequence[GameFile], names: Sequence[str]) -> None:
    """Refuse duplicates: they would count twice, and could be in both parts of a split."""
    known: dict[bytes, int] = {}
    for place, file in enumerate(files):
        first = known.setdefault(sha256(encode(file)).digest(), place)
        if first != place:
            raise BadOptions(f"{names[first]} and {names[place]} are the same game: name it once")


def decisions(game: Game, file: GameFile, name: str) -> Decisions:
    """The decisions of a game, without those taken back. BadGame if the game breaks the rules."""
    try:
        table = verify(file)
    except BadGame as fault:
        raise BadGame(f"{name}: {fault}") from None
    found = Decisions(name, returns=list(file.result.returns))
    if table.play is None:
        return found
    history = table.play.history
    players = who_acted(table)
    state = unpickle(game.id, history.state.edition.path, history.start)
    for step in history.steps:
        assert step.key is not None
        found.add(state, step.seat, step.action, players[step.key], game.actions.size)
        state.rekey(step.key)
        state.apply(step.seat, step.action)
    return found


def who_acted(table: Table) -> dict[int, str]:
    """The player of every move, by the move's random key. Seats may pass between people and bots during a game."""
    again = Table(table.setup, table.secret)
    found: dict[int, str] = {}
    for entry in table.entries:
        if entry.kind == "acted":
            found[key(table.secret, entry.seq)] = _actor(again, entry)
        again.apply(entry)
    return found


def _actor(table: Table, entry: Entry) -> str:
    """The player of a move, at the table before it. A premove belongs to the person who entered it."""
    assert entry.seat is not None
    return BY_ITSELF.get(entry.body.get("why", "")) or table.seats[entry.seat].bot() or PERSON
