"""Reading the files that a user names."""

import json
from pathlib import Path
from typing import Any, Final

from .commands import BadInput

MOST_BYTES: Final = 64 * 1024 * 1024
"""More than any file of ours has. A device such as /dev/zero never ends."""

GAME_FILE: Final = "eldritch game"
"""The format that a game file of a server names; `table.files.FORMAT`, which needs the server's packages."""


def contents(path: str | Path) -> bytes:
    """What is in a file. BadInput if it cannot be read or is far too large."""
    try:
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise BadInput("cli-unreadable", path=str(path), fault=fault.strerror or str(fault)) from None
    if len(data) > MOST_BYTES:
        raise BadInput("cli-too-large", path=str(path), most=str(MOST_BYTES // 1024**2))
    return data


def saved_position(path: Path) -> dict[str, Any]:
    """The data of a saved position, which names its game. BadInput if the file contains anything else."""
    try:
        data: Any = json.loads(contents(path))
    except (ValueError, RecursionError) as fault:
        raise BadInput("hint-bad-file", file=str(path), fault=str(fault)) from None
    if isinstance(data, dict) and data.get("format") == GAME_FILE:
        raise BadInput("hint-game-file", file=str(path))
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadInput("hint-no-position", file=str(path))
    return data
