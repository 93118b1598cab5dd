### Cthulhu Realms: names, the table, decisions, and everything that happens.

realms-title = Cthulhu Realms
realms-about = Build a deck of cultists, monsters and places, and drive your rivals mad before they do the same to you. The last player with any sanity left wins.

## Options

realms-option-empty-deck = When the shared deck runs out, the game ends
realms-option-tie-break = With equal sanity the most cards win: count
realms-option-loss-passes-shields = After breaking a shield, the rest of a loss may hit what it protected
realms-option-gate-protects-owner = A gate protects its owner too, not only the other locations
realms-option-lone-tomb = The Tomb may be abjured even if there is no other location to destroy
realms-option-own-loss = With two players, a loss may hit your own locations instead of your opponent
realms-option-return-any = With three or four players, the cards of an eliminated player may be returned this turn
realms-option-seat-0-begins = Seat 1 goes first (otherwise a random seat)
realms-option-turn-limit = Turn limit (then the game ends as if the shared deck had run out)

## Cards

realms-card-book-of-iod = Book of Iod
realms-card-pnakotic-manuscripts = Pnakotic Manuscripts
realms-card-king-in-yellow = The King in Yellow
realms-card-miskatonic-hospital = Miskatonic Hospital
realms-card-yellow-sign = The Yellow Sign
realms-card-unspeakable-one = The Unspeakable One
realms-card-necronomicon = Necronomicon
realms-card-brain-cylinder = Brain Cylinder
realms-card-book-of-eibon = Book of Eibon
realms-card-miskatonic-library = Miskatonic Library
realms-card-miskatonic-university = Miskatonic University
realms-card-pnakotus = Pnakotus
realms-card-deep-ones = Deep Ones
realms-card-nyarlathotep = Nyarlathotep
realms-card-dagon = Dagon
realms-card-younger-whateley = The Younger Whateley
realms-card-mi-go = Mi-Go
realms-card-ghoul = Ghoul
realms-card-rlyeh = R’lyeh
realms-card-shadow-of-cthulhu = Shadow of Cthulhu
realms-card-ruins = Ruins
realms-card-hunting-horror = Hunting Horror
realms-card-yithian = Yithian
realms-card-ghast = Ghast
realms-card-tomb = Tomb
realms-card-strange-high-house = Strange High House
realms-card-kingsport-harbor = Kingsport Harbor
realms-card-whateley-farm = Whateley Farm
realms-card-arkham = Arkham
realms-card-occultist = Occultist
realms-card-medical-staff = Miskatonic Medical Staff
realms-card-wilbur-whateley = Wilbur Whateley
realms-card-medical-student = Miskatonic Medical Student
realms-card-dean-halsey = Dean Halsey
realms-card-keziah-mason = Keziah Mason
realms-card-terrible-old-man = The Terrible Old Man
realms-card-arkham-asylum = Arkham Asylum
realms-card-adept = Initiate
realms-card-goon = Goon
realms-card-follower = Follower

realms-colour-yellow = yellow
realms-colour-green = green
realms-colour-purple = purple
realms-colour-black = black
realms-type-character = character
realms-type-artifact = artifact
realms-type-location = location
realms-shield-none = no shield
realms-shield-refuge = refuge
realms-shield-gate = gate

## Abilities

realms-need-yellow = { $other ->
        [yes] another yellow card
       *[no] a yellow card
    }
realms-need-green = { $other ->
        [yes] another green card
       *[no] a green card
    }
realms-need-purple = { $other ->
        [yes] another purple card
       *[no] a purple card
    }
realms-need-character = { $other ->
        [yes] another character
       *[no] a character
    }
realms-need-artifact = { $other ->
        [yes] another artifact
       *[no] an artifact
    }
realms-need-location = { $other ->
        [yes] another location
       *[no] a location
    }
realms-need-discard = a discard this turn
realms-need-abjure = an abjuration this turn
realms-ability = { $needs ->
    [none] { $effect }
   *[other] ({ $needs }) { $effect }
}
realms-or = { $one } or { $other }
realms-abjures-self = { $effect }, then abjure this card
realms-effect-conjure = { $amount } power
realms-effect-loss = opponents lose { $amount } sanity
realms-effect-gain = gain { $amount } sanity
realms-effect-draw = draw { $draw }
realms-effect-discard = discard { $discard }
realms-effect-draw-discard = draw { $draw }, discard { $discard }
realms-effect-abjure = abjure a card
realms-effect-return = return an abjured card
realms-effect-destroy = destroy a location

## The table

realms-opening = Everyone has 50 sanity and ten cards. { $name } goes first.
realms-market = Shared deck: { $left ->
        [0] empty
        [one] { $left } card, { $top } on top
       *[other] { $left } cards, { $top } on top
    }  ·  { $adepts ->
        [0] no Initiates left
        [one] { $adepts } Initiate for { $price }
       *[other] { $adepts } Initiates for { $price } each
    }
