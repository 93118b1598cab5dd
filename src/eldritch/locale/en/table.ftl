### A table: why something cannot be done, and what happens there beside the game itself.

table-rejected-no-branch = From here nobody can play on.
table-rejected-sender = This is not yours to ask for.
table-rejected-started = The game has already begun.
table-rejected-not-started = The game has not begun yet.
table-rejected-not-playing = The game is not being played now.
table-rejected-not-over = The game is not over yet.
table-rejected-seated = You already have a seat here.
table-rejected-taken = That seat is taken.
table-rejected-no-seat = You have no seat at this table.
table-rejected-no-person = Nobody is there whom this could be about.
table-rejected-host-only = Only the host of the table can do that.
table-rejected-open-seats = There are still open seats.
table-rejected-name = A name has 1 to { $most } letters and no spaces at its ends.
table-rejected-no-change = So it is already.
table-rejected-not-asked = It is not your turn to choose.
table-rejected-illegal = That choice is not open to you now.
table-rejected-not-now = That cannot be done now.
table-rejected-not-due = It is not time for that yet.
table-rejected-paused = The game is paused.
table-rejected-not-paused = The game is not paused.
table-rejected-no-clock = No clock runs at this table.
table-rejected-many-premoves = No more than { $most } choices can be made ahead.
table-rejected-no-premoves = You have made no choices ahead.
table-rejected-nothing-to-undo = There is nothing of yours to take back.
table-rejected-rated-undo = In a rated game against bots nothing more can be taken back.
table-rejected-offer-open = First the others must answer what is asked already.
table-rejected-no-offer = Nothing is asked of you.
table-rejected-bots-play-on = Bots do not agree to a draw.
table-rejected-replaced = A bot plays this seat now.
table-rejected-not-replaced = No bot plays for you.
table-rejected-no-stand-in = At this table no bot stands in for anyone.
table-rejected-not-absent = That player is not absent.
table-rejected-claim-of-two = A win can be claimed at tables of two only.
table-rejected-no-rematch = There is no rematch to be agreed on.
table-stale = The table has changed meanwhile.

table-event-sat = { $name } sits down.
table-event-left = { $name } gives the seat up.
table-event-left-kicked = { $name } is asked to leave.
table-event-ready = { $name } is ready.
table-event-ready-not = { $name } is not ready yet.
table-event-started = The game begins.
table-event-time = { $name } has run out of time.
table-event-premove = { $name } had chosen ahead.
table-event-forsaken = Nobody plays for { $name }.
table-event-undone = { $name } takes a step back.
table-event-premoved = { $name } chooses ahead.
table-event-dropped = The choices that { $name } made ahead are dropped.
table-event-offered-undo = { $name } asks to take a step back.
table-event-offered-draw = { $name } offers a draw.
table-event-offered-pause = { $name } asks for a pause.
table-event-offered-resume = { $name } asks to go on.
table-event-offered-rematch = { $name } asks for another game.
table-event-agreed = { $name } agrees.
table-event-declined = { $name } declines.
table-event-paused = The game is paused.
table-event-resumed = The game goes on.
table-event-resigned = { $name } gives up.
table-event-replaced = A bot plays for { $name }.
table-event-returned = { $name } is back in the game.
table-event-gone = { $name } is away.
table-event-back = { $name } is back.
table-event-restarted = The server was away; meanwhile no clock ran.
table-event-rematch = All agree to play again.
table-event-followed = The next game begins at another table.
table-event-ended-agreed = The game ends in a draw, as all agreed.
table-event-ended-resigned =
    The game ended by resignation. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
table-event-ended-claimed = The game is over: { $names } won, as the other player was away.
table-event-ended-abandoned = The game was abandoned.
