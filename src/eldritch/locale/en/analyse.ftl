### eldritch analyse: a game looked back at.

analyse-help =
    Review a finished server game: each player’s win chance over time, the costliest mistakes, the better moves and why, and luck.

    Every decision is judged by what its player knew then. The result is the same every time.
analyse-example =
    Example:

      eldritch analyse game.json
analyse-arg-iters = search iterations per decision (default: as on the server)
analyse-thinking = Analysing
analyse-decisions = { $count ->
    [one] { $count } decision reviewed.
   *[other] { $count } decisions reviewed.
}
analyse-seat = { $name }: gave away { $lost } points of win chance; luck { $luck }.
analyse-turning = Turning points:
analyse-no-turning = No move cost much.
analyse-point = Turn { $turn }, { $name }: { $move } ({ $loss } given away)
analyse-better = { "  " }Better: { $move } ({ $reasons })
