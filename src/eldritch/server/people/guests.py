"""The names that guests get. Everybody is shown them in their own language."""

import re
import secrets
from functools import cache
from typing import Final

from eldritch.locale import LANGUAGES, Words, words_in

LEAST: Final = 1000
MOST: Final = 9999


@cache
def _pattern() -> re.Pattern[str]:
    """A name given to a guest, in any language."""
    forms = [re.escape(words_in(lang).say("house-guest", number="#")).replace(re.escape("#"), "") for lang in LANGUAGES]
    return re.compile(rf"(?:{'|'.join(forms)})([1-9][0-9]{{3}})")


def random_name(lang: str) -> str:
    """A name for a new guest."""
    return words_in(lang).say("house-guest", number=str(secrets.randbelow(MOST - LEAST + 1) + LEAST))


def shown_name(name: str, words: Words) -> str:
    """A player's name: a guest's in this language, any other as it is."""
    found = _pattern().fullmatch(name)
    return words.say("house-guest", number=found[1]) if found else name
