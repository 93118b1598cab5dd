### The Castle of the Devil: names, table, decisions and all that happens.

castle-title = The Castle of the Devil
castle-about = Two secret societies share a coach. Trade, fight and find out who is on your side; declare victory when your society holds three of its goal cards and you know who has them.

## Options

castle-option-items = Item cards (beginners play with the sealed items only)
castle-option-expert = Three players: three allegiance cards each, the majority counts
castle-option-smuggling = Smuggling: giving a card, you may hide its trade effect
castle-option-fortune-telling = Fortune telling: you can also win by naming the enemies who hold their goal cards
castle-option-free-demand = A demand of the Diplomat that is met does not use up the turn
castle-option-coat-may-refresh = The Coat may turn your own profession face down again
castle-option-blind-coat = The Coat draws a spare profession unseen instead of choosing one
castle-option-foresight-needs-two = The Clairvoyant needs two cards in the pile
castle-option-priest-may-defend = The Priest may call off an attack on himself
castle-option-duelist-bonus = The Duelist adds one to his side
castle-option-early-duelist = The Duelist may also act before the others take sides
castle-option-bags-count-for-ring = Bags count for the Ring of Power before they turn
castle-option-name-all-holders = A declaration must name every ally who holds a goal card
castle-option-fortune-counts-all = Fortune telling counts the goal cards of all enemies, not only of those named
castle-option-pearl-bars-ring = The Black Pearl bars the Ring of Power too
castle-option-draw-offers = Offer a draw to all after three rounds of passes
castle-option-turn-limit = Turn limit (then the game is a draw)

## Cards

castle-card-key = Key
castle-card-goblet = Goblet
castle-card-bag_with_key = Bag (key)
castle-card-bag_with_goblet = Bag (goblet)
castle-card-dagger = Dagger
castle-card-gloves = Gloves
castle-card-casting_knives = Casting Knives
castle-card-whip = Whip
castle-card-poison_ring = Poison Ring
castle-card-monocle = Monocle
castle-card-privilege = Privilege
castle-card-black_pearl = Black Pearl
castle-card-tome = Tome
castle-card-coat = Coat
castle-card-sextant = Sextant
castle-card-ring_of_power = Ring of Power
castle-card-broken_mirror = Broken Mirror
castle-card-diplomat = Diplomat
castle-card-doctor = Doctor
castle-card-duelist = Duelist
castle-card-poison_mixer = Poison Mixer
castle-card-grand_master = Grand Master
castle-card-clairvoyant = Clairvoyant
castle-card-hypnotist = Hypnotist
castle-card-bodyguard = Bodyguard
castle-card-priest = Priest
castle-card-thug = Thug
castle-card-bag = Bag
castle-name-octavia_thorn = Octavia Thorn
castle-name-isolde_quill = Isolde Quill
castle-name-bettina_roux = Bettina Roux
castle-name-vesna_morozova = Vesna Morozova
castle-name-agnes_holloway = Agnes Holloway
castle-name-ambrose_pike = Ambrose Pike
castle-name-casimir_wolf = Casimir Wolf
castle-name-leopold_crane = Leopold Crane
castle-name-mateo_luna = Mateo Luna
castle-name-silas_wren = Silas Wren
castle-who-octavia_thorn = a widow in a veil
castle-who-isolde_quill = a lady novelist
castle-who-bettina_roux = a circus rider
castle-who-vesna_morozova = a medium
castle-who-agnes_holloway = a governess
castle-who-ambrose_pike = a retired captain
castle-who-casimir_wolf = a furrier
castle-who-leopold_crane = a watchmaker
castle-who-mateo_luna = a guitarist
castle-who-silas_wren = a travelling notary
castle-card-octavia_thorn = { castle-name-octavia_thorn }, { castle-who-octavia_thorn }
castle-card-isolde_quill = { castle-name-isolde_quill }, { castle-who-isolde_quill }
castle-card-bettina_roux = { castle-name-bettina_roux }, { castle-who-bettina_roux }
castle-card-vesna_morozova = { castle-name-vesna_morozova }, { castle-who-vesna_morozova }
castle-card-agnes_holloway = { castle-name-agnes_holloway }, { castle-who-agnes_holloway }
castle-card-ambrose_pike = { castle-name-ambrose_pike }, { castle-who-ambrose_pike }
castle-card-casimir_wolf = { castle-name-casimir_wolf }, { castle-who-casimir_wolf }
castle-card-leopold_crane = { castle-name-leopold_crane }, { castle-who-leopold_crane }
castle-card-mateo_luna = { castle-name-mateo_luna }, { castle-who-mateo_luna }
castle-card-silas_wren = { castle-name-silas_wren }, { castle-who-silas_wren }
castle-text-key = the Order's goal card
castle-text-goblet = the Brotherhood's goal card
castle-text-bag-with-key = traded: draw an item; a key once the pile is empty; never traded for the other bag
castle-text-bag-with-goblet = traded: draw an item; a goblet once the pile is empty; never traded for the other bag
castle-text-dagger = +1 when you attack
castle-text-gloves = +1 when you defend
castle-text-casting-knives = +1 for the attacker you support
castle-text-whip = +1 for the defender you support
castle-text-poison-ring = you win a tied fight of your own
castle-text-monocle = traded: see your partner's allegiance
castle-text-privilege = traded: see all items of your partner
castle-text-black-pearl = must be accepted; its holder cannot declare
castle-text-tome = traded: you may swap professions with your partner
castle-text-coat = traded: you may take a spare profession
castle-text-sextant = traded: everybody passes an item to the side you choose
castle-text-ring-of-power = with three goal cards of any kind you win alone
castle-text-broken-mirror = must be accepted; silences both cards of the trade
castle-text-diplomat = once, on your turn: demand an item in trade
castle-text-doctor = once: a fight has no consequences
castle-text-duelist = once, fighting: nobody supports anybody, +1 for you
castle-text-poison-mixer = once, in others' fights: name the winner
castle-text-grand-master = +1 when you defend
castle-text-clairvoyant = once, on your turn: look through the pile, put two on top
castle-text-hypnotist = attacking: one other player is out of the fight
castle-text-bodyguard = +1 for the side you support
castle-text-priest = once: call off a fight of others, the attacker pays you an item
castle-text-thug = +1 when you attack
castle-side-order = Order
castle-side-brotherhood = Brotherhood
castle-elixir = ⚗ elixir
castle-nothing = nothing

