house-realms = Cthulhu Realms
house-realms-line = A deck against your mind
house-realms-players = 2–4 players
house-realms-time = 25 min
house-realms-lesson = Build a deck, buy better cards, rob your opponent of all sanity. Colours that work together do the most.
house-realms-cards = All cards
house-realms-puzzle = Win this turn. Take the last of the other's sanity, whatever the next cards are.
