"""Who won a finished game and why, the standings, and where the points came from."""

from collections.abc import Sequence
from typing import Final

from eldritch.core.profile import ScoreLine, ScoreSheet
from eldritch.locale import Words
from eldritch.speech import Speech
from eldritch.speech.table import describe_event
from eldritch.table import Rejected, Table

from ..live.words_renderer import names_at, words_and_speech
from ..wire.history import Award, Outcome, Source

MOST_AWARDS: Final = 4


def outcome_of(table: Table, lang: str) -> Outcome:
    if table.phase != "over":
        raise Rejected("table-rejected-not-over")
    words, speech = words_and_speech(table, lang)
    game, sheet = table.setup.game, sheet_of(table)
    key = f"{game}-score"
    return Outcome(
        why=why(table, words, speech),
        places=places(table, sheet.totals),
        total=words.say(f"{key}-total") if sheet.totals else "",
        totals=sheet.totals,
        sources=tuple(Source(words.say(f"{key}-{one.name}"), one.numbers) for one in sheet.sources),
        awards=tuple(
            Award(one.numbers.index(max(one.numbers)), words.say(f"{key}-award-{one.name}", count=max(one.numbers)))
            for one in sheet.feats
            if is_outstanding(one)
        )[:MOST_AWARDS],
    )


def sheet_of(table: Table) -> ScoreSheet:
    """The game's own score sheet, if it has one. A game that began in the middle has sources that nobody knows."""
    make, play = table.game.profile.score_sheet, table.play
    if make is None or play is None:
        return ScoreSheet()
    sheet = make(play.state, [event for step in play.steps for event in step.events])
    return ScoreSheet((), sheet.totals, sheet.feats) if table.setup.branch is not None else sheet


def why(table: Table, words: Words, speech: Speech) -> str:
    """How the game ended: by its rules, or because of what the players did at the table."""
    assert table.result is not None
    assert table.play is not None
    if table.play.state.over:
        return speech.result(table.play.state.view(None))[0].strip()
    event = {"event": "table.ended", "ending": table.result.ending, "winners": table.result.winners}
    return describe_event(event, names_at(table, words), words).text


def places(table: Table, totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1: winners first, then by totals. Equal seats share a place."""
    assert table.result is not None
    winners = table.result.winners
    ranks = [
        (seat in winners, not there.resigned, 0 if seat in winners or not totals else totals[seat])
        for seat, there in enumerate(table.seats)
    ]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def is_outstanding(feat: ScoreLine) -> bool:
    """Whether one seat did something more often than all others."""
    most = max(feat.numbers)
    return most > 0 and feat.numbers.count(most) == 1
