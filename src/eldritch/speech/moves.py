"""Moves in words: how an action reads, and what speaks for it."""

from eldritch.locale import Words

from . import Choice


def reason(key: str, game: str, words: Words) -> str:
    """A reason in words: one of the game's, or one that all bots may have."""
    special = f"{game}-why-{key}"
    return words.say(special if words.has(special) else f"bots-why-{key}")


def named(action: int, choices: list[Choice]) -> str:
    """How an action reads among the choices that the table offers: by itself, as a thing to pick, or as a beginning."""
    for choice in choices:
        if choice.actions == (action,):
            return _without_keys(choice)
    for choice in choices:
        if choice.pick is not None:
            for each, label in zip(choice.pick.each, choice.pick.labels, strict=True):
                if each == action:
                    return f"{choice.text or choice.pick.question} {label}"
    for choice in choices:
        if choice.actions[:1] == (action,):
            return _without_keys(choice)
    return str(action)


def _without_keys(choice: Choice) -> str:
    """What a choice says, but for the letters by which it can be typed."""
    for key in choice.keys:
        if choice.text.endswith(f" ({key})"):
            return choice.text.removesuffix(f" ({key})")
    return choice.text
