### Cthulhu Wars: Duel: names, the table, decisions, and everything that happens.

duel-title = Cthulhu Wars: Duel
duel-about = Great Cthulhu against the Black Goat on the map of Lovecraft Country: gates, monsters, dice battles, spellbooks, and rituals that end the world. The most Doom wins.

## Options

duel-option-factions = Factions
duel-option-ritual-track = Ritual track (short: 5 to 10 in steps of one; long: the eight spaces of the larger game)
duel-option-lax-awakening = Check Shub-Niggurath’s gate before the two cultists are removed, not after
duel-option-free-gate-control = Take or leave control of gates any number of times in a turn
duel-option-devolve-after-every-action = Ask Great Cthulhu for Devolve after every action
duel-option-late-ghouls = Necrophagy brings Ghouls after Pains are assigned, not before
duel-option-own-pains-score = A figure that cannot retreat scores even if only its owner’s Necrophagy caused the Pains
duel-option-reveal-any-moment = Elder Signs may be revealed while battle results are assigned
duel-option-turn-limit = Turn limit (then Doom is counted)

## Names

duel-name-great_cthulhu = Great Cthulhu
duel-name-black_goat = Black Goat
duel-name-acolyte = Acolyte
duel-name-deep_one = Deep One
duel-name-shoggoth = Shoggoth
duel-name-starspawn = Starspawn
duel-name-cthulhu = Cthulhu
duel-name-ghoul = Ghoul
duel-name-mi_go = Mi-Go
duel-name-dark_young = Dark Young
duel-name-shub_niggurath = Shub-Niggurath
duel-name-merrimack_river = Merrimack River
duel-name-dunwich = Dunwich
duel-name-arkham = Arkham
duel-name-innsmouth = Innsmouth
duel-name-gardner_reservoir = Gardner Reservoir
duel-name-rockport = Rockport
duel-name-salem = Salem
duel-name-kingsport = Kingsport
duel-name-boston = Boston
duel-name-martins_beach = Martin’s Beach
duel-name-devils_reef = Devil’s Reef
duel-name-miskatonic_river = Miskatonic River
duel-name-loblolly_bay = Loblolly Bay
duel-name-mystic_river = Mystic River
duel-name-jersey_reef = Jersey Reef
duel-name-charles_river = Charles River
duel-name-elder_sign = Elder Sign
duel-name-doom = Doom
duel-name-gate = Gate
duel-name-recruit = Recruit
duel-name-build = Build a gate
duel-name-move = Move
duel-name-battle = Battle
duel-name-capture = Capture
duel-name-devolve = { duel-book-devolve }
duel-name-absorb = { duel-book-absorb }
duel-name-regenerate = { duel-book-regenerate }
duel-name-yha_nthlei = { duel-book-yha_nthlei }
duel-name-frenzy = { duel-book-frenzy }
duel-name-thousand_young = { duel-book-thousand_young }
duel-name-blood_sacrifice = { duel-book-blood_sacrifice }
duel-name-red_sign = { duel-book-red_sign }
duel-name-necrophagy = { duel-book-necrophagy }
duel-name-dreams = { duel-book-dreams }
duel-name-submerge = { duel-book-submerge }
duel-name-ghroth = { duel-book-ghroth }
duel-name-surface = Surface
duel-name-avatar = Avatar
duel-name-short = Ritual track
duel-name-long = Long ritual track
duel-of-great_cthulhu = { duel-name-great_cthulhu }
duel-of-black_goat = { duel-name-black_goat }
duel-of-merrimack_river = { duel-name-merrimack_river }
duel-of-dunwich = { duel-name-dunwich }
duel-of-arkham = { duel-name-arkham }
duel-of-innsmouth = { duel-name-innsmouth }
duel-of-gardner_reservoir = { duel-name-gardner_reservoir }
duel-of-rockport = { duel-name-rockport }
duel-of-salem = { duel-name-salem }
duel-of-kingsport = { duel-name-kingsport }
duel-of-boston = { duel-name-boston }
duel-of-martins_beach = { duel-name-martins_beach }
duel-of-devils_reef = { duel-name-devils_reef }
duel-of-miskatonic_river = { duel-name-miskatonic_river }
duel-of-loblolly_bay = { duel-name-loblolly_bay }
duel-of-mystic_river = { duel-name-mystic_river }
duel-of-jersey_reef = { duel-name-jersey_reef }
duel-of-charles_river = { duel-name-charles_river }
duel-sort-figure = figure
duel-sort-land = land
duel-sort-water = water
duel-sort-book = spellbook
duel-sort-border = border
duel-sort-start = start
duel-sort-action = action
duel-sort-ritual = track
duel-sort-goal = goal
duel-sort-token = token
duel-column-name = Component
duel-column-sort = Kind
duel-column-of = Belongs to
duel-column-copies = Copies
duel-column-numbers = Costs, values, portal
duel-column-mark = Mark

