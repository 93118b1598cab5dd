### The table of The Castle of the Devil in the browser.

## Cards

castle-table-kind-order = the Order’s goal
castle-table-kind-brotherhood = the Brotherhood’s goal
castle-table-kind-trade = trade · aloud
castle-table-kind-fight = fight
castle-table-kind-curse = special
castle-table-kind-once = once
castle-table-kind-standing = always
castle-table-bag-text = traded: its giver may draw an item; what is inside stays unsaid
castle-table-covered = hidden; hold Space to look
castle-table-hold = hold
castle-table-side = Side
castle-table-profession = Profession
castle-table-item = Item
castle-table-can = can be chosen
castle-table-cannot = not now
castle-table-picked = selected
castle-table-spent = used
castle-table-use = use
castle-table-give = give

## The own place

castle-table-luggage =
    { $count ->
        [one] Your luggage, { $count } item
       *[other] Your luggage, { $count } items
    }
castle-table-of = { $count } of { $limit }
castle-table-hidden = Hand hidden
castle-table-open = Hand open
castle-table-hidden-help = Hold a card to look at it. Let go and it is hidden again.
castle-table-open-help = Someone near your screen? Hide your hand.
castle-table-you = You

## The coach

castle-table-passengers = Passengers
castle-table-closed = hidden
castle-table-profession-closed = profession hidden
castle-table-deciding = is deciding
castle-table-claims = I’m with
castle-table-turn-short = turn { $turn }
castle-table-pile = Pile
castle-table-spare = Spare
castle-table-pile-about = { $count } of these are in the pile, in an unknown order; the passengers hold the others.
castle-table-spare-about = { $count } of these belong to nobody. Face-up professions are not listed.
castle-table-top = on top: { $item }
castle-table-bags-turned = bags are now key and goblet
castle-table-close = Close

## What to do

castle-table-prompt = What to do
castle-table-pass = Pass
castle-table-trade = Trade
castle-table-attack = Attack
castle-table-declare = Declare victory
castle-table-demand = Demand (Diplomat)
castle-table-notes = Notes
castle-table-do-offer =
    { $silent ->
        [yes] Offer { $item } to { $name }, silently
       *[no] Offer { $item } to { $name }
    }
castle-table-do-demand = Demand { $item } from { $name }
castle-table-do-attack = Attack { $name }
castle-table-accept =
    { $silent ->
        [yes] Take it, give { $item } silently
       *[no] Take it, give { $item }
    }
castle-table-offers = { $name } offers you a trade.
castle-table-do-hidden =
    { $silent ->
        [yes] Give the chosen item, silently
       *[no] Give the chosen item
    }
castle-table-do-hidden-to =
    { $silent ->
        [yes] { $name }: give the chosen item, silently
       *[no] { $name }: give the chosen item
    }
castle-table-accept-what = Take it and give…
castle-table-abstain = Use no cards
castle-table-seal = Use { $cards }
castle-table-seal-nothing = Use a card…
castle-table-support-attacker = For the attacker
castle-table-support-defender = For the defender
castle-table-support-nobody = For nobody
castle-table-name-them = Name { $names } (final)
castle-table-name-nobody = Name nobody (final)
castle-table-name-enough = That’s everyone (final)

## Hints

castle-table-help-turn = Choose one action, or tap a passenger.
castle-table-help-offer = { $picked ->
    [yes] Now tap the item you offer. Only the receiver will see it.
   *[no] Tap the passenger you trade with.
}
castle-table-help-attack =
    { $picked ->
        [yes] Everyone will take sides openly.
       *[no] Tap the passenger you attack.
    }
castle-table-help-demand =
    { $picked ->
        [yes] Name the item you demand.
       *[no] Tap the passenger you demand an item from.
    }
