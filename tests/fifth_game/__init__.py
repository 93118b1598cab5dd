"""A game in a package of its own, and tests that it works everywhere once it is installed.

`pyproject.toml` and `ravens/` are that package. `areas/` has the checks; each module runs in a process of its own in
which the package is installed, so that no other test sees a fifth game.
"""
