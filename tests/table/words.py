"""The message keys that a table needs: for every rejection and every event of the table."""

import re
from pathlib import Path

from eldritch import table
from eldritch.table.applying import CHANGES
from eldritch.table.verifying import AUTOMATIC, OFFERS

ENDINGS = ("agreed", "resigned", "claimed", "abandoned")


def table_keys() -> set[str]:
    return rejections() | events() | {"table-stale"}


def rejections() -> set[str]:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(str(table.__file__)).parent.glob("*.py"))
    return set(re.findall(r'"(table-rejected-[a-z-]+)"', source))


def events() -> set[str]:
    single = (set(CHANGES) | set(AUTOMATIC)) - {"offered", "ended", "acted"}
    return {
        *(f"table-event-{name}" for name in single),
        *(f"table-event-offered-{what}" for what in OFFERS),
        *(f"table-event-ended-{ending}" for ending in ENDINGS),
        "table-event-left-kicked",
        "table-event-ready-not",
    }
