### The score sheet: where points came from, and awards.

realms-score-total = Sanity at the end
realms-score-start = At the start
realms-score-gained = Regained
realms-score-lost = Lost
realms-score-award-taken = Most terrifying: took { $count } sanity from others
realms-score-award-healed = Calmest mind: regained { $count } sanity
realms-score-award-bought =
    { $count ->
        [one] Collector: { $count } card conjured
       *[other] Collector: { $count } cards conjured
    }
realms-score-award-destroyed =
    { $count ->
        [one] Destroyer: { $count } location
       *[other] Destroyer: { $count } locations
    }
