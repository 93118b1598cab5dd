### The designer's lab: what a game is like, and what another edition changes.

study-help =
    Lets bots play a game many times and reports what it is like: how long it takes, what the seats are worth, what cards, books or professions go with winning, how games are turned, and how much there is to choose. With two editions it plays both from the same seeds and says what the change does.

    The folder gets report.html, which needs nothing else, the pictures as SVG and PNG, and the tables as CSV and Parquet. A study that was interrupted goes on when it is started again.
study-example =
    Examples:
      eldritch study realms --games 1000 --out realms-study
      eldritch study castle --seats 6 --games 200 --bots greedy --workers 4
      eldritch study duel --games 500 --edition box --edition my-borders.toml
study-arg-games = how many games to play ({ $games } unless told)
study-arg-bots = one bot for all seats, or one for each with commas between them (greedy unless told)
study-arg-out = the folder to write to (study-GAME unless told)
study-arg-edition = play with the components of your own edition file, or with "box", our own; given twice, the two are compared
study-bad-bots = give one bot for all seats or one for each of the { $seats }, not { $bots }
study-bad-editions = one edition is studied and two are compared; { $editions } are too many
study-progress = Playing
study-written = The report: { $file }

## The report

study-title = A study of { $game }
study-lead =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between { $seats } players, all of them bots ({ $bots }). What follows is true of these players; better ones, or people, may find other ways.
study-intervals = Figures in brackets and lines in pictures are intervals of 95 % confidence: of a hundred such intervals about five miss the truth.
# The mark between whole numbers and decimals.
study-decimal = .
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

study-length = How long it takes
study-length-says = A game takes { NUMBER($turns, maximumFractionDigits: 1) } turns of each player on average; eight games of ten lie between { NUMBER($low, maximumFractionDigits: 1) } and { NUMBER($high, maximumFractionDigits: 1) }. All players together make { $decisions } decisions.
study-length-shows = Games by their length. The dashed line is the mean.

study-places = What the seats are worth
study-places-even = Who begins wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). An equal share would be { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: these games show no advantage of beginning.
study-places-ahead = Who begins wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), more than an equal share of { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: to begin is an advantage.
study-places-behind = Who begins wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), less than an equal share of { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: to begin is a disadvantage.
study-places-shared = Companions win together, and each of them counts, so the shares of all places add up to more than 100 %.
study-places-drawn = Rivals who share a victory have a part of it each.
study-places-shows = How often each place in the order of play wins. The dashed line is an equal share.

study-worth = What goes with winning
study-worth-says = For everything counted: by how many percentage points the share of wins changes with each time more than usual, compared with the others at the same table and with the place in the order of play taken out. It is what goes with winning, not always its cause: who is winning anyway has the time to do more.
study-worth-shows = Percentage points for each time more than usual. Green surely goes with winning, red with losing; grey may be luck.
study-helping = With winning go { $names }.
study-hurting = With losing go { $names }.
study-neither = Nothing here is surely more than luck.

study-group-course = The course of the game
study-group-place = Places in the order of play
study-group-ending = Endings
study-group-bot = Bots
study-group-asked = Decisions a game
study-group-options = Options of a decision
study-group-variety = Variety of what is chosen

study-curve = How games are turned
study-curve-says = Whoever leads half-way wins in { NUMBER($leader, style: "percent", maximumFractionDigits: 0) } of the games; { NUMBER($behind, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) are won from behind. The lead changes { NUMBER($changes, maximumFractionDigits: 1) } times in a game. Who leads is told by the bots' judgement of the whole position, hidden cards included.
study-curve-shows = Solid: how often the one who leads at this point wins in the end. Dashed: what chance the position gave the later winner.

study-choices = How much there is to choose
study-choices-say = A decision has { NUMBER($options, maximumFractionDigits: 1) } options on average, and { NUMBER($forced, style: "percent", maximumFractionDigits: 1) } of them have only one. Offered bits say how much could be chosen (each bit doubles the options); variety says how differently these players chose over all games, and may be the larger one where hands differ. A low variety beside many bits is a choice that nobody needs to think about.
study-choices-show = Bars: bits offered at each kind of decision, the most frequent first. Points: variety of what was chosen.

study-effects = What the other edition changes
study-effects-say = The first edition is { $first }, the second { $second }. Both were played by the same bots from the same seeds, game by game, so the differences (the second less the first) are between pairs.
study-effects-clear =
    { $clear ->
        [one] { $clear } of { $all } figures differs by more than its interval and is set in bold.
       *[other] { $clear } of { $all } figures differ by more than their intervals and are set in bold.
    } Luck alone would make about { NUMBER($chance, maximumFractionDigits: 1) }.
study-effects-show = The difference that the second edition makes. Green: more, red: less, grey: may be luck.
study-effects-worth = And what it goes with: by how many percentage points the share of wins changes with each time more than usual, in either edition.
study-course-turns = turns of each player
study-course-decisions = decisions of all players
study-course-options = options of a decision
study-course-forced = decisions with one option
study-course-behind = games won from behind
study-course-changes = changes of the lead

study-column-ending = Ended by
study-column-games = Games
study-column-share = Wins
study-column-interval = 95 %
study-column-bot = Bot
study-column-what = What
study-column-times = Times a seat
study-column-seats = Seats
study-column-worth = Points each time
study-column-decision = Decision
study-column-per-game = A game
study-column-forced = One option
study-column-options = Options
study-column-offered = Bits
study-column-variety = Variety
study-column-commonest = Commonest
study-column-first = First
study-column-second = Second
study-column-difference = Difference (95 %)

study-axis-turns = turns of each player
study-axis-games = games
study-axis-share = share of wins, %
study-axis-place = place
study-axis-worth = percentage points of the share of wins
study-axis-progress = progress of the game, %
study-axis-bits = bits
study-axis-points = percentage points
study-axis-times = times a seat and game
study-axis-asked = times a game
study-axis-options = options
study-line-leader = the leader wins
study-line-winner = chance of the later winner
study-line-offered = offered
study-line-variety = variety
