### The table of Nightmarium in the browser.

nightmarium-table-can = playable
nightmarium-table-cannot = not playable now
nightmarium-table-completes = head: completes
nightmarium-table-empty = { $name }: place { $slot } is empty
nightmarium-table-creature = { $name }, creature { $slot }: { $parts }; { $state ->
    [complete] complete
    [embodied] embodied, out of reach
   *[unfinished] unfinished
}
nightmarium-table-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
nightmarium-table-complete = { $count } of { $target } creatures complete
nightmarium-table-turn = their turn
nightmarium-table-actions = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
nightmarium-table-number = #{ $number }
nightmarium-table-draw = Draw
nightmarium-table-deck = { $count } in the deck
nightmarium-table-discard = Discard
nightmarium-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
nightmarium-table-swap = Swap cards
nightmarium-table-finishes = As the head of #{ $slot } it completes the creature:
nightmarium-table-wakes = The seal on #{ $slot } runs again:
nightmarium-table-silent = no abilities
nightmarium-table-you = You
nightmarium-table-your-turn = your turn
nightmarium-table-enlarge = Show larger
nightmarium-table-shrink = Show smaller
nightmarium-table-chain = { $name }: the chain of #{ $slot }
nightmarium-table-went = How the chain went
nightmarium-table-done = done
nightmarium-table-now = now
nightmarium-table-waits = still to come

## Names of abilities, to be broken where a card is narrow

nightmarium-table-ability-none = no ability
nightmarium-table-ability-mourner = Mourn{"\u00AD"}er
nightmarium-table-ability-scavenger = Scav{"\u00AD"}en{"\u00AD"}ger
nightmarium-table-ability-executioner = Ex{"\u00AD"}e{"\u00AD"}cu{"\u00AD"}tion{"\u00AD"}er
nightmarium-table-ability-devourer = De{"\u00AD"}vour{"\u00AD"}er
nightmarium-table-ability-mockingbird = Mock{"\u00AD"}ing{"\u00AD"}bird
nightmarium-table-ability-chorister = Cho{"\u00AD"}ris{"\u00AD"}ter
