"""Routes for puzzles. They are stateless: every request has the puzzle and all steps so far."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ..api.params import GameInPath
from ..api.problems import PROBLEMS
from ..wire.puzzles import PuzzleAnswer, PuzzleHelp, PuzzleJudged, PuzzleList, PuzzleShown, PuzzleTry
from . import puzzle_answers

Number = Annotated[int, PathParameter(ge=1, le=100_000)]


@get("/api/puzzles", responses=PROBLEMS)
async def list_puzzles() -> PuzzleList:
    """All puzzles by game, and the puzzle of the day."""
    return puzzle_answers.list_all()


@post("/api/puzzles/{game_id:str}/{number:int}/try", responses=PROBLEMS, status_code=200)
async def try_puzzle(game_id: GameInPath, number: Number, data: JSONBody[PuzzleTry]) -> PuzzleShown:
    """The table after these steps, and whether they have won or still can win. A question has no steps."""
    return await puzzle_answers.shown_after(game_id, number, data)


@post("/api/puzzles/{game_id:str}/{number:int}/help", responses=PROBLEMS, status_code=200)
async def help_with(game_id: GameInPath, number: Number, data: JSONBody[PuzzleTry]) -> PuzzleHelp:
    """A solution from here in words. For a question, the reasoning that leads to the answer."""
    return await puzzle_answers.help_with(game_id, number, data)


@post("/api/puzzles/{game_id:str}/{number:int}/answer", responses=PROBLEMS, status_code=200)
async def answer_question(game_id: GameInPath, number: Number, data: JSONBody[PuzzleAnswer]) -> PuzzleJudged:
    """Check the answer to a question. Other puzzles are solved with `try`."""
    return puzzle_answers.judged(game_id, number, data)


ROUTES: Final = [list_puzzles, try_puzzle, help_with, answer_question]
