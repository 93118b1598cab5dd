"""Actions and the reasons for them, in words."""

from eldritch.locale import Words

from . import Choice


def reason_text(key: str, game: str, words: Words) -> str:
    """The text of a reason: the game's own message, or the general one."""
    special = f"{game}-why-{key}"
    return words.say(special if words.has(special) else f"bots-why-{key}")


def action_text(action: int, choices: list[Choice]) -> str:
    """The text of an action outside a list of choices, with its group."""
    choice, text = _find(action, choices)
    return text if choice is None or choice.keys or choice.alone else f"{choice.group}: {text}"


def _find(action: int, choices: list[Choice]) -> tuple[Choice | None, str]:
    """Find an action as a whole choice, as an item to pick, or as the first action of a choice."""
    for choice in choices:
        if choice.actions == (action,):
            return choice, choice.text
    for choice in choices:
        if choice.pick is not None:
            for each, label in zip(choice.pick.each, choice.pick.labels, strict=True):
                if each == action:
                    return choice, choice.of(label)
    for choice in choices:
        if choice.actions[:1] == (action,):
            return choice, choice.text
    return None, str(action)