realms-row = Available to both
realms-row-between = Between { $one } and { $other }
realms-empty-place = (empty)
realms-power = Conjuring power: { $power }
realms-happened-discard = a card was discarded
realms-happened-abjure = a card was abjured
realms-seat =
    {"  "}·  sanity { $sanity }  ·  { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }  ·  deck { $deck }  ·  discard pile { $discard }
realms-seat-out = {"  "}·  out of the game
realms-deck-top = on top of the deck: { $cards }
realms-known = known to be in hand: { $cards }
realms-discard-pile = discarded: { $cards }
realms-box = In the box: { $cards }
realms-location = { $card } ({ $shield ->
        [refuge] refuge,{" "}
        [gate] gate,{" "}
       *[none] {""}
    }{ $left } of { $sanity })
realms-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand
    }
realms-legend = The number before a card is its price. Its abilities follow the name, with requirements in brackets; each works once a turn.
realms-legend-refuge = while it is in play, its owner cannot lose sanity
realms-legend-gate = while it is in play, its owner’s other locations cannot lose sanity

## Decisions

realms-step-turn = Your turn. { $power ->
        [0] You have no conjuring power.
       *[other] Conjuring power: { $power }.
    }
realms-step-aim-gain = Who gains { $amount } sanity?
realms-step-aim-loss = Who loses { $amount } sanity?
realms-step-aim-draw = Who draws { $draw ->
        [one] a card
       *[other] { $draw } cards
    }?
realms-step-aim-discard = Who discards { $discard ->
        [one] a card
       *[other] { $discard } cards
    }?
realms-step-aim-draw-discard = Who draws { $draw } and then discards { $discard }?
realms-step-discard = { $count ->
        [one] You must discard a card.
       *[other] You must discard { $count } cards, one at a time.
    }
realms-step-loss = { $name } loses sanity: { $rest } of { $amount } points left. Which target loses them?
realms-step-abjure = Choose a card to abjure. It goes to the box.
realms-step-return = Choose a card to return to the top of your deck.
realms-step-destroy = Choose a location to destroy.

realms-group-play = Play a card
realms-group-use = Use an ability
realms-group-buy = Buy
realms-group-end-turn = End turn
realms-group-aim = Players
realms-group-discard = Discard
realms-group-abjure-hand = From your hand
realms-group-abjure-discard = From your discard pile
realms-group-abjure-market = From the available cards
realms-group-return = Abjured this turn
realms-group-destroy = Locations
realms-group-strike-player = As much as possible
realms-group-strike = As much as possible
realms-group-graze-player = One point
realms-group-graze = One point
realms-group-spare = Skip the rest

realms-choice-play = { $card }: { $abilities }
realms-choice-play-all = play your whole hand
realms-choice-use = { $card }: { $effect }
realms-choice-buy = { $card } for { $price }{ $row }
realms-row-left = {" "}(row on your left, with { $name })
realms-row-right = {" "}(row on your right, with { $name })
realms-choice-end-turn = end your turn
realms-choice-aim-self = you
realms-choice-aim-own = your own locations
realms-choice-aim = { $name }
realms-choice-discard = { $card }
realms-choice-abjure-hand = { $card }
realms-choice-abjure-discard = { $card }
realms-choice-abjure-market = { $card }{ $row }
realms-choice-return = { $card }
realms-choice-destroy = { $name }’s { $card }
realms-choice-destroy-own = your own { $card }
realms-choice-strike-player = { $name } (sanity { $sanity }) loses { $points }
realms-choice-strike = { $card } (sanity { $left }) loses { $points }{ $falls ->
        [yes] {" "}and falls
       *[no] {""}
    }
realms-choice-graze-player = { $name } loses 1
realms-choice-graze = { $card } loses 1
realms-choice-spare = skip the rest
realms-key-all = a
realms-key-end = e

## Events

realms-event-turn-began = Turn { $turn }: { $name }
realms-event-turn-ended = { $power ->
        [0] { $name } ends the turn.
       *[other] { $name } ends the turn; unused power is lost ({ $power }).
    }
realms-event-played = { $name } plays { $card }.
realms-event-used = { $card }: { $effect }
realms-event-aimed = Chosen: { $target }.
realms-event-conjured = { $name } now has { $power } conjuring power.
realms-event-bought = { $name } buys { $card } for { $price }.
realms-event-refilled = { $left ->
        [0] Laid out: { $card }, the last card of the shared deck.
       *[other] Laid out: { $card }. Next: { $top }.
    }
