### The keywords of Cthulhu Wars: Duel. Forms: how each may stand in a text; a star stands for any ending.

duel-keywords-power = Power
duel-keywords-power-forms = power
duel-keywords-power-text =
    The cost of every action. Players gather it once a round from gates and cultists; when nobody has any, the phase
    ends.
duel-keywords-doom = Doom
duel-keywords-doom-forms = doom
duel-keywords-doom-text =
    Victory points. The most Doom wins, and 30 end the game. It comes from gates in rituals, from Elder Signs, kills and
    captures.
duel-keywords-gate = Gate
duel-keywords-gate-forms = gate, gates
duel-keywords-gate-text =
    Yours while one of your cultists stands on it: 2 Power a round and 1 Doom in a ritual. Monsters arrive at your
    gates.
duel-keywords-cultist = Cultist
duel-keywords-cultist-forms = cultist*, acolyte*
duel-keywords-cultist-text =
    Acolytes keep gates, build them and bring 1 Power each. They do not fight, and monsters can capture them.
duel-keywords-monster = Monster
duel-keywords-monster-forms = monster*, deep one*, shoggoth*, starspawn*, ghoul*, mi-go, dark young
duel-keywords-monster-text = Fights, captures cultists and protects yours. It arrives at a gate you control, for its cost.
duel-keywords-old-one = Great Old One
duel-keywords-old-one-forms = great old one*, cthulhu, shub-niggurath
duel-keywords-old-one-text = The strongest figure of a faction. Monsters cannot protect cultists from it, and each ritual brings an Elder Sign for it.
duel-keywords-pool = Pool
duel-keywords-pool-forms = pool
duel-keywords-pool-text = Your figures that are not in play. Killed figures come back here and can be brought into play again.
duel-keywords-recruit = Recruit
duel-keywords-recruit-forms = recruit*
duel-keywords-recruit-text =
    Action, 1 Power: an Acolyte appears where you have a figure, or anywhere if you have none on the map.
duel-keywords-summon = Summon
duel-keywords-summon-forms = summon*
duel-keywords-summon-text = Action: a monster appears at a gate you control, for its cost. The Black Goat may summon several at once.
duel-keywords-awaken = Awaken
duel-keywords-awaken-forms = awaken*
duel-keywords-awaken-text = Action: your Great Old One comes into play. Each faction has its own cost and condition.
duel-keywords-move = Move
duel-keywords-move-forms = move, moves, moving
duel-keywords-move-text = Action, 1 Power for each figure: one step to a neighbouring area. Several figures may move in one action.
duel-keywords-build = Build a gate
duel-keywords-build-forms = build, builds, build a gate
duel-keywords-build-text = Action, 3 Power: one of your cultists in an area without a gate builds one and keeps it.
duel-keywords-battle = Battle
duel-keywords-battle-forms = battle*, fight*
duel-keywords-battle-text =
    Action, 1 Power: both sides roll a die for each point of combat. 6 is a Kill, 4 and 5 are Pains.
duel-keywords-capture = Capture
duel-keywords-capture-forms = capture*, captive*
duel-keywords-capture-text = Action, 1 Power: your monster takes an unprotected enemy cultist. 1 Doom now, 1 Power when Power is gathered.
duel-keywords-pass = Pass
duel-keywords-pass-forms = pass, passes
duel-keywords-pass-text = Action: you lose all your Power. Usually worse than anything else, but always allowed.
duel-keywords-decay = Decay
duel-keywords-decay-forms = decay
duel-keywords-decay-text = It grows by 1 whenever a player’s turn comes and they have no Power. The other player pays it at the start of each turn.
duel-keywords-free = Free actions
duel-keywords-free-forms = free, take control, leave the gate
duel-keywords-free-text =
    Before and after your action, for no Power: take or leave control of gates. Once a player has six spellbooks, also
    battles, for 1 Power each.
duel-keywords-kill = Kill
duel-keywords-kill-forms = kill, kills, killed
duel-keywords-kill-text = A six. The player who suffers it chooses one of their own figures, which goes to the pool and scores Doom for the enemy.
duel-keywords-pain = Pain
duel-keywords-pain-forms = pain, pains, pained
duel-keywords-pain-text = A four or five. The player who suffers it chooses one of their own figures, which must retreat.
duel-keywords-retreat = Retreat
duel-keywords-retreat-forms = retreat*
duel-keywords-retreat-text =
    To a neighbouring area without enemies. If there is none, one of the pained figures is lost, which scores Doom, and
    the rest stay.
duel-keywords-eliminate = Eliminate
duel-keywords-eliminate-forms = eliminat*
duel-keywords-eliminate-text = A figure leaves the map without a Kill. It scores Doom for the enemy only if the enemy’s effect removed it.
duel-keywords-gather = Gather Power
duel-keywords-gather-forms = gather*
duel-keywords-gather-text =
    1 for each cultist, 2 for each gate you control, 1 for each abandoned gate and each captive. The player with less
    gets at least half as much as the other.
