### Games as training data.

dataset-help =
    Writes games as training data: one Parquet file with a row for every decision. A row has what the seat saw (as numbers), which actions were open, which was chosen, and what came of it for everybody. docs/datasets.md lists the columns.

    The games are played by bots, or come from the files that a server exports.
dataset-example =
    Examples:
      eldritch dataset nightmarium --bots greedy,greedy,random --games 1000 --seed 7 --out games.parquet
      eldritch dataset realms --bots search:iters=200,greedy --games 5000 --workers 4 --out realms.parquet
      eldritch dataset castle --from exported/*.json --out people.parquet
dataset-arg-out = the Parquet file to write
dataset-arg-games = how many games to play ({ $games } unless told)
dataset-arg-from = game files of a server instead of games of bots, all with the same number of seats and the same options
dataset-which = say where the games come from: bots that play them (--bots) or files (--from)
dataset-no-file = there is no file { $file }
dataset-bad-game = this game cannot be used: { $fault }
dataset-cannot-write = { $file } cannot be written: { $fault }; what was there before is still there
dataset-reading = Reading
dataset-written =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } written to { $file }
