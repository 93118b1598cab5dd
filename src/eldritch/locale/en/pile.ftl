### Piles that may be looked through, whatever the game.

pile-look = Look through
pile-close = Close
pile-empty = Empty
