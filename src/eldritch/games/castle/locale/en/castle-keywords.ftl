### The keywords of The Castle of the Devil. Forms: how each may stand in a text; a star stands for any ending.

castle-keywords-order = Order of Open Secrets
castle-keywords-order-forms = order
castle-keywords-order-text = One of the two societies. It wins when its members hold three keys.
castle-keywords-brotherhood = Brotherhood of True Lies
castle-keywords-brotherhood-forms = brotherhood
castle-keywords-brotherhood-text = One of the two societies. It wins when its members hold three goblets.
castle-keywords-goal = Goal card
castle-keywords-goal-forms = goal card*
castle-keywords-goal-text = Keys for the Order, goblets for the Brotherhood. A side that holds three can declare victory.
castle-keywords-side = Allegiance
castle-keywords-side-forms = allegiance*, side
castle-keywords-side-text =
    Your secret society. It never changes. Others learn it only by looking: after a fight, or with the Monocle.
castle-keywords-profession = Profession
castle-keywords-profession-forms = profession*
castle-keywords-profession-text =
    A secret skill. It lies face up once used. One-time professions are then spent until the Tome or the Coat turns them
    face down.
castle-keywords-trade = Trade
castle-keywords-trade-forms = trade, trades, traded, trading
castle-keywords-trade-text =
    On your turn: hand an item to another player, face down. They refuse it, or keep it and give one back. Your turn
    ends either way.
castle-keywords-aloud = Named aloud
castle-keywords-aloud-forms = aloud, trade text*
castle-keywords-aloud-text =
    Some items have a trade effect: the player who gets one names it, and the player who gave it does what it says. All
    other items change hands silently.
castle-keywords-attack = Attack
castle-keywords-attack-forms = attack*, fight*
castle-keywords-attack-text = On your turn: attack another player. Everyone else chooses whom to support, and the stronger side wins.
castle-keywords-support = Support
castle-keywords-support-forms = support*
castle-keywords-support-text = Everyone not fighting sides, in turn, with the attacker, the defender or nobody. It says a lot about them.
castle-keywords-rounds = Secret rounds
castle-keywords-rounds-forms = secret round*
castle-keywords-rounds-text = After the support, players choose items and professions in secret and reveal them together, until nobody adds any.
castle-keywords-spoils = Spoils
castle-keywords-spoils-forms = spoils
castle-keywords-spoils-text =
    The winner either learns the loser’s allegiance and profession, or sees all their items and may take one.
castle-keywords-tie = Tie
castle-keywords-tie-forms = tie, tied
castle-keywords-tie-text = Both sides are equally strong. A fighter who used the Poison Ring wins; otherwise nobody does, and the attacker draws an item.
castle-keywords-declare = Declare victory
castle-keywords-declare-forms = declare*, declaration
castle-keywords-declare-text =
    On your turn: show your cards and name the allies whose goal cards make three with yours. If you are right, your
    side wins; if you are wrong, it loses.
