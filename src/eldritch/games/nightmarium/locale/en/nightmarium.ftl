### Nightmarium: names, the table, decisions, and everything that happens.

nightmarium-title = Nightmarium
nightmarium-about = Sew creatures together from legs, torsos and heads. A complete creature runs its abilities in a chain. End a turn with five of them to win.

## Options

nightmarium-option-target = Creatures needed to win (also the most you may have)
nightmarium-option-seals = Advanced rules: twelve seals in the deck, which protect creatures and run their abilities again
nightmarium-option-win-at-once = Win as soon as the last creature is complete, not at the end of the turn
nightmarium-option-early-reshuffle = Shuffle the discard pile as soon as the deck is empty, not when the next card is needed
nightmarium-option-keep-seals = You may keep your only seal of a pure legion and discard two other cards instead
nightmarium-option-turn-limit = Turn limit (then the most complete creatures win)

## Legions. Every form asks the same terms.

-nightmarium-necromunculus = { $form ->
   *[one] Necronaut
    [many] Necronauts
}
-nightmarium-homunculus = { $form ->
   *[one] Homunculus
    [many] Homunculi
}
-nightmarium-constrict = { $form ->
   *[one] Insektoid
    [many] Insektoids
}
-nightmarium-chimerid = { $form ->
   *[one] Chimerid
    [many] Chimeridae
}
nightmarium-legion-necromunculus = { -nightmarium-necromunculus(form: "many") }
nightmarium-legion-homunculus = { -nightmarium-homunculus(form: "many") }
nightmarium-legion-constrict = { -nightmarium-constrict(form: "many") }
nightmarium-legion-chimerid = { -nightmarium-chimerid(form: "many") }
nightmarium-of-legion = { $legion ->
    [necromunculus] { -nightmarium-necromunculus(form: "many") }
    [homunculus] { -nightmarium-homunculus(form: "many") }
    [constrict] { -nightmarium-constrict(form: "many") }
   *[chimerid] { -nightmarium-chimerid(form: "many") }
}
nightmarium-sign-necromunculus = N
nightmarium-sign-homunculus = H
nightmarium-sign-constrict = I
nightmarium-sign-chimerid = C

## Positions and abilities

nightmarium-place-legs = legs
nightmarium-place-torso = torso
nightmarium-place-head = head
nightmarium-place-seal = seal
nightmarium-place-any = any place

nightmarium-ability-none = no ability
nightmarium-ability-mourner = Mourner
nightmarium-ability-mourner-short = Mourn.
nightmarium-ability-mourner-text = draw two cards
nightmarium-ability-scavenger = Scavenger
nightmarium-ability-scavenger-short = Scav.
nightmarium-ability-scavenger-text = an opponent’s incomplete creature goes to the discard pile
nightmarium-ability-executioner = Executioner
nightmarium-ability-executioner-short = Exec.
nightmarium-ability-executioner-text = take the top card of any opponent’s creature, complete or not, into your hand
nightmarium-ability-devourer = Devourer
nightmarium-ability-devourer-short = Devour.
nightmarium-ability-devourer-text = another creature of yours loses its top card to the discard pile
nightmarium-ability-mockingbird = Mockingbird
nightmarium-ability-mockingbird-short = Mock.
nightmarium-ability-mockingbird-text = play one more card from your hand, of any legion
nightmarium-ability-chorister = Chorister
nightmarium-ability-chorister-short = Chor.
nightmarium-ability-chorister-text = turn up two cards of the deck and add them to your creatures; what fits nowhere is discarded

nightmarium-slot = #{ $slot }
nightmarium-card = { $ability } ({ $legion ->
    [necromunculus] { -nightmarium-necromunculus }
    [homunculus] { -nightmarium-homunculus }
    [constrict] { -nightmarium-constrict }
   *[chimerid] { -nightmarium-chimerid }
})
nightmarium-card-plain = { $legion ->
    [necromunculus] { -nightmarium-necromunculus } without an ability
    [homunculus] { -nightmarium-homunculus } without an ability
    [constrict] { -nightmarium-constrict } without an ability
   *[chimerid] { -nightmarium-chimerid } without an ability
}
nightmarium-card-in-hand = { $card }: { $places }
nightmarium-card-seal = seal of the { nightmarium-of-legion }
nightmarium-coded = { $code } ({ $ability })
nightmarium-coded-seal = { $code } (seal)

