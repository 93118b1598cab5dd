### The lesson of Cthulhu Wars: Duel, step by step.

learn-duel-welcome-title = Lovecraft Country
learn-duel-welcome =
    Two factions of monsters fight over this map while the world ends: you are Great Cthulhu, your enemy is the Black
    Goat. The player with the most Doom at the end wins. Tap any underlined word to see what it means.
learn-duel-start-title = Your start
learn-duel-start =
    Here, in Jersey Reef, stand your six Acolytes, one of them on a gate. A portal joins the reef with the Charles
    River: two parts of the board, one area.
learn-duel-power-title = Power and what it is for
learn-duel-power =
    You have 8 Power, and almost every action costs some. You take turns, one action each, until both of you have none.
    On this sheet you also find your spellbooks, your Elder Signs and the figures still in your pool.
learn-duel-move-title = Move an Acolyte
learn-duel-move =
    You want a second gate, and only cultists can build one. Move one Acolyte to Martin’s Beach, for 1 Power: choose
    Move, tap the reef, then the beach, and confirm.
learn-duel-free-title = The end of a turn
learn-duel-free =
    Your action is done. Before and after it you may take or leave control of gates, for free. There is no need now: end
    the turn and watch the Goat’s Acolyte come nearer.
learn-duel-build-title = Build a gate
learn-duel-build =
    A gate brings 2 Power each round and 1 Doom in a ritual. It costs 3 Power and needs one of your cultists in an area
    without a gate. Build one at Martin’s Beach, then end your turn.
learn-duel-summon-title = Summon a monster
learn-duel-summon =
    Monsters arrive at gates you control. A Deep One costs 1 Power and fights with one die. Summon one in Jersey Reef
    and end your turn: the Goat’s lone Acolyte in Loblolly Bay will be its prey.
learn-duel-march-title = March
learn-duel-march =
    The Goat has built a gate in Loblolly Bay, next to you, and only one Acolyte keeps it. Send your Deep One there. If
    different figures stand in an area, choose which one goes.
learn-duel-shared-title = Spellbooks come on any turn
learn-duel-shared =
    Figures of both sides in one area: that is one of the Goat’s six requirements, so it has just taken a spellbook. You
    will soon earn yours. End your turn.
learn-duel-capture-title = Capture
learn-duel-capture =
    No monster protects that Acolyte. For 1 Power your Deep One captures it: 1 Doom for you at once, 1 Power later, and
    the gate is abandoned. Then end your turn.
learn-duel-spend-title = Spend the rest
learn-duel-spend =
    One Power is left, and you cannot save it for the next round. Summon a second Deep One at your new gate and end your
    turn. The player who is out of Power first makes the other one pay Decay.
learn-duel-gather-title = Power is gathered
learn-duel-gather =
    Both of you are out of Power, so the phase ended and Power was gathered: 1 for each cultist, 2 for each gate, 1 for
    your captive, 1 for the abandoned gate. You have 12, the Goat 8, and the player with more goes first.
learn-duel-book-title = Your first spellbook
learn-duel-book =
    The first Doom Phase meets one of your requirements and also brings an Elder Sign: secret Doom that you may reveal
    at any time. Choose the spellbook Absorb; it will soon be useful.
learn-duel-ritual-title = A ritual
learn-duel-ritual =
    In the Doom Phase you may perform a ritual. It costs what the marker shows, 5 now and more each time, and scores 1
    Doom for each gate you control: two. Perform it.
learn-duel-third-title = The third gate
learn-duel-third =
    Nobody keeps the gate in Loblolly Bay. Move an Acolyte there: it takes control automatically. Three gates in water meet
    another of your requirements, so take the spellbook Regenerate. Then end the turn.
learn-duel-shoggoth-title = Something stronger
learn-duel-shoggoth =
    The Goat has summoned a Dark Young: two dice. Answer with a Shoggoth in Jersey Reef and end your turn.
learn-duel-guard-title = Guard your gate
learn-duel-guard =
    The Dark Young comes down the coast. Move the Shoggoth to Loblolly Bay before it arrives, and end your turn.
learn-duel-battle-title = Battle
learn-duel-battle =
    There it is. You have three dice, one for the Deep One and two for the Shoggoth; the table shows the odds before you
    decide. A six kills, a four or five is a Pain. Begin the battle.
learn-duel-absorb-title = Before the dice
learn-duel-absorb =
    Now your spellbook works: the Shoggoth may absorb your own figures, for 3 dice each. Feed it the Deep One, then
    choose Decline: nobody else.
learn-duel-pain-title = Who suffers?
learn-duel-pain =
    Two sixes: the Dark Young dies and is worth 3 Doom. But the enemy rolled a Pain, and you choose which figure takes
    it. Choose the Shoggoth, so that your Acolyte keeps the gate.
learn-duel-retreat-title = Retreat
learn-duel-retreat =
    A pained figure retreats to a neighbouring area without enemies. Let the Shoggoth go home to Jersey Reef.
learn-duel-spoils-title = A kill and a spellbook
learn-duel-spoils =
    An enemy killed in battle meets another requirement. Take Y’ha-Nthlei, which will bring Power while Cthulhu is in
    play, and end your turn. The two of you then play on without me for a while.
learn-duel-awaken-title = Awaken Cthulhu
learn-duel-awaken =
    It is the next round, and you have 10 Power: enough to awaken Cthulhu in your start area. He brings an Elder Sign
    and a spellbook; take Dreams. In battle he rolls six dice and first devours an enemy figure.
learn-duel-last-title = The last ritual
learn-duel-last =
    Some rounds have passed, and the ritual marker is on its last space. After it the world ends. Perform the ritual:
    the game ends with this phase, and all Elder Signs are revealed.
learn-duel-end-title = The world ends, and you have won
learn-duel-end =
    Gates for Power, Power for monsters, Doom from rituals, kills and captures, spellbooks for requirements: that is the
    whole game. The Black Goat plays very differently; try her, too.
