### The rules of Nightmarium, short and in our own words.

nightmarium-rules-goal-title = Goal
nightmarium-rules-goal =
    You dream up creatures and sew them together from body parts: legs, a torso, a head. As soon as a creature is
    complete it wakes, and its abilities run one after another. They bring you cards, tear other players’ creatures
    apart, or complete your next creature, which then wakes in turn.

    The first player to end a turn with five complete creatures wins.

nightmarium-rules-setup-title = Setting up
nightmarium-rules-setup =
    There are 108 cards. Shuffle them, deal five to each player and put the rest face down as the deck. Hands are
    secret; what lies on the table or in the discard pile is open to all. A random player begins, and play goes
    clockwise.

    A card shows four things:

    • its number, which serves as its name;

    • its legion, one of four: { nightmarium-legion-necromunculus } (blue, { nightmarium-sign-necromunculus }),
    { nightmarium-legion-homunculus } (red, { nightmarium-sign-homunculus }), { nightmarium-legion-constrict }
    (yellow, { nightmarium-sign-constrict }) and { nightmarium-legion-chimerid } (green,
    { nightmarium-sign-chimerid });

    • its position in a body: legs, torso or head. A few cards can be one of two or even of all three;

    • its ability. Three cards in ten have none.

nightmarium-rules-turn-title = Your turn
nightmarium-rules-turn =
    A turn is two actions, no more and no fewer. Each is one of these three, and you may take the same one twice:

    • Play a card from your hand onto one of your creatures, or as the legs of a new one.

    • Draw a card. A hand may grow as large as it likes.

    • Swap: discard as many cards as you like, but at least one, then draw one for every two you discarded. An
    odd card is wasted: discard five and you draw two.

    If both actions play a card, the two cards must be of the same legion. Cards that abilities put on the table
    do not count for this.

    When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. If nothing at all
    can be done, the action is lost.

nightmarium-rules-building-title = Building creatures
nightmarium-rules-building =
    Bodies grow upwards: legs first, a torso on legs, a head on a torso. You may build several creatures at once and mix
    legions as you like.

    You never have more than five creatures, complete and incomplete together. With five on the table no new
    legs can be played, though a card that can be legs or torso may still become a torso.

    A card of several positions becomes what you play it as, and is free again if it ever returns to a hand.
    You build on your own creatures only. A creature that loses its last card is gone.

nightmarium-rules-completion-title = When a creature is complete
nightmarium-rules-completion =
    A head completes a creature. Then, in this order:

    • If head, torso and legs are of one legion, the others discard for it (see “Pure legions”).

    • The abilities of the creature run: first the head’s, then the torso’s, then that of the legs. You choose
    the targets, but you cannot refuse an ability. A part without one is skipped.

    Two things end a chain early:

    • An ability that cannot be carried out stops it: no target, no card that fits. What has run stays done,
    what was still to come is lost.

    • If an ability completes another creature, that one takes over. Its chain begins, and the rest of the
    first chain is lost for good.

    A creature that has lost its head and gets a new one is complete again, and its abilities run again. If this was
    your first action, you still have the second.

nightmarium-rules-abilities-title = The six abilities
nightmarium-rules-abilities =
    • { nightmarium-ability-mourner }: { nightmarium-ability-mourner-text }.

    • { nightmarium-ability-scavenger }: { nightmarium-ability-scavenger-text }.

    • { nightmarium-ability-executioner }: { nightmarium-ability-executioner-text }.

    • { nightmarium-ability-devourer }: { nightmarium-ability-devourer-text }. The creature that is acting is
    safe from itself.

    • { nightmarium-ability-mockingbird }: { nightmarium-ability-mockingbird-text }. If any card of your hand
    fits somewhere, you must.

    • { nightmarium-ability-chorister }: { nightmarium-ability-chorister-text }. You see both and choose which goes
    first and where; everything that fits must be placed. Both are placed or discarded before a creature they completed
    wakes. If both complete one, only the chain of the later one runs.

    If only one card is left to draw or to turn up, one is enough.

    Two pairs worth knowing: { nightmarium-ability-executioner } over { nightmarium-ability-scavenger } first beheads a
    complete creature, then discards the rest. { nightmarium-ability-devourer } over { nightmarium-ability-mockingbird }
    takes a head off one of your own creatures and puts a new one on, so that it runs again.

nightmarium-rules-legion-title = Pure legions
nightmarium-rules-legion =
    Whenever a head completes a creature whose three parts are of one legion, every opponent discards a card of that
    legion, of their own choice, before the abilities run. A player who has none discards any two cards, or the last
    one.

    All choose at the same time and in secret; the cards are then shown together. Discarding two other cards therefore
    shows everyone that the hand has none of that legion.

nightmarium-rules-seals-title = Seals (advanced)
nightmarium-rules-seals =
    With the option seals=yes, twelve seals, three of each legion, are shuffled into the deck before the deal. A seal is
    a card like any other: it has a legion, counts for the rule of two cards a turn, and can be discarded for a pure
    legion.

    You play a seal on one of your complete creatures, by an action, a { nightmarium-ability-mockingbird } or a
    { nightmarium-ability-chorister }. The legion need not match. A creature can have one seal.

    • The creature is embodied: no ability, not even your own, affects it for the rest of the game.

    • Its abilities on cards of the seal’s legion may run once more, head first. You choose yes or no for all of them
    together; once begun, they are compulsory as always.

    • A seal played during a chain ends that chain, as completing a creature does.

nightmarium-rules-options-title = Winning, and variants
nightmarium-rules-options =
    The win is checked when your turn ends, after both actions. Five creatures in the middle of a turn are not enough if
    one of them loses its head before the end.

    • target=6 or target=7: a longer game. The number is also how many creatures you may have.

    • seals=yes: seals, see the previous part.

    • win_at_once=yes: as some editions have it, the last creature wins as soon as it is complete, before its abilities
    run.

    • early_reshuffle=yes: the discard pile becomes the new deck as soon as the last card is taken, not when the next
    card is needed.

    • keep_seals=yes: if your only cards of a pure legion are seals, you may discard two cards of other legions instead.

    • turn_limit=N: after N turns the most complete creatures win. It stops games that would not end; with five players
    and target=7 the cards can run out.
