# How a table stands, for who cannot see it.

position-title = The table
position-table = In the middle
position-you = You ({ $name }){ $turn ->
        [yes] , on turn
       *[no] {""}
    }
position-seat = { $name }{ $turn ->
        [yes] , on turn
       *[no] {""}
    }
position-hand = { $count ->
        [0] Your hand is empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
position-out = out of the game
position-hidden = hidden

## Cthulhu Realms

position-realms-card = { $card }, price { $price }: { $abilities }
position-realms-seat = Sanity { $sanity }; { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }, { $deck } in the deck, { $discard } in the discard pile
position-realms-in-play = In play: { $card }; { $abilities ->
        [none] nothing left to use
       *[other] still open: { $abilities }
    }

## Nightmarium

position-nightmarium-seat = { $complete } of { $target } creatures complete; { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }
position-nightmarium-part = { $place }: { $card }, { $legion }
position-nightmarium-creature = Creature { $slot }: { $parts }; { $state ->
        [embodied] complete and embodied
        [complete] complete
       *[unfinished] unfinished
    }

## Duel

position-duel-battle = The battle
position-duel-map = The map
position-duel-course = Round { $round }, { $phase }; decay { $decay }; a ritual costs { $cost }; { $bag } Elder Signs in the bag, { $gates } gates in supply
position-duel-seat = { $faction }: power { $power }, doom { $doom }, gates { $gates }
position-duel-hidden = a hidden one
position-duel-area = { $area }{ $water ->
        [yes] {" "}(water)
       *[no] {""}
    }: { $contents ->
        [none] empty
       *[other] { $contents }
    }. Borders: { $borders }.
position-duel-gate-free = a free gate
position-duel-gate = a gate of { $name }

## The Castle of the Devil

position-castle-side = Allegiance: { $side }
