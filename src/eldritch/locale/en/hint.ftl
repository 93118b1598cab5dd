### Hints: the best moves in a saved position.

hint-help = Shows the three best moves in a saved position with the chance of winning by each, and what speaks for them.
hint-example =
    Examples:
      eldritch hint position.json
      eldritch hint position.json --seat 1 --ms 3000

    The file is what State.dump() writes, of a whole position or of a seat's view. Nothing but the seat's view is used.
hint-arg-file = the saved position
hint-arg-seat = whose move to look for, counted from 0; the one who is to move unless told
hint-arg-ms = how long to think ({ $ms } milliseconds unless told)
hint-arg-iters = think so many iterations instead: the same answer every time
hint-bad-file = { $file } is no saved position: { $fault }
hint-inconsistent = { $file } holds no consistent position; save it anew with State.dump() ({ $fault })
hint-no-seat = there is no seat { $seat }; the seats of this position are 0 to { $last }
hint-nothing = there is nothing to choose for this seat; to move: { $seats }
