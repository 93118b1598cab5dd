### The score sheet: where points came from, and awards.

duel-score-total = Doom
duel-score-rituals = Rituals
duel-score-signs = Elder Signs
duel-score-losses = Enemies killed and captured
duel-score-survivors = Figures that survived a Kill
duel-score-award-battle-declared =
    { $count ->
        [one] Most warlike: { $count } battle
       *[other] Most warlike: { $count } battles
    }
duel-score-award-gate-built =
    { $count ->
        [one] Master builder: { $count } gate
       *[other] Master builder: { $count } gates
    }
duel-score-award-ritual-performed =
    { $count ->
        [one] High priest: { $count } ritual
       *[other] High priest: { $count } rituals
    }
duel-score-award-captured =
    { $count ->
        [one] Kidnapper: { $count } cultist captured
       *[other] Kidnapper: { $count } cultists captured
    }
