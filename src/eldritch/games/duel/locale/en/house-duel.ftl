house-duel = Cthulhu Wars: Duel
house-duel-line = Two gods divide one land
house-duel-players = 2 players
house-duel-time = 60 min
house-duel-lesson = Great Cthulhu against the Black Goat: gates bring Power, Power brings monsters, rituals bring Doom.
house-duel-cards = Figures, spellbooks and Elder Signs
house-duel-puzzle = Win this round without dice. The enemy has no Power: all turns are yours, then comes the Doom Phase. Reach 30 Doom and be ahead, whatever the hidden signs are.
