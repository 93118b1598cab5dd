### Questions that come up in Nightmarium.

nightmarium-questions-refuse = May I refuse an ability?
nightmarium-questions-refuse-answer =
    No. You choose its target, but it runs. Only the replay by a seal is yours to decline, all of it together.
nightmarium-questions-legions = Do cards played by abilities count for "one legion a turn"?
nightmarium-questions-legions-answer =
    No. The rule binds the cards of your two actions only. What Mockingbird or Chorister play is free, and sets no
    legion either.
nightmarium-questions-middle = I have five complete creatures in the middle of my turn. Have I won?
nightmarium-questions-middle-answer =
    Not yet. Your turn must end with five. A Devourer may still undo it, so choose your last action well.
nightmarium-questions-again = A creature lost its head and gets a new one. Does it run again?
nightmarium-questions-again-answer = Yes, all of it, with the pure legion first if its parts are of one legion.
nightmarium-questions-stops = When does a chain end early?
nightmarium-questions-stops-answer =
    When an ability has no target or no card, and when it completes another creature or sets a seal: then that one
    takes over, and the rest is lost.
nightmarium-questions-none = Does a part without an ability end the chain?
nightmarium-questions-none-answer = No, it is passed over.
nightmarium-questions-pure = I hold a card of the legion. May I give up two others instead?
nightmarium-questions-pure-answer =
    No. Two other cards are for those who hold none of that legion. A seal counts as a card of its legion.
nightmarium-questions-chorister = Must I place what the Chorister turns up?
nightmarium-questions-chorister-answer =
    Yes, whatever can be placed, in the order you like. Both cards are settled before a creature that they completed
    awakes.
nightmarium-questions-seal = Must a seal match its creature?
nightmarium-questions-seal-answer =
    No. It protects any complete creature. It wakes only the abilities on cards of its own legion.
