### The keywords of The Castle of the Devil. Forms: how each may stand in a text; a star stands for any ending.

castle-keywords-order = Order of Open Secrets
castle-keywords-order-forms = order
castle-keywords-order-text = One of the two societies. It wins with three keys in the hands of its members.
castle-keywords-brotherhood = Brotherhood of True Lies
castle-keywords-brotherhood-forms = brotherhood
castle-keywords-brotherhood-text = One of the two societies. It wins with three goblets in the hands of its members.
castle-keywords-goal = Goal card
castle-keywords-goal-forms = goal card*
castle-keywords-goal-text =
    Keys for the Order, goblets for the Brotherhood. Three in the hands of one side are enough to declare.
castle-keywords-side = Allegiance
castle-keywords-side-forms = allegiance*, side
castle-keywords-side-text =
    Your secret society. It never changes. Others learn it only by looking: after a fight, or with the Monocle.
castle-keywords-profession = Profession
castle-keywords-profession-forms = profession*
castle-keywords-profession-text =
    A secret skill. It lies face up once used; those that work once are spent then, until Tome or Coat turns them
    down.
castle-keywords-trade = Trade
castle-keywords-trade-forms = trade, trades, traded, trading
castle-keywords-trade-text =
    Your turn: you hand an item over face down. The other refuses, or keeps it and returns another. Your turn ends
    either way.
castle-keywords-aloud = Named aloud
castle-keywords-aloud-forms = aloud, trade text*
castle-keywords-aloud-text =
    Some items act when traded: whoever gets one names it, whoever gave it does what it says. The rest pass in
    silence.
castle-keywords-attack = Attack
castle-keywords-attack-forms = attack*, fight*
castle-keywords-attack-text =
    Your turn: you challenge somebody. All others choose whom to support, and the stronger side wins.
castle-keywords-support = Support
castle-keywords-support-forms = support*
castle-keywords-support-text =
    In turn everybody who does not fight sides with the attacker, the defender or nobody. It says a lot about them.
castle-keywords-rounds = Secret rounds
castle-keywords-rounds-forms = secret round*
castle-keywords-rounds-text =
    After the support, items and professions are put down in secret and revealed together, until nobody adds any.
castle-keywords-spoils = Spoils
castle-keywords-spoils-forms = spoils
castle-keywords-spoils-text =
    The winner either learns the loser's allegiance and profession, or sees all their items and may take one.
castle-keywords-tie = Tie
castle-keywords-tie-forms = tie, tied
castle-keywords-tie-text =
    Both sides are equally strong: who used the Poison Ring wins; otherwise nobody does, and the attacker draws an item.
castle-keywords-declare = Declare
castle-keywords-declare-forms = declare*, declaration
castle-keywords-declare-text =
    Your turn: show your cards and name the friends whose goal cards make three. Right, and your side wins; wrong, and
    it loses.
castle-keywords-elixir = Elixir of power
castle-keywords-elixir-forms = elixir*
castle-keywords-elixir-text =
    With an odd number of players the smaller side may count the elixir of whoever declares as one goal card.
castle-keywords-limit = Hand limit
castle-keywords-limit-forms = hand limit
castle-keywords-limit-text =
    Five items; six with four players, eight with three. Who gets one too many gives one to somebody with room.
castle-keywords-bag = Secret bag
castle-keywords-bag-forms = bag, bags
castle-keywords-bag-text =
    Traded, its giver may draw an item. It holds a key or a goblet, which it becomes when the pile is empty.
castle-keywords-pile = Pile
castle-keywords-pile-forms = pile
castle-keywords-pile-text =
    The items nobody has yet. They come into play by bags and ties; when the last is gone the bags open.