realms-event-refilled-nothing = The shared deck has no card left to fill the place.
realms-event-gained = { $target } gains { $amount } sanity and now has { $sanity }.
realms-event-lost = { $target } loses { $amount } sanity and has { $sanity } left.
realms-event-location-lost = { $target }’s location { $card } loses { $amount } sanity.
realms-event-spared = { $name } does not use the rest of the loss against { $target }: { $rest }.
realms-event-destroyed = { $target }’s location { $card } is destroyed.
realms-event-drew = { $count ->
        [0] { $name } draws nothing.
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
realms-event-drew-own = { $name } draws: { $cards }.
realms-event-drew-fewer = { $name } draws { $count } of { $asked }: there are no more cards.
realms-event-reshuffled = { $name } shuffles the discard pile; the new deck has { $deck ->
        [one] { $deck } card.
       *[other] { $deck } cards.
    }
realms-event-discarded = { $name } discards { $card }.
realms-event-discarded-rest = { $name } discards the rest of the hand: { $cards }.
realms-event-abjured-hand = { $name } abjures { $card } from hand.
realms-event-abjured-discard = { $name } abjures { $card } from the discard pile.
realms-event-abjured-market = { $name } abjures { $card } from the available cards.
realms-event-abjured-play = { $name } abjures { $card } from play.
realms-event-returned = { $name } returns { $card } to the top of the deck.
realms-event-eliminated = { $target } has no sanity left and is out.
realms-event-swept = All cards of { $target } go to the box: { $cards }.
realms-event-swept-row = The row between { $one } and { $other } goes to the box: { $cards }.
realms-event-game-ended-last-survivor = The game is over: only { $names } stayed sane.
realms-event-game-ended-empty-deck =
    { $tie ->
        [yes] The shared deck is empty. Equal in sanity and cards: { $names }.
        [deck] The shared deck is empty. Sanity is equal; the largest draw pile decides: { $names }.
        [all_cards] The shared deck is empty. Sanity is equal; the most cards decide: { $names }.
       *[no] The shared deck is empty. Most sanity: { $names }.
    }
realms-event-game-ended-turn-limit =
    { $tie ->
        [yes] The turn limit is reached. Equal in sanity and cards: { $names }.
        [deck] The turn limit is reached. Sanity is equal; the largest draw pile decides: { $names }.
        [all_cards] The turn limit is reached. Sanity is equal; the most cards decide: { $names }.
       *[no] The turn limit is reached. Most sanity: { $names }.
    }

## Endings

realms-ending-last-survivor = last survivor
realms-ending-empty-deck = empty shared deck
realms-ending-turn-limit = turn limit
realms-result-last-survivor = { $names } won: nobody else has any sanity left.
realms-result-empty-deck =
    { $tie ->
        [yes] The shared deck is empty. { $names } are equal in sanity and cards: a draw.
        [deck] The shared deck is empty and sanity is equal. { $names } won with the largest draw pile.
        [all_cards] The shared deck is empty and sanity is equal. { $names } won with the most cards.
       *[no] The shared deck is empty. { $names } won with the most sanity.
    }
realms-result-turn-limit =
    { $tie ->
        [yes] The turn limit is reached. { $names } are equal in sanity and cards: a draw.
        [deck] The turn limit is reached and sanity is equal. { $names } won with the largest draw pile.
        [all_cards] The turn limit is reached and sanity is equal. { $names } won with the most cards.
       *[no] The turn limit is reached. { $names } won with the most sanity.
    }
realms-standing = {"  "}{ $name }: sanity { $sanity }

## The component table

realms-column-card = Card
realms-column-colour = Colour
realms-column-type = Type
realms-column-price = Price
realms-column-copies = Copies
realms-column-sanity = Sanity
realms-column-shield = Shield
realms-column-abilities = Abilities
realms-figure = { $figure } { $mark }
realms-edition-note = Each figure is followed by its mark: S stated in the rulebook, D deduced from it, P public, E estimated. All abilities are stated.
realms-edition-estimates = Estimated: { $price } prices, { $copies } numbers of copies, { $sanity } values of sanity and { $shield } shields. To play with your own figures, copy the file named above, correct it, and add --edition FILE.

## Why a bot does what it does

realms-why-play = playing a card costs nothing
realms-why-end = nothing useful is left to do
realms-why-draw = more cards first: they may enable more abilities
realms-why-force-discard = a forced discard weakens an opponent’s hand and enables abilities
realms-why-abjure = a leaner deck draws its good cards more often
realms-why-destroy = an opponent’s location would help them every turn
realms-why-keep = the card is worth more than its effect
realms-why-return = a good card on top of the deck is drawn next
realms-why-power = power now buys strength for later
realms-why-attack = every point brings the others closer to madness
realms-why-recover = sanity keeps you in the game
realms-why-lethal = this can put a player out
realms-why-thin-out = the weakest card only clogs the deck
realms-why-buy-early = it will be drawn many more times
realms-why-buy-late = it is strong enough to matter this late
realms-why-too-weak = the card would only clog your deck
realms-why-give-up = the effect is worth more than keeping the card
realms-why-run-out = the player in the lead wants the shared deck to run out
realms-why-for-myself = keep good effects for yourself
realms-why-largest-hand = the largest hand has the most to lose
realms-why-discard-weakest = the weakest card matters least
realms-why-return-best = this is the best card that was abjured
realms-why-deny = better gone than bought by an opponent
realms-why-break-location = this destroys a location or clears the way
realms-why-spare = there is no better use for it