castle-keywords-elixir = Elixir of power
castle-keywords-elixir-forms = elixir*
castle-keywords-elixir-text = With an odd number of players, the smaller side may count the declaring player’s elixir as one goal card.
castle-keywords-limit = Hand limit
castle-keywords-limit-forms = hand limit
castle-keywords-limit-text = Five items; six with four players, eight with three. With one too many, give one to a player who has room.
castle-keywords-bag = Bag
castle-keywords-bag-forms = bag, bags
castle-keywords-bag-text = When traded, its giver may draw an item. There is a key or a goblet inside, and the bag counts as it once the pile is empty.
castle-keywords-pile = Pile
castle-keywords-pile-forms = pile
castle-keywords-pile-text = The items nobody holds yet. Bags and ties bring them into play; when the last is gone, the bags open.
castle-keywords-spare = Spare professions
castle-keywords-spare-forms = spare
castle-keywords-spare-text = The professions nobody has. The Coat lets you choose one of them.
castle-keywords-key = Key
castle-keywords-key-forms = key, keys
castle-keywords-key-text = The Order’s goal card: three of them win.
castle-keywords-goblet = Goblet
castle-keywords-goblet-forms = goblet*
castle-keywords-goblet-text = The Brotherhood’s goal card: three of them win.
castle-keywords-dagger = Dagger
castle-keywords-dagger-forms = dagger*
castle-keywords-dagger-text = In a fight: +1 if you attack.
castle-keywords-gloves = Gloves
castle-keywords-gloves-forms = gloves
castle-keywords-gloves-text = In a fight: +1 if you defend.
castle-keywords-casting_knives = Casting Knives
castle-keywords-casting_knives-forms = casting knives, knives
castle-keywords-casting_knives-text = In a fight: +1 for the attacker you support.
castle-keywords-whip = Whip
castle-keywords-whip-forms = whip
castle-keywords-whip-text = In a fight: +1 for the defender you support.
castle-keywords-poison_ring = Poison Ring
castle-keywords-poison_ring-forms = poison ring
castle-keywords-poison_ring-text = Used in your own fight, it makes you win a tie.
castle-keywords-monocle = Monocle
castle-keywords-monocle-forms = monocle
castle-keywords-monocle-text = When traded, its giver sees the other player’s allegiance.
castle-keywords-privilege = Privilege
castle-keywords-privilege-forms = privilege
castle-keywords-privilege-text = When traded, its giver sees all of the other player’s items.
castle-keywords-black_pearl = Black Pearl
castle-keywords-black_pearl-forms = black pearl, pearl
castle-keywords-black_pearl-text = It must be accepted, and its holder cannot declare victory. Get rid of it.
castle-keywords-tome = Tome
castle-keywords-tome-forms = tome
castle-keywords-tome-text = When traded, its giver may swap professions with the other player; both turn face down and unused.
castle-keywords-coat = Coat
castle-keywords-coat-forms = coat
castle-keywords-coat-text = When traded, its giver may swap their profession for a spare one, face down.
castle-keywords-sextant = Sextant
castle-keywords-sextant-forms = sextant
castle-keywords-sextant-text = When traded, its giver chooses left or right, and everyone passes one item that way.
castle-keywords-ring_of_power = Ring of Power
castle-keywords-ring_of_power-forms = ring of power
castle-keywords-ring_of_power-text = With it and any three goal cards in your own hand, you win alone.
castle-keywords-broken_mirror = Broken Mirror
castle-keywords-broken_mirror-forms = broken mirror, mirror
castle-keywords-broken_mirror-text = It must be accepted. Neither item in that trade is named or has an effect.
castle-keywords-diplomat = Diplomat
castle-keywords-diplomat-forms = diplomat
castle-keywords-diplomat-text =
    Once, on your turn: demand an item by name and give another for it. A player who does not have it shows you all
    their items. Your turn ends.
castle-keywords-doctor = Doctor
castle-keywords-doctor-forms = doctor
castle-keywords-doctor-text = Once, after any fight has been counted: it has no consequences, and the turn ends.
castle-keywords-duelist = Duelist
castle-keywords-duelist-forms = duelist
castle-keywords-duelist-text = Once, in your own fight: nobody may support either side, and +1 for you.
castle-keywords-poison_mixer = Poison Mixer
castle-keywords-poison_mixer-forms = poison mixer
castle-keywords-poison_mixer-text = Once, in a fight between others: you choose the winner.
castle-keywords-grand_master = Grand Master
castle-keywords-grand_master-forms = grand master
castle-keywords-grand_master-text = +1 whenever you defend.
castle-keywords-clairvoyant = Clairvoyant
castle-keywords-clairvoyant-forms = clairvoyant
castle-keywords-clairvoyant-text = Once, on your turn: look through the pile, put two items on top and shuffle the rest. It does not take your action.
castle-keywords-hypnotist = Hypnotist
castle-keywords-hypnotist-forms = hypnotist
castle-keywords-hypnotist-text = When you attack: one other player supports nobody and uses nothing in this fight.
castle-keywords-bodyguard = Bodyguard
castle-keywords-bodyguard-forms = bodyguard
castle-keywords-bodyguard-text = +1 for the side you support.
castle-keywords-priest = Priest
castle-keywords-priest-forms = priest
castle-keywords-priest-text = Once, before support: call off a fight between others. An attacker with two or more items gives you one of their choice.
castle-keywords-thug = Thug
castle-keywords-thug-forms = thug
castle-keywords-thug-text = +1 whenever you attack.
castle-keywords-smuggling = Smuggling
castle-keywords-smuggling-forms = smuggling
castle-keywords-smuggling-text = Variant: a player who gives an item may hide its trade effect. Then it does nothing.
castle-keywords-fortune = Fortune telling
castle-keywords-fortune-forms = fortune telling
castle-keywords-fortune-text =
    Variant, as your action: name enemies who together hold three of their own goal cards. If you are right, your side
    wins; if you are wrong, theirs does.
