### The ladder: how strong the bots are.

ladder-help =
    Measure how strong a game’s bots are: greedy against random, search at two budgets against greedy and against itself, and every level against the one below. Reports confidence intervals, time per move, and how well the bots predict their own wins.

    This takes long: with 100 games and budgets of 50 and 500 ms, an hour or more. Use --keep to be able to resume.
ladder-example =
    Examples:
      eldritch ladder nightmarium --games 20 --search iters=50,iters=200
      eldritch ladder realms --games 100 --levels 400 --keep ladder.json --write docs/ladder.md
ladder-arg-games = games per pairing (default { $games })
ladder-arg-search = search budgets, the smaller first: iters=N or ms=N (default ms=50,ms=500)
ladder-arg-levels = games of each level against the one below (default: as --games; 0 skips the levels)
ladder-arg-keep = checkpoint file, to resume an interrupted run
ladder-arg-write = Markdown page in which to replace the game’s section
ladder-no-tactics = { $game } has no tactics yet, so only random bots can play it
ladder-bad-budget = write a search budget as iters=N or ms=N, such as ms=50, not "{ $budget }"
