### Questions that come up in The Castle of the Devil.

castle-questions-refused = Is my turn over if the offer is refused?
castle-questions-refused-answer = Yes. The offer was your action. But the other player has seen your item.
castle-questions-lie = May I keep a traded item secret?
castle-questions-lie-answer =
    Not in the basic game: it is named for you. With the Smuggling variant, the giver decides; an item that is not named
    has no effect.
castle-questions-bags = Why can’t I return a bag for a bag?
castle-questions-bags-answer =
    While there are items in the pile, the two bags cannot be traded for each other. If the other bag is all you hold,
    you must refuse.
castle-questions-mirror = What does the Broken Mirror do in a trade?
castle-questions-mirror-answer =
    It must be accepted, and then neither item is named or has an effect. Nobody but the two of you learns that it was
    there.
castle-questions-empty = What happens when the pile runs out?
castle-questions-empty-answer =
    The bags become the key and the goblet inside them at once, and everyone is told. From then on they are traded
    silently.
castle-questions-asked = I am asked about a profession I do not have. Why?
castle-questions-asked-answer =
    Everyone who might have it is asked. So neither the question nor the time you take gives anything away.
castle-questions-naming = Must I name all my allies when I declare?
castle-questions-naming-answer =
    Only those whose goal cards you need. Everyone you name must be on your side and hold a goal card; naming anyone
    else loses the game.
castle-questions-pearl = Does the Black Pearl stop the Ring of Power?
castle-questions-pearl-answer = No. It only stops you from declaring for your society. Winning alone is another matter.
castle-questions-empty-handed = Can I lose my last item?
castle-questions-empty-handed-answer = Yes, the winner may take it, but then gives you one back, perhaps the same one.
castle-questions-elixir = Who may count an elixir?
castle-questions-elixir-answer =
    The player who declares, if their side is the smaller one: it counts as one goal card, once. It does not replace the
    goal card you must hold yourself.