## The table

castle-opening = Everybody looks at their cards. { $name } begins.
castle-pile =
    { $count ->
        [one] { $count } item in the pile
       *[other] { $count } items in the pile
    }
castle-bags-turned = the pile is empty: the bags are key and goblet now
castle-spare =
    { $count ->
        [one] { $count } spare profession
       *[other] { $count } spare professions
    }
castle-limit = hand limit { $count }
castle-luggage =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
castle-known = for certain: { $items }
castle-face-up = { $profession } (face up)
castle-fight = { $attacker } attacks { $defender }: { $first } to { $second }
castle-hand = Your luggage and profession
castle-notebook = Your notebook
castle-may-hold = { $name } may also hold: { $items }
castle-fact-item = turn { $turn }: { $name } has { $value }
castle-fact-items = turn { $turn }: { $name } has just { $value }
castle-fact-lacks = turn { $turn }: { $name } has no { $value }
castle-fact-allegiance = turn { $turn }: { $name } belongs to { $value }
castle-fact-profession = turn { $turn }: { $name } is { $value }
castle-fact-seen-by = turn { $turn }: { $value } has looked at the cards of { $name }
castle-stale = {" "}(may have changed)
castle-legend = ▶ is to act. A question mark is a card you do not know; type t to read your notebook.
castle-legend-side-order = The Order of Open Secrets collects three keys.
castle-legend-side-brotherhood = The Brotherhood of True Lies collects three goblets.

## Decisions

