study-duel-recruited = cultist recruited
study-duel-summoned = monster summoned
study-duel-awakened = Great Old One awakened
study-duel-gate-built = gate built
study-duel-captured = cultist captured
study-duel-battle-declared = battle declared
study-duel-ritual-performed = ritual performed
study-duel-moved = figure moved
