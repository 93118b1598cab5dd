"""Draws the picture of the README: a moment of a game in the terminal.

PYTHONPATH=src python docs/pictures/draw.py
"""

import io
import re
from pathlib import Path

from rich.console import Console

import eldritch
from eldritch.bots import bot
from eldritch.cli.screen import Screen
from eldritch.cli.shell import Player, Shell
from eldritch.core.state import State
from eldritch.locale import Words

SEED = 23
TURNS = 24
NAMES = ("Anya", "Boris", "Vera")


def can_complete(state: State) -> bool:
    """A head in hand makes a better picture."""
    return any(state.describe(action).get("position") == "head" for action in state.legal(0))


def main() -> None:
    game = eldritch.game("nightmarium")
    state = game.new(3, SEED, {"seals": True})
    players = [bot("random", seat) for seat in range(3)]
    while state.turns() < TURNS or state.deciders() != [0] or not can_complete(state):
        seat = state.deciders()[0]
        state.apply(seat, players[seat].choose(state.seen_by(seat), seat))
    console = Console(
        record=True, width=104, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    seated = [Player(name, None if seat == 0 else players[seat]) for seat, name in enumerate(NAMES)]
    shell = Shell(game, state, seated, Screen(console), Words("en"))
    shell.show(0)
    svg = console.export_svg(title="eldritch play nightmarium")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name("play.svg").write_text(svg, encoding="utf-8")


main()
