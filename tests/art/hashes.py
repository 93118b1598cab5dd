"""A hash of every picture, so that no picture changes unnoticed.

python3 run.py golden    writes the file again; look at the sheets in docs/art as well (python -m art sheet SET)
"""

from pathlib import Path
from typing import Final

import art

FILE: Final = Path(__file__).with_name("hashes.txt")


def hashes() -> str:
    """A line for every picture: the name of its file, which has a hash of its content."""
    return "".join(f"{art.file_name(name)}\n" for name in art.pictures())


def main() -> None:
    FILE.write_text(hashes(), encoding="utf-8")
    print(f"pictures: {len(art.pictures())}")


if __name__ == "__main__":
    main()
