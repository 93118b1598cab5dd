### The Castle of the Devil: names, table, decisions and all that happens.

castle-title = The Castle of the Devil
castle-about = Two secret societies share a coach. Trade, fight and find out who is on your side; declare victory when your society holds three of its goal cards and you know who has them.

## Options

castle-option-items = Items (beginners: sealed items only)
castle-option-expert = Three players: three allegiance cards each; the majority decides
castle-option-smuggling = Smuggling: a player who gives an item may hide its trade effect
castle-option-fortune-telling = Fortune telling: you can also win by naming the enemies who hold their goal cards
castle-option-free-demand = A successful demand by the Diplomat does not use up the turn
castle-option-coat-may-refresh = The Coat may turn your own profession face down again
castle-option-blind-coat = The Coat gives a random spare profession instead of a choice
castle-option-foresight-needs-two = The Clairvoyant needs at least two cards in the pile
castle-option-priest-may-defend = The Priest may call off an attack on themselves
castle-option-duelist-bonus = The Duelist adds one to their own side
castle-option-early-duelist = The Duelist may also act before the others take sides
castle-option-bags-count-for-ring = Bags count for the Ring of Power before they turn
castle-option-name-all-holders = A declaration must name every ally who holds a goal card
castle-option-fortune-counts-all = Fortune telling counts the goal cards of all enemies, not only of those named
castle-option-pearl-bars-ring = The Black Pearl bars the Ring of Power too
castle-option-draw-offers = Offer everyone a draw after three rounds of passes (not in the rulebook)
castle-option-turn-limit = Turn limit (then the game is a draw; not in the rulebook)

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
castle-text-key = the Order’s goal card
castle-text-goblet = the Brotherhood’s goal card
castle-text-bag-with-key = traded: draw an item; counts as a key once the pile is empty; cannot be traded for the other bag
castle-text-bag-with-goblet = traded: draw an item; counts as a goblet once the pile is empty; cannot be traded for the other bag
castle-text-dagger = +1 when you attack
castle-text-gloves = +1 when you defend
castle-text-casting-knives = +1 for the attacker you support
castle-text-whip = +1 for the defender you support
castle-text-poison-ring = you win your own fight if it is tied
castle-text-monocle = traded: see your partner’s allegiance
castle-text-privilege = traded: see all your partner’s items
castle-text-black-pearl = must be accepted; its holder cannot declare
castle-text-tome = traded: you may swap professions with your partner
castle-text-coat = traded: you may take a spare profession
castle-text-sextant = traded: everyone passes an item in the direction you choose
castle-text-ring-of-power = with three goal cards of any kind you win alone
castle-text-broken-mirror = must be accepted; no trade effects and nothing is named
castle-text-diplomat = once, on your turn: demand a trade for a certain item; if the player does not have it, your turn ends
castle-text-doctor = once: a fight has no consequences
castle-text-duelist = once, in your own fight: nobody may support either side, +1 for you
castle-text-poison-mixer = once, in a fight between others: decide who wins
castle-text-grand-master = +1 when you defend
castle-text-clairvoyant = once, on your turn: look through the pile, put two on top
castle-text-hypnotist = when you attack: one other player cannot take part
castle-text-bodyguard = +1 for the side you support
castle-text-priest = once: call off a fight between others; an attacker with two or more items gives you one
castle-text-thug = +1 when you attack
castle-side-order = Order
castle-side-brotherhood = Brotherhood
castle-elixir = ⚗ elixir
castle-nothing = nothing

## The table

castle-opening = Everyone looks at their cards. { $name } goes first.
castle-pile =
    { $count ->
        [one] { $count } item in the pile
       *[other] { $count } items in the pile
    }
