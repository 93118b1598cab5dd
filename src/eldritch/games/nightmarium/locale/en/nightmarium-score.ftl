### The score sheet: where points came from, and awards.

nightmarium-score-total = Complete at the end
nightmarium-score-completed = Completed
nightmarium-score-lost = Lost later
nightmarium-score-award-fired =
    { $count ->
        [one] Chain master: { $count } ability run
       *[other] Chain master: { $count } abilities run
    }
nightmarium-score-award-executed =
    { $count ->
        [one] Headsman: { $count } execution
       *[other] Headsman: { $count } executions
    }
nightmarium-score-award-scavenged =
    { $count ->
        [one] Grave robber: { $count } creature scavenged
       *[other] Grave robber: { $count } creatures scavenged
    }
nightmarium-score-award-pure-legion =
    { $count ->
        [one] Purist: { $count } pure creature
       *[other] Purist: { $count } pure creatures
    }
