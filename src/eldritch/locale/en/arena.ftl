### The arena: bots against bots.

arena-help =
    Bots play many games against each other. Every bot gets every seat equally often, each deal being played once
    for every rotation of the seats; the same seed plays the same games again.
arena-example =
    Examples:
      eldritch arena nightmarium --bots greedy,random --games 1000 --seed 7
      eldritch arena nightmarium --bots search:iters=400,greedy,level:3 --option seals=yes --json
arena-arg-bots = the bots, one for each seat, with commas between them
arena-arg-games = how many games to play (100 unless told)
arena-arg-workers = how many processes share the work (1 unless told); the result is the same
arena-arg-json = print one JSON object and nothing else

arena-bad-bots = { $game } has { $least } to { $most } seats, so give it as many bots, not { $bots }

arena-progress = Playing
arena-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-column-bot = Bot
arena-column-share = Share of wins
arena-column-interval = 95 % interval
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { arena-low } – { arena-high }
arena-low = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-high = { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-length = A game took { NUMBER($turns, maximumFractionDigits: 1) } turns on average.
arena-endings = Endings: { $endings }.
arena-ending = { $ending } ({ $count })
arena-speed = { $rate } decisions a second.
