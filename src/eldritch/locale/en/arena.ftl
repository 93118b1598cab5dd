### The arena: bots against bots.

arena-help = Play bots against each other and count wins. Each deal is played once for every rotation of the seats, so all bots get every seat equally often. The same seed plays the same games.
arena-example =
    Examples:
      eldritch arena nightmarium --bots greedy,random --games 1000 --seed 7
      eldritch arena nightmarium --bots search:iters=400,greedy,level:3 --option seals=yes --json
arena-arg-bots = bots, comma-separated, one per seat
arena-arg-games = number of games (default 100)
arena-arg-workers = number of processes (default 1); the result does not depend on it
arena-arg-json = print the result as JSON

arena-bad-bots = { $game } is for { $least } to { $most } players; give one bot per seat, not { $bots }

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
arena-speed = { $rate } decisions per second.
