house-ravens = Ravens
house-ravens-line = A gift, or a thorn?
house-ravens-players = 2–4 players
house-ravens-time = 5 min
house-ravens-lesson = Offer a gift face down, and answer one.
house-ravens-cards = All cards
