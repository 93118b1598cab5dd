position-nightmarium-seat = { $complete } of { $target } creatures complete; { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }
position-nightmarium-part = { $place }: { $card }
position-nightmarium-creature = Creature { $slot }: { $parts }; { $state ->
        [embodied] complete and embodied
        [complete] complete
       *[unfinished] unfinished
    }