castle-bags-turned = the pile is empty: the bags now count as key and goblet
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
castle-known = certain: { $items }
castle-face-up = { $profession } (face up)
castle-fight = { $attacker } attacks { $defender }: { $first } to { $second }
castle-fight-attacker = Supporting the attacker: { $names }
castle-fight-defender = Supporting the defender: { $names }
castle-fight-hypnotised = Hypnotised: { $name }
castle-hand = Your luggage and profession
castle-notebook = Your notebook
castle-may-hold = { $name } may also hold: { $items }
castle-fact-item = turn { $turn }: { $name } has { $value }
castle-fact-items = turn { $turn }: { $name } has exactly { $value }
castle-fact-lacks = turn { $turn }: { $name } has no { $value }
castle-fact-allegiance = turn { $turn }: { $name } belongs to the { $value }
castle-fact-profession = turn { $turn }: { $name } has the profession { $value }
castle-fact-seen-by = turn { $turn }: { $value } has seen the cards of { $name }
castle-stale = {" "}(may have changed)
castle-legend = ▶ marks the player to act. A question mark is a card you do not know. Type t to read your notebook.
castle-legend-side-order = The Order of Open Secrets collects three keys.
castle-legend-side-brotherhood = The Brotherhood of True Lies collects three goblets.

## Decisions

castle-step-reveal = Look at your cards. Ready?
castle-step-turn = Your turn: one action.
castle-step-draw-offer = Everyone has passed three times in a row. End the game in a draw?
castle-step-answer = { $seat } offers you: { $item }.
castle-step-bag = The Bag: draw an item?
castle-step-slot = Which of the three allegiance cards of { $target } do you look at?
castle-step-tome = The Tome: swap professions with { $partner }?
castle-step-coat = The Coat: take another profession?
castle-step-sextant = The Sextant: in which direction does everyone pass an item?
castle-step-pass-on = Which item do you pass on?
castle-step-overflow = You have one item too many. Which do you give away, and to whom?
castle-step-demand = What do you offer to { $target } for { $item }?
castle-step-hand-over = { $seat } demands: { $item }. What do you hand over?
castle-step-foresight = You look through the pile. Which item goes on top, and which second?
castle-step-foresight-second = On top: { $item }. Which item goes beneath it?
castle-step-priest = An attack! Does the Priest call it off?
castle-step-pay = Which item do you give to { $priest }?
castle-step-early-duel = Before anyone takes sides: does the Duelist step in?
castle-step-support = Whom do you support?
castle-step-hypnosis = Everyone has taken sides. Hypnotise a player?
castle-step-powers = The fight is on. Use an item or your profession?
castle-step-doctor = The fight is decided. Does the Doctor step in?
castle-step-spoils = You beat { $loser }. What do you want to see?
castle-step-luggage = You look through the luggage of { $loser }. Take an item?
castle-step-give-back = { $loser } has nothing left. What do you give back?
castle-step-naming = Whom do you name?
castle-group-offer = Offer an item
castle-group-demand = Demand an item (Diplomat)
castle-group-attack = Attack
castle-group-end = End the game
castle-group-other = Other actions
castle-group-answer = Your answer
castle-choice-ready = ready
castle-choice-pass = pass
castle-choice-offer = { $item } to { $name }
castle-choice-demand = { $item } from { $name }
castle-choice-attack = { $name }
castle-choice-declare = declare victory for your side
castle-choice-solo = win alone with the Ring of Power
castle-choice-fortune = tell fortunes: name the enemies who hold their goal cards
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
castle-choice-call-off = call off the fight (Priest)
castle-choice-pay = { $item }
castle-choice-support-nobody = nobody
castle-choice-support-attacker = the attacker
castle-choice-support-defender = the defender
castle-choice-hypnotise = { $name }
castle-choice-use-item = use { $item }
castle-choice-use-profession = use your profession
castle-choice-poison-attacker = poison: the attacker wins
castle-choice-poison-defender = poison: the defender wins
castle-choice-done = nothing more
castle-choice-heal = cancel the consequences (Doctor)
castle-choice-identity = the identity: allegiance and profession
castle-choice-luggage = the luggage; you may take an item
castle-choice-slot = card { $slot }
castle-choice-take = take { $item }
castle-choice-give-back = { $item }
castle-choice-name = { $name }
castle-choice-stop = that’s everyone
castle-choice-agree = yes, a draw
castle-choice-decline = no
castle-silently = {", "}silently
castle-key-pass = p

## Events

