house-castle = The Castle of the Devil
house-castle-line = Who in the coach is a friend?
house-castle-players = 3–10 players
house-castle-time = 40 min
house-castle-lesson = Find your friends in this coach: trade, fight and watch, then name the right people.
house-castle-cards = Items, professions and passengers
house-castle-puzzle = Who is certain to be on your side? Name all of them and nobody else.