duel-keywords-doom-phase = Doom Phase
duel-keywords-doom-phase-forms = doom phase
duel-keywords-doom-phase-text = The end of a round: each player may perform one ritual.
duel-keywords-ritual = Ritual
duel-keywords-ritual-forms = ritual*
duel-keywords-ritual-text =
    Pay the cost on the track: 1 Doom for each gate you control, an Elder Sign for each of your Great Old Ones. The
    track leads to the end of the world.
duel-keywords-elder-sign = Elder Sign
duel-keywords-elder-sign-forms = elder sign*
duel-keywords-elder-sign-text = Worth 1, 2 or 3 Doom, and only you know which. Reveal it at any time; at the end all are revealed.
duel-keywords-spellbook = Spellbook
duel-keywords-spellbook-forms = spellbook*, book, books
duel-keywords-spellbook-text = An ability for the rest of the game. Each of six requirements lets you take one of six spellbooks.
duel-keywords-requirement = Requirement
duel-keywords-requirement-forms = requirement*
duel-keywords-requirement-text = A goal on your sheet. Meet it, even on the enemy’s turn, and you take a spellbook of your choice.
duel-keywords-portal = Portal
duel-keywords-portal-forms = portal*
duel-keywords-portal-text =
    Two parts of the board that are one area: one gate, one place for figures, the neighbours of both.
duel-keywords-devour = Devour
duel-keywords-devour-forms = devour*
duel-keywords-devour-text = Before a battle Cthulhu may eat an enemy monster or cultist there; the enemy chooses which. It scores like a Kill.
duel-keywords-avatar = Avatar
duel-keywords-avatar-forms = avatar
duel-keywords-avatar-text =
    The Black Goat’s action, 1 Power: Shub-Niggurath swaps places with a monster or cultist. You name area and side, its
    owner chooses the figure.
duel-keywords-devolve = Devolve
duel-keywords-devolve-forms = devolve*
duel-keywords-devolve-text =
    Great Cthulhu’s spellbook: after any action, even the enemy’s, you may turn Acolytes on the map into Deep Ones from
    your pool.
duel-keywords-absorb = Absorb
duel-keywords-absorb-forms = absorb*
duel-keywords-absorb-text = Great Cthulhu’s spellbook: before a battle a Shoggoth eats your own figures there and rolls 3 more dice for each.
duel-keywords-regenerate = Regenerate
duel-keywords-regenerate-forms = regenerate*
duel-keywords-regenerate-text =
    Great Cthulhu’s spellbook: a Starspawn may take two results of a battle; only two Kills kill it. Surviving one gives
    the enemy 2 Doom.
duel-keywords-dreams = Dreams
duel-keywords-dreams-forms = dreams
duel-keywords-dreams-text = Great Cthulhu’s spellbook: for 2 Power, replace an enemy Acolyte in an area of your choice with one from your pool.
duel-keywords-submerge = Submerge
duel-keywords-submerge-forms = submerge*, surface*
duel-keywords-submerge-text =
    Great Cthulhu’s spellbook: for 1 Power Cthulhu dives with figures from water; a later action brings them up anywhere
    for 0.
duel-keywords-yha_nthlei = Y’ha-Nthlei
duel-keywords-yha_nthlei-forms = y’ha-nthlei
duel-keywords-yha_nthlei-text = Great Cthulhu’s spellbook: while Cthulhu is in play, 1 Power for every enemy gate in water.
duel-keywords-frenzy = Frenzy
duel-keywords-frenzy-forms = frenzy
duel-keywords-frenzy-text = The Black Goat’s spellbook: your cultists have combat 1.
duel-keywords-thousand_young = The Thousand Young
duel-keywords-thousand_young-forms = thousand young
duel-keywords-thousand_young-text = The Black Goat’s spellbook: while Shub-Niggurath is in play, your monsters cost 1 less; Ghouls are free.
duel-keywords-blood_sacrifice = Blood Sacrifice
duel-keywords-blood_sacrifice-forms = blood sacrifice
duel-keywords-blood_sacrifice-text = The Black Goat’s spellbook: in the Doom Phase, with Shub-Niggurath in play, give up one cultist for an Elder Sign.
duel-keywords-red_sign = The Red Sign
duel-keywords-red_sign-forms = red sign
duel-keywords-red_sign-text = The Black Goat’s spellbook: Dark Young build and keep gates, strengthen Shub-Niggurath and bring 1 Power each.
duel-keywords-necrophagy = Necrophagy
duel-keywords-necrophagy-forms = necrophag*
duel-keywords-necrophagy-text =
    The Black Goat’s spellbook: after Kills, Ghouls from other areas may join the battle; each brings one more Pain for
    both sides.
duel-keywords-ghroth = Ghroth
duel-keywords-ghroth-forms = ghroth
duel-keywords-ghroth-text =
    The Black Goat’s spellbook: for 2 Power, roll a die. If it is no higher than your number of areas with Mi-Go, the
    enemy loses that many cultists; otherwise place an Acolyte.
