### The rules of Ravens.

ravens-rules-goal-title = Goal
ravens-rules-goal =
    Ravens give each other presents: rings and buttons, but also nails and thorns. Nobody sees what is inside before
    accepting. At the end everybody counts the gifts in their own row. The highest score wins.

ravens-rules-setup-title = Setting up
ravens-rules-setup =
    There are 24 cards:

    • 4 rings, 3 points each;

    • 8 buttons, 1 point each;

    • 8 nails, minus 1 point each;

    • 4 thorns, minus 3 points each.

    Shuffle them and deal three to each player. The rest is the deck. Its last two cards, the nest, are never drawn.
    A random player begins.

ravens-rules-turn-title = Your turn
ravens-rules-turn =
    Offer a card from your hand, face down, to any other player. That player answers without looking:

    • Keep it: the card goes face down to the end of their row. They may look at it now.

    • Refuse it: the card goes face down to the end of your own row.

    Then draw a card, unless only the nest is left. The player on your left goes next.

ravens-rules-end-title = The end
ravens-rules-end =
    When all hands are empty, turn up all rows and add up the points. The highest score wins. Players with the same
    score share the victory.

ravens-rules-options-title = Variants
ravens-rules-options =
    You can deal two or four cards to each player instead of three, and play with a nest of four cards or without one.
