### The pages of the browser app.

house-title = Eldritch: four tables, one lamp
house-guest = Guest { $number }
house-skip = To the content
house-home = Eldritch, home
house-sections = Sections
house-language = Language
house-rules = Rules
house-records = Games played
house-profile-of = Profile: { $name }
house-loading = One moment…

## Home

house-headline = Four tables, one lamp
house-welcome = Sit down at any of them: your opponents are already there. No sign-up, no waiting.
house-tables = Tables
house-sit = Sit down
house-sitting = Taking seats…
house-sit-at = { $game }: sit down with bots
house-set-up = Set up the table
house-set-up-at = { $game }: set up the table

house-return = Back to the table
house-first-evening = A first evening
house-first-evening-line = Nightmarium is learned in five minutes and played in twenty.
house-open-tables = Open tables
house-no-tables = It is quiet tonight. Open a table of your own.
house-join = Join
house-join-at = Join: { $title }
house-taken = { $taken } of { $seats } seats taken
house-hosted = { $name } invites
house-have-code = Have a code?
house-code-hint = code or link
house-enter = Enter
house-no-such-table = There is no such table. Check the code.

## Set-up

house-how-many = How many players
house-you = you
house-bot = bot
house-seat-open = Open seat
house-strength = Strength of the bots
house-variants = Variants
house-clock = Clock
house-clock-none = No clock
house-clock-none-line = Nobody hurries anybody
house-clock-bank = 15 minutes each
house-clock-bank-line = And ten seconds more for each move
house-clock-days = A day for a move
house-clock-days-line = By correspondence
house-door = Who sees the table
house-door-link = Only by the link
house-door-link-line = The table is not listed
house-door-all = Everyone
house-door-all-line = Any guest can join
house-begin = Begin
house-begin-line =
    { $people ->
        [one] { $bots ->
            [one] You and one bot.
           *[other] You and { $bots } bots.
        }
       *[other] { $people } people and { $bots ->
            [0] no bots.
            [one] one bot.
           *[other] { $bots } bots.
        }
    } The game starts when all seats are taken.

## The table

house-seats = Seats
house-away = no connection
house-log = Log
house-chat = Chat
house-drawer = Beside the table
house-chat-write = Say something
house-chat-send = Send
house-confirm = Confirm
house-back = Back
house-yes = Yes
house-no = No
house-understood = I see
house-undo = Undo
house-undo-ask = Ask to undo
house-lost = The connection is lost. Trying again…
house-lost-saving = The connection is lost; your move will be sent as soon as it is back.
house-offer =
    { $what ->
        [undo] { $name } asks to take the last move back.
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
        [resume] { $name } asks to go on.
       *[rematch] { $name } wants to play again.
    }
house-sit-here = Sit here
house-invited = Copied
house-over = The game is over
house-again = Play again
house-to-next = To the next game
house-save = Save the game
house-resign = Resign
house-resign-sure = Resign for good
house-offer-draw = Offer a draw
house-pause = Pause
house-resume = Go on

## Elsewhere

house-lost-page = There is nothing here
house-lost-page-line = The page you are looking for has wandered off into the fog.
house-lost-page-home = Back to the lamp
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
house-register = Keep my games
house-register-line = Choose a name and a password; the games played as a guest stay yours.
house-login = Sign in
house-logout = Sign out
house-error-unreached = The server cannot be reached. Check the connection and try again.
house-error-unknown = Something went wrong. Try again.

## The status line

house-status-open = Waiting for players
house-status-waiting = Waiting for { $names }
house-status-waiting-many = Waiting for { $count } players
house-status-unseen = Nobody may watch this game; it can be looked at when it is over
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
house-level-1-line = Plays fast, overlooks much and forgets the rest.
house-level-2 = Apprentice
house-level-2-line = Knows what is good, and misses it now and then.
house-level-3 = Adept
house-level-3-line = Plays by sound rules of thumb and seldom errs.
house-level-4 = Cultist
house-level-4-line = Looks ahead a little, and likes variety.
house-level-5 = Priest
house-level-5-line = Looks ahead and forgets nothing.
house-level-6 = High Priest
house-level-6-line = Takes its time, and rarely lets a chance slip.
house-level-7 = Great Old One
house-level-7-line = Thinks as deeply as it can.

## Elsewhere on the pages

house-your-table = Your table waits
house-with = With { $names }.
house-bots = bots
house-won = You have won
house-lost-game = You have lost
house-running = being played
house-no-records = You have not played yet.
house-rules-choose = Choose a game.
house-people = People among them
house-people-line = the other seats go to bots
house-list = As a list
house-variants-more = All rule switches

## Choices of rule switches

house-choice-full = full set
house-choice-beginner = beginners
house-choice-immediate = at once
house-choice-end_of_turn = with the turn
house-choice-deck = draw pile
house-choice-all_cards = all cards
house-choice-short = short
house-choice-long = long
house-choice-great_cthulhu-black_goat = I play Cthulhu
house-choice-black_goat-great_cthulhu = I play the Goat
house-players = { $least }–{ $most } players
