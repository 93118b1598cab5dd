### Why something cannot be done now.

why-over = The game is over.
why-watching = You are watching: the choice is not yours.
why-turn = Not your turn: the table waits for { $names }.
why-asked = Something else is asked now: { $question }
why-nothing = Nothing like that is on the table.
