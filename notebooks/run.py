"""Runs the notebooks and stores what they show today: `python notebooks/run.py`, or with the names of some."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent
LONGEST = 400
"""Seconds that a cell may take."""


def run(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    # When a cell ran says nothing of what it shows, and would change the file every time.
    with TemporaryDirectory() as folder:
        place = {"metadata": {"path": folder}}
        NotebookClient(notebook, timeout=LONGEST, record_timing=False, resources=place).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = joined(cell.outputs)
    nbformat.write(notebook, path)


def joined(outputs: list[Any]) -> list[Any]:
    """What was printed in pieces as one output: where it was cut is chance."""
    found: list[Any] = []
    for output in outputs:
        if found and output.output_type == "stream" == found[-1].output_type and output.name == found[-1].name:
            found[-1].text += output.text
        else:
            found.append(output)
    return found


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(FOLDER.glob("*.ipynb")):
        print(path.name)
        run(path)
