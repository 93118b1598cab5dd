### Finished games, game files, ratings and bots from outside: why something is refused.

history-no-such-size = Ratings of this game are kept only for { $sizes } players.
history-members-only = You need an account for this. Guests cannot do it.
history-bad-file = This game file cannot be imported: { $fault }
history-bots-only = This is only for bots with their own token.
