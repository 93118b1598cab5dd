### eldritch analyse: a game looked back at.

analyse-help =
    Look back at a game that was played on a server: how each player's chances went, which moves gave away most, what would have been better and why, and what luck did.

    Every decision is judged by what its player knew then, with the same numbers every time.
analyse-example =
    Example:

      eldritch analyse game.json
analyse-thinking = Thinking it over
analyse-decisions = { $count ->
    [one] { $count } decision looked at.
   *[other] { $count } decisions looked at.
}
analyse-seat = { $name }: gave away { $lost } points of the chance to win; luck { $luck }.
analyse-turning = Where the game turned:
analyse-no-turning = No move gave away much.
analyse-point = Turn { $turn }, { $name }: { $move } ({ $loss } given away)
analyse-better = { "  " }Better: { $move } ({ $reasons })
