### The server: why it refuses something, what it calls people, and what can be said with one tap.

## People

server-not-signed-in = You are not signed in.
server-bad-name = Names have 2 to 24 letters and digits of one alphabet, with single spaces or -_.' between them.
server-name-taken = This name is already taken.
server-already-member = You already have an account.
server-wrong-password = Wrong name or password.
server-no-session = You have no such session.
server-no-person = There is no such person.
server-bots-own-none = A bot cannot own bots.
server-too-many-bots = You can have at most { $most } bots.

## Tables

server-no-table = There is no such table.
server-table-unreadable = This game was played with rules that this server no longer knows.
server-no-bot = There is no bot called “{ $bot }”.
server-bad-options = These settings do not fit this game: { $fault }
server-bad-clock = Clock settings must be between { $least } and { $most } milliseconds.
server-too-few-seats =
    { $seats ->
        [one] This table has only one seat.
       *[other] This table has only { $seats } seats.
    }
server-bad-invite = This invitation is invalid or has expired.
server-invite-needed = This table is private. You need an invitation to sit down.
server-not-seated = Only players at the table can do that.
server-not-your-seat = This is not your seat.
server-rated-alone = In a rated game, everyone plays on their own device.
server-say-one = Send either a preset phrase or a text.

## Anything

server-bad-request = Invalid request. { $fault }
server-bad-message = Invalid message. { $fault }
server-bad-method = This address does not allow that method.
server-not-found = There is nothing at this address.
server-no-pictures = There is no such picture.
server-forbidden = You’re not allowed to do that.
server-foreign-origin = Requests from other sites are not allowed.
server-too-large = This is too large.
server-overloaded =
    { $seconds ->
        [one] Too many people are playing right now. Please try again in a second.
       *[other] Too many people are playing right now. Please try again in { $seconds } seconds.
    }
server-too-fast =
    { $seconds ->
        [one] Too fast. Please wait a second.
       *[other] Too fast. Please wait { $seconds } seconds.
    }
server-too-many-sockets =
    { $most ->
        [one] Only one connection at a time is allowed.
       *[other] At most { $most } connections at a time are allowed.
    }
server-too-much-nonsense = Too many invalid messages. The connection is closed.
server-busy = The server is busy. Please try again.
server-unconfirmed = The database did not answer in time. Your action may have counted: check before you repeat it.
server-closing = The server is restarting. Nothing is lost; please come back in a moment.
server-fault = Something went wrong on the server. The error has been recorded.

## What can be said with one tap

server-preset-hello = Hello!
server-preset-good-luck = Good luck!
server-preset-well-played = Well played!
server-preset-thanks = Thank you!
server-preset-thinking = Let me think…
server-preset-sorry = Sorry!
server-preset-oops = Oops.
server-preset-wow = Wow!
server-preset-again = Play again?

## The page that is shown where the browser app has not been built

server-page-title = Eldritch
server-page-running = The server is running.
server-page-no-app = The browser app has not been built in this installation.
server-page-build = To build it and start again: python3 run.py
server-page-protocol = Other programs can already connect: see docs/protocol.md; /api/schema lists all endpoints.
