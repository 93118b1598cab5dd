### eldritch story: a game that was played on a server, in words.

story-help =
    Print a finished server game as text, line by line.

    It contains what everyone could see; with --seat, also what that player knew.
story-example =
    Examples:

      eldritch story game.json
      eldritch story game.json --seat 2 --lang ru > game.txt
story-arg-seat = show what this player saw, counted from 1
