### Ravens: names, the table, decisions, and everything that happens.

ravens-title = Ravens
ravens-about = Offer gifts face down. Is it a ring or a thorn? Keep it or refuse it; the best row of gifts wins.

## Options

ravens-option-hand = Cards dealt to each player
ravens-option-nest = Cards at the bottom of the deck that are never drawn

## Cards: by name, and as the object of a sentence.

ravens-key-ring = ring
ravens-key-button = button
ravens-key-nail = nail
ravens-key-thorn = thorn
ravens-key-hidden = hidden
ravens-gift-ring = a ring
ravens-gift-button = a button
ravens-gift-nail = a nail
ravens-gift-thorn = a thorn

## The table

ravens-opening = The cards are dealt. { $name } begins.
ravens-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
ravens-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ravens-row = { $count ->
    [one] { $count } card in the row: { $cards }
   *[other] { $count } cards in the row: { $cards }
}
ravens-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Decisions

ravens-step-turn = Your turn: offer a card to another player.
ravens-step-answer = { $name } offers you a card, face down. Keep it?
ravens-group-offer = Offer a card
ravens-group-keep = Answer
ravens-group-refuse = Answer
ravens-choice-offer = { $card } to { $name }
ravens-choice-keep = keep it
ravens-choice-refuse = refuse it

## Events. "-seen" is for those who see the card.

ravens-event-turn-began = Turn { $turn }: { $seat }
ravens-event-offered = { $seat } offers { $to } a card.
ravens-event-offered-seen = { $seat } offers { $to } { $card }.
ravens-event-kept = { $seat } keeps the gift of { $sender }.
ravens-event-kept-seen = { $seat } keeps { $card } from { $sender }.
ravens-event-refused = { $seat } refuses; the gift goes to the row of { $sender }.
ravens-event-drew = { $seat } draws a card.
ravens-event-drew-seen = { $seat } draws { $card }.
ravens-event-game-ended =
    { $count ->
        [one] All rows are turned up: { $names } won.
       *[other] All rows are turned up: { $names } share the victory.
    }

## The end

ravens-ending-counted = rows counted
ravens-result =
    { $count ->
        [one] { $names } won with the best row.
       *[other] { $names } share the victory.
    }

## The edition table

ravens-column-key = Card
ravens-column-value = Value
ravens-column-copies = Copies
ravens-column-mark = Source

## Why a bot makes a move.

ravens-why-treasure = it will probably be refused, and then it is yours
ravens-why-rubbish = if it is kept, you are rid of it
ravens-why-keep = most unseen cards are worth having
ravens-why-refuse = most unseen cards are not worth having
