### The command line: overview, help, what can be wrong with what was typed.

cli-usage = eldritch COMMAND … [--lang ru|en]

cli-overview =
    Eldritch: horror tabletop games for the terminal, and a library to study them with.

    Type "eldritch play" and you are in a game.
cli-overview-play = play against bots or with friends at one screen
cli-overview-rules = learn a game: the rules in a few screens
cli-overview-games = which games there are, and their options
cli-overview-edition = what is in a game's box, card by card
cli-overview-arena = let bots play many games against each other
cli-overview-ladder = measure how strong the bots are
cli-overview-study = what a game is like, played many times: a report with figures
cli-overview-dataset = games as training data, in one Parquet file
cli-overview-hint = the best moves in a saved position, and why
cli-overview-bench = measure how fast the games run here
cli-overview-serve = start the server: live tables in the browser
cli-overview-doctor = check everything a server needs
cli-overview-backup = copy the server's database
cli-overview-analyse = look back at a game that was played on a server
cli-overview-verify = check a game that was played on a server
cli-overview-story = tell such a game in words
cli-overview-puzzle = a position with one answer: win this turn, or tell who is on your side
cli-overview-puzzles = find such positions in games of bots
cli-overview-more = "eldritch COMMAND --help" tells more about each. In Russian: add --lang ru.

cli-help-usage = Usage:
cli-help-arguments = What to give
cli-help-options = Options
cli-help-help = show this help and leave
cli-help-lang = the language of everything shown: ru or en
cli-help-version = show the version and leave

cli-arg-game-name = GAME
cli-arg-game = the game: { $games }
cli-arg-seats = how many seats the table has
cli-arg-seed = a whole number; the same seed deals the same game again
cli-arg-option-name = NAME=VALUE
cli-arg-option = a rule switch of the game, such as target=6; may be given several times ("eldritch games" lists them)
cli-arg-file-name = FILE
cli-arg-edition = play with the components of your own edition file

cli-complaint = eldritch: { $line }
cli-interrupted = Interrupted. Until next time!
cli-error-library = That does not work: { $fault }
cli-error-arguments = { $fault }; see "{ $command } --help"
cli-error-unrecognised = I do not know what to do with "{ $given }"; see "{ $command } --help"
cli-error-required = missing: { $missing }; see "{ $command } --help"
cli-error-expected = { $argument } needs a value after it; see "{ $command } --help"
cli-error-no-value = { $argument } takes no value; see "{ $command } --help"
cli-error-not-together = { $argument } and { $other } cannot be used together

cli-unknown-language = there is no language "{ $lang }"; the languages are { $langs }
cli-unknown-command = there is no command "{ $command }"; the commands are { $commands }
cli-unknown-game = there is no game "{ $game }"; the games are { $games }
cli-unknown-bot = there is no bot "{ $bot }"; the bots are { $bots }
cli-bad-bot = this bot cannot be used: { $fault }
cli-unknown-option = { $game } has no option "{ $option }"; its options are { $options }
cli-option-form = an option is written NAME=VALUE, such as target=6, not "{ $text }"
cli-bad-value = option { $option } cannot be "{ $value }"; it may be { $allowed }
cli-bad-seats = { $game } has { $least } to { $most } seats, not { $seats }
cli-bad-seed = a seed is a whole number, not "{ $text }"
cli-bad-number = a whole number of at least { $least } belongs here, not "{ $text }"
cli-bad-number-between = a whole number from { $least } to { $most } belongs here, not "{ $text }"
cli-bad-edition = this edition file cannot be used: { $fault }
cli-bad-path =
    { $fault ->
        [missing] there is no "{ $path }"; check the path, and that its folder exists
        [folder] "{ $path }" is a folder; name a file
        [forbidden] "{ $path }" may not be read or written; change its rights or name another
        [taken] "{ $path }" is there already; name another
       *[other] "{ $path }" cannot be used ({ $reason }); name another
    }
cli-arg-database = the database: an SQLite file, or the address of a PostgreSQL; a file in your data folder unless told (or set by ELDRITCH_DATABASE)
cli-missing-parts = { $parts } is missing; install it with: pip install "eldritch[{ $extra }]"

## The commands

cli-which-game = please name a game: { $games }
cli-games-help = Shows which games there are, for how many players, and which of their rules you can set.
cli-games-example =
    What the options are for:

      eldritch play nightmarium --option target=6 --option seals=yes
cli-games-seats = { $least } to { $most } players
cli-games-options = Options (--option NAME=VALUE):
cli-games-values = { $values }; { $default } unless told

cli-rules-help = Shows the rules of a game in our own words, short but complete enough to learn it from. Name parts by number to read only those, or a topic: a keyword, "words" for all keywords, "questions" for those that come up.
cli-rules-example =
    Examples:

      eldritch rules nightmarium
      eldritch rules nightmarium 6
      eldritch rules nightmarium --lang ru | less
cli-arg-part-name = PART
cli-arg-part = the number of a part of the rules, or a topic; all parts unless told

cli-edition-help =
    Shows every component of a game's box as the program has it, with a mark that tells where the figure comes from.

    If your box says otherwise, copy the file that is named at the top, correct the copy and play with --edition.
cli-edition-example =
    Examples:

      eldritch edition nightmarium
      eldritch edition nightmarium --edition my-edition.toml
cli-edition-mark =
    { $count ->
        [one] { $mark }: { $meaning } ({ $count } entry)
       *[other] { $mark }: { $meaning } ({ $count } entries)
    }
cli-edition-estimates = Estimates, to be corrected by whoever owns the box: { $which }.
cli-edition-no-estimates = Nothing in this table is an estimate.