castle-table-help-declare = All your cards will be revealed. If you are wrong, the other society wins.
castle-table-help-profession = Using your profession turns it face up.
castle-table-help-reveal = Look at your allegiance, your profession and your luggage.
castle-table-help-answer = Tap the item you give in return, or refuse.
castle-table-help-support = Supporting is public and adds one point. You can also drag your token.
castle-table-help-priest = Everyone who could be the Priest is asked.
castle-table-help-doctor = Everyone who could be the Doctor is asked.
castle-table-help-powers = Choose cards in secret, or use none. All choices are revealed at once.
castle-table-help-pass-on = Everyone passes at once. Only the receiver sees the item.
castle-table-help-naming = Tap the passengers who hold the missing goal cards. One wrong name and the other society wins.
castle-table-help-overflow = Tap an item and a passenger who has room.
castle-table-pick-return = First tap the item you give in return.
castle-table-pick-power = Tap a card in your hand first, or use no cards.
castle-table-pick-seat = First tap a passenger.
castle-table-why-covered = You can’t choose this now. Show your hand to see why.

## Trade

castle-table-offered = The offer
castle-table-only-two = only the two of you see it
castle-table-sealed-offer = a sealed offer
castle-table-demanded = demanded aloud
castle-table-return = in return
castle-table-in-return = in return: { $item }
castle-table-aloud = Read aloud.
castle-table-aloud-what = If you trade it, everyone hears “{ $item }”.
castle-table-tray = Cards to choose from
castle-table-show-tray =
    { $count ->
        [one] Show { $count } card
       *[other] Show { $count } cards
    }

## Fights

castle-table-attacker = attacker
castle-table-defender = defender
castle-table-stance-attacker = for the attacker
castle-table-stance-defender = for the defender
castle-table-stance-nobody = for nobody yet
castle-table-hypnotised = hypnotised
castle-table-letters = Secret choices are revealed at once. Nobody sees who has answered.
castle-table-spoils-identity = Identity
castle-table-spoils-identity-text = See allegiance and profession. Only you will know.
castle-table-spoils-luggage = Luggage
castle-table-spoils-luggage-text =
    { $count ->
        [one] See the only item. If you take it, you give one back.
       *[other] See all { $count } items. You may take one.
    }
castle-table-spoils-room = Your luggage: { $count } of { $limit }

## Moments

castle-table-only-you = only you see this
castle-table-put-away = OK
castle-table-finale = The declaration
castle-table-declares = { $you ->
    [yes] You rise and declare:
   *[no] { $name } rises and declares:
}
castle-table-cry-order = “The Order holds three keys!”
castle-table-cry-brotherhood = “The Brotherhood holds three goblets!”
castle-table-cry-fortune-order = “I know who in the Order has the keys!”
castle-table-cry-fortune-brotherhood = “I know who in the Brotherhood has the goblets!”
castle-table-cry-alone = “The Ring of Power is mine!”
castle-table-count = { $count } of 3
castle-table-no-goal = no goal card
castle-table-opening = Next: { $name }
castle-table-open-now = Reveal now
castle-table-to-result = Show result

## The notebook

castle-table-notebook-about = Only what you have seen, and your own guesses.
castle-table-column-who = Passenger
castle-table-column-side = Side
castle-table-column-profession = Profession
castle-table-column-items = Items, now and earlier
castle-table-column-claim = Says
castle-table-column-trust = Trust
castle-table-goals = Keys and goblets
castle-table-by-people = By passenger
castle-table-by-items = By item
castle-table-guess = My guess
castle-table-claim = Says
castle-table-suppose = guess…
castle-table-note-claim = note a claim
castle-table-face-up = face up
castle-table-seen = seen
castle-table-of-professions =
    { $count ->
        [one] one profession possible
       *[other] { $count } possible
    }
castle-table-may-be = May be: { $professions }
castle-table-belongs = Belongs to: { $side }
castle-table-trust = Trust
castle-table-trust-0 = enemy
castle-table-trust-1 = doubtful
castle-table-trust-2 = unclear
castle-table-trust-3 = probably a friend
castle-table-trust-4 = friend
castle-table-ally = ally: { $percent }%
castle-table-ally-about = What a bot that has seen the same as you would believe
castle-table-looks = Who looked at whom
castle-table-no-looks = Nobody yet.
castle-table-memo = Note
castle-table-in-pile = the pile
castle-table-perhaps = perhaps: { $places }
