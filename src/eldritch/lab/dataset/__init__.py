"""Games as training data: a Parquet file of decisions, written by `write` and read by `load`.

`importing.write_files` writes the games of a server; it needs the server's packages.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> import eldritch
>>> with TemporaryDirectory() as folder:
...     path = Path(folder) / "games.parquet"
...     count = write(path, eldritch.game("nightmarium"), SelfPlay(("random", "random"), seed=1), games=2)
...     data = load(path)
>>> data.legal[range(count), data.actions].all()
True
"""

from .loading import Dataset, load
from .playing import SelfPlay
from .writing import write

__all__ = ["Dataset", "SelfPlay", "load", "write"]
