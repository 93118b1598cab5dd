house-nightmarium = Nightmarium
house-nightmarium-line = Sew five nightmares first
house-nightmarium-players = 2–5 players
house-nightmarium-time = 20 min
house-nightmarium-lesson = Sew creatures from legs, torso and head. When one is finished its abilities run in a chain.
house-nightmarium-cards = All cards
house-nightmarium-puzzle = Win this turn. End it with all creatures complete, whatever the others hold.
