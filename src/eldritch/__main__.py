"""`python -m eldritch` is the `eldritch` command."""

import sys

from eldritch.cli import main

sys.exit(main())
