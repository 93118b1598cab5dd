### Cthulhu Realms in the browser: what stands on the table.

## Names where there is little room

realms-table-name-pnakotic-manuscripts = Pnakotic Manu{"\u00AD"}scripts
realms-table-name-miskatonic-hospital = Miskatonic Hospital
realms-table-name-unspeakable-one = Unspeak{"\u00AD"}able One
realms-table-name-necronomicon = Necro{"\u00AD"}nomicon
realms-table-name-miskatonic-library = Miskatonic Library
realms-table-name-miskatonic-university = Miskatonic University
realms-table-name-deep-ones = Deep Ones
realms-table-name-nyarlathotep = Nyarlat{"\u00AD"}hotep
realms-table-name-younger-whateley = Younger Whateley
realms-table-name-hunting-horror = Hunting Horror
realms-table-name-tomb = Tomb
realms-table-name-strange-high-house = Strange High House
realms-table-name-medical-staff = Medical Staff
realms-table-name-medical-student = Medical Student
realms-table-name-terrible-old-man = Terrible Old Man
realms-table-name-arkham-asylum = Arkham Asylum
realms-table-name-follower = Follower

## Abilities

realms-table-or = or
realms-table-abjures-self = then abjure this card
realms-table-word-conjure = Power +{ $amount }
realms-table-word-loss = Loss { $amount }
realms-table-word-gain = Sanity +{ $amount }
realms-table-word-draw = Draw { $draw }
realms-table-word-discard = Discard { $discard }
realms-table-word-abjure = Abjure
realms-table-word-return = Return
realms-table-word-destroy = Destroy
realms-table-long-conjure = { $amount } conjuring power
realms-table-long-loss = Opponents lose { $amount } sanity
realms-table-long-gain = Gain { $amount } sanity
realms-table-long-draw = { $draw ->
        [one] Draw { $draw } card
       *[other] Draw { $draw } cards
    }
realms-table-long-discard =
    { $discard ->
        [one] A player discards { $discard } card
       *[other] A player discards { $discard } cards
    }
realms-table-long-draw-discard = Draw { $draw }, then discard { $discard }
realms-table-long-abjure = Abjure a card that costs 6 or less
realms-table-long-return = Put a card abjured this turn on top of your deck
realms-table-long-destroy = Destroy a location

## Cards

realms-table-line-yellow = Yellow { $type ->
        [character] character
        [artifact] artifact
       *[location] location
    }
realms-table-line-green = Green { $type ->
        [character] character
        [artifact] artifact
       *[location] location
    }
realms-table-line-purple = Purple { $type ->
        [character] character
        [artifact] artifact
       *[location] location
    }
realms-table-line-black = Black { $type ->
        [character] character
        [artifact] artifact
       *[location] location
    }
realms-table-price = price { $price }
realms-table-sanity-of = sanity { $sanity }
realms-table-lost-of = lost { $lost } of { $sanity }
realms-table-guards-refuge = Refuge: protects the player
realms-table-guards-gate = Gate: protects locations
realms-table-guards-none = No shield
realms-table-look = { $card }: look closer
realms-table-used = used this turn
realms-table-locked = locked
realms-table-opens = for { $card }
realms-table-more = { $missing } more
realms-table-cannot = not now
realms-table-can-play = can be played
realms-table-can-buy = can be bought
realms-table-can-discard = can be discarded
realms-table-can-abjure_hand = can be abjured
realms-table-can-abjure_discard = can be abjured
realms-table-can-abjure_market = can be abjured
realms-table-can-return = can be returned

## The table

realms-table-you = You
realms-table-opponent = Opponent
realms-table-market = Available cards
realms-table-power = conjuring power
realms-table-in-play = Your cards in play
realms-table-in-play-of = in play, { $name }
realms-table-field = In play: { $name }
realms-table-spent = All used
realms-table-nothing-played = Play your cards: their abilities will light up here.
realms-table-nothing-in-play = You have no locations in play.
realms-table-your-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
realms-table-hand = hand
realms-table-deck = deck
realms-table-discard = discard
realms-table-box = Box
realms-table-pile-hand = Known cards in hand: { $name }
realms-table-pile-deck = Known cards of the deck: { $name }
realms-table-pile-discard = Discard pile: { $name }
realms-table-pile-box = In the box
realms-table-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
realms-table-close = Close
realms-table-empty = empty
realms-table-deck-left = deck { $left }
realms-table-deck-empty = the deck is empty
realms-table-adepts-left = Initiates { $left }
realms-table-top-of = top of the shared deck, { $left } left
realms-table-row-near = your row
realms-table-row-far = out of reach
realms-table-far-rows = Other rows
realms-table-neighbour-left = left neighbour
realms-table-neighbour-right = right neighbour
realms-table-across = out of reach
realms-table-only-opponent = on both sides
realms-table-out = { $name } is out
realms-table-discard-seen = A card was discarded
realms-table-discard-unseen = No discard yet
realms-table-abjure-seen = A card was abjured
realms-table-abjure-unseen = Nothing abjured yet

## Buttons

realms-table-play-all = Play all
realms-table-simple = Simple abilities
realms-table-simple-short = Simple
realms-table-end = End turn
realms-table-end-ask = You still have: { $what }.
realms-table-end-sure = End turn anyway
realms-table-end-back = Keep playing
realms-table-losing = unused: { $what }
realms-table-losing-nothing = nothing left unused
realms-table-losing-power = { $count } power
realms-table-losing-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
realms-table-losing-abilities = { $count ->
        [one] { $count } ability
       *[other] { $count } abilities
    }

## Why not

realms-table-why-hidden = { $pile }: none.
realms-table-why-empty = { $pile }: empty.
