### A table: why something cannot be done, and what happens there beside the game itself.

table-rejected-no-branch = The game cannot be continued from here.
table-rejected-sender = You’re not allowed to do that.
table-rejected-started = The game has already started.
table-rejected-not-started = The game has not started yet.
table-rejected-not-playing = No game is in progress.
table-rejected-not-alone = You can save a running game only if nobody but you and bots plays in it, unrated.
table-rejected-not-over = The game is not over yet.
table-rejected-seated = You already have a seat at this table.
table-rejected-taken = That seat is taken.
table-rejected-no-seat = You have no seat at this table.
table-rejected-no-person = There is no such player at this table.
table-rejected-host-only = Only the host can do that.
table-rejected-open-seats = Some seats are still open.
table-rejected-name = Names have 1 to { $most } characters, with no spaces at either end.
table-rejected-no-change = Nothing to change.
table-rejected-not-asked = It is not your turn.
table-rejected-illegal = You can’t do that now.
table-rejected-not-now = You can’t do that now.
table-rejected-not-due = It’s too early for that.
table-rejected-paused = The game is paused.
table-rejected-not-paused = The game is not paused.
table-rejected-no-clock = This table plays without a clock.
table-rejected-many-premoves = You can queue at most { $most } pre-moves.
table-rejected-no-premoves = You have no pre-moves.
table-rejected-nothing-to-undo = You have nothing to undo.
table-rejected-rated-undo = You can’t undo this in a rated game against bots.
table-rejected-offer-open = The previous request must be answered first.
table-rejected-no-offer = There is no request to answer.
table-rejected-bots-play-on = Bots never agree to a draw.
table-rejected-replaced = A bot is playing this seat.
table-rejected-not-replaced = No bot is playing for you.
table-rejected-no-stand-in = Bots cannot replace players at this table.
table-rejected-not-absent = That player is not away.
table-rejected-claim-of-two = You can claim a win only at a two-player table.
table-rejected-no-rematch = There is no rematch offer.
table-stale = The table has changed since then.

table-event-sat = { $name } sits down.
table-event-left = { $name } leaves the table.
table-event-left-kicked = The host removes { $name } from the table.
table-event-ready = { $name } is ready.
table-event-ready-not = { $name } is not ready yet.
table-event-started = The game begins.
table-event-time = { $name } has run out of time.
table-event-premove = { $name } had made a pre-move.
table-event-forsaken = Nobody is playing for { $name }.
table-event-undone = { $name } undoes a move.
table-event-premoved = { $name } makes a pre-move.
table-event-dropped = The pre-moves of { $name } are cancelled.
table-event-offered-undo = { $name } asks to undo a move.
table-event-offered-draw = { $name } offers a draw.
table-event-offered-pause = { $name } asks for a pause.
table-event-offered-resume = { $name } asks to resume.
table-event-offered-rematch = { $name } would like a rematch.
table-event-agreed = { $name } agrees.
table-event-declined = { $name } declines.
table-event-paused = The game is paused.
table-event-resumed = The game resumes.
table-event-resigned = { $name } resigns.
table-event-replaced = A bot takes over for { $name }.
table-event-returned = { $name } is back in the game.
table-event-gone = { $name } is away.
table-event-back = { $name } is back.
table-event-restarted = The server was down. The clocks were stopped meanwhile.
table-event-rematch = Everyone agrees to a rematch.
table-event-followed = The rematch is played at a new table.
table-event-ended-agreed = Draw by agreement.
table-event-ended-resigned =
    The game ended by resignation. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
table-event-ended-claimed = The game is over: { $names } won, as the other player was away.
table-event-ended-abandoned = The game was abandoned.