## The table

nightmarium-opening = The cards are dealt. { $name } goes first.
nightmarium-piles =
    { $deck ->
        [0] the deck is empty
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }  ·  { $discard ->
        [0] nothing discarded
        [one] { $discard } card discarded
       *[other] { $discard } cards discarded
    }
nightmarium-discard = Discarded: { $cards }
nightmarium-seat =
    {"  "}·  { $complete } of { $target } complete  ·  { $hand ->
        [0] empty hand
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }
nightmarium-no-creatures = no creatures yet
nightmarium-known = certainly in hand: { $cards }
nightmarium-void = certainly not in hand: { $things }
nightmarium-void-legs = legs
nightmarium-void-torso = torsos
nightmarium-void-head = heads
nightmarium-void-seal = seals
nightmarium-void-necromunculus = { nightmarium-legion-necromunculus }
nightmarium-void-homunculus = { nightmarium-legion-homunculus }
nightmarium-void-constrict = { nightmarium-legion-constrict }
nightmarium-void-chimerid = { nightmarium-legion-chimerid }
nightmarium-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand
    }
nightmarium-legend = A card is its legion’s letter and its number. ✔ marks a complete creature, ◆ a seal.
nightmarium-legend-abilities = The abilities of a creature run when it is completed, head first:

## Decisions

nightmarium-step-turn =
    { $left ->
        [one] Your turn: { $left } action left.
       *[other] Your turn: { $left } actions left.
    }
nightmarium-legion-binds = You have played a card of the { nightmarium-of-legion } this turn; a second card must be of the same legion.
nightmarium-step-swap =
    Swapping { $cards }. { $count ->
        [0] You will draw nothing.
        [one] You will draw { $count } card.
       *[other] You will draw { $count } cards.
    }
nightmarium-step-pure-legion =
    { $count ->
        [one] A creature made only of { nightmarium-of-legion } has been completed: discard one card of that legion.
       *[other] A creature made only of { nightmarium-of-legion } has been completed. You have none of them, so discard any { $count } cards.
    }
nightmarium-step-pure-legion-seal = A creature made only of { nightmarium-of-legion } has been completed: discard your seal of that legion, or two cards of other legions.
nightmarium-step-pure-legion-second = Discard one more card, of any legion.
nightmarium-step-mockingbird = Mockingbird: play a card from your hand, of any legion.
nightmarium-step-chorister = Chorister turns up: { $cards }. Place what fits, one card after the other.
nightmarium-step-aim-scavenger = Scavenger: which incomplete creature goes to the discard pile?
nightmarium-step-aim-executioner = Executioner: whose top card do you take into your hand?
nightmarium-step-aim-devourer = Devourer: which of your other creatures loses its top card?
nightmarium-step-replay = The seal on #{ $slot } can run these abilities again: { $chain }.
nightmarium-chain = The chain of #{ $slot } ({ $name }):  { $parts }
nightmarium-chain-done = ✓ { $card }
nightmarium-chain-now = ▸ { $card }
nightmarium-chain-waits = … { $card }

nightmarium-group-play = Play a card
nightmarium-group-draw = Draw
nightmarium-group-mark = Swap
nightmarium-group-stop = Swap
nightmarium-group-scavenge = Targets
nightmarium-group-execute = Targets
nightmarium-group-devour = Targets
nightmarium-group-discard = Discard
nightmarium-group-replay = Run its abilities again?
nightmarium-group-decline = Run its abilities again?

nightmarium-choice-play-legs = { $card } as the legs of a new creature, #{ $slot }
nightmarium-choice-play-torso = { $card } as the torso of #{ $slot }
nightmarium-choice-play-head =
    { $card } as the head of #{ $slot }, completing it: { $abilities ->
        [0] no abilities
       *[other] { $chain }
    }{ $pure ->
        [yes] {", "}a pure legion
       *[no] {""}
    }
