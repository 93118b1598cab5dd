### Invitations: what an invited friend is shown, and the room where everybody waits for the game to begin.

## What is played

join-facts = The table
join-clock = Clock
join-clock-none = No clock
join-clock-bank = { $time } each for the whole game
join-clock-increment = { $time } each, plus { $increment } per move
join-clock-move = { $time } per move
join-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
join-time =
    { $unit ->
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
join-rated = Rated
join-casual = Casual
join-kind = Rating
join-rated-line = Rated: counts for everyone’s rating
join-casual-line = Casual: ratings do not change
join-variants = Variants
join-variants-none = Standard rules
join-variant-off = without: { $name }
join-rules = How to play
join-seats = Seats
join-you = you
join-host = host
join-bot = Bot
join-bot-level = Bot · { $level }
join-seat-free = Free seat

## An invited friend

join-title = Invitation
join-invites = { $name } invites you to play
join-invites-nobody = You are invited to play
join-sit = Sit down
join-sit-line = No sign-up. The game starts as soon as all seats are taken.
join-sit-last = No sign-up. The game starts as soon as you sit down.
join-sit-at = Sit here: seat { $number }
join-sitting = Sitting down…
join-yours = You have a seat at this table
join-yours-line = It stays yours, whenever you come back.
join-back = Back to my seat
join-full = All seats are taken
join-full-line = You are a little late. You can watch, or play this game at a table of your own.
join-running = This game has already started
join-running-line = You can watch it, or play this game at a table of your own.
join-running-hidden = You can watch it once it is over. Until then you can play this game at a table of your own.
join-over = This game is over
join-over-line = You can watch the whole game again, or play it at a table of your own.
join-over-next = They are already playing the next one.
join-watch = Watch
join-replay = Watch the replay
join-next = To their next game
join-play = Play this game
join-gone = This table no longer exists
join-gone-line = Ask your friend for a new invitation, or open a table of your own.
join-unknown = This code does not work
join-unknown-line = Check it letter by letter, or ask your friend for a new one. Invitations expire after a while.
join-home = All games

## The room before the game

join-watching = You are watching
join-waiting = Waiting for friends
join-waiting-line =
    { $free ->
        [0] All seats are taken.
        [one] One seat is free. The game starts as soon as it is taken.
       *[other] { $free } seats are free. The game starts as soon as all are taken.
    }
join-waiting-ready = The game starts when all seats are taken and everyone is ready.
join-invite = Invite friends
join-invite-line = Send the link, read out the code, or let them scan the QR code.
join-code = Code
join-copy = Copy link
join-copied = Copied
join-share = Share
join-share-text = { $game }: come and play
join-qr = QR code of the invitation
join-give = Add a bot
join-give-start = Give to a bot and start
join-give-seat = Seat { $number }: add a bot
join-level = Bot difficulty, seat { $number }
join-free = Keep for a friend
join-free-seat = Seat { $number }: keep for a friend
join-remove = Remove
join-remove-seat = Remove { $name }
join-fill = Fill with bots and start
join-begin = Start
join-ready = Ready
join-not-ready = Not ready
join-is-ready = ready
join-leave = Stand up
join-private = This table is private. Enter the code from your invitation to sit down.
