### Questions that come up in Cthulhu Realms.

realms-questions-optional = Must I use an ability?
realms-questions-optional-answer =
    No. Each works at most once a turn, and only if you want it to. An ability with two sides is one ability: use one
    side, and both are spent.
realms-questions-itself = Does a card meet its own requirement?
realms-questions-itself-answer =
    Never. It takes another card, though one of the same name will do. One yellow location can meet both “yellow” and
    “location” for the same ability.
realms-questions-left = What if the partner leaves play?
realms-questions-left-answer =
    Requirements are checked at the moment you use an ability. Abilities you have already used stay used; for the others
    the partner must still be in play.
realms-questions-spread = Can one loss break a refuge and go on to the player?
realms-questions-spread-answer =
    Yes. The points are assigned one by one, each against the shields in play at that moment. Points that nothing can
    take are lost.
realms-questions-heal = Does damage stay on a location?
realms-questions-heal-answer =
    Only until the end of the turn. Several losses in one turn add up; a location that survives them recovers.
realms-questions-own = May I destroy or abjure my own cards?
realms-questions-own-answer =
    You may destroy a location of your own. You may abjure cards from your hand, your discard pile and the available
    cards, but not cards in play.
realms-questions-initiate = Where does an abjured Initiate go?
realms-questions-initiate-answer = Into the box, like any other card, not back to the stack.
realms-questions-discard = What counts as “a discard this turn”?
realms-questions-discard-answer =
    Any card that a player discards from hand because of an ability. Cards discarded at the end of a turn, bought cards
    and abjured cards do not count.
realms-questions-empty = When does the shared deck end the game?
realms-questions-empty-answer =
    As soon as its last card is laid out. The most sanity wins, then the larger draw pile. With one of the variants, the
    current turn is finished first.
