"""The words on the screen, read from the messages, so that a reworded button breaks no test."""

import re
from functools import cache

from eldritch.locale import Words

_words = cache(Words)
_GAP = "\N{OBJECT REPLACEMENT CHARACTER}"


def says(key: str, lang: str = "en", **arguments: str | int) -> str:
    """The message as it is shown."""
    return _words(lang[:2]).say(key, **arguments)


def with_any(key: str, argument: str, lang: str = "en", **arguments: str | int) -> re.Pattern[str]:
    """The message with anything for one argument. The group catches what it is."""
    text = says(key, lang, **arguments, **{argument: _GAP})
    return re.compile(re.escape(text).replace(_GAP, "(.+)"))
