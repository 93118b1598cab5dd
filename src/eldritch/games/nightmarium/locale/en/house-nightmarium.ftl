house-nightmarium = Nightmarium
house-nightmarium-line = Sew five nightmares first
house-nightmarium-players = 2–5 players
house-nightmarium-time = 20 min
house-nightmarium-lesson = Sew creatures from legs, torso and head. A complete creature runs its abilities in a chain.
house-nightmarium-cards = All cards
house-nightmarium-puzzle = Win this turn: end it with all your creatures complete, whatever the others hold.
