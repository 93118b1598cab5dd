### eldritch story: a game that was played on a server, in words.

story-help =
    Tell a game that was played on a server in words, line by line.

    Told is what everybody could see, or with --seat what that player knew as well.
story-example =
    Examples:

      eldritch story game.json
      eldritch story game.json --seat 2 --lang ru > game.txt
story-arg-seat = tell it as this player saw it, counted from 1