castle-event-dealt = The coach sets off.
castle-event-dealt-own = The coach sets off. You: { $allegiance }, { $profession }, { $items }.
castle-event-answered = { $name } has answered.
castle-event-turn-began = Turn { $turn }: { $name }
castle-event-passed = { $name } passes.
castle-event-draw-offered = Everyone is offered a draw.
castle-event-draw-declined = Not everyone agrees to a draw.
castle-event-offered = { $name } offers something to { $target }.
castle-event-offered-own = { $name } offers { $item } to { $target }.
castle-event-refused = { $target } refuses.
castle-event-traded = { $name } and { $target } trade.
castle-event-traded-own = { $name } and { $target } trade: you give { $gave } and get { $got }.
castle-event-announced = { $target } names what came from { $name }: { $item }.
castle-event-trade-ended = The trade is done.
castle-event-declined-bag = { $name } does not draw.
castle-event-declined-tome = { $name } keeps their profession.
castle-event-declined-coat = { $name } keeps their profession.
castle-event-declined-luggage = { $name } takes nothing.
castle-event-demanded-met = { $name } demands { $item }, and { $target } has it.
castle-event-demanded-failed = { $name } demands { $item }, but { $target } has none.
castle-event-looked-at-hand = { $name } looks at the luggage of { $target }.
castle-event-looked-at-hand-own = { $name } looks at the luggage of { $target }: { $items }.
castle-event-looked-at-allegiance = { $name } looks at an allegiance card of { $target }.
castle-event-looked-at-allegiance-own = { $name } looks at an allegiance card of { $target }: { $allegiance }.
castle-event-looked-at-identity = { $name } learns the allegiance and profession of { $target }.
castle-event-looked-at-identity-own = { $name } learns the identity of { $target }: { $allegiance }, { $profession }.
castle-event-foresaw = { $name } looks through the pile.
castle-event-foresaw-own = { $name } looks through the pile: { $pile }.
castle-event-arranged = { $name } puts items on top of the pile.
castle-event-arranged-own = { $name } puts on top of the pile: { $top }.
castle-event-profession-used = { $name }: { $profession }!
castle-event-professions-swapped = { $name } and { $target } swap professions.
castle-event-professions-swapped-own = { $name } and { $target } swap professions: you give { $gave } and get { $got }.
castle-event-spare-shown = { $name } looks through the spare professions.
castle-event-spare-shown-own = { $name } looks through the spare professions: { $professions }.
castle-event-profession-changed = { $name } takes another profession.
castle-event-profession-changed-own = { $name } puts { $returned } back and takes { $took }.
castle-event-drew = { $name } draws an item.
castle-event-drew-own = { $name } draws { $item }.
castle-event-bags-turned = The pile is empty. The bags now count as key and goblet!
castle-event-gave = { $name } hands an item to { $target }.
castle-event-gave-own = { $name } hands { $item } to { $target }.
castle-event-direction-chosen-left = { $name } chooses: to the left.
castle-event-direction-chosen-right = { $name } chooses: to the right.
castle-event-passed-on-left = Everyone passes an item to the left.
castle-event-passed-on-right = Everyone passes an item to the right.
castle-event-passed-on-left-own = Everyone passes an item to the left: you give { $gave } and get { $got }.
castle-event-passed-on-right-own = Everyone passes an item to the right: you give { $gave } and get { $got }.
castle-event-attacked = { $name } attacks { $target }!
castle-event-called-off = { $name } calls off the fight.
castle-event-nobody-acted-priest = The Priest does not step in.
castle-event-nobody-acted-doctor = The Doctor does not step in.
castle-event-nobody-acted-powers = Nobody uses anything more.
castle-event-nobody-acted-hypnosis = Nobody is hypnotised.
castle-event-supported-nobody = { $name } stays out of it.
castle-event-supported-attacker = { $name } supports the attacker.
castle-event-supported-defender = { $name } supports the defender.
castle-event-hypnotised = { $name } hypnotises { $target }.
castle-event-item-used = { $name } uses { $item }.
castle-event-poisoned-attacker = { $name } makes the attacker win.
castle-event-poisoned-defender = { $name } makes the defender win.
castle-event-counted-attacker = { $first } to { $second }: the attacker { $name } wins.
castle-event-counted-defender = { $first } to { $second }: the defender { $target } wins.
castle-event-counted-nobody = { $first } to { $second }: a tie.
castle-event-healed = { $name } cancels all consequences.
castle-event-spoils-chosen-identity = { $name } wants to know the identity of { $target }.
castle-event-spoils-chosen-luggage = { $name } searches the luggage of { $target }.
castle-event-declared-victory = { $name } declares victory: { $allegiance }, { $profession }, { $items }!
castle-event-declared-fortune = { $name } tells fortunes: { $allegiance }, { $profession }, { $items }!
castle-event-declared-ring-of-power = { $name } shows the Ring of Power: { $items }!
castle-event-named = { $name } names { $target }.
castle-event-game-ended-declared = The declaration is right.
castle-event-game-ended-wrongly-declared = The declaration is wrong.
castle-event-game-ended-fortune-told = The fortune is right.
castle-event-game-ended-wrong-fortune = The fortune is wrong.
castle-event-game-ended-alone = A victory alone, with the Ring of Power.
castle-event-game-ended-agreed-draw = Everyone agrees to a draw.
castle-event-game-ended-turn-limit = The turn limit is reached: a draw.

