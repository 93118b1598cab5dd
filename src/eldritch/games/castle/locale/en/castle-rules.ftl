### The rules of The Castle of the Devil, short and in our own words.

castle-rules-goal-title = What it is about
castle-rules-goal =
    A coach races through the rain towards the castle. Its passengers belong to two societies that are at war, and
    nobody knows who is who. The Order of Open Secrets wants three keys, the Brotherhood of True Lies three goblets.

    By trading and fighting you find out who is with you and what everybody carries. When you believe that your side
    holds three of its goal cards, you declare victory and name the friends who have them. If you are right your
    whole side wins; if you are wrong the other side does.

castle-rules-setup-title = Setting up
castle-rules-setup =
    Everybody gets an allegiance card and a profession, both face down, and one item (two with three players). Both bags
    are always among the first items. The other items are the pile, the other professions are spare. With three players
    the Black Pearl stays in the box, with ten the Coat.

    With an odd number of players one side is larger by one, nobody knows which, and everybody has an elixir of power in
    front of them: if your side is the smaller one, it counts as one goal card when you declare.

    You may hold five items; six with four players, eight with three. If you ever have one too many you give one at once
    to somebody who has room.

castle-rules-turn-title = Your turn
castle-rules-turn =
    You do one thing:

    • Pass.

    • Offer an item to another player in trade.

    • Attack another player.

    • Declare victory.

    Then it is the turn of the player on your left.

castle-rules-trade-title = Trading
castle-rules-trade =
    You hand an item face down to somebody, who looks at it and refuses, or keeps it and returns another one, face
    down as well. Refused or not, your turn ends.

    Some items do something when they are traded. Then whoever got the item names it aloud, and whoever gave it does
    what it says: first for the offered item, then for the returned one. All other items pass in silence.

    The Black Pearl and the Broken Mirror must be accepted. A mirror on either side silences both items. While there
    are items in the pile a bag is never traded for the other bag; who has nothing but the other bag must refuse.

castle-rules-fight-title = Fighting
castle-rules-fight =
    You attack somebody. The Priest, if among the others, may call it off. Then all others, from your left, support you,
    the defender or nobody. An attacking Hypnotist may now take one of them out of the fight.

    Then everybody may use items and professions, in secret rounds: all put down what they like and reveal it
    together; this goes on until nobody adds anything. Each side counts one for the fighter, one for every supporter
    and one for every sword or shield that was used for it.

    When it is counted, the Doctor may prevent all consequences. Otherwise the winner learns the loser's allegiance and
    profession, or looks at all the loser's items and may take one. (A loser left with nothing gets an item back.) On a
    tie whoever used the Poison Ring wins; without it the attacker draws an item from the pile.

castle-rules-victory-title = Winning
castle-rules-victory =
    To declare victory you need at least one goal card of your side in your own hand, and you must not hold the Black
    Pearl. You show all your cards and name the players of your side whose goal cards are needed. Everybody you name
    must be of your side and hold at least one goal card, and together it must be three. A smaller side may count one
    elixir, that of the declarer.

    When the pile is empty, the bags turn into the key and the goblet in them.

    Whoever has the Ring of Power and any three goal cards in their own hand may win alone on their turn. The elixir
    does not count for this, and the Black Pearl does not matter.

castle-rules-items-title = The items
castle-rules-items =
    • { castle-card-key }: { castle-text-key }.

    • { castle-card-goblet }: { castle-text-goblet }.

    • { castle-card-bag_with_key }: { castle-text-bag-with-key }.

    • { castle-card-bag_with_goblet }: { castle-text-bag-with-goblet }.

    • { castle-card-dagger }: { castle-text-dagger }.

    • { castle-card-gloves }: { castle-text-gloves }.

    • { castle-card-casting_knives }: { castle-text-casting-knives }.

    • { castle-card-whip }: { castle-text-whip }.

    • { castle-card-poison_ring }: { castle-text-poison-ring }.

    • { castle-card-monocle }: { castle-text-monocle }.

    • { castle-card-privilege }: { castle-text-privilege }.

    • { castle-card-black_pearl }: { castle-text-black-pearl }.

    • { castle-card-tome }: { castle-text-tome }.

    • { castle-card-coat }: { castle-text-coat }.

    • { castle-card-sextant }: { castle-text-sextant }.

    • { castle-card-ring_of_power }: { castle-text-ring-of-power }.

    • { castle-card-broken_mirror }: { castle-text-broken-mirror }.

castle-rules-professions-title = The professions
castle-rules-professions =
    A profession that is used lies face up from then on. Those that work once are spent, until the Tome or the Coat
    turns them face down again.

    • { castle-card-diplomat }: { castle-text-diplomat }. Who has not got it shows you all their items instead.

    • { castle-card-doctor }: { castle-text-doctor }.

    • { castle-card-duelist }: { castle-text-duelist }.

    • { castle-card-poison_mixer }: { castle-text-poison-mixer }.

    • { castle-card-grand_master }: { castle-text-grand-master }.

    • { castle-card-clairvoyant }: { castle-text-clairvoyant }.

    • { castle-card-hypnotist }: { castle-text-hypnotist }.

    • { castle-card-bodyguard }: { castle-text-bodyguard }.

    • { castle-card-priest }: { castle-text-priest }.

    • { castle-card-thug }: { castle-text-thug }.

castle-rules-knowledge-title = Who knows what
castle-rules-knowledge =
    Your notebook keeps what you have seen: items offered to you, traded with you or shown to you, allegiances and
    professions. It also keeps what follows: where an item may be by now, after it may have changed hands unseen. A
    fact that may no longer be true is marked.

    The game asks everybody who, as far as all can know, might be able to act. So the question itself tells nothing.

castle-rules-options-title = Variants
castle-rules-options =
    • Beginners (items=beginner) play with the sealed items only.

    • Smuggling (smuggling=yes): who gives a card away may keep it silent; then it does nothing.

    • Fortune-telling (fortune_telling=yes): as your action you may name enemies who together hold three of their own
    goal cards, without elixirs. If you are right your side wins, otherwise theirs. The Black Pearl forbids it, too.

    • Three experts (expert=yes) get three allegiance cards each, in a row; the majority says where one belongs. Whoever
    looks sees one of the three.

    • turn_limit=N: after N turns the game is a draw. Everybody is also asked for a draw after three full rounds of
    nothing but passes; draw_offers=no leaves this out.