# As they stand in an area of the map, in two or three letters.
duel-short-acolyte = Ac
duel-short-deep_one = Do
duel-short-shoggoth = Sh
duel-short-starspawn = Ss
duel-short-cthulhu = CTH
duel-short-ghoul = Gh
duel-short-mi_go = Mg
duel-short-dark_young = Dy
duel-short-shub_niggurath = SHU
duel-short-great_cthulhu = GC
duel-short-black_goat = BG

duel-book-devolve = Devolve
duel-book-absorb = Absorb
duel-book-regenerate = Regenerate
duel-book-dreams = Dreams
duel-book-submerge = Submerge
duel-book-yha_nthlei = Y’ha-Nthlei
duel-book-frenzy = Frenzy
duel-book-thousand_young = The Thousand Young
duel-book-blood_sacrifice = Blood Sacrifice
duel-book-red_sign = The Red Sign
duel-book-necrophagy = Necrophagy
duel-book-ghroth = Ghroth
duel-book-devolve-text = after any action, turn Acolytes on the map into Deep Ones from your pool
duel-book-absorb-text = before a battle, a Shoggoth eats your own monsters and cultists there: 3 dice for each
duel-book-regenerate-text = a Starspawn may take two results; only two Kills kill it
duel-book-dreams-text = action, 2 Power: replace an enemy Acolyte with one of yours
duel-book-submerge-text = action, 1 Power: Cthulhu dives with figures from a water area; later they surface anywhere for 0
duel-book-yha_nthlei-text = while Cthulhu is in play, 1 Power for every enemy gate in water
duel-book-frenzy-text = your cultists have combat 1
duel-book-thousand_young-text = while Shub-Niggurath is in play, your monsters cost 1 less
duel-book-blood_sacrifice-text = in the Doom Phase, with Shub-Niggurath in play: give up one cultist for an Elder Sign
duel-book-red_sign-text = Dark Young build and keep gates, strengthen Shub-Niggurath and bring 1 Power each
duel-book-necrophagy-text = after Kills, Ghouls come to the battle; each is a Pain for both sides
duel-book-ghroth-text = action, 2 Power: roll a die. If it is no higher than your number of areas with Mi-Go, the enemy loses that many cultists; otherwise place an Acolyte of either side anywhere

duel-requirement-first_doom_phase = the first Doom Phase (also brings an Elder Sign)
duel-requirement-kill_one = kill 1 enemy in a battle
duel-requirement-kill_two = kill 2 enemies in one battle
duel-requirement-water_gates = your gates in 3 water areas, or gates in 4
duel-requirement-awaken_cthulhu = awaken Cthulhu
duel-requirement-last_book = the sixth spellbook, in a Doom Phase (also brings an Elder Sign)
duel-requirement-four_areas = figures in 4 areas
duel-requirement-six_areas = figures in 6 areas
duel-requirement-eight_areas = figures in 8 areas
duel-requirement-eliminate_two = instead of an action, give up 2 cultists
duel-requirement-shared_area = figures of both players in one area
duel-requirement-awaken_shub = awaken Shub-Niggurath

duel-policy-always = always
duel-policy-threatened = when threatened
duel-policy-never = never

duel-phase-action = Action Phase
duel-phase-gather_power = Gather Power
duel-phase-first_player = first player
duel-phase-doom = Doom Phase

## The table

