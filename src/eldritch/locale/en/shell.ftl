### The shell of a table: everything around the game itself.

shell-your-turn = Your turn!
shell-more = Table
shell-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

## Several people at one device

shell-here-own = Your name
shell-here-name = Player { $number }
shell-curtain = The curtain is down
shell-curtain-give = Give the device to { $name }
shell-curtain-line = Nobody else should look now. Tap when the device is in the right hands.
shell-curtain-ready = I am { $name }

## Connections

shell-retry = Try now
shell-saved = Connected again. Your move was saved.
shell-reconnecting = { $name } is reconnecting
shell-reconnecting-several =
    { $count ->
        [one] { $count } player is reconnecting
       *[other] { $count } players are reconnecting
    }
shell-absent = { $name } is away.
shell-replace = Let a bot play
shell-claim = Claim the win
shell-replaced = A bot plays for you.
shell-return = Take over from the bot

## Seats and log

shell-bot-level = bot, lv. { $level }
shell-resigned = resigned
shell-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
shell-watching = { $count } watching
shell-log-of = Filter by player
shell-log-all = Everyone

## Chat

shell-chat-none = No messages yet.
shell-mute = Mute { $name }
shell-muted =
    { $count ->
        [one] { $count } player is muted.
       *[other] { $count } players are muted.
    }
shell-unmute = Unmute

## Auto-play, confirmations and pre-moves

shell-auto-soon = Only one option: “{ $choice }”
shell-auto-done = Played for you: “{ $choice }”
shell-hold = Stop
shell-hold-line = Don’t auto-play for me at this table
shell-end-ask = You can still: { $what }.
shell-end-sure = End turn anyway
shell-ahead = Pre-move
shell-ahead-line = Played as soon as it is your turn, if it is still possible.
shell-ahead-step = a move
shell-ahead-drop = Cancel
shell-ahead-dropped = Your pre-move was no longer possible and has been cancelled.

## What happened meanwhile

shell-recap-title = While you waited

## Hints

shell-hint-other = Another move ({ $place } of { $count })
shell-hint-close = Close the hint

## Keys and commands

shell-final = can’t be undone
shell-final-about = A lock beside a button means that you can’t undo this move unless the other players agree. Against bots, you can undo nearly everything.
shell-keys = Keyboard shortcuts
shell-keys-more = Other shortcuts are shown on the table’s buttons.
shell-key-hand = play a card from your hand, in order
shell-key-zoom = zoom in on the selected card
shell-key-end = end the turn
shell-key-hint = hint
shell-key-skip = skip to my next decision
shell-key-undo = undo
shell-key-log = log
shell-key-chat = chat
shell-key-again = what happened while you waited
shell-key-text = text mode
shell-key-help = this help
shell-key-zones = move between areas
shell-key-within = move within an area
shell-key-leave = close
shell-command = Command
shell-command-hint = number or words; ? for help
shell-command-do = Enter
shell-command-help = Type the number of an option, or some words of it. Other commands: log, who, again, undo.
shell-command-several = Several options match: { $choices }.
shell-command-unknown = No option matches. Type ? for help.

## Settings

shell-set-sounds = Sound and notifications
shell-set-sound = Sounds
shell-set-volume = Volume
shell-set-notify = Notify me when it’s my turn and the page is hidden
shell-set-tremble = Vibrate on my turn
shell-set-table = At the table
shell-set-confirm = Confirm before ending a turn with moves left
shell-set-speed = Bots play
shell-speed-slow = slowly
shell-speed-normal = at normal speed
shell-speed-fast = fast
shell-speed-instant = instantly
# $speed: one of the four above
shell-speed-slower = Bots play { $speed } here because another player at this table prefers it.
shell-skip = Skip
shell-skip-about = Skip to my next decision
shell-set-pass = Auto-play when I have only one option
shell-set-text = Text mode (type commands)

## After the game

shell-drawn = Draw
shell-score = Score
shell-winner = winner
shell-result = Result
shell-see-board = See the board
shell-place = Place { $place }
shell-place-shared = Place { $place }, shared
shell-awards = Awards
shell-rating-change = rating { $before } → { $after }
shell-rematch-asked = { $name } would like a rematch with everyone here.
shell-rematch-accept = Play again
shell-rematch-decline = Not now
shell-rematch-waiting = Waiting for { $names }
shell-rematch-withdraw = Cancel
shell-rematch-declined = { $name } declined the rematch.
shell-play-this = Play this game
shell-replay = Replay
shell-share = Share
shell-share-title = { $game }: a game at Eldritch
shell-fair-checking = Checking fairness…
shell-fair-fair = Fair game verified
shell-fair-mismatch = Check failed
shell-fair-line =
    { $choices ->
        [one] { $choices } choice, and every shuffle and roll, matches the seal published before the deal.
       *[other] All { $choices } choices, and every shuffle and roll, match the seal published before the deal.
    }
shell-fair-self = Verify it yourself
shell-fair-how = Before the deal the server published a seal: the SHA-256 hash of a secret. Every shuffle and roll follows from that secret, so it could not be changed later. The secret is now public.
shell-fair-seal = Seal
shell-fair-secret = Secret
shell-fair-commands = Save the game, then run these commands: the first prints the seal, the second replays the whole game.

## Profile

shell-called = Display name
shell-called-save = Save
shell-ratings = Ratings
shell-ratings-none = Your ratings will appear here after a rated game.
shell-rated-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } won
       *[other] { $wins } won
    }
shell-provisional = provisional
shell-rating-line = { $game }, { $size } players: from { $first } to { $last }
shell-size = { $size } players
shell-games = Recent games
shell-games-all = All games
