"""The names of bots and their advice, in words."""

from eldritch.bots import Advice
from eldritch.bots.levels import NAMES, handicap
from eldritch.locale import Words
from eldritch.speech import Choice
from eldritch.speech.moves import action_text, reason_text


def title(spec: str, game: str, words: Words) -> str:
    """The name of a bot; a level's name includes how often it beats the level below."""
    kind, *rest = spec.split(":")
    if kind != "level":
        return spec
    level = int(rest[0])
    name = words.say("bots-level", level=str(level), name=words.say(f"bots-level-{NAMES[level - 1]}"))
    if len(rest) > 1:
        name = words.say("bots-with-personality", bot=name, personality=words.say(f"bots-personality-{rest[1]}"))
    beats = handicap(game, level).beats
    if level == 1 or beats is None:
        return name
    below = words.say(f"bots-level-{NAMES[level - 2]}")
    return words.say("bots-level-beats", bot=name, below=below, share=beats)


def advice(one: Advice, place: int, game: str, choices: list[Choice], words: Words) -> list[str]:
    """A recommended move on one line, and its reasons on another."""
    reasons = "; ".join(reason_text(key, game, words) for key in one.reasons)
    return [
        words.say(
            "bots-advice", place=str(place), move=action_text(one.action, choices), value=one.value, share=one.share
        ),
        words.say("bots-because", reasons=reasons),
    ]
