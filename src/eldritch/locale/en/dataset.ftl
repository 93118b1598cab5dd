### Games as training data.

dataset-help =
    Write games as training data: one Parquet file with a row per decision, containing the observation, the legal actions, the chosen action and the result. docs/datasets.md lists the columns.

    The games are played by bots, or read from files exported by a server.
dataset-example =
    Examples:
      eldritch dataset nightmarium --bots greedy,greedy,random --games 1000 --seed 7 --out games.parquet
      eldritch dataset realms --bots search:iters=200,greedy --games 5000 --workers 4 --out realms.parquet
      eldritch dataset castle --from exported/*.json --out people.parquet
dataset-arg-out = Parquet file to write
dataset-arg-games = number of games (default { $games })
dataset-arg-from = game files exported by a server, instead of bot games; all with the same seats and options
dataset-which = give either --bots (to play games) or --from (to read files)
dataset-no-file = no file { $file }
dataset-bad-game = cannot use this game: { $fault }
dataset-cannot-write = cannot write { $file }: { $fault }; the existing file is unchanged
dataset-reading = Reading
dataset-written =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } written to { $file }