duel-opening = { $name } plays Great Cthulhu and goes first.
duel-course = Round { $round } · { $phase } · Decay { $decay } · ritual { $cells } · signs in the bag { $bag } · gates left { $gates }
duel-course-unlimited = Unlimited battle: both players may battle in addition to their action.
duel-end-cell = END
duel-seat = : { $faction } · Power { $power } · Doom { $doom } · gates { $gates }
duel-pool = pool: { $figures }
duel-aside = submerged: { $figures }
duel-captives = captives: { $count }
duel-signs = Elder Signs: { $signs }
duel-books = spellbooks: { $books }
duel-open-slots = still to meet: { $slots }
duel-none = none
duel-hidden = ?
duel-gate-free = ○ abandoned gate
duel-gate-kept = ◉ gate { $owner }
duel-portal = → { $part }
duel-borders = ↔ { $numbers }
duel-battle = Battle in { $area }: { $attacker } attacks.
duel-battle-side = { $name }: { $dice } dice, { $kills } Kills and { $pains } Pains rolled
duel-known-signs = Your Elder Signs: { $signs }

duel-legend = On the map every area has a number; ↔ lists its neighbours. ≈ is water. A portal ①②③ joins two parts into one area; figures there stand in one of the parts. ◉ is a gate with its keeper, ○ an abandoned one.
duel-legend-figures = Figures:
duel-legend-figure = { $name }: cost { $cost }, combat { $combat }, { $doom } Doom for the enemy

## What there is to decide

duel-step-turn = Your turn: one action. Power { $power }.
duel-step-turn-acted = You have acted. Anything else this turn? Power { $power }.
duel-step-moving = You may move more figures, 1 Power each. Power { $power }.
duel-step-summoning = Summon more monsters? Power { $power }.
duel-step-take-book = You have earned a spellbook. Which one?
duel-step-choose-slot = Which requirement do the two kills meet?
duel-step-before-battle = Use an ability before the battle?
duel-step-devoured = Cthulhu devours one of your figures. Which one?
duel-step-assign-kills =
    { $count ->
        [one] Assign a Kill to one of your figures.
       *[other] Assign { $count } Kills to your figures.
    }
duel-step-assign-pains =
    { $count ->
        [one] Assign a Pain to one of your figures.
       *[other] Assign { $count } Pains to your figures.
    }
duel-step-retreat = Your pained figures must retreat.
duel-step-retreat-nowhere = Your pained figures have nowhere to go: one of them is lost. Which one?
duel-step-cultists-lost =
    { $count ->
        [one] You lose a cultist. Where?
       *[other] You lose { $count } cultists. Where?
    }
duel-step-choose-first = Equal Power. Who goes first?
duel-step-doom-part = Doom Phase: a ritual costs { $cost }. Power { $power }, gates { $gates }.
duel-step-devolving = Devolve: turn Acolytes into Deep Ones before the enemy continues?
duel-step-submerging = Which figures does Cthulhu take along?
duel-step-offering =
    { $count ->
        [one] Give up a cultist. Where?
       *[other] Give up { $count } cultists. Where first?
    }
duel-step-giving = Which figure swaps places with Shub-Niggurath?
duel-step-placing = Ghroth fails: place an Acolyte of either side anywhere.
duel-step-necrophagy = Necrophagy: bring Ghouls to the battle?

duel-group-battle = Fight
duel-group-gates = Gates and cultists
duel-group-army = Monsters and Great Old Ones
duel-group-move = Move (1 Power each)
duel-group-special = Special
duel-group-choose = Choose
duel-group-end = Finish
duel-group-side = At any time
duel-several = …
duel-where =
    { $verb ->
        [step_off] From which gate?
       *[other] Where to?
    } { $places }

