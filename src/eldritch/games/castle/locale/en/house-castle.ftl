house-castle = The Castle of the Devil
house-castle-line = Who in the coach is a friend?
house-castle-players = 3–10 players
house-castle-time = 40 min
house-castle-lesson = Who is your friend in this coach? Trade, fight and watch, then name the right people.
house-castle-cards = Items, professions and passengers
house-castle-puzzle = Who is on your side for certain? Name all of them and nobody else.
