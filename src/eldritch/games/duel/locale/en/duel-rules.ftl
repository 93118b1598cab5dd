### The rules of Cthulhu Wars: Duel, short and in our own words.

duel-rules-goal-title = Goal
duel-rules-goal =
    Two factions of monsters fight over Lovecraft Country while the world ends: Great Cthulhu and the Black Goat. The
    player with the most Doom at the end wins; equal Doom is a shared victory.

    A round has four phases: actions, gathering Power, the first player, Doom. A game takes four or five rounds. It ends
    when a player has 30 Doom, or when the ritual marker comes to the end of the world.

    Each side begins with 8 Power, six Acolytes and a gate in its start area: Cthulhu in Jersey Reef, the Goat in
    Dunwich. Cthulhu moves first.

duel-rules-map-title = The map
duel-rules-map =
    Thirteen areas, land and water. Any figure may enter any area; water matters only to a few abilities. Three portals
    join two parts of the board into one area each: one gate, one place for figures, the neighbours of both. Devil’s
    Reef is the Miskatonic River, Loblolly Bay the Mystic River, Jersey Reef the Charles River.

    Figures are cultists (Acolytes), monsters and Great Old Ones. Those not in play wait in their owner’s pool.

duel-rules-turn-title = A turn
duel-rules-turn =
    Players take turns with one action each, as long as anyone has Power. With Power you must act; with none, your turn
    raises Decay by 1 instead.

    Decay is paid once, at the start of a turn. If you have no more Power than that, you are left with none and your
    turn is over. When both players are at 0, the phase ends and Decay goes back to 0.

    Before and after your action you may take or leave control of gates. Once either player has six spellbooks, both may
    also battle as often as they like, for 1 Power each, once in each area per turn.

duel-rules-actions-title = The common actions
duel-rules-actions =
    • Recruit, 1: an Acolyte where you have a figure, or anywhere if you have none on the map.

    • Summon: a monster at a gate you control, for its cost. The Goat may summon several at once.

    • Awaken a Great Old One: see the factions.

    • Build a gate, 3: where a cultist of yours stands and no gate is.

    • Move, 1 for each figure: one step to a neighbouring area.

    • Battle, 1: where both have figures and your dice are above 0.

    • Capture, 1: a monster of yours takes a cultist that no monster or Great Old One protects; a Great Old One takes
    one that no Great Old One protects. The owner chooses which one. It scores 1 Doom at once and brings 1 Power when
    Power is gathered; then it returns to its owner’s pool.

    • Pass: lose all Power.

duel-rules-gates-title = Gates
duel-rules-gates =
    A gate is yours while one of your cultists stands on it. A cultist in the area of an abandoned gate takes control of
    it automatically on your turn; if you leave a gate on purpose, it stays abandoned until you take it again.

    When a keeper leaves, dies or is taken, the gate is abandoned at once. Where several cultists stand in an area,
    those beside the gate are always lost or moved before the keeper.

duel-rules-battle-title = Battle
duel-rules-battle =
    All figures of both sides in the area take part. Step by step, the attacker always first:

    • Abilities before the battle. If a side has no figures left, the battle is over.

    • Both roll a die for each point of combat: 6 is a Kill, 4 and 5 are Pains.

    • Each player assigns the Kills the enemy rolled to their own figures, one each, then the Pains to others.

    • Killed figures go to the pool and score their value for the enemy: the average printed cost, rounded up.

    • Pained figures retreat to neighbouring areas without enemies. If there are none, one of them is lost, with Doom
    for the enemy, and the others stay.

    Spellbooks earned in a battle come after it. You also score Doom for figures that the enemy loses to your effects,
    never for those the enemy gives up for effects of their own.

duel-rules-books-title = Spellbooks
duel-rules-books =
    Each faction has six requirements and six spellbooks. Whenever you meet a requirement, you take any one of your
    remaining spellbooks, for the rest of the game. You may earn several at once, and on the enemy’s turn too.

duel-rules-power-title = Gathering Power
duel-rules-power =
    1 for each cultist in play, 2 for each gate you control, 1 for each abandoned gate (both players), 1 for each
    captive, and what your abilities bring. The player with less Power gets at least half of what the other has, rounded
    up. The player with more goes first; on a tie, the previous first player chooses.

duel-rules-doom-title = Doom, rituals and Elder Signs
duel-rules-doom =
    In the Doom Phase each player in turn may perform one ritual of annihilation: pay the cost of the marker’s cell,
    move the marker on, score 1 Doom for each gate you control and draw an Elder Sign for each Great Old One of yours.
    After the last cell comes the end of the world: the game ends with that phase, though the second player may still
    perform a ritual for the same cost.

    Elder Signs are worth 1, 2 or 3 Doom. You alone know yours, and may reveal them at any time; what is hidden at the
    end is revealed then. With an empty bag each further sign is 1 Doom.

    When a player has 30 Doom, the game ends after the current turn, or in the Doom Phase after the phase.

duel-rules-cthulhu-title = Great Cthulhu
duel-rules-cthulhu =
    Cthulhu awakens in the start area if there is any gate: 10 Power the first time, 4 later, with an Elder Sign each
    time (Immortal). Before his battles he may devour: the enemy chooses a monster or cultist of their own there and
    loses it, and it scores as if killed.

    The requirements for his books: { duel-requirement-first_doom_phase }; { duel-requirement-kill_one };
    { duel-requirement-kill_two }; { duel-requirement-water_gates }; { duel-requirement-awaken_cthulhu };
    { duel-requirement-last_book }.

    • { duel-book-devolve }: { duel-book-devolve-text }.

    • { duel-book-absorb }: { duel-book-absorb-text }.

    • { duel-book-regenerate }: { duel-book-regenerate-text }.

    • { duel-book-dreams }: { duel-book-dreams-text }.

    • { duel-book-submerge }: { duel-book-submerge-text }.

    • { duel-book-yha_nthlei }: { duel-book-yha_nthlei-text }.

duel-rules-goat-title = The Black Goat
duel-rules-goat =
    You may summon several monsters in one action (Fertility Cult). Shub-Niggurath awakens at a gate you control for 8
    Power and two cultists, who leave the map before she comes. Her dice are your cultists in play and your gates. As an
    action for 1 Power she may change places with a monster or cultist in another area: you name the area and the side,
    its owner chooses the figure (Avatar).

    The requirements for her books: { duel-requirement-four_areas }; { duel-requirement-six_areas };
    { duel-requirement-eight_areas }; { duel-requirement-eliminate_two }; { duel-requirement-shared_area };
    { duel-requirement-awaken_shub }.

    • { duel-book-frenzy }: { duel-book-frenzy-text }.

    • { duel-book-thousand_young }: { duel-book-thousand_young-text }.

    • { duel-book-blood_sacrifice }: { duel-book-blood_sacrifice-text }.

    • { duel-book-red_sign }: { duel-book-red_sign-text }.

    • { duel-book-necrophagy }: { duel-book-necrophagy-text }.

    • { duel-book-ghroth }: { duel-book-ghroth-text }.

duel-rules-options-title = Variants
duel-rules-options =
    • factions: which seat plays which faction.

    • ritual_track=long: the eight spaces that the larger game has for two players.

    • lax_awakening=yes: Shub-Niggurath’s gate is checked before the two cultists are removed.

    • turn_limit=N: after N turns the game ends and Doom is counted.
