### The score sheet: where points came from, and awards.

realms-score-total = Sanity at the end
realms-score-start = At the start
realms-score-gained = Gained
realms-score-lost = Lost
realms-score-award-taken = Most terrifying: took { $count } sanity from the others
realms-score-award-healed = Calmest mind: gained { $count } sanity
realms-score-award-bought =
    { $count ->
        [one] Collector: { $count } card bought
       *[other] Collector: { $count } cards bought
    }
realms-score-award-destroyed =
    { $count ->
        [one] Destroyer: { $count } location destroyed
       *[other] Destroyer: { $count } locations destroyed
    }
