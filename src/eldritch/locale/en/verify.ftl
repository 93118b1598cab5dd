### eldritch verify: a game that was played on a server, checked.

verify-help =
    Verify a finished server game: every move was legal for the player who made it, every shuffle and roll follows from the published secret, and the result is right.

    The server offers the file when a game is over. Nothing but the file is needed.
verify-example =
    Example:

      eldritch verify game.json
verify-arg-file = game file exported by the server
verify-right = Verified: { $game }, played by { $names }.
verify-checked = { $entries ->
    [one] { $entries } log entry checked
   *[other] { $entries } log entries checked
}, { $actions ->
    [one] { $actions } of them a move.
   *[other] { $actions } of them moves.
}
verify-result = Ending: { $ending }. Winner: { $winners }.
verify-result-nobody = Ending: { $ending }. No winner.
verify-commitment = The secret matches the seal { $commitment }. Compare it with the one shown before the game.
verify-branch = This game continues another one (table { $table }, after entry { $entry }): its starting position was given, not dealt.
verify-wrong = This game is not valid: { $fault }