## Endings

castle-ending-declared = the declaration was right
castle-ending-wrongly-declared = the declaration was wrong
castle-ending-fortune-told = the fortune was right
castle-ending-wrong-fortune = the fortune was wrong
castle-ending-alone = alone, with the Ring of Power
castle-ending-agreed-draw = a draw by agreement
castle-ending-turn-limit = a draw by the turn limit
castle-result-declared = { $names } won: the declaration was right.
castle-result-wrongly-declared = { $names } won: the declaration was wrong.
castle-result-fortune-told = { $names } won: the fortune was right.
castle-result-wrong-fortune = { $names } won: the fortune was wrong.
castle-result-alone = { $names } won alone, with the Ring of Power.
castle-result-agreed-draw = Draw by agreement.
castle-result-turn-limit = Draw: the turn limit is reached.
castle-standing = { $name }: { $side }, { $items }

## The component table

castle-column-card = Card
castle-column-sort = Type
castle-column-copies = Copies
castle-column-sealed = Sealed
castle-column-symbol = Symbol
castle-column-text = Trade text
castle-column-use = Use
castle-column-mark = Source
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

castle-why-pass = there is nothing better to do
castle-why-offer = a trade may bring something better
castle-why-offer-bag = trading a bag draws an item
castle-why-offer-look = this trade shows you your partner’s cards
castle-why-offer-pearl = an enemy with the pearl cannot declare
castle-why-show-ally = an ally should know about this goal card
castle-why-refuse = the offer is not worth its price
castle-why-accept = the trade is worth more than it costs
castle-why-demand = this player probably has the item
castle-why-give = this item is the least useful
castle-why-draw = a free item
castle-why-foresee = the pile is best known just before a draw
castle-why-arrange = the best item for yourself, the worst for the next player
castle-why-swap-profession = the other profession is more useful
castle-why-direction = the likelier ally sits on that side
castle-why-attack-learn = winning the fight shows who this player is
castle-why-attack-rob = winning the fight gets you an item you need
castle-why-attack-draw = even a tie draws an item
castle-why-attack-ring = someone may be about to win alone
castle-why-abstain = too little is known to take a side
castle-why-support-ally = this is probably an ally
castle-why-support-against-enemy = the other one is probably an enemy
castle-why-call-off = the fight would help the other side
castle-why-hypnotise = without this player the fight turns
castle-why-keep-hidden = there is no need to show a card
castle-why-fight-on = this card can turn the fight
castle-why-duel = the odds are better without supporters
castle-why-poison = the likelier ally should win
castle-why-heal = it spares an ally
castle-why-look-identity = it shows whether this is an ally
castle-why-look-luggage = it shows the luggage, and an item may be worth taking
castle-why-take = worth having, or worth keeping from others
castle-why-decline = not worth it
castle-why-solo = the Ring of Power wins at once
castle-why-declare-certain = these cards are certain to win
castle-why-declare-likely = it is probably right, and waiting is dangerous
castle-why-declare-doubtful = it is too uncertain
castle-why-name = they hold the cards you need
castle-why-no-draw = you can still win

## While others can see the screen

castle-covered-top = the first item
castle-covered-offer = { $seat } offers you an item.
castle-covered-item = item { $number }
