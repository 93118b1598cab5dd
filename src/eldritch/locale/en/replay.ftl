### Looking back at a game: replay, review, branches; and help during one.

replay-title = Replay
replay-play = Play
replay-stop = Stop
replay-step-back = One step back
replay-step-on = One step on
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-speed = Speed
replay-moment = Moment of the game
replay-place = Step { $step } of { $total }, turn { $turn }
replay-as = Seen by
replay-as-spectator = a spectator
replay-copy = Copy link to this moment
replay-copied = Link copied
replay-find = Find in the log
replay-find-none = Nothing found
replay-find-next = Next place
replay-panel = Beside the replay
replay-tab-log = Log
replay-tab-review = Review
replay-tab-cards = All cards
replay-cards-line = What everybody held at this moment, hidden from the others. A press on a card goes to where it was played.
replay-cards-none = nothing hidden
replay-card-step = Step { $step }
replay-card-told = { $count ->
    [one] once in the log
   *[other] { $count } times in the log
}
replay-card-where = { $card } in the log
replay-card-nowhere = The log never names it.
replay-tab-branch = What if

replay-branch-title = Play on from here
replay-branch-line = A private table opens with exactly this position. You take a seat, bots play the others, and it counts for nothing.
replay-branch-seen = You have seen this game: hidden cards lie where they lay then, so you may know more than you should. What is drawn or rolled from now on follows chance of its own.
replay-branch-seat = Your seat
replay-branch-bots = The others
replay-branch-go = Play on
replay-branch-over = From here nobody can play on: choose a moment in the middle of the game.
replay-branch-note = This game goes on from another one. Hidden cards lie where they lay there.
replay-branch-back = To the game it came from

replay-review-line = The strongest bot looks at every decision with the eyes of who made it, and says what it would have done.
replay-review-begin = Review this game
replay-review-running = { $done } of { $total } decisions looked at
replay-review-waiting = Waiting for a bot that is free
replay-review-chart = Chance to win
replay-review-luck = Luck
replay-review-luck-line = What chance and hidden cards did, in percentage points
replay-review-turning = Turning points
replay-review-no-turning = No move gave away much.
replay-review-table = As a table
replay-review-turn = Turn
replay-review-player = Player
replay-review-move = Move
replay-review-chance = Chance
replay-review-loss = Given away
replay-review-better = Better
replay-review-here = This decision
replay-review-was-best = The best move there was.
replay-review-point = Turn { $turn }, { $name }: { $move }

replay-hint = Hint
replay-chance = Your chance to win
replay-chance-show = Show my chance to win
replay-why = Why this move?
replay-why-because = Because: { $reasons }
replay-thinking = Thinking…
replay-percent = { $value }%

replay-no-help = Help is only for unrated games against bots.
replay-no-move = There is no such move.
replay-to-moment = See this moment again
