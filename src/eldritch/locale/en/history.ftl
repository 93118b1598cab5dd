### Finished games, game files, ratings and bots from outside: why something is refused.

history-no-such-size = Ratings of this game are kept for tables of { $sizes }.
history-members-only = For this one needs an account: guests cannot.
history-bad-file = This game cannot be taken in: { $fault }
history-bots-only = This is for bots with a token of their own.
