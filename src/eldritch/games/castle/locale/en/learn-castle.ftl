### The lesson of The Castle of the Devil, step by step.

learn-castle-welcome-title = Five in a coach
learn-castle-welcome =
    Everyone here secretly belongs to one of two societies at war: the Order of Open Secrets or the Brotherhood of True
    Lies. Your three cards lie before you; nobody else sees them. Tap any underlined word to see what it means.
learn-castle-secret-title = Who you are
learn-castle-secret =
    You belong to the Brotherhood, which needs three goblets. Your profession is the Hypnotist, and you carry one item,
    a Monocle. You do not know yet who your friends are: one or two of the other four.
learn-castle-ready-title = The coach sets off
learn-castle-ready = Once everyone has looked at their cards, the journey begins.
learn-castle-trade-title = Offer a trade
learn-castle-trade =
    A turn is one action. Trading is the way to find friends: giving away a Monocle shows you the other’s allegiance.
    Choose Trade, then Leopold Crane, then your Monocle, and offer it.
learn-castle-friend-title = A friend!
learn-castle-friend =
    Your offer was accepted, so the Monocle was named aloud and showed you: the Brotherhood. The table marks this for
    you. In return you got a bag, and its giver drew an item. Now the others take their turns.
learn-castle-answer-title = Read an offer
learn-castle-answer =
    Leopold Crane offers you a goblet. Showing you one is as good as a greeting! Leave it there: two hands are harder to
    rob than one. Refuse; now you know where it is.
learn-castle-bag-title = Give the bag
learn-castle-bag = Giving a bag away draws an item from the pile. Offer it to your friend.
learn-castle-draw-title = You may draw
learn-castle-draw =
    The Monocle came back: now your friend has seen that you belong to the Brotherhood. And for the bag you draw an
    item.
learn-castle-priest-title = A fight among others
learn-castle-priest =
    A goblet! Meanwhile someone attacks your friend. First everyone who might be the Priest is asked to step in, so
    that nobody can tell who it is. You are not, so decline.
learn-castle-support-title = Take sides
learn-castle-support =
    Now the others in turn openly support the attacker, the defender or nobody. Each supporter counts one. Support the
    defender: you help your friend, though it tells the others something too.
learn-castle-rounds-title = Secret rounds
learn-castle-rounds =
    Now items and professions may be used, in secret rounds, until nobody adds anything. You have nothing that helps a
    defender: use no cards.
learn-castle-doctor-title = And the Doctor?
learn-castle-doctor =
    Two to one, your friend has won. Before the winner gets anything, everyone who might be the Doctor is asked whether
    the fight should have no consequences. Decline.
learn-castle-attack-title = Your own attack
learn-castle-attack =
    It is your turn again. You could declare victory already, but learn to fight first. Choose Attack, then Bettina
    Roux, and begin.
learn-castle-hypnotise-title = Use your profession
learn-castle-hypnotise =
    Your friend supports you, but Agnes Holloway supports the defender: two to two. You are the Hypnotist: take her out
    of the fight. Your profession lies face up from now on.
learn-castle-count-title = That is enough
learn-castle-count = Two to one for you. You need nothing more: use no cards. The others are asked as well.
learn-castle-spoils-title = The winner learns something
learn-castle-spoils =
    You have won, and you choose: see the loser’s allegiance and profession, or look through all their items and take
    one. See who it is.
learn-castle-notes-title = Your notebook
learn-castle-notes =
    The Order, as you thought. Everything you have seen is in your notebook: who is who, who holds what, and what may
    have changed hands since. Open it with Notes at any time.
learn-castle-sum-title = Count the goblets
learn-castle-sum =
    You hold one goblet, your friend another. With five players one side has only two members, and nobody else acts like
    a friend, so that side is yours: your elixir of power counts as the third goblet.
learn-castle-declare-title = Declare victory
learn-castle-declare =
    Declaring takes your whole turn, and there is no way back: if you are wrong, the other side wins. You are sure
    enough: declare.
learn-castle-name-title = Name your friend
learn-castle-name =
    Name those whose goblets are needed: Leopold Crane, nobody else. Everyone you name must be on your side and hold
    one. Then confirm.
learn-castle-end-title = The Brotherhood has won
learn-castle-end =
    All cards are shown, and you were right. Trade to look, support to show, fight to learn, and declare in time. The
    rest is watching people.
