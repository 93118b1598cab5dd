### The rules of The Castle of the Devil, short and in our own words.

castle-rules-goal-title = Goal
castle-rules-goal =
    A coach races through the rain towards the castle. Its passengers belong to two societies at war, and nobody knows
    who is who. The Order of Open Secrets wants three keys, the Brotherhood of True Lies three goblets.

    By trading and fighting you find out who is on your side and what everyone carries. When you believe that your side
    holds three of its goal cards, you declare victory and name the allies who have them. If you are right, your whole
    side wins; if you are wrong, the other side does.

castle-rules-setup-title = Setting up
castle-rules-setup =
    Everyone gets an allegiance card and a profession, both face down, and one item (two with three players). Both bags
    are always among the first items. The other items are the pile, the other professions are spare. With three players
    the Black Pearl stays in the box, with ten the Coat.

    With an odd number of players one side is larger by one, and nobody knows which. Everyone has an elixir of power in
    front of them: if your side is the smaller one, it counts as one goal card when you declare.

    You may hold five items; six with four players, eight with three. If you ever have one too many, you give one at
    once to a player who has room.

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
    You hand an item face down to another player, who looks at it and refuses, or keeps it and returns another one, also
    face down. Refused or not, your turn ends.

    Some items have a trade effect. Then the player who got the item names it aloud, and the player who gave it does
    what it says: first for the offered item, then for the returned one. All other items change hands silently.

    The Black Pearl and the Broken Mirror must be accepted. If either item is the mirror, neither is named or has an
    effect. While there are items in the pile, a bag can never be traded for the other bag; a player who has nothing but
    the other bag must refuse.

castle-rules-fight-title = Fighting
castle-rules-fight =
    You attack another player. The Priest, if among the others, may call off the fight. Then all others, starting on
    your left, support you, the defender or nobody. An attacking Hypnotist may now take one of them out of the fight.

    Then everyone may use items and professions, in secret rounds: players choose in secret and reveal together; this
    goes on until nobody adds anything. Each side counts one for the fighter, one for every supporter and one for every
    sword or shield that was used for it.

    After the count, the Doctor may cancel all consequences. Otherwise the winner learns the loser’s allegiance and
    profession, or looks at all the loser’s items and may take one. (A loser left with nothing gets an item back.) On a
    tie, a fighter who used the Poison Ring wins; otherwise the attacker draws an item from the pile.

castle-rules-victory-title = Winning
castle-rules-victory =
    To declare victory you need at least one goal card of your side in your own hand, and you must not hold the Black
    Pearl. You show all your cards and name the players of your side whose goal cards are needed. Everyone you name
    must be on your side and hold at least one goal card, and together there must be three. The smaller side may count
    one elixir, that of the player who declares.

    When the pile is empty, the bags turn into the key and the goblet inside them.

    If you hold the Ring of Power and any three goal cards in your own hand, you may win alone on your turn. The elixir
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

    • { castle-card-diplomat }: { castle-text-diplomat }. The player shows you all their items instead.

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
    professions. It also works out where an item may be after it could have changed hands unseen. Facts that may no
    longer be true are marked.

    The game asks everyone who might be able to act. So the question itself gives nothing away.

castle-rules-options-title = Variants
castle-rules-options =
    • Beginners (items=beginner) play with the sealed items only.

    • Smuggling (smuggling=yes): a player who gives an item may hide its trade effect; then it does nothing.

    • Fortune telling (fortune_telling=yes): as your action you may name enemies who together hold three of their own
    goal cards, without elixirs. If you are right, your side wins, otherwise theirs. The Black Pearl forbids it, too.

    • Three experts (expert=yes) get three allegiance cards each, in a row; the majority decides your side. A player who
    looks sees one of the three.

    • turn_limit=N: after N turns the game is a draw. After three full rounds of passes, everyone is also offered a
    draw; draw_offers=no turns this off. Neither is in the rulebook.
