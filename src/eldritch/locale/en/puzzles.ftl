### Puzzles: positions with a question that has one answer.

## The terminal.

puzzles-help = Solve a puzzle: a position with exactly one answer, such as how to win this turn for certain. Without a game, shows the puzzle of the day.
puzzles-example =
    Examples:
      eldritch puzzle
      eldritch puzzle realms 12
puzzles-arg-number = number of the puzzle, from 1 (easiest)
puzzles-no-number = there is no puzzle { $number }; the last is { $most }
puzzles-make-help = Generate puzzles: play bot games, search their positions for puzzles with exactly one answer, and write them to a file, easiest first.
puzzles-make-example =
    Example:
      eldritch puzzles make duel --count 60 --seed 1 --out duel.json
puzzles-arg-make = the word "make"
puzzles-arg-count = number of puzzles (default 60)
puzzles-arg-out = file to write
puzzles-only-make = type "eldritch puzzles make …", not { $what }
puzzles-making = { $games ->
    [one] { $games } game played, found: { $found }
   *[other] { $games } games played, found: { $found }
}
puzzles-made = { $count ->
    [one] { $count } puzzle is in { $file }
   *[other] { $count } puzzles are in { $file }
}
puzzles-title = { $game }: puzzle { $number }
puzzles-ask = Number, (h)int, (s)olution, (b)ack, (q)uit:
puzzles-ask-seats = Numbers, (s)olution, (q)uit:
puzzles-key-hint = hint
puzzles-key-solution = solution
puzzles-key-back = back
puzzles-key-quit = quit
puzzles-not-understood = Please type the number of a choice, or one of the letters.

## Everywhere.

puzzles-you = Solver
puzzles-won = Solved!
puzzles-lost = You can no longer win in time from here. Start again and try another way.
puzzles-right = Correct. Here is how you can tell:
puzzles-wrong-seats = Not quite. Look again.

## The browser.

puzzles-page = Puzzles
puzzles-page-line = One position, one answer: win at once, or work out who is on your side.
puzzles-today = Puzzle of the day
puzzles-today-go = Solve
puzzles-of-game = Puzzles: { $game }
puzzles-level =
    { $level ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[other] very hard
    }
puzzles-number = { $solved ->
    [yes] Puzzle { $number }, solved
   *[no] Puzzle { $number }
}
puzzles-solved-count = solved: { $solved } of { $count }
puzzles-solved = Solved!
puzzles-solved-all = That was the last one of this game.
puzzles-look = See the board
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-again = Start again
puzzles-take-back = Undo
puzzles-hint = Hint
# The steps of a hint: where to look, what to aim for, what to do.
puzzles-hint-at = Hint { $place } of { $count }
puzzles-hint-more = Next hint
puzzles-hint-where = Look here first.
puzzles-hint-who = Think about { $name } first.
puzzles-hint-aim = Aim for: { $step }
puzzles-show-step = Show the next step
puzzles-hint-is = Try this: { $step }
puzzles-too-many = At least one of them is not certain.
puzzles-too-few = Someone is missing.
puzzles-other = That does not follow from the notebook.
puzzles-answer = Submit answer
