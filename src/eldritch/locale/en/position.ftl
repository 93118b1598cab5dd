# The table in words, for players who cannot see it.

position-title = The table
position-table = On the table
position-you =
    You ({ $name }){ $turn ->
        [yes] , to move
       *[no] {""}
    }
position-seat =
    { $name }{ $turn ->
        [yes] , to move
       *[no] {""}
    }
position-hand = { $count ->
        [0] Your hand is empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
position-out = out of the game
position-hidden = hidden
