### The keywords of Nightmarium. Forms: how each may stand in a text; a star stands for any ending.

nightmarium-keywords-creature = Creature
nightmarium-keywords-creature-forms = creature*
nightmarium-keywords-creature-text = A body of legs, torso and head, built from below. You may have five at most, complete and incomplete together.
nightmarium-keywords-position = Position
nightmarium-keywords-position-forms = legs, torso, head
nightmarium-keywords-position-text =
    Legs stand on the table, a torso on legs, a head on a torso. Some cards can be two of them or all three.
nightmarium-keywords-complete = Complete
nightmarium-keywords-complete-forms = complete, completes, completed, finished, incomplete
nightmarium-keywords-complete-text = With its head a creature is complete: it wakes, its abilities run, and it counts towards the win.
nightmarium-keywords-chain = Chain
nightmarium-keywords-chain-forms = chain, chains
nightmarium-keywords-chain-text =
    The abilities of a completed creature run from head to legs. One that cannot be carried out ends the chain; so does
    completing another creature.
nightmarium-keywords-mourner = Mourner
nightmarium-keywords-mourner-forms = mourner*
nightmarium-keywords-mourner-text = Draw two cards. If only one card is left, draw one.
nightmarium-keywords-scavenger = Scavenger
nightmarium-keywords-scavenger-forms = scavenger*
nightmarium-keywords-scavenger-text = An opponent’s incomplete creature goes to the discard pile.
nightmarium-keywords-executioner = Executioner
nightmarium-keywords-executioner-forms = executioner*
nightmarium-keywords-executioner-text = Take the top card of any opponent’s creature, complete or not, into your hand.
nightmarium-keywords-devourer = Devourer
nightmarium-keywords-devourer-forms = devourer*
nightmarium-keywords-devourer-text = Another creature of yours loses its top card to the discard pile. The creature whose chain is running is safe.
nightmarium-keywords-mockingbird = Mockingbird
nightmarium-keywords-mockingbird-forms = mockingbird*
nightmarium-keywords-mockingbird-text = Play one more card from your hand, of any legion. If a card fits, you must play one.
nightmarium-keywords-chorister = Chorister
nightmarium-keywords-chorister-forms = chorister*
nightmarium-keywords-chorister-text = Turn up two cards of the deck and add them to your creatures; what fits nowhere is discarded.
nightmarium-keywords-legion = Legion
nightmarium-keywords-legion-forms = legion, legions, homuncul*, necronaut*, insektoid*, chimerid*
nightmarium-keywords-legion-text =
    Four colours with their signs. Two cards played by the two actions of a turn must be of one legion.
nightmarium-keywords-pure = Pure legion
nightmarium-keywords-pure-forms = pure legion*, one legion
nightmarium-keywords-pure-text = Complete a creature of one legion only, and every opponent discards a card of that legion, or else any two cards.
nightmarium-keywords-action = Action
nightmarium-keywords-action-forms = action, actions
nightmarium-keywords-action-text = A turn has two: play a card, draw a card or swap, the same one twice if you like. What abilities do is free.
nightmarium-keywords-swap = Swap
nightmarium-keywords-swap-forms = swap*
nightmarium-keywords-swap-text = Discard any number of cards, at least one, and draw half as many, rounded down.
nightmarium-keywords-seal = Seal
nightmarium-keywords-seal-forms = seal, seals
nightmarium-keywords-seal-text =
    A card of the advanced rules. Placed on a complete creature, it protects it for good and may run its abilities once
    more.
nightmarium-keywords-embodied = Embodied
nightmarium-keywords-embodied-forms = embodied, embodies
nightmarium-keywords-embodied-text = A creature with a seal. No ability affects it any more, not even your own.
nightmarium-keywords-target = Target
nightmarium-keywords-target-forms = target*
nightmarium-keywords-target-text =
    How many complete creatures at the end of your turn win: five, or six or seven in a longer game. An ability’s target
    is what it acts on.
