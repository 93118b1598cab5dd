### Looking back at a game: replay, review, branches; and help during one.

replay-title = Replay
replay-play = Play
replay-stop = Pause
replay-step-back = Previous step
replay-step-on = Next step
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-speed = Speed
replay-moment = Position in the game
replay-place = Step { $step } of { $total }, turn { $turn }
replay-as = View as
replay-as-spectator = a spectator
replay-copy = Copy link to this moment
replay-copied = Link copied
replay-find = Search the log
replay-find-none = No matches
replay-find-next = Next match
replay-panel = Side panel
replay-tab-log = Log
replay-tab-review = Review
replay-tab-cards = All cards
replay-cards-line = What each player held in secret at this moment. Click a card to go to where it was played.
replay-cards-none = nothing hidden
replay-card-step = Step { $step }
replay-card-told =
    { $count ->
        [one] once in the log
       *[other] { $count } times in the log
    }
replay-card-where = { $card } in the log
replay-card-nowhere = The log never mentions it.
replay-tab-branch = What if

replay-branch-title = Play on from here
replay-branch-line = This opens a private table with exactly this position. You take one seat and bots take the others. The game is unrated.
replay-branch-seen = You have seen this game. Hidden cards stay where they are, so you may know more than you should. Later draws and rolls are random again.
replay-branch-seat = Your seat
replay-branch-bots = The others
replay-branch-go = Play from here
replay-branch-over = The game ends here. Choose an earlier moment.
replay-branch-note = Branched from another game. Hidden cards are where they were in that game.
replay-branch-back = Original game

replay-review-line = The strongest bot replays every decision with only what its player knew, and shows better moves.
replay-review-begin = Review this game
replay-review-running = { $done } of { $total } decisions reviewed
replay-review-waiting = Waiting for a free bot
replay-review-chart = Win chance
replay-review-luck = Luck
replay-review-luck-line = Effect of chance and hidden cards, in percentage points
replay-review-turning = Turning points
replay-review-no-turning = No move cost much.
replay-review-table = As a table
replay-review-turn = Turn
replay-review-player = Player
replay-review-move = Move
replay-review-chance = Win chance
replay-review-loss = Lost
replay-review-better = Better
replay-review-here = This decision
replay-review-was-best = This was the best move.
replay-review-point = Turn { $turn }, { $name }: { $move }

replay-hint = Hint
replay-chance = Your win chance
replay-chance-show = Show my win chance
replay-why = Why this move?
replay-why-because = Why: { $reasons }
replay-thinking = Thinking…
replay-percent = { $value }%

replay-no-help = Hints are available only in unrated games against bots.
replay-no-move = There is no such move.
replay-to-moment = Show this moment
