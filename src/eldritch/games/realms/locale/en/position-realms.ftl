position-realms-card = { $card }, price { $price }: { $abilities }
position-realms-seat = Sanity { $sanity }; { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }, { $deck } in the deck, { $discard } in the discard pile
position-realms-in-play = In play: { $card }; { $abilities ->
        [none] all abilities used
       *[other] unused: { $abilities }
    }