castle-step-reveal = Look at your cards. Ready?
castle-step-turn = Your turn: one action.
castle-step-draw-offer = Nobody does anything any more. End in a draw?
castle-step-answer = { $seat } offers you: { $item }.
castle-step-bag = The Bag: draw an item?
castle-step-slot = Which of the three allegiance cards of { $target } do you look at?
castle-step-tome = The Tome: swap professions with { $partner }?
castle-step-coat = The Coat: take another profession?
castle-step-sextant = The Sextant: in which direction does everybody pass an item?
castle-step-pass-on = Which item do you pass on?
castle-step-overflow = You have one item too many. Which goes to whom?
castle-step-demand = What do you offer to { $target } for { $item }?
castle-step-hand-over = { $seat } demands: { $item }. What do you hand over?
castle-step-foresight = The pile lies open to you. Which item goes on top, and which beneath?
castle-step-priest = An attack. Does a priest step in?
castle-step-pay = Which item do you give to { $priest }?
castle-step-early-duel = Before anyone takes sides: does a Duelist step in?
castle-step-support = Whom do you support?
castle-step-hypnosis = All have taken sides. Do you hypnotise somebody?
castle-step-powers = The fight is on. Do you use anything?
castle-step-doctor = The fight is decided. Does a doctor step in?
castle-step-spoils = You have won against { $loser }. What do you look at?
castle-step-luggage = The luggage of { $loser } lies before you.
castle-step-give-back = { $loser } has nothing left. What do you give back?
castle-step-naming = Whom do you name?
castle-group-offer = Offer an item
castle-group-demand = Demand an item (Diplomat)
castle-group-attack = Attack
castle-group-end = End the game
castle-group-other = Or
castle-group-answer = Your answer
castle-choice-ready = ready
castle-choice-pass = pass ({ castle-key-pass })
castle-choice-offer = { $item } to { $name }
castle-choice-demand = { $item } from { $name }
castle-choice-attack = { $name }
castle-choice-declare = declare victory for your side
castle-choice-solo = win alone by the Ring of Power
castle-choice-fortune = tell the fortune: name the enemies who have it all
castle-choice-foresee = look through the pile (Clairvoyant)
castle-choice-refuse = refuse
castle-choice-accept = accept and return { $item }
castle-choice-bid = { $item }
castle-choice-yield = { $item }
castle-choice-top = { $item }
castle-choice-draw = draw
castle-choice-swap = swap
castle-choice-choose = become { $item }
castle-choice-left = to the left
castle-choice-right = to the right
castle-choice-pass-on = { $item }
castle-choice-gift = { $item } to { $name }
castle-choice-call-off = call the fight off (Priest)
castle-choice-pay = { $item }
castle-choice-support-nobody = nobody
castle-choice-support-attacker = the attacker
castle-choice-support-defender = the defender
castle-choice-hypnotise = { $name }
castle-choice-use-item = use { $item }
castle-choice-use-profession = use your profession
castle-choice-poison-attacker = poison: the attacker wins
castle-choice-poison-defender = poison: the defender wins
castle-choice-done = nothing (more)
castle-choice-heal = prevent the consequences (Doctor)
castle-choice-identity = the identity: allegiance and profession
castle-choice-luggage = the luggage, and perhaps take an item
castle-choice-slot = card { $slot }
castle-choice-take = take { $item }
castle-choice-give-back = { $item }
castle-choice-name = { $name }
castle-choice-stop = that is all
castle-choice-agree = yes, a draw
castle-choice-decline = no
castle-silently = {", "}in silence
castle-key-pass = p

## Events