nightmarium-choice-play-seal =
    { $card } on #{ $slot }, protecting it for good{ $abilities ->
        [0] {"; "}no ability runs again
       *[other] {"; "}can run again: { $chain }
    }
nightmarium-choice-draw = draw a card
nightmarium-choice-swap = discard cards and draw one for every two
nightmarium-choice-mark = discard { $card }
nightmarium-choice-stop = swap these
nightmarium-choice-scavenge = { $name } loses #{ $slot }: { $cards }
nightmarium-choice-execute =
    { $name } loses { $card } of #{ $slot }{ $state ->
        [complete] {", "}a complete creature
       *[incomplete] {""}
    }
nightmarium-choice-devour =
    #{ $slot } loses { $card }{ $state ->
        [complete] {" "}and is no longer complete
       *[incomplete] {""}
    }
nightmarium-choice-discard = { $card }
nightmarium-choice-replay = yes, run them again
nightmarium-choice-decline = no
nightmarium-pick-swap = Which cards? Type their positions in your hand, such as 1 3:
nightmarium-pick-two = Which two cards? Type their positions in your hand, such as 1 3 (? for help):
nightmarium-key-draw = d
nightmarium-key-swap = s

## Events

nightmarium-event-turn-began = Turn { $turn }: { $name }
nightmarium-event-turn-ended =
    { $count ->
        [0] { $name } ends the turn without a complete creature.
        [one] { $name } ends the turn with { $count } complete creature.
       *[other] { $name } ends the turn with { $count } complete creatures.
    }
nightmarium-event-passed = { $name } has nothing to do and loses an action.
nightmarium-event-played-legs =
    { $by ->
        [chorister] { $card } becomes the legs of a new creature, #{ $slot }.
       *[other] { $name } plays { $card } as the legs of a new creature, #{ $slot }.
    }
nightmarium-event-played-torso =
    { $by ->
        [chorister] { $card } becomes the torso of #{ $slot }.
       *[other] { $name } plays { $card } as the torso of #{ $slot }.
    }
nightmarium-event-played-head =
    { $by ->
        [chorister] { $card } becomes the head of #{ $slot }.
       *[other] { $name } plays { $card } as the head of #{ $slot }.
    }
nightmarium-event-played-seal =
    { $by ->
        [chorister] { $card } goes on #{ $slot }.
       *[other] { $name } puts { $card } on #{ $slot }.
    }
