"""Moves in words: how an action reads, and what speaks for it."""

from eldritch.locale import Words

from . import Choice


def reason(key: str, game: str, words: Words) -> str:
    """A reason in words: one of the game's, or one that all bots may have."""
    special = f"{game}-why-{key}"
    return words.say(special if words.has(special) else f"bots-why-{key}")


def named(action: int, choices: list[Choice]) -> str:
    """How an action reads among the choices that the table offers."""
    for choice in choices:
        if choice.actions[:1] == (action,):
            return choice.text
    for choice in choices:
        if choice.pick is not None:
            for each, label in zip(choice.pick.each, choice.pick.labels, strict=True):
                if each == action:
                    return f"{choice.text or choice.pick.question} {label}"
    return str(action)
