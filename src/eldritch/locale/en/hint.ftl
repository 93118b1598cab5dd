### Hints: the best moves in a saved position.

hint-help = Show the three best moves in a saved position, with win chances and reasons.
hint-example =
    Examples:
      eldritch hint position.json
      eldritch hint position.json --seat 1 --ms 3000

    The file is the output of State.dump(), of a whole position or of a seat’s view. Only what the seat can see is used.
hint-arg-file = saved position
hint-arg-seat = seat to advise, counted from 0 (default: the seat to move)
hint-arg-ms = thinking time in milliseconds (default { $ms })
hint-arg-iters = number of search iterations, instead of a time; gives the same answer every time
hint-bad-file = { $file } is not a saved position: { $fault }
hint-game-file = { $file } is a finished game, not a position; use: eldritch analyse { $file }
hint-no-position = { $file } is not a saved position; State.dump() writes one
hint-inconsistent = the position in { $file } contradicts itself; save it again with State.dump() ({ $fault })
hint-no-seat = there is no seat { $seat }; this position has seats 0 to { $last }
hint-nothing = this seat has nothing to choose; to move: { $seats }