duel-choice-recruit = recruit an Acolyte: { $area }
duel-choice-summon = summon { $figure } ({ $cost }): { $area }
duel-choice-awaken = awaken { $figure } ({ $cost }): { $area }
duel-choice-build = build a gate (3): { $area }
duel-choice-battle = battle: { $area }, { $mine } dice against { $theirs }; on average { NUMBER($kills, minimumFractionDigits: 1, maximumFractionDigits: 1) } Kills against { NUMBER($losses, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duel-choice-capture = capture a cultist: { $area }
duel-choice-pass = pass and lose all your Power
duel-choice-man = take control of the gate: { $area }, { $figure }
duel-choice-step-off = leave the gate: { $area }
duel-choice-end-turn = end the turn
duel-choice-stop = done
duel-choice-eliminate = give up { $figure }: { $area }
duel-choice-kill = a Kill for: { $figure }
duel-choice-finish = a second Kill for a wounded figure: { $figure }
duel-choice-pain = a Pain for: { $figure }
duel-choice-endure = a second result for a figure that has one: { $figure }
duel-choice-retreat = { $figure } retreats: { $area }
duel-choice-decline = do not use it
duel-choice-take-book = { $book }: { $text }
duel-choice-fill = { $slot }
duel-choice-fulfil = { $slot }
duel-choice-choose-first = { $name }
duel-choice-ritual = perform the ritual of annihilation
duel-choice-done = nothing more
duel-choice-devolve = Devolve an Acolyte: { $area }
duel-choice-devour = Devour: the enemy loses a figure
duel-choice-absorb = Absorb { $figure }: +3 dice
duel-choice-dreams = Dreams (2): { $area }
duel-choice-submerge = Submerge (1)
duel-choice-take-down = take along: { $figure }
duel-choice-surface = surface (0): { $area }
duel-choice-avatar = Avatar (1): one of { $name }’s figures, { $area }
duel-choice-give = { $figure }
duel-choice-ghroth = Ghroth (2)
duel-choice-place = one of { $name }’s Acolytes: { $area }
duel-choice-necrophagy = a Ghoul from { $area }
duel-choice-blood-sacrifice = Blood Sacrifice: a cultist in { $area }
duel-choice-move = { $figure }: { $area } → { $to }
duel-choice-reveal = reveal an Elder Sign: { $value } Doom
duel-choice-devolve-policy = ask me about Devolve: { $policy }

## What happened

duel-event-set-out = { $name } starts in { $area }.
duel-event-phase-began = Round { $round }: { $phase }.
duel-event-turn-began = It is { $name }’s turn, Power { $power }.
duel-event-turn-ended = { $name } ends the turn.
duel-event-stopped = { $name } is done.
duel-event-declined = { $name } does not use an ability.
duel-event-doom-part-ended = { $name } is done.
duel-event-offering-begun = { $name } gives up two cultists.
duel-event-devouring = { $name }’s Cthulhu devours a figure.
duel-event-avatar-called = { $name } calls the Avatar: { $area }, one of { $owner }’s figures.
duel-event-decay-raised = { $name } has no Power: Decay rises to { $decay }.
duel-event-decay-paid = { $name } pays { $paid } for Decay and has { $power } left.
duel-event-passed = { $name } passes and loses { $lost } Power.
duel-event-recruited = { $name } recruits an Acolyte: { $area }.
duel-event-summoned = { $name } summons { $figure }: { $area }.
duel-event-awakened = { $name } awakens { $figure }: { $area }!
duel-event-gate-built = { $name } builds a gate: { $area }.
duel-event-gate-manned = { $name } takes control of the gate: { $area } ({ $figure }).
duel-event-gate-abandoned = { $name } leaves the gate: { $area }.
duel-event-moved = { $name } moves { $figure }: { $area } → { $to }.
duel-event-captured = { $name } captures a cultist: { $area }.
duel-event-scored = { $name }: +{ $doom } Doom ({ $total }).
duel-event-eliminated = { $name } loses { $figure }: { $area }.
duel-event-requirement-met = { $name } meets a requirement: { $requirement }.
duel-event-book-taken = { $name } takes the spellbook { $book }.
duel-event-power-gathered = { $name } gathers { $income } Power and has { $power }.
duel-event-first-player = { $name } goes first.
duel-event-ritual-performed = { $name } performs a ritual for { $cost } Power.
duel-event-sign-drawn = { $name } draws an { $sign }.
duel-event-sign-drawn-own = { $name } draws an { $sign } worth { $value }.
duel-event-sign-revealed = { $name } reveals an { $sign }: { $value }.
duel-event-policy-set = { $name } sets when Devolve asks: { $policy }.
duel-event-battle-declared = { $name } starts a battle: { $area }!
duel-event-rolled = { $name } rolls { $faces }: Kills { $kills }, Pains { $pains }.
duel-event-kill-assigned = { $name } assigns a Kill to { $figure }.
duel-event-pain-assigned = { $name } assigns a Pain to { $figure }.
duel-event-killed = { $name }’s { $figure } is killed: { $area }.
duel-event-retreated = { $name }’s { $figure } retreats: { $area } → { $to }.
duel-event-battle-ended = The battle is over: { $area }.
duel-event-absorbed = { $name }’s Shoggoth absorbs { $figure }.
duel-event-dreamed = { $name } sends Dreams: { $area }.
duel-event-submerged = { $name } submerges { $figure }: { $area }.
duel-event-surfaced = { $name } surfaces: { $area }!
duel-event-devolved = { $name } devolves an Acolyte: { $area }.
duel-event-swapped = { $name }’s { $figure } swaps places with Shub-Niggurath: { $area } → { $to }.
duel-event-ghroth-rolled = { $name } calls Ghroth and rolls { $face }; areas with Mi-Go: { $areas }.
duel-event-placed = { $name } gets an Acolyte: { $area }.
duel-event-ghoul-came = { $name }’s Ghoul joins: { $area } → { $to }.
duel-event-game-ended = The game is over. Doom: { $doom }.

duel-result-doom = The Doom track has reached its end. { $names } { $count ->
    [one] won with { $best } Doom
   *[other] share the victory with { $best } Doom each
}.
duel-result-end-of-the-world = The world has ended. { $names } { $count ->
    [one] won with { $best } Doom
   *[other] share the victory with { $best } Doom each
}.
duel-result-no-power = Nobody has any Power left. { $names } { $count ->
    [one] won with { $best } Doom
   *[other] share the victory with { $best } Doom each
}.
duel-result-turn-limit = The turn limit is reached. { $names } { $count ->
        [one] won with { $best } Doom
       *[other] share the victory with { $best } Doom each
    }.
duel-standing = { $name }: Doom { $doom }, gates { $gates }, books { $books }

## Why a bot does what it does

duel-why-recruit = a cultist brings Power every round
duel-why-recruit-danger = the new cultist would be in danger
duel-why-recruit-builder = a cultist there could build a gate
duel-why-summon = you need an army
duel-why-summon-guard = a monster protects the cultists there
duel-why-awaken = a Great Old One brings Elder Signs and dominates the map
duel-why-build = a gate brings Power and Doom
duel-why-build-danger = the enemy could take the gate
duel-why-build-water = gates in water bring a spellbook
duel-why-battle = the odds are good
duel-why-battle-odds = the odds are bad
duel-why-capture = an unprotected cultist can be captured
duel-why-capture-keeper = the keeper of the gate can be captured
duel-why-pass = you can afford nothing better
duel-why-free-gate = a gate is free
duel-why-keep-gate = it is better to keep the gate
duel-why-enough = nothing more is worth doing
duel-why-move-danger = there are monsters there
duel-why-move-free-gate = there is a free gate
duel-why-move-builder = a gate can be built there
duel-why-move-spread = figures in many areas bring spellbooks
duel-why-move-idle = the figure is just as useful where it is
duel-why-move-prey = cultists can be captured there
duel-why-move-guard = cultists need protection there
duel-why-lose-gate = the gate would be lost
duel-why-least-loss = this is the smallest loss
duel-why-lost-anyway = it is lost either way
duel-why-least-needed = it matters least here
duel-why-endure = a second result changes nothing
duel-why-decline = the ability is worth using
duel-why-best-book = this spellbook helps most
duel-why-harder-slot = the harder requirement first
duel-why-retreat = it is safe there
duel-why-fulfil = two cultists are a fair price for a spellbook
duel-why-first = going first is an advantage
duel-why-save-power = the Power is more useful for actions
duel-why-ritual = gates and Great Old Ones bring Doom now
duel-why-last-ritual = this ritual ends the world: good only for the player in the lead
duel-why-devolve = the cultist would be captured otherwise
duel-why-keep-cultists = cultists bring Power
duel-why-devour = the enemy loses a figure, and it costs nothing
duel-why-keep-figures = figures are more useful on the map
duel-why-dreams = a cultist changes sides
duel-why-dreams-gate = a gate changes hands
duel-why-surface = Cthulhu surfaces where he does the most harm
duel-why-avatar = Shub-Niggurath is more useful elsewhere
duel-why-ghroth = the more areas with Mi-Go, the better the roll
duel-why-not-for-them = the enemy should get nothing for free
duel-why-free-cultist = a free cultist
duel-why-necrophagy = the side with more figures in the battle suffers more
duel-why-sacrifice = an Elder Sign is worth a cultist
duel-why-policy = the setting is fine as it is
duel-why-reveal = this ends the game and probably wins it
duel-why-hidden = Elder Signs are better kept hidden
