### Questions that come up in The Castle of the Devil.

castle-questions-refused = Is my turn over if the offer is refused?
castle-questions-refused-answer = Yes. The offer was your action. But whoever refused has seen your item.
castle-questions-lie = May I keep a traded item silent?
castle-questions-lie-answer =
    Not in the basic game: the table names it. With the variant Smuggling the giver decides; a silent item does
    nothing.
castle-questions-bags = Why may I not return a bag for a bag?
castle-questions-bags-answer =
    While there are items in the pile the two bags are never traded for each other. If the other bag is all you hold,
    you must refuse.
castle-questions-mirror = What does the Broken Mirror do in a trade?
castle-questions-mirror-answer =
    It must be accepted, and then neither item is named or does anything. Nobody learns that it was there, except the
    two of you.
castle-questions-empty = What happens when the pile runs out?
castle-questions-empty-answer =
    The bags turn into the key and the goblet in them, at once and for everybody to know. From then on they are traded
    in silence.
castle-questions-asked = I am asked whether I use a profession that I do not have. Why?
castle-questions-asked-answer =
    Everybody is asked who might have it, as far as all can know. So the question tells nothing, and neither does the
    time you take.
castle-questions-naming = Must I name all my friends when I declare?
castle-questions-naming-answer =
    Only those whose goal cards are needed. Whoever you name must be of your side and hold one; to name somebody
    without is a mistake, and it loses the game.
castle-questions-pearl = Does the Black Pearl stop the Ring of Power?
castle-questions-pearl-answer = No. It bars you from declaring for your society. Winning alone is another thing.
castle-questions-empty-handed = Can I be robbed of my last item?
castle-questions-empty-handed-answer = The winner may take it, but then gives you one back, perhaps the same.
castle-questions-elixir = Who may count an elixir?
castle-questions-elixir-answer =
    The declarer, if their side is the smaller one: one goal card, once. It does not replace the goal card you must
    hold yourself.
