### The command line: overview, help, what can be wrong with what was typed.

cli-usage = eldritch COMMAND … [--lang ru|en]

cli-overview =
    Eldritch: four horror tabletop games to play in the terminal or browser, and a library to study them.

    Without a command, eldritch opens the app in your browser. To play in the terminal, type: eldritch play
cli-overview-play = play against bots, or with friends on one screen
cli-overview-rules = read the rules of a game, a few screens long
cli-overview-games = list the games and their options
cli-overview-edition = list every component in a game’s box
cli-overview-arena = play bots against each other and compare them
cli-overview-ladder = measure how strong the bots are
cli-overview-study = play many games and write a report on balance, length and choices
cli-overview-dataset = write games as training data (Parquet)
cli-overview-hint = show the best moves in a saved position
cli-overview-bench = measure how fast the games run on this machine
cli-overview-serve = start the server for play in the browser
cli-overview-site = write Eldritch as static files for any web host
cli-overview-doctor = check everything the server needs
cli-overview-backup = back up the server’s database
cli-overview-analyse = review a finished server game: mistakes, turning points, luck
cli-overview-verify = verify a finished server game: moves, shuffles and dice
cli-overview-story = print a finished server game as text
cli-overview-puzzle = solve a puzzle: win this turn, or work out who is on your side
cli-overview-puzzles = generate puzzles from bot games
cli-overview-more = For help on a command, type: eldritch COMMAND --help. In Russian: --lang ru

cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = show this help and exit
cli-help-lang = language: ru or en
cli-help-version = show version, build and whether the rules are compiled, and exit

cli-version =
    eldritch { $version } ({ $build ->
        [clone] clone
       *[package] installed package
    }, commit { $commit }; { $rules ->
        [compiled] compiled rules
       *[pure] pure Python rules
    }; Python { $python })
cli-no-server = to play in the browser, run: pip install "eldritch[server]" (in the terminal: eldritch play; all commands: eldritch --help)

cli-arg-game-name = GAME
cli-arg-game = one of: { $games }
cli-arg-seats = number of players
cli-arg-seed = random seed (an integer); the same seed gives the same result
cli-arg-option-name = NAME=VALUE
cli-arg-option = set a rule option, such as target=6; repeat for more ("eldritch games" lists them)
cli-arg-file-name = FILE
cli-arg-folder-name = FOLDER
cli-arg-edition = use the components of this edition file

cli-complaint = eldritch: { $line }
cli-interrupted = Interrupted.
cli-error-library = { $fault }
cli-error-arguments = { $fault }; see "{ $command } --help"
cli-error-unrecognised = unknown argument "{ $given }"; see "{ $command } --help"
cli-error-required = missing: { $missing }; see "{ $command } --help"
cli-error-expected = { $argument } needs a value; see "{ $command } --help"
cli-error-no-value = { $argument } takes no value; see "{ $command } --help"
cli-error-not-together = { $argument } and { $other } cannot be used together

cli-unknown-language = unknown language "{ $lang }"; available: { $langs }
cli-unknown-command = unknown command "{ $command }"; available: { $commands }
cli-unknown-game = unknown game "{ $game }"; available: { $games }
cli-unknown-bot = unknown bot "{ $bot }"; available: { $bots }
cli-bad-bot = invalid bot: { $fault }
cli-unknown-option = { $game } has no option "{ $option }"; available: { $options }
cli-option-form = write an option as NAME=VALUE, such as target=6, not "{ $text }"
cli-bad-value = "{ $value }" is not a value of option { $option }; allowed: { $allowed }
cli-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }
cli-bad-seed = the seed must be an integer, not "{ $text }"
cli-bad-number = expected an integer of at least { $least }, not "{ $text }"
cli-bad-number-between = expected an integer from { $least } to { $most }, not "{ $text }"
cli-bad-edition = invalid edition file: { $fault }
cli-bad-path =
    { $fault ->
        [missing] there is no "{ $path }"; check the path, and that its folder exists
        [folder] "{ $path }" is a folder; name a file
        [forbidden] "{ $path }" cannot be read or written; change its permissions or choose another path
        [taken] "{ $path }" already exists; choose another name
       *[other] "{ $path }" cannot be used ({ $reason }); choose another path
    }
cli-unreadable = cannot read { $path }: { $fault }
cli-too-large = { $path } is larger than { $most } MiB, too large to be a file of Eldritch
cli-arg-database = SQLite file or PostgreSQL URL (default: ELDRITCH_DATABASE, or a file in your data folder)
cli-missing-parts = missing packages: { $parts }. Install them with: pip install "eldritch[{ $extra }]" (in a clone: pip install ".[{ $extra }]")

## The commands

cli-which-game = name a game: { $games }
cli-games-help = List the games, how many can play each, and the rule options you can set.
cli-games-example =
    To set an option:

      eldritch play nightmarium --option target=6 --option seals=yes
cli-games-seats = { $least } to { $most } players
cli-games-options = Options (--option NAME=VALUE):
cli-games-values = { $values } (default { $default })

cli-rules-help = Show the rules of a game: short, but enough to learn it. Give numbers to read only those parts, or a topic: a keyword, "words" for all keywords, or "questions".
cli-rules-example =
    Examples:

      eldritch rules nightmarium
      eldritch rules nightmarium 6
      eldritch rules nightmarium --lang ru | less
cli-arg-part-name = PART
cli-arg-part = number of a part, or a topic (default: all parts)

cli-edition-help =
    List every component in a game’s box as the program has it. A mark shows where each value comes from.

    If your box differs, copy the file named at the top, correct the copy, and play with --edition COPY.
cli-edition-example =
    Examples:

      eldritch edition nightmarium
      eldritch edition nightmarium --edition my-edition.toml
cli-edition-mark =
    { $count ->
        [one] { $mark }: { $meaning } ({ $count } entry)
       *[other] { $mark }: { $meaning } ({ $count } entries)
    }
cli-edition-estimates = Estimated, please check against your box: { $which }.
cli-edition-no-estimates = None of these values is an estimate.
