### The lesson of The Castle of the Devil, step by step.

learn-castle-welcome-title = Five in a coach
learn-castle-welcome =
    Everybody here secretly belongs to one of two societies at war: the Order of Open Secrets or the Brotherhood of True
    Lies. Your three cards lie before you; nobody else sees them. Touch any underlined word to have it explained.
learn-castle-secret-title = What you are and have
learn-castle-secret =
    You are of the Brotherhood: it needs three goblets. Your profession is the Hypnotist. And you carry one item, a
    Monocle. Who your friends are, you do not know yet: among five there are one or two.
learn-castle-ready-title = The coach sets off
learn-castle-ready =
    Once everybody has looked at their cards, the journey begins.
learn-castle-trade-title = Offer a trade
learn-castle-trade =
    A turn is one action. A trade is the way to find friends: whoever gives a Monocle away sees the other's allegiance.
    Choose Trade, then Leopold Crane, then your Monocle, and offer it.
learn-castle-friend-title = A friend!
learn-castle-friend =
    Your offer was accepted, so the Monocle was named aloud and showed you: the Brotherhood. The table remembers it with a
    mark. In return you got a bag, and its giver drew an item. Now the others take their turns.
learn-castle-answer-title = Read an offer
learn-castle-answer =
    Leopold Crane offers you a goblet. To show you one is as good as a greeting! Leave it in that hand: two hands are harder to
    rob than one. Refuse; now you know where it is.
learn-castle-bag-title = Give the bag
learn-castle-bag =
    Whoever gives a bag away draws an item from the pile. Offer it to your friend.
learn-castle-draw-title = You may draw
learn-castle-draw =
    Back came the Monocle: now your friend has seen that you are of the Brotherhood. And for the bag you draw an item.
learn-castle-priest-title = A fight among others
learn-castle-priest =
    A goblet! Meanwhile somebody attacks your friend. First everybody who might be the Priest is asked to step in, so
    that nobody can tell who is. You are not, so decline.
learn-castle-support-title = Take sides
learn-castle-support =
    Now all bystanders in turn support the attacker, the defender or nobody, openly. Each supporter counts one. Support
    the defender: you help your friend, though it tells the others something as well.
learn-castle-rounds-title = Secret rounds
learn-castle-rounds =
    Items and professions may be put down in secret rounds, until nobody adds anything. You have nothing that helps a
    defender: abstain.
learn-castle-doctor-title = And the Doctor?
learn-castle-doctor =
    Two to one, your friend has won. Before the spoils everybody who might be the Doctor is asked whether the fight should remain
    without consequences. Decline.
learn-castle-attack-title = Your own attack
learn-castle-attack =
    It is your turn again. You could declare already, but learn to fight first. Choose Attack, then
    Bettina Roux, and begin.
learn-castle-hypnotise-title = Use your profession
learn-castle-hypnotise =
    Your friend stands with you, but Agnes Holloway supports the defender: two to two. You are the Hypnotist: take her out of
    the fight. Your profession lies face up from now on.
learn-castle-count-title = Enough
learn-castle-count =
    Two to one for you. Nothing more is needed: abstain. The others are asked as well.
learn-castle-spoils-title = The winner learns something
learn-castle-spoils =
    You have won, and choose: see allegiance and profession of the loser, or go through all their items and take one.
    Look who it is.
learn-castle-notes-title = Your notebook
learn-castle-notes =
    The Order, as you thought. All that you have seen stands in your notebook: who is who, who holds what, and what may
    have changed hands since. Open it with Notes whenever you like.
learn-castle-sum-title = Count the goblets
learn-castle-sum =
    You hold one goblet, your friend another. Of five players one side has only two, and nobody else acts like a friend:
    so your elixir of power counts as the third.
learn-castle-declare-title = Declare victory
learn-castle-declare =
    To declare is your whole turn, with no way back: if you are wrong, the other side wins. You are sure enough:
    declare.
learn-castle-name-title = Name your friend
learn-castle-name =
    Name those whose goblets are needed: Leopold Crane, nobody else. Whoever you name must be of your side and hold one.
    Then confirm.
learn-castle-end-title = The Brotherhood has won
learn-castle-end =
    All cards are shown, and you were right. Trade to look, support to show, fight to learn, and declare in time: the
    rest is watching people.
