"""What dumps of earlier releases call differently."""

from typing import Final

OLD_STEPS: Final = {"aftermath": "after_action"}
"""Steps on the stack: earlier name, present name."""
