"""The command: python -m runtime."""

import argparse
from pathlib import Path

from .build import OUT, build

parser = argparse.ArgumentParser(prog="python -m runtime", description="Build the Python runtime for the browser.")
parser.add_argument("--out", type=Path, default=OUT, help="the folder to build in (default: %(default)s)")
folder = build(parser.parse_args().out)
print(f"{folder}: {sum(file.stat().st_size for file in folder.iterdir()) / 1e6:.1f} MB")
