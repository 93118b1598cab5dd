"""Builds the packages. `python3 run.py package` runs this after it has built everything that goes into them.

python -m release [--out FOLDER] [--no-native]
"""

import argparse
from pathlib import Path

from .packages import build_native_wheel, build_pure_wheel, build_sdist
from .sbom import write_sbom


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 run.py package", description="Build sdist, wheels and SBOM.")
    parser.add_argument("--out", type=Path, default=Path("dist"), metavar="FOLDER", help="default: dist")
    parser.add_argument("--no-native", action="store_true", help="leave out the wheel with compiled rules")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    sdist = build_sdist(args.out)
    made = [sdist, build_pure_wheel(sdist, args.out)]
    if not args.no_native and (native := build_native_wheel(args.out)):
        made.append(native)
    made.append(write_sbom(args.out))
    for path in made:
        print(f"{path}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