castle-event-dealt = The coach sets off.
castle-event-dealt-own = The coach sets off. You: { $allegiance }, { $profession }, { $items }.
castle-event-answered = { $name } has answered.
castle-event-turn-began = Turn { $turn }: { $name }
castle-event-passed = { $name } passes.
castle-event-draw-offered = Everybody is asked for a draw.
castle-event-draw-declined = Not everybody wants a draw.
castle-event-offered = { $name } offers something to { $target }.
castle-event-offered-own = { $name } offers { $item } to { $target }.
castle-event-refused = { $target } refuses.
castle-event-traded = { $name } and { $target } trade.
castle-event-traded-own = { $name } and { $target } trade: you give { $gave } and get { $got }.
castle-event-announced = { $target } names what came from { $name }: { $item }.
castle-event-trade-ended = The trade is done.
castle-event-declined-bag = { $name } does not draw.
castle-event-declined-tome = { $name } keeps the profession.
castle-event-declined-coat = { $name } keeps the profession.
castle-event-declined-luggage = { $name } takes nothing.
castle-event-demanded-met = { $name } demands { $item }, and { $target } has it.
castle-event-demanded-failed = { $name } demands { $item }, but { $target } has none.
castle-event-looked-at-hand = { $name } looks at the luggage of { $target }.
castle-event-looked-at-hand-own = { $name } looks at the luggage of { $target }: { $items }.
castle-event-looked-at-allegiance = { $name } looks at an allegiance card of { $target }.
castle-event-looked-at-allegiance-own = { $name } looks at an allegiance card of { $target }: { $allegiance }.
castle-event-looked-at-identity = { $name } learns who { $target } is.
castle-event-looked-at-identity-own = { $name } learns who { $target } is: { $allegiance }, { $profession }.
castle-event-foresaw = { $name } looks through the pile.
castle-event-foresaw-own = { $name } looks through the pile: { $pile }.
castle-event-arranged = { $name } puts items on top of the pile.
castle-event-arranged-own = { $name } puts on top of the pile: { $top }.
castle-event-profession-used = { $name }: { $profession }!
castle-event-professions-swapped = { $name } and { $target } swap professions.
castle-event-professions-swapped-own = { $name } and { $target } swap professions: you give { $gave } and get { $got }.
castle-event-spare-shown = { $name } looks through the spare professions.
castle-event-spare-shown-own = { $name } looks through the spare professions: { $professions }.
castle-event-profession-changed = { $name } has another profession now.
castle-event-profession-changed-own = { $name } puts { $returned } back and takes { $took }.
castle-event-drew = { $name } draws an item.
castle-event-drew-own = { $name } draws { $item }.
castle-event-bags-turned = The pile is empty. The bags are key and goblet now!
castle-event-gave = { $name } hands an item to { $target }.
castle-event-gave-own = { $name } hands { $item } to { $target }.
castle-event-direction-chosen-left = { $name } chooses: to the left.
castle-event-direction-chosen-right = { $name } chooses: to the right.
castle-event-passed-on-left = Everybody passes an item to the left.
castle-event-passed-on-right = Everybody passes an item to the right.
castle-event-passed-on-left-own = Everybody passes an item to the left: you give { $gave } and get { $got }.
castle-event-passed-on-right-own = Everybody passes an item to the right: you give { $gave } and get { $got }.
castle-event-attacked = { $name } attacks { $target }!
castle-event-called-off = { $name } calls the fight off.
castle-event-nobody-acted-priest = No priest steps in.
castle-event-nobody-acted-doctor = No doctor steps in.
castle-event-nobody-acted-powers = Nobody adds anything more.
castle-event-nobody-acted-hypnosis = Nobody is hypnotised.
castle-event-supported-nobody = { $name } stays out of it.
castle-event-supported-attacker = { $name } supports the attacker.
castle-event-supported-defender = { $name } supports the defender.
castle-event-hypnotised = { $name } hypnotises { $target }.
castle-event-item-used = { $name } uses { $item }.
castle-event-poisoned-attacker = { $name } names the attacker winner.
castle-event-poisoned-defender = { $name } names the defender winner.
castle-event-counted-attacker = { $first } to { $second }: the attacker { $name } wins.
castle-event-counted-defender = { $first } to { $second }: the defender { $target } wins.
castle-event-counted-nobody = { $first } to { $second }: a tie.
castle-event-healed = { $name } prevents all consequences.
castle-event-spoils-chosen-identity = { $name } wants to know who { $target } is.
castle-event-spoils-chosen-luggage = { $name } goes through the luggage of { $target }.
castle-event-declared-victory = { $name } declares victory: { $allegiance }, { $profession }, { $items }!
castle-event-declared-fortune = { $name } tells the fortune: { $allegiance }, { $profession }, { $items }!
castle-event-declared-ring-of-power = { $name } shows the Ring of Power: { $items }!
castle-event-named = { $name } names { $target }.
castle-event-game-ended-declared = The declaration is right.
castle-event-game-ended-wrongly-declared = The declaration is wrong.
castle-event-game-ended-fortune-told = The fortune is right.
castle-event-game-ended-wrong-fortune = The fortune is wrong.
castle-event-game-ended-alone = The Ring of Power wins alone.
castle-event-game-ended-agreed-draw = All agree to a draw.
castle-event-game-ended-turn-limit = The turn limit is reached: a draw.

