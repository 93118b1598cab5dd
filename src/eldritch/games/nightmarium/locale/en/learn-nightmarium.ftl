### The lesson of Nightmarium, step by step.

learn-nightmarium-welcome-title = Welcome to the nightmare
learn-nightmarium-welcome =
    You dream up creatures and sew them together from body parts. The first player to end a turn with five complete
    creatures wins. Your creatures will stand here, below those of your opponent.

    I will stay with you for two short scenes of one game. Tap any underlined word to see what it means.
learn-nightmarium-cards-title = Your hand
learn-nightmarium-cards =
    Five cards. The colour and the sign show a card’s legion; the three small boxes show where it fits: legs, torso or
    head. The word is its ability. Hover over a card, or press and hold it, to look closer.
learn-nightmarium-legs-title = Begin with the legs
learn-nightmarium-legs =
    A turn is two actions. Bodies grow upwards, so the first card of a creature is always legs.

    Tap the red card with the legs, then the empty place above.
learn-nightmarium-torso-title = A torso on the legs
learn-nightmarium-torso =
    This is your second action. If both actions of a turn play cards, the cards must be of one legion; these two are
    both Homunculi, so it is allowed.

    Put the Mockingbird on your creature as its torso.
learn-nightmarium-other-title = Your turn is over
learn-nightmarium-other =
    Two actions, and the turn goes to your opponent, who will draw two cards. You see how many cards a hand holds, never
    which ones.
learn-nightmarium-head-title = The head awakens it
learn-nightmarium-head =
    A head completes a creature. Because all three parts of this one are of one legion, your opponent must first discard
    a card; then it wakes, and its abilities run from head to legs.

    Put the Mourner on top and watch.
learn-nightmarium-mockingbird-title = A chain is running
learn-nightmarium-mockingbird =
    Your opponent discarded a Homunculus. Then your Mourner drew you two cards, and now it is the Mockingbird’s turn:
    you play one more card for free, of any legion. Abilities cannot be refused.

    Begin a second creature with the Executioner legs.
learn-nightmarium-draw-title = You still have an action
learn-nightmarium-draw =
    The chain was part of your first action. The second remains. You could only play a Homunculus now, and you have
    none: so draw a card.
learn-nightmarium-second-title = The second creature
learn-nightmarium-second =
    Your opponent has begun two creatures. Go on with yours: put the Scavenger torso on it. Legions may be mixed as you
    like within a creature.
learn-nightmarium-second-draw-title = Draw again
learn-nightmarium-second-draw =
    Your second card would have to be a Necronaut. Draw instead, and hope for a head that does no harm: a Devourer would
    bite one of your own creatures.
learn-nightmarium-chain-title = Abilities in a row
learn-nightmarium-chain =
    You drew a head without an ability, and that is fine: it is skipped. Then the torso’s Scavenger runs, and last the
    Executioner of the legs.

    Complete your second creature.
learn-nightmarium-scavenger-title = The Scavenger
learn-nightmarium-scavenger = It discards a whole incomplete creature of an opponent. There are two; choose the taller one.
learn-nightmarium-taken-title = And the Executioner
learn-nightmarium-taken =
    The Executioner took the top card of the only creature left, so there was nothing to choose: those legs are in your
    hand now. An ability without any target would have ended the chain.

    End your turn by drawing.
learn-nightmarium-seal-title = Some turns later: a seal
learn-nightmarium-seal =
    You have drawn a seal, a card of the advanced rules. Placed on a complete creature it embodies it: nothing can
    affect it any more, not even you.

    Put the seal on your first creature.
learn-nightmarium-replay-title = The seal runs it once more
learn-nightmarium-replay =
    Abilities on cards of the seal’s legion may run once more. Here the cards are Homunculi like the seal, so the
    Mourner and the Mockingbird can. You choose yes or no for all of them together.
learn-nightmarium-again-title = Twice the benefit
learn-nightmarium-again =
    Two more cards from the Mourner. The Mockingbird makes you play a card again: begin another creature with the first
    Executioner legs. You may have five creatures at most, complete or not.
learn-nightmarium-legion-title = The third kind of action
learn-nightmarium-legion =
    Besides playing and drawing there is the swap: discard any number of cards and draw half as many. It rids your hand
    of cards that fit nowhere.

    This time, just draw a card.
learn-nightmarium-last-title = One creature is missing
learn-nightmarium-last =
    Both of you have built on. Four of yours are complete and sealed; the fifth stands without a head. Give it one.
learn-nightmarium-execute-title = Take what you like
learn-nightmarium-execute =
    The Mourner drew, and now the Executioner of the legs asks whose top card you want. Embodied creatures are out of
    reach. Take the torso of the middle one.
learn-nightmarium-win-title = The turn must end first
learn-nightmarium-win = Five complete creatures! But the win is checked when your turn ends, and you have one action left. Draw: that is safest.
learn-nightmarium-end-title = You have won
learn-nightmarium-end =
    That is all of Nightmarium: build from the legs up, mind the order of the chain, keep your opponents from five. What
    remains to learn is which head to save for which moment.