castle-keywords-spare = Spare professions
castle-keywords-spare-forms = spare
castle-keywords-spare-text = The professions nobody has. The Coat lets you choose one of them.
castle-keywords-key = Key
castle-keywords-key-forms = key, keys
castle-keywords-key-text = A goal card of the Order: three of them win.
castle-keywords-goblet = Goblet
castle-keywords-goblet-forms = goblet*
castle-keywords-goblet-text = A goal card of the Brotherhood: three of them win.
castle-keywords-dagger = Dagger
castle-keywords-dagger-forms = dagger*
castle-keywords-dagger-text = In a fight: one more for you if you attack.
castle-keywords-gloves = Gloves
castle-keywords-gloves-forms = gloves
castle-keywords-gloves-text = In a fight: one more for you if you defend.
castle-keywords-casting_knives = Casting Knives
castle-keywords-casting_knives-forms = casting knives, knives
castle-keywords-casting_knives-text = In a fight: one more for the attacker whom you support.
castle-keywords-whip = Whip
castle-keywords-whip-forms = whip
castle-keywords-whip-text = In a fight: one more for the defender whom you support.
castle-keywords-poison_ring = Poison Ring
castle-keywords-poison_ring-forms = poison ring
castle-keywords-poison_ring-text = In a fight of your own you win a tie, if you have used it.
castle-keywords-monocle = Monocle
castle-keywords-monocle-forms = monocle
castle-keywords-monocle-text = Traded, its giver sees the allegiance of the other.
castle-keywords-privilege = Privilege
castle-keywords-privilege-forms = privilege
castle-keywords-privilege-text = Traded, its giver sees all items of the other.
castle-keywords-black_pearl = Black Pearl
castle-keywords-black_pearl-forms = black pearl, pearl
castle-keywords-black_pearl-text = It must be accepted, and whoever holds it cannot declare. Get rid of it.
castle-keywords-tome = Tome
castle-keywords-tome-forms = tome
castle-keywords-tome-text = Traded, its giver may swap professions with the other; both turn face down, unused again.
castle-keywords-coat = Coat
castle-keywords-coat-forms = coat
castle-keywords-coat-text = Traded, its giver may take one of the spare professions instead of their own, face down.
castle-keywords-sextant = Sextant
castle-keywords-sextant-forms = sextant
castle-keywords-sextant-text = Traded, its giver chooses left or right, and everybody passes one item that way.
castle-keywords-ring_of_power = Ring of Power
castle-keywords-ring_of_power-forms = ring of power
castle-keywords-ring_of_power-text = With it and any three goal cards in your own hand you win alone.
castle-keywords-broken_mirror = Broken Mirror
castle-keywords-broken_mirror-forms = broken mirror, mirror
castle-keywords-broken_mirror-text = It must be accepted, and silences both cards of the trade.
castle-keywords-diplomat = Diplomat
castle-keywords-diplomat-forms = diplomat
castle-keywords-diplomat-text =
    Once, on your turn: demand an item by name and give another for it. Who has none shows you all their items. Your
    turn ends.
castle-keywords-doctor = Doctor
castle-keywords-doctor-forms = doctor
castle-keywords-doctor-text = Once, in any fight: when it has been counted, it has no consequences, and the turn ends.
castle-keywords-duelist = Duelist
castle-keywords-duelist-forms = duelist
castle-keywords-duelist-text = Once, as a fighter: nobody supports anybody any more, and one more for you.
castle-keywords-poison_mixer = Poison Mixer
castle-keywords-poison_mixer-forms = poison mixer
castle-keywords-poison_mixer-text = Once, in a fight of others: you name the winner.
castle-keywords-grand_master = Grand Master
castle-keywords-grand_master-forms = grand master
castle-keywords-grand_master-text = One more for you whenever you defend.
castle-keywords-clairvoyant = Clairvoyant
castle-keywords-clairvoyant-forms = clairvoyant
castle-keywords-clairvoyant-text =
    Once, on your turn: look through the pile, put two items on top and shuffle the rest. It is no action.
castle-keywords-hypnotist = Hypnotist
castle-keywords-hypnotist-forms = hypnotist
castle-keywords-hypnotist-text = When you attack: one of the others supports nobody and uses nothing in this fight.
castle-keywords-bodyguard = Bodyguard
castle-keywords-bodyguard-forms = bodyguard
castle-keywords-bodyguard-text = One more for the side you support.
castle-keywords-priest = Priest
castle-keywords-priest-forms = priest
castle-keywords-priest-text =
    Once, before support: call off a fight of others. An attacker with two or more items gives you one of their choice.
castle-keywords-thug = Thug
castle-keywords-thug-forms = thug
castle-keywords-thug-text = One more for you whenever you attack.
castle-keywords-smuggling = Smuggling
castle-keywords-smuggling-forms = smuggling
castle-keywords-smuggling-text = A variant: who gives a card away may keep it silent. Then it does nothing.
castle-keywords-fortune = Fortune-telling
castle-keywords-fortune-forms = fortune-telling
castle-keywords-fortune-text =
    A variant, as an action: name enemies who together hold three of their own goal cards. Right, and your side wins;
    wrong, and theirs does.
