### The shell of a table: what stands around the games, whoever plays there and however.

shell-your-turn = Your turn!
shell-more = Table
shell-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
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
shell-absent = { $name } is away.
shell-replace = Let a bot play
shell-claim = Claim the win
shell-replaced = A bot plays for you.
shell-return = Take over again

## Seats and log

shell-bot-level = bot, lv. { $level }
shell-resigned = gave up
shell-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
shell-watching =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
shell-log-of = Whose lines
shell-log-all = Everybody

## Chat

shell-chat-none = Nobody has said anything yet.
shell-mute = Do not hear { $name }
shell-muted =
    { $count ->
        [one] { $count } person is muted.
       *[other] { $count } people are muted.
    }
shell-unmute = Hear them again

## Choices made for one, asked again, or made ahead

shell-auto-soon = Nothing else to choose: “{ $choice }”
shell-auto-done = Chosen for you: “{ $choice }”
shell-hold = Hold
shell-hold-line = Hold: choose nothing for me here
shell-end-ask = Really? Still open: { $what }.
shell-end-sure = Yes, all the same
shell-ahead = Choose ahead
shell-ahead-line = It is played when you are asked next, if it can be played then.
shell-ahead-step = a step
shell-ahead-drop = None after all
shell-ahead-dropped = What you chose ahead was not possible any more, and is dropped.

## What happened meanwhile

shell-recap-title = What happened meanwhile

## Hints

shell-hint-other = Another idea ({ $place } of { $count })
shell-hint-close = Close the hint

## Keys and commands

shell-final = can’t be undone
shell-final-about = A lock beside a button you point at: this can’t be undone unless the other players agree. Against bots nearly everything can.
shell-keys = Keys
shell-keys-more = Keys of the table itself stand on its buttons.
shell-key-hand = cards of the hand, in order
shell-key-zoom = look closer at what has the focus
shell-key-end = end the turn
shell-key-hint = hint
shell-key-skip = skip to my next decision
shell-key-undo = undo
shell-key-log = log
shell-key-chat = chat
shell-key-again = what happened meanwhile
shell-key-text = play by words
shell-key-help = this sheet
shell-key-zones = from zone to zone
shell-key-within = within a zone
shell-key-leave = leave what is open
shell-command = Command
shell-command-hint = number or words; ? for help
shell-command-do = Do it
shell-command-help = Type the number of a choice, or words of it. Also: log, who, again, undo.
shell-command-several = Several fit: { $choices }.
shell-command-unknown = That fits no choice. Type ? for help.

## Settings

shell-set-sounds = Sound and notifications
shell-set-sound = Sounds
shell-set-volume = Volume
shell-set-notify = Notify me when it's my turn and the page is hidden
shell-set-tremble = Vibrate on my turn
shell-set-table = At the table
shell-set-confirm = Confirm before ending a turn with moves left
shell-set-speed = Bots play
shell-speed-slow = slowly
shell-speed-normal = at normal speed
shell-speed-fast = fast
shell-speed-instant = instantly
# $speed: one of the four above
shell-speed-slower = Bots play { $speed } here, because somebody at this table wants it so.
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
