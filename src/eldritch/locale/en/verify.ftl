### eldritch verify: a game that was played on a server, checked.

verify-help =
    Check a game that was played on a server: every choice was open to who made it, every shuffle and roll is what the published secret says, and the result is right.

    The file is what the server gives for a finished game. Nothing but the file is needed.
verify-example =
    Example:

      eldritch verify game.json
verify-arg-file = the game as the server exported it
verify-unreadable = { $path } cannot be read ({ $fault })
verify-right = All is right: { $game }, played by { $names }.
verify-checked = { $entries ->
    [one] { $entries } entry checked
   *[other] { $entries } entries checked
}, { $actions ->
    [one] { $actions } of them a choice in the game.
   *[other] { $actions } of them choices in the game.
}
verify-result = Ending: { $ending }. Won by { $winners }.
verify-result-nobody = Ending: { $ending }. Nobody won.
verify-commitment = The secret fits the commitment { $commitment }; it must be the one that was shown before the game.
verify-branch = It goes on from another game (table { $table }, after entry { $entry }): the position it starts from was given, not dealt.
verify-wrong = Something is wrong with this game: { $fault }
