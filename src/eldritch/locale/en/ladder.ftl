### The ladder: how strong the bots are.

ladder-help =
    Measures how strong the bots of a game are: greedy against random, the search at two budgets against greedy and itself,
    and every level against the one below, with intervals, times per move, and how true the bots' own estimates come.

    It takes long: with 100 games and the budgets of 50 and 500 milliseconds about an hour or several. With --keep an interrupted ladder goes on where it stopped.
ladder-example =
    Examples:
      eldritch ladder nightmarium --games 20 --search iters=50,iters=200
      eldritch ladder realms --games 100 --levels 400 --keep ladder.json --write docs/ladder.md
ladder-arg-games = how many games each pairing plays ({ $games } unless told)
ladder-arg-search = the budgets of the search, the smaller first: iters=N or ms=N (ms=50,ms=500 unless told)
ladder-arg-levels = how many games each level plays against the one below: as many as the others unless told; 0 leaves the levels out
ladder-arg-keep = a file to keep what was played in, and to go on from
ladder-arg-write = a Markdown page; the game's section in it is written anew
ladder-no-tactics = { $game } has no rules of thumb yet, so there are no bots but the random one
ladder-bad-budget = a budget of the search is written iters=N or ms=N, such as ms=50, not "{ $budget }"
