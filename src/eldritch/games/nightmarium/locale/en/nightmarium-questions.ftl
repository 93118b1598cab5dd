### Questions that come up in Nightmarium.

nightmarium-questions-refuse = May I refuse an ability?
nightmarium-questions-refuse-answer =
    No. You choose its target, but it runs. You may only decline to run abilities again with a seal, all of them
    together.
nightmarium-questions-legions = Do cards played by abilities count for “one legion a turn”?
nightmarium-questions-legions-answer =
    No. The rule covers only the cards of your two actions. Cards played by the Mockingbird or the Chorister may be of
    any legion, and set none.
nightmarium-questions-middle = I have five complete creatures in the middle of my turn. Have I won?
nightmarium-questions-middle-answer =
    Not yet. Your turn must end with five. A Devourer may still undo it, so choose your last action well.
nightmarium-questions-again = A creature lost its head and gets a new one. Do its abilities run again?
nightmarium-questions-again-answer = Yes, all of them, after the pure legion if all its parts are of one legion.
nightmarium-questions-stops = When does a chain end early?
nightmarium-questions-stops-answer =
    When an ability has no target or no card, and when it completes another creature or plays a seal: then that creature
    takes over, and the rest of the chain is lost.
nightmarium-questions-none = Does a part without an ability end the chain?
nightmarium-questions-none-answer = No, it is skipped.
nightmarium-questions-pure = I have a card of the legion. May I discard two others instead?
nightmarium-questions-pure-answer =
    No. Only a player without a card of that legion discards any two. A seal counts as a card of its legion.
nightmarium-questions-chorister = Must I place what the Chorister turns up?
nightmarium-questions-chorister-answer =
    Yes, everything that can be placed, in any order. Both cards are placed or discarded before a creature that they
    completed runs its abilities.
nightmarium-questions-seal = Must a seal match its creature?
nightmarium-questions-seal-answer =
    No. It protects any complete creature. Only abilities on cards of its own legion may run again.