nightmarium-event-completed = #{ $slot } is complete.
nightmarium-event-embodied-awake = #{ $slot } is embodied: nothing can affect it any more. Its abilities of the { nightmarium-of-legion } may run again.
nightmarium-event-embodied-asleep = #{ $slot } is embodied: nothing can affect it any more. It has no abilities of the { nightmarium-of-legion } to run again.
nightmarium-event-replayed = { $name } runs the abilities of #{ $slot } again.
nightmarium-event-declined = { $name } does not run the abilities of #{ $slot } again.
nightmarium-event-drew =
    { $count ->
        [0] { $name } draws nothing.
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
nightmarium-event-drew-own = { $name } draws { $cards }.
nightmarium-event-drew-fewer = { $name } draws { $count } of { $asked }: there are no more cards.
nightmarium-event-reshuffled =
    { $deck ->
        [one] The discard pile becomes the deck: { $deck } card.
       *[other] The discard pile is shuffled and becomes the deck: { $deck } cards.
    }
nightmarium-event-swapped =
    { $count ->
        [one] { $name } swaps a card: { $cards }.
       *[other] { $name } swaps { $count } cards: { $cards }.
    }
nightmarium-event-pure-legion = #{ $slot } is all { nightmarium-of-legion }: every opponent discards a card of that legion, or else any two.
nightmarium-event-answered = { $name } has chosen what to discard.
nightmarium-event-gave-up = { $name } discards { $cards }.
nightmarium-event-gave-up-void =
    { $count ->
        [one] { $name } has no { nightmarium-of-legion } and discards the only card: { $cards }.
       *[other] { $name } has no { nightmarium-of-legion } and discards { $cards }.
    }
nightmarium-event-fired =
    { $position ->
        [head] ▸ { $ability }, the head of #{ $slot }
        [torso] ▸ { $ability }, the torso of #{ $slot }
       *[legs] ▸ { $ability }, the legs of #{ $slot }
    }
nightmarium-event-chain-stopped-no-target = { $ability } finds no target. The chain of #{ $slot } stops here.
nightmarium-event-chain-stopped-no-card = { $ability } finds no card in the deck or the discard pile. The chain of #{ $slot } stops here.
nightmarium-event-chain-stopped-nothing-fits = { $ability } has no effect: no card in hand fits anywhere. The chain of #{ $slot } stops here.
nightmarium-event-chain-stopped-guard = The chain of #{ $slot } has become endless and is cut before { $ability }.
nightmarium-event-chain-ended = The chain of #{ $slot } is over.
nightmarium-event-interrupted = #{ $other } takes over; the rest of the chain of #{ $slot } is lost.
nightmarium-event-interrupted-itself = The rest of the chain of #{ $slot } is lost.
nightmarium-event-scavenged = { $victim } loses #{ $slot } to the discard pile: { $cards }.
nightmarium-event-executed = { $victim } loses { $card } of #{ $slot }; { $name } takes it.
nightmarium-event-devoured = { $name } loses { $card } of #{ $slot } to the discard pile.
nightmarium-event-turned-up =
    { $count ->
        [one] The last card is turned up: { $cards }.
       *[other] Turned up: { $cards }.
    }
nightmarium-event-unplaced =
    { $count ->
        [one] { $cards } fits nowhere and is discarded.
       *[other] { $cards } fit nowhere and are discarded.
    }
nightmarium-event-game-ended-won = The game is over: { $names } completed { $best } creatures.
nightmarium-event-game-ended-turn-limit =
    { $count ->
        [one] The turn limit is reached. Most complete creatures: { $names }.
       *[other] The turn limit is reached. Tied for the most complete creatures: { $names }.
    }

## Endings

nightmarium-ending-won = enough creatures
nightmarium-ending-turn-limit = turn limit
nightmarium-result-won = { $names } won with { $best } complete creatures.
nightmarium-result-turn-limit =
    { $count ->
        [one] The turn limit is reached. { $names } won with the most complete creatures: { $best }.
       *[other] The turn limit is reached. { $names } share the win with { $best } complete creatures each.
    }
nightmarium-standing =
    { $count ->
        [0] {"  "}{ $name }: no complete creature
        [one] {"  "}{ $name }: { $count } complete creature
       *[other] {"  "}{ $name }: { $count } complete creatures
    }

## The component table

nightmarium-column-card = No.
nightmarium-column-legion = Legion
nightmarium-column-positions = Positions
nightmarium-column-ability = Ability
nightmarium-column-seal = Seal
nightmarium-column-copies = Copies
nightmarium-column-mark = Source

## Why a bot moves as it does.

nightmarium-why-begin = legs for a new creature
nightmarium-why-grow = the creature grows
nightmarium-why-complete = it completes a creature, and its abilities run
nightmarium-why-pure-legion = it completes a creature of one legion, and every opponent discards
nightmarium-why-embody = a seal puts the creature out of everyone’s reach
nightmarium-why-draw = more cards for later turns
nightmarium-why-swap = these cards have no better use
nightmarium-why-swapped-enough = the other cards are worth keeping
nightmarium-why-scavenge = all the work in that creature is lost
nightmarium-why-execute = it sets the creature back, and the card is yours
nightmarium-why-stop-leader = this player is about to win
nightmarium-why-devour = that card matters least
nightmarium-why-give-up = that card is worth the least
nightmarium-why-replay = the abilities are worth running again
nightmarium-why-decline = the abilities would do more harm than good
