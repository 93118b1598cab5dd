### Why something cannot be done now.

why-over = The game is over.
why-watching = You are watching: you cannot choose.
why-turn = It is not your turn. Waiting for { $names }.
why-asked = You are asked something else now: { $question }
why-nothing = There is no such thing on the table.
