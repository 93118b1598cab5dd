### The pages of the browser app.

house-title = Eldritch: four tables, one lamp
house-guest = Guest { $number }
house-skip = Skip to content
house-home = Eldritch, home
house-sections = Sections
house-language = Language
house-rules = Rules
house-records = My games
house-profile-of = Profile: { $name }
house-loading = Loading…

## Home

house-headline = Four tables, one lamp
house-welcome = Sit down at any of them: your opponents are already there. No sign-up, no waiting.
house-tables = Tables
house-sit = Sit down
house-sitting = Taking seats…
house-sit-at = { $game }: sit down with bots
house-set-up = Set up the table
house-set-up-at = { $game }: set up the table

house-your-games = Your games
house-your-turn = Your turn
house-waits-open =
    { $free ->
        [0] Ready to start
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }
house-waits-bots = Bots are playing

house-first-evening = A first evening
house-first-evening-line = Nightmarium is learned in five minutes and played in twenty.
house-open-tables = Open tables
house-no-tables = No open tables right now. Open one of your own.
house-join = Join
house-join-at = Join: { $title }
house-taken = { $taken } of { $seats } seats taken
house-hosted = hosted by { $name }
house-have-code = Have a code?
house-code-hint = code or link
house-enter = Enter
house-no-such-table = There is no such table. Check the code.

## Set-up

house-how-many = How many players
house-company = Who plays
house-plan-bots = Against bots
house-plan-bots-line = You play against the computer.
house-plan-here = Pass and play
house-plan-here-line = Everyone plays on this device and passes it on.
house-plan-friends = Friends online
house-plan-friends-line = Friends join on their own devices with your link.
house-plan-mixed-line = Choose for each seat.
house-seat = Seat { $number }
house-seat-friend = Friend, by link
house-seat-here = On this device
house-friend = Friend
house-you = you
house-bot = bot
house-seat-open = Open seat
house-strength = Bot difficulty
house-levels-differ = Each bot has its own. Choose one for all of them here.
house-variants = Variants
house-clock = Clock
house-clock-none = No clock
house-clock-none-line = Take all the time you like
house-clock-bank = Real time
house-clock-days = Correspondence
house-clock-minutes = Minutes per player
house-clock-seconds = Extra seconds per move
house-clock-per-move = Days per move
house-casual-line = Ratings do not change
house-rated-line = Counts for everyone’s rating
house-door = Who can join
house-door-link = Friends with the link
house-door-link-line = Not listed anywhere
house-door-all = Anyone
house-door-all-line = Listed under open tables
house-begin = Start
house-party-own =
    { $here ->
        [0] You
        [one] You and one more player on this device
       *[other] You and { $here } more players on this device
    }
house-party-bots =
    { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
house-party-friends =
    { $friends ->
        [one] one friend
       *[other] { $friends } friends
    }
house-begin-line =
    { $company }. { $friends ->
        [0] The game starts right away.
       *[other] You will get an invitation link. The game starts when everyone is seated.
    }

## The table

house-seats = Seats
house-away = no connection
house-log = Log
house-chat = Chat
house-drawer = Side panel
house-chat-write = Say something
house-chat-send = Send
house-confirm = Confirm
house-back = Back
house-yes = Yes
house-no = No
house-understood = Got it
house-undo = Undo
house-undo-ask = Ask to undo
house-lost = Connection lost. Reconnecting…
house-lost-saving = Connection lost. Your move will be sent as soon as it is back.
house-offer =
    { $what ->
        [undo] { $name } asks to undo the last move.
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
        [resume] { $name } asks to resume.
       *[rematch] { $name } would like a rematch.
    }
house-sit-here = Sit here
house-invited = Link copied
house-over = Game over
house-again = Play again
house-to-next = To the next game
house-save = Save the game
house-resign = Resign
house-resign-sure = Yes, resign
house-offer-draw = Offer a draw
house-pause = Pause
house-resume = Resume

## Elsewhere

house-lost-page = There is nothing here
house-lost-page-line = The page you are looking for has wandered off into the fog.
house-lost-page-home = Back to the home page
house-profile = Profile
house-settings = Settings
house-theme = Theme
house-theme-night = Night
house-theme-day = Daylight
house-settings-line = Settings are kept in this browser.
house-size = Text size
house-size-normal = Normal
house-size-large = Large
house-size-largest = Largest
house-palette = Colours
house-palette-full = Full
house-palette-safe = Colour-blind safe
house-motion = Motion
house-motion-full = Full
house-motion-calm = Reduced
house-name = Name
house-password = Password
house-register = Create account
house-register-line = Choose a name and a password. The games you played as a guest stay yours.
house-login = Sign in
house-logout = Sign out
house-error-unreached = The server cannot be reached. Check the connection and try again.
house-error-unknown = Something went wrong. Try again.
house-load-again = Reload the page

## The status line

house-status-open = Waiting for players
house-status-waiting = Waiting for { $names }
house-status-waiting-many = Waiting for { $count } players
house-status-unseen = You can watch this game once it is over
house-status-paused = The game is paused

## What the bots are called at a table, by their seats

house-bot-0 = Widow Whateley
house-bot-1 = Doctor Halsey
house-bot-2 = Bellringer Toll
house-bot-3 = Mother Hydra
house-bot-4 = Old Zadok
house-bot-5 = Archivist Armitage
house-bot-6 = Miss Pickman
house-bot-7 = Lamplighter Wick
house-bot-8 = Captain Marsh
house-bot-9 = Pale Edmund
# Before it is known as whom a bot plays.
house-bot-number = Bot { $number }

## Levels of the bots

house-level-1 = Novice
house-level-1-line = Beginner: misses most good moves.
house-level-2 = Apprentice
house-level-2-line = Knows the good moves but often misses them.
house-level-3 = Adept
house-level-3-line = Solid player: rarely blunders.
house-level-4 = Cultist
house-level-4-line = Looks a little ahead and varies its play.
house-level-5 = Priest
house-level-5-line = Looks ahead and forgets nothing.
house-level-6 = High Priest
house-level-6-line = Takes its time and rarely misses a chance.
house-level-7 = Great Old One
house-level-7-line = Thinks as deeply as it can.

## Elsewhere on the pages

house-with = With { $names }
house-won = You won
house-lost-game = You lost
house-no-records = You have not played any games yet.
house-rules-choose = Choose a game.
house-rules-read = Read the rules
house-list = List view
house-variants-more = More options

## Choices of rule switches

house-choice-full = Full set
house-choice-beginner = Beginners
house-choice-immediate = At once
house-choice-end_of_turn = At end of turn
house-choice-deck = Draw pile
house-choice-all_cards = All cards
house-choice-short = Short
house-choice-long = Long
house-choice-great_cthulhu-black_goat = Seat 1: Cthulhu
house-choice-black_goat-great_cthulhu = Seat 1: Goat
house-players = { $least }–{ $most } players