## Endings

castle-ending-declared = the declaration was right
castle-ending-wrongly-declared = the declaration was wrong
castle-ending-fortune-told = the fortune was right
castle-ending-wrong-fortune = the fortune was wrong
castle-ending-alone = alone, by the Ring of Power
castle-ending-agreed-draw = a draw by agreement
castle-ending-turn-limit = a draw by the turn limit
castle-result-declared =
    The declaration is right. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
castle-result-wrongly-declared =
    The declaration is wrong. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
castle-result-fortune-told =
    The fortune is right. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
castle-result-wrong-fortune =
    The fortune is wrong. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
castle-result-alone =
    The Ring of Power wins alone. { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }.
castle-result-agreed-draw = Draw by agreement.
castle-result-turn-limit = Draw: the turn limit is reached.
castle-standing = { $name }: { $side }, { $items }

## The component table

castle-column-card = Card
castle-column-sort = Sort
castle-column-copies = Copies
castle-column-sealed = Sealed
castle-column-symbol = Symbol
castle-column-text = Trade text
castle-column-use = Use
castle-column-mark = Mark
castle-sort-item = item
castle-sort-profession = profession
castle-sort-character = character
castle-symbol-none = none
castle-symbol-sword = sword
castle-symbol-shield = shield
castle-symbol-both = both
castle-use-once = once
castle-use-standing = always

## Why a bot does what it does

castle-why-pass = nothing better to do
castle-why-offer = a trade may bring something better
castle-why-offer-bag = passing a bag on draws a card
castle-why-offer-look = giving this away lets one look at the other
castle-why-offer-pearl = an enemy with the pearl cannot declare
castle-why-show-ally = an ally should know of this goal card
castle-why-refuse = the offer is not worth its price
castle-why-accept = the trade is worth more than it costs
castle-why-demand = a goal card is likely there
castle-why-give = this is missed least
castle-why-draw = a card for free
castle-why-foresee = just before a draw one should know the pile
castle-why-arrange = the best card for oneself, the worst for the next
castle-why-swap-profession = another profession is of more use
castle-why-direction = that way sits the likelier ally
castle-why-attack-learn = a won fight tells who this is
castle-why-attack-rob = a won fight takes what one needs
castle-why-attack-draw = even a tie draws a card
castle-why-attack-ring = somebody may be about to win alone
castle-why-abstain = too little is known to take a side
castle-why-support-ally = this is likely an ally
castle-why-support-against-enemy = the other one is likely an enemy
castle-why-call-off = the fight would help the others
castle-why-hypnotise = without this one the fight turns
castle-why-keep-hidden = no need to show a card
castle-why-fight-on = this card can turn the fight
castle-why-duel = without supporters one stands better
castle-why-poison = the likelier ally shall win
castle-why-heal = an ally is spared
castle-why-look-identity = to know who is an ally
castle-why-look-luggage = to take or to know the luggage
castle-why-take = worth having, or worth keeping from others
castle-why-decline = not worth it
castle-why-solo = the Ring of Power wins at once
castle-why-declare-certain = it is proven: these cards win
castle-why-declare-likely = it is likely right, and waiting is dangerous
castle-why-declare-doubtful = it is not sure enough
castle-why-name = these have the cards that are needed
castle-why-no-draw = the game is still to be won

## While others can see the screen

castle-covered-offer = { $seat } offers you an item.
castle-covered-item = item { $number }
