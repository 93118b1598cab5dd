"""The examples in the environments' docstrings run."""

import pytest

from ..core import test_library as library


@pytest.mark.parametrize(
    "module",
    [
        "eldritch.core.encoding",
        "eldritch.core.rewards",
        "eldritch.envs.openspiel",
        "eldritch.envs.pettingzoo",
        "eldritch.lab.vector",
    ],
)
def test_the_examples_in_the_docstrings_run(module: str) -> None:
    library.test_the_examples_in_the_docstrings_run(module)
