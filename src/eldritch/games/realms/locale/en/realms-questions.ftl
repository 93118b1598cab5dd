### Questions that come up in Cthulhu Realms.

realms-questions-optional = Must I use an ability?
realms-questions-optional-answer =
    No. Each works at most once a turn, and not at all if you do not want it. An ability with two sides is one
    ability: take one side, and both are spent.
realms-questions-itself = Does a card meet its own requirement?
realms-questions-itself-answer =
    Never. It takes another card, though one of the same name will do, and one yellow location can meet "yellow" and
    "location" for the same ability.
realms-questions-left = What if the partner leaves play?
realms-questions-left-answer =
    Requirements are checked at the moment an ability is used. Whatever has been used stands; whatever has not
    needs a partner that is still there.
realms-questions-spread = Can one loss break a refuge and go on to the player?
realms-questions-spread-answer =
    Yes. The points are dealt one by one, each against the shields in play at that moment. Points that nothing can
    take are lost.
realms-questions-heal = Does damage stay on a location?
realms-questions-heal-answer =
    Only until the end of the turn. Several losses in one turn add up; a location that survives them recovers.
realms-questions-own = May I destroy or abjure what is mine?
realms-questions-own-answer =
    You may destroy a location of your own. You may abjure from your hand, your discard pile and the available cards,
    but not what lies in play.
realms-questions-initiate = Where does an abjured Initiate go?
realms-questions-initiate-answer = Into the box, like any other card, not back to the stack.
realms-questions-discard = What counts as "a discard this turn"?
realms-questions-discard-answer =
    Any card that somebody discarded from hand because of an ability. Not the end of a turn, not bought cards, not an
    abjuration.
realms-questions-empty = When does the shared deck end the game?
realms-questions-empty-answer =
    As soon as its last card is laid out. The most sanity wins, then the larger draw pile. An option lets
    whoever's turn it is finish it.
