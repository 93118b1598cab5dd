### The lesson of Cthulhu Realms, step by step.

learn-realms-welcome-title = Fifty points of sanity
learn-realms-welcome =
    Here is your sanity, above is your opponent’s. A player who has none left is out, and the last one left wins.

    Both of you begin with the same ten weak cards. You will buy better ones. Tap any underlined word to see what it
    means.
learn-realms-play-title = Play a card
learn-realms-play =
    You have only three cards because you go first; from now on you draw five each turn. Playing a card costs nothing.

    Tap a Follower.
learn-realms-use-title = Use what it can do
learn-realms-use =
    The Follower lies before you, and its one line is lit: it brings a point of power. Each line of a card works once a
    turn, and you decide when.

    Tap the line.
learn-realms-again-title = And the other one
learn-realms-again =
    Power adds up until your turn ends. Do the same with your second Follower: play it, use it.
learn-realms-attack-title = Your first attack
learn-realms-attack =
    The Goon robs your opponent of one point of sanity. Play it and use it. If there is only one target, the table
    chooses it for you.
learn-realms-row-title = What can be bought
learn-realms-row =
    Five open cards and the stack of Initiates are for sale. The price is in the corner; what you can afford is lit.
    Beside them lies the shared deck, face up: its top card will come into the row next.
learn-realms-buy-title = Buy a Ghast
learn-realms-buy =
    Two points of power buy a Ghast, a green card that attacks and can clear away weak cards. It goes to your discard
    pile and will come into your hand once your deck has been reshuffled.
learn-realms-finish-title = End your turn
learn-realms-finish =
    The cards you have played and the rest of your hand go to your discard pile, unspent power is lost, and you draw
    five cards. Then it is your opponent’s turn: watch what they buy.
learn-realms-sides-title = Choose a side
learn-realms-sides =
    The Initiate’s first line has two sides: two points of power, or one of sanity lost. You get one of them a turn.

    Play an Initiate and take the power.
learn-realms-all-title = All at once
learn-realms-all = The other cards can be played in any order. This button plays your whole hand.
learn-realms-gather-title = Collect the power
learn-realms-gather =
    Use the second Initiate for power, then the three Followers. You will have seven points. Another button takes all
    simple gains at once; here, tap them one by one.
learn-realms-location-title = A place that stays
learn-realms-location =
    R’lyeh is a location. Characters and artifacts are discarded at the end of the turn; a location stays before you and
    works every turn, until someone destroys it. Buy it for four.
learn-realms-partner-title = Think of partners
learn-realms-partner =
    Three points are left, and the Ghoul is green like your Ghast. Cards of one colour open each other’s best lines: the
    first rule of buying. Buy the Ghoul.
learn-realms-over-title = That is all for this turn
learn-realms-over =
    End your turn. The Initiates could still abjure themselves for a point of loss, so the table reminds you. End the
    turn anyway: they are worth more in your deck.
learn-realms-later-title = Some turns later
learn-realms-later =
    Your R’lyeh is in play: you played it once, and it has stayed ever since. It needs a discard this turn, so it cannot
    be used yet.

    And your hand holds both green cards.
learn-realms-refuge-title = A refuge
learn-realms-refuge =
    But your opponent has built the Miskatonic Library, a refuge. While it stands the player behind it cannot lose
    sanity. Four points of loss would destroy it, and so would an ability that destroys locations.
learn-realms-locked-title = A locked line
learn-realms-locked =
    Play the Ghoul. Its second line, which destroys a location, is locked: it requires another green card of yours in
    play.
learn-realms-combo-title = Two of a colour
learn-realms-combo = The Ghast is that card. Play it and see both unlock: each needs the other.
learn-realms-destroy-title = Down with the refuge
learn-realms-destroy =
    Use the Ghoul’s second line and choose the Library. Destroying costs no points and ignores shields. The Library
    goes to its owner’s discard pile.
learn-realms-strike-title = Now everything hits
learn-realms-strike =
    Nothing protects your opponent any more. Use the Ghoul’s five, then both attacks of the Ghast.
learn-realms-abjure-title = Abjure what is weak
learn-realms-abjure =
    The Ghast’s last line abjures a card: it leaves the game for good. Abjure a Follower from your hand. A smaller deck
    brings your best cards back sooner.
learn-realms-shop-title = Spend the rest
learn-realms-shop =
    Play both Followers, use them, and buy another Ghast: one more green partner.
learn-realms-rest-title = End the turn
learn-realms-rest =
    That is a whole turn: play, use and buy, in any order you like. From here the two of you play on without me for a
    while.
learn-realms-last-title = The last turn
learn-realms-last = Your opponent has three points of sanity left. Your Mi-Go takes four. Play it and use its first line.
learn-realms-blow-title = Choose the target
learn-realms-blow =
    Your opponent’s Ruins are a gate: they protect other locations, but not the player. So you may choose. Take the
    player.
learn-realms-end-title = You have won
learn-realms-end =
    Your opponent has lost the last of their sanity. You know the whole game now: buy cards that help each other, abjure
    weak ones, break shields first. With three or four players you reach only your neighbours.
