### The server: why it refuses something, what it calls people, and what can be said with one tap.

## People

server-not-signed-in = Please come in first: nobody is signed in here.
server-bad-name = A name has 2 to 24 letters and digits, of one alphabet only, with single spaces or -_.' between them.
server-name-taken = Somebody else already has that name.
server-already-member = You already have an account.
server-wrong-password = Wrong name or password.
server-no-session = There is no such session of yours.
server-no-person = There is no such person.
server-bots-own-none = A bot cannot have bots of its own.
server-too-many-bots = Nobody can have more than { $most } bots.

## Tables

server-no-table = There is no such table.
server-table-unreadable = This game was played by rules that this server does not know any more.
server-no-bot = There is no bot "{ $bot }" here.
server-bad-options = That does not fit this game: { $fault }
server-bad-clock = The clock may have { $least } to { $most } milliseconds there.
server-too-few-seats =
    { $seats ->
        [one] This table has only one seat.
       *[other] This table has only { $seats } seats.
    }
server-bad-invite = This invitation is not valid, or not any more.
server-invite-needed = This table is private: an invitation is needed to sit down.
server-not-seated = Only those who sit at the table can do that.
server-not-your-seat = That seat is not yours to look or play from.
server-rated-alone = A rated game is played by everybody at a device of their own.
server-say-one = Say either one of the presets or something in words.

## Anything

server-bad-request = The request makes no sense. { $fault }
server-bad-message = The message makes no sense. { $fault }
server-bad-method = That cannot be done at this address.
server-not-found = There is nothing at this address.
server-no-pictures = There is no such picture here.
server-forbidden = That is not allowed.
server-foreign-origin = Another site may not do that for you.
server-too-large = That is too large.
server-too-fast =
    { $seconds ->
        [one] That was too fast. Please wait a second.
       *[other] That was too fast. Please wait { $seconds } seconds.
    }
server-too-many-sockets =
    { $most ->
        [one] No more than one connection at a time, please.
       *[other] No more than { $most } connections at a time, please.
    }
server-too-much-nonsense = Too many messages made no sense. Goodbye.
server-busy = The server is too busy for that just now. Please try again.
server-unconfirmed = The database did not answer in time. What you did may have counted: look before you repeat it.
server-closing = The server is being restarted. Nothing is lost; please come back in a moment.
server-fault = Something went wrong in the server. It is not your fault, and it has been noted.

## What can be said with one tap

server-preset-hello = Hello!
server-preset-good-luck = Good luck!
server-preset-well-played = Well played!
server-preset-thanks = Thank you!
server-preset-thinking = Let me think…
server-preset-sorry = Sorry!
server-preset-oops = Oops.
server-preset-wow = Oh!
server-preset-again = Once more?

## The page that is shown where the browser app has not been built

server-page-title = Eldritch
server-page-running = The server is running.
server-page-no-app = There is nothing to see here yet: the browser app has not been built into this installation.
server-page-build = To build it and start again: python3 run.py
server-page-protocol = Other programs can already play: docs/protocol.md tells how, and /api/schema describes every address.
