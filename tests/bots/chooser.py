"""A bot in a process of its own, which is sent views as text and nothing else.

    python -m tests.bots.chooser < lines of {"bot", "seed", "seen"}

For every line it prints the choice. It shares no memory with whoever holds the truth. A line {"cheat", "seat", "seen"}
asks for a planted cheat, which looks for its secret in whatever it was sent.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch.bots import bot

HERE: Final = Path(__file__).resolve().parents[2]


def answer(line: str) -> str:
    asked = json.loads(line)
    game = eldritch.game(asked["seen"]["game"])
    seen = game.load(asked["seen"])
    if "cheat" in asked:
        from .cheats import SECRETS, peeking  # Honest processes need not wait for them.

        return json.dumps(asdict(peeking(SECRETS[game.id][asked["cheat"]])(seen, asked["seat"])))
    return json.dumps(asdict(bot(asked["bot"], asked["seed"]).choose(seen)))


def choices(asked: list[dict[str, Any]], pure: bool = False) -> list[str]:
    """What a new process chooses, each line by itself."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "ELDRITCH_PURE": "1" if pure else "0"}
    lines = "".join(f"{json.dumps(one)}\n" for one in asked)
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.chooser"],
        cwd=HERE,
        env=environment,
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


if __name__ == "__main__":
    for question in sys.stdin:
        print(answer(question))
