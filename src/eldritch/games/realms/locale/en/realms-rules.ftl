### The rules of Cthulhu Realms, short and in our own words.

realms-rules-goal-title = Goal
realms-rules-goal =
    Everyone begins with 50 sanity and the same ten weak cards. With conjuring power you buy better ones, which come
    back again and again as your deck is reshuffled: characters, artifacts, and locations that stay on the table. With
    them you regain sanity and make the others lose it.

    A player who has no sanity left is out. The last player left wins.

realms-rules-setup-title = Setting up
realms-rules-setup =
    Your deck is two Initiates, two Goons and six Followers, shuffled. The other Initiates are a common stack from
    which anyone may buy.

    The 66 shared cards are shuffled into a deck that lies face up, so its top card is always known. With two players
    five of them are laid out in a row; the row and the Initiates are the available cards.

    A random player begins. The first draws three cards, the last five; with more than two, those between draw four.

realms-rules-turn-title = Your turn
realms-rules-turn =
    In any order, as often as you can:

    • Play a card from your hand in front of you.

    • Use an ability of a card you have in play. Each ability works once a turn, and you never have to use it. If it
    has two sides, you choose one.

    • Spend conjuring power on available cards. A bought card goes to your discard pile; its place in the row is
    filled at once.

    Then end the turn. Characters, artifacts and the rest of your hand go to your discard pile, unspent power is
    lost, and you draw five cards. Locations stay. When your deck runs out, your discard pile is shuffled and
    becomes the deck.

realms-rules-requirements-title = Requirements
realms-rules-requirements =
    Many abilities need something:

    • A colour or a type: another card of yours in play now has it. A card never helps itself, but two of the same name
    help each other, and one card can help several. Black cards count as characters; no ability needs black.

    • A discard: a player has discarded a card from hand this turn because of an ability.

    • An abjuration: you have abjured a card this turn, wherever it was.

    Some abilities end with their own card being abjured: first the effect happens, then the card goes to the box.

realms-rules-effects-title = What abilities do
realms-rules-effects =
    • Power: yours until the end of the turn.

    • Sanity gained: a player of your choice gets it. There is no upper limit.

    • Sanity lost: your opponent loses it. You spread the points over the player and their locations as you like,
    as far as shields allow, and may leave some unused. A location that loses all its sanity is destroyed: it goes to
    its owner’s discard pile. If it survives, it recovers when the turn ends.

    • Draw, discard: a player of your choice does it, and chooses what to discard.

    • Abjure: a card that costs 6 or less, from your hand, your discard pile or the available cards, leaves the game.

    • Return: a card you have abjured this turn goes on top of your deck.

    • Destroy: any location in play, your own too, goes to its owner’s discard pile, whatever shields there are.

    An ability that has you choose a card or a location can be used only if there is one to choose.

realms-rules-shields-title = Shields
realms-rules-shields =
    • A refuge protects its owner: while one is in play, the owner cannot lose sanity.

    • A gate protects locations: while one is in play, its owner’s other locations cannot lose sanity. Gates do not
    protect each other, nor the player.

    Each point of a loss meets the shields that are in play at that moment. So 8 points can break a refuge of 5 and take
    3 from the player behind it.

realms-rules-more-title = Three and four players
realms-rules-more =
    Three cards lie between each pair of neighbours. Only the two rows next to you and the Initiates are available to
    you.

    A loss hits both neighbours, each for the full amount, and is spread for each separately. All other effects have one
    target: yourself or a neighbour. With four players, the player opposite is out of reach.

    When a player is out, all their cards and both rows next to them go to the box. Their neighbours become neighbours
    of each other, and three new cards are laid between them at once. The last two players have six cards between them.

realms-rules-options-title = The end, and variants
realms-rules-options =
    The game also ends when the last card of the shared deck is laid out. Then the most sanity wins; if that is
    equal, the larger draw pile; if that is equal too, it is a draw.

    • empty_deck=end_of_turn: the player who lays out the last card may still finish the turn.

    • tie_break=all_cards: all the cards a player owns count, not only the draw pile.

    • loss_passes_shields=no: what a loss can reach is fixed before its first point.

    • gate_protects_owner=yes: a gate protects the player as well.

    • lone_tomb=yes: the Tomb may be given up even if there is no other location to destroy.

    • own_loss=yes: with two players, you may use a loss on your own locations instead of your opponent.

    • return_any=yes: with three or four players, the cards of a player who is eliminated may be returned this turn.

    • seat_0_begins=yes: the first seat goes first.

    • turn_limit=N: after N turns the most sanity wins. This stops games in which nobody does anything.

    Prices, numbers of copies, sanity and shields of the cards are estimates; "eldritch edition realms" lists them.
