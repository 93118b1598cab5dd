### The designer's lab: what a game is like, and what another edition changes.

study-help =
    Play many bot games and write a report: how long the game is, what each seat is worth, which cards, books or professions go with winning, how often the lead changes, and how much there is to choose. With two editions, play both from the same seeds and report what the change does.

    The folder gets a self-contained report.html, the figures as SVG and PNG, and the tables as CSV and Parquet. An interrupted study resumes when you run the command again.
study-example =
    Examples:
      eldritch study realms --games 1000 --out realms-study
      eldritch study castle --seats 6 --games 200 --bots greedy --workers 4
      eldritch study duel --games 500 --edition box --edition my-borders.toml
study-arg-games = number of games (default { $games })
study-arg-bots = one bot for all seats, or one per seat, comma-separated (default greedy)
study-arg-out = folder to write to (default study-GAME)
study-arg-edition = edition file to use, or "box" for the one that comes with the library; give it twice to compare two
study-bad-bots = give one bot for all seats or one for each of the { $seats } seats, not { $bots }
study-bad-editions = give one edition to study or two to compare, not { $editions }
study-progress = Playing
study-written = Report written to { $file }

## The report

study-title = A study of { $game }
study-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $seats } players each, all of them bots ({ $bots }). These findings hold for these bots; stronger bots or people may play differently.
study-intervals = Figures in brackets and error bars are 95 % confidence intervals.
# The mark between whole numbers and decimals.
study-decimal = .
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

study-length = Length
study-length-says = A game takes { NUMBER($turns, maximumFractionDigits: 1) } turns per player on average; 80 % of the games take { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }. All players together make { $decisions } decisions.
study-length-shows = Distribution of game length. The dashed line is the mean.

study-places = Seats
study-places-even = The first player wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). An equal share would be { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: there is no significant first-player advantage.
study-places-ahead = The first player wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), more than an equal share of { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: a first-player advantage.
study-places-behind = The first player wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), less than an equal share of { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: a first-player disadvantage.
study-places-shared = Allies win together and each of them counts, so the shares add up to more than 100 %.
study-places-drawn = Opponents who share a victory each get part of it.
study-places-shows = Share of wins by place in the order of play. The dashed line is an equal share.

study-worth = What goes with winning
study-worth-says = Percentage points by which the share of wins changes per additional occurrence, compared with the other players at the same table and adjusted for the place in the order of play. This is an association, not necessarily a cause: a player who is winning anyway has more time to do things.
study-worth-shows = Percentage points per additional occurrence. Green: significantly associated with winning; red: with losing; grey: not significant.
study-helping = Associated with winning: { $names }.
study-hurting = Associated with losing: { $names }.
study-neither = Nothing here is significant.

study-group-course = The course of the game
study-group-place = Places in the order of play
study-group-ending = Endings
study-group-bot = Bots
study-group-asked = Decisions per game
study-group-options = Options per decision
study-group-variety = Variety of choices

study-curve = Comebacks
study-curve-says = The leader at half-time wins { NUMBER($leader, style: "percent", maximumFractionDigits: 0) } of the games; { NUMBER($behind, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) are won from behind. The lead changes { NUMBER($changes, maximumFractionDigits: 1) } times per game. The leader is the player with the highest bot evaluation of the whole position, hidden cards included.
study-curve-shows = Solid: how often the leader at this point wins. Dashed: the later winner’s chance at this point.

study-choices = Choices
study-choices-say = A decision has { NUMBER($options, maximumFractionDigits: 1) } options on average, and { NUMBER($forced, style: "percent", maximumFractionDigits: 1) } of the decisions have only one. Bits offered measure how much there is to choose (each bit doubles the options). Variety is the entropy of the choices made over all games; it can exceed the bits offered when hands differ. Low variety with many bits marks a choice with an obvious answer.
study-choices-show = Bars: bits offered by each kind of decision, most frequent first. Points: variety of the choices made.

study-effects = Effect of the other edition
study-effects-say = The first edition is { $first }, the second { $second }. The same bots played both from the same seeds, so the differences (second minus first) are between pairs of games.
study-effects-clear = { $clear ->
    [one] { $clear } of { $all } figures differs significantly and is set in bold.
   *[other] { $clear } of { $all } figures differ significantly and are set in bold.
} By chance alone, about { NUMBER($chance, maximumFractionDigits: 1) } would.
study-effects-show = Difference made by the second edition. Green: more; red: less; grey: not significant.
study-effects-worth = Effect on winning: by how many percentage points the share of wins changes per additional occurrence, in each edition.
study-course-turns = turns per player
study-course-decisions = decisions by all players
study-course-options = options per decision
study-course-forced = decisions with one option
study-course-behind = games won from behind
study-course-changes = lead changes

study-column-ending = Ended by
study-column-games = Games
study-column-share = Wins
study-column-interval = 95 %
study-column-bot = Bot
study-column-what = What
study-column-times = Per seat
study-column-seats = Seats
study-column-worth = Points each
study-column-decision = Decision
study-column-per-game = Per game
study-column-forced = One option
study-column-options = Options
study-column-offered = Bits
study-column-variety = Variety
study-column-commonest = Most common
study-column-first = First
study-column-second = Second
study-column-difference = Difference (95 %)

study-axis-turns = turns per player
study-axis-games = games
study-axis-share = share of wins, %
study-axis-place = place
study-axis-worth = percentage points of the share of wins
study-axis-progress = progress of the game, %
study-axis-bits = bits
study-axis-points = percentage points
study-axis-times = per seat and game
study-axis-asked = per game
study-axis-options = options per decision
study-line-leader = the leader wins
study-line-winner = later winner’s chance
study-line-offered = offered
study-line-variety = variety
