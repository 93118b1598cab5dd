house-realms = Cthulhu Realms
house-realms-line = A deck against your mind
house-realms-players = 2–4 players
house-realms-time = 25 min
house-realms-lesson = Build a deck, buy better cards and rob your opponent of all sanity. Cards of one colour work best together.
house-realms-cards = All cards
house-realms-puzzle = Win this turn: take the last of your opponent’s sanity, whatever the next cards are.
