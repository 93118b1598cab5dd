"""The fingerprint of every picture, so that no picture changes unseen.

python3 run.py golden    writes them anew; look at the sheets in docs/art as well (eldritch art sheet GAME)
"""

from pathlib import Path
from typing import Final

from eldritch import art

FILE: Final = Path(__file__).with_name("hashes.txt")


def hashes() -> str:
    """A line for every picture: its name and the fingerprint in its address."""
    return "".join(f"{art.url(name).removeprefix('/art/')}\n" for name in art.pictures())


def main() -> None:
    FILE.write_text(hashes(), encoding="utf-8")
    print(f"pictures: {len(art.pictures())}")


if __name__ == "__main__":
    main()
