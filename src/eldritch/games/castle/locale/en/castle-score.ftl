### The score sheet: where points came from, and awards.

castle-score-keys = Keys
castle-score-goblets = Goblets
castle-score-award-attacked =
    { $count ->
        [one] Most quarrelsome: { $count } attack
       *[other] Most quarrelsome: { $count } attacks
    }
castle-score-award-supported =
    { $count ->
        [one] Best second: supported others in { $count } fight
       *[other] Best second: supported others in { $count } fights
    }
castle-score-award-traded =
    { $count ->
        [one] Merchant: { $count } trade
       *[other] Merchant: { $count } trades
    }
castle-score-award-looked-at-identity =
    { $count ->
        [one] Best spy: saw { $count } identity
       *[other] Best spy: saw { $count } identities
    }
