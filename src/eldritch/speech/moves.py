"""Moves in words: how an action reads, and what speaks for it."""

import re

from eldritch.locale import Words

from . import Choice


def reason(key: str, game: str, words: Words) -> str:
    """A reason in words: one of the game's, or one that all bots may have."""
    special = f"{game}-why-{key}"
    return words.say(special if words.has(special) else f"bots-why-{key}")


def in_full(action: int, choices: list[Choice]) -> str:
    """How an action reads where no list of choices stands around it: with the group it belongs to."""
    choice, text = _found(action, choices)
    return text if choice is None or choice.keys else f"{choice.group}: {text}"


def _found(action: int, choices: list[Choice]) -> tuple[Choice | None, str]:
    """An action as a choice by itself, as a thing to pick, or as the beginning of a choice."""
    for choice in choices:
        if choice.actions == (action,):
            return choice, _without_keys(choice)
    for choice in choices:
        if choice.pick is not None:
            for each, label in zip(choice.pick.each, choice.pick.labels, strict=True):
                if each == action:
                    return choice, f"{_without_keys(choice) or choice.pick.question} {label}"
    for choice in choices:
        if choice.actions[:1] == (action,):
            return choice, _without_keys(choice)
    return None, str(action)


def _without_keys(choice: Choice) -> str:
    """What a choice says, but for how it can be typed."""
    return re.sub(r" \([^()]*\)$", "", choice.text) if choice.keys else choice.text
