### The table of Duel in the browser.

duel-table-map = The map of Lovecraft Country
duel-table-as-map = Map
duel-table-as-list = List
duel-table-whole = Whole map
duel-table-closer = Closer
duel-table-close = Close
duel-table-tracks = Tracks
duel-table-power = power
duel-table-doom = Doom
duel-table-doom-of = Doom: { $first } to { $second }
duel-table-ritual = Ritual
duel-table-end = the end of the world
duel-table-decay = Decay

## Sheets

duel-table-sheet = { $name }: full sheet
duel-table-books = Spellbooks
duel-table-of-six = { $count } of 6
duel-table-requirement = Earns a spellbook
duel-table-signs = Elder Signs
duel-table-signs-count = Elder Signs: { $count }
duel-table-sign = Elder Sign: { $value }
duel-table-sign-text = Once revealed it scores at once and stays revealed.
duel-table-reveal = Reveal: Doom +{ $value }
duel-table-policy = Ask me: { $policy }
duel-table-captives = Captives
duel-table-nobody = nobody
duel-table-pool = Pool
duel-table-under = Under water
duel-table-figure = Costs { $cost }, combat { $combat }, in the pool { $pool }.

## What each requirement is called where there is little room

duel-table-requirement-first_doom_phase = first Doom Phase
duel-table-requirement-kill_one = kill 1 in battle
duel-table-requirement-kill_two = kill 2 in one battle
duel-table-requirement-water_gates = gates in 3 waters
duel-table-requirement-awaken_cthulhu = awaken Cthulhu
duel-table-requirement-last_book = 6th, in a Doom Phase
duel-table-requirement-four_areas = figures in 4 areas
duel-table-requirement-six_areas = figures in 6 areas
duel-table-requirement-eight_areas = figures in 8 areas
duel-table-requirement-eliminate_two = give up 2 cultists
duel-table-requirement-shared_area = share an area
duel-table-requirement-awaken_shub = awaken Shub-Niggurath

## What was last pointed at

duel-table-lamp = Details
duel-table-lamp-empty = Point at an area, spellbook, figure or action to read about it.
duel-table-gate-free = An abandoned gate
duel-table-gate-of = Gate: { $owner }
duel-table-empty = Nobody here
duel-table-can = Can be chosen
duel-table-mark-target = target
duel-table-mark-from = from here

## What is being prepared

duel-table-composer = Your action
duel-table-begin = Choose an action below or an area on the map.
duel-table-who = which figures?
duel-table-where = where to?
duel-table-from-where = Choose the area your figures leave.
duel-table-choose = Choose a highlighted area.
duel-table-commit-move = Move
duel-table-and-more = Move, then more
duel-table-once = This can’t be undone.
duel-table-actions = Actions
duel-table-price-all = all
duel-table-price-each = { $price } each

## Battle

duel-table-battle = Battle
duel-table-attacks = attacks
duel-table-defends = defends
duel-table-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
duel-table-due = To assign: kills { $kills }, pains { $pains }
duel-table-step-call = Challenge
duel-table-step-before = Before
duel-table-step-roll = Roll
duel-table-step-kills = Kills
duel-table-step-after = After kills
duel-table-step-pains = Pains
duel-table-step-retreats = Retreat
duel-table-you-deal = Kills you deal
duel-table-you-take = Kills you take
duel-table-dealt = Kills dealt
duel-table-taken = Kills taken
duel-table-pains-mean = pains: { NUMBER($pains, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
duel-table-once-rolled = A roll can’t be undone.
duel-table-fight = Start battle
duel-table-rolled-kill = { $count ->
    [one] { $count } kill
   *[other] { $count } kills
}
duel-table-rolled-pain = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
}
duel-table-rolled-miss = { $count ->
    [one] { $count } miss
   *[other] { $count } misses
}
duel-table-dead = dies: { $count }
duel-table-wounded = wounded: { $count }
duel-table-pained = retreats: { $count }
duel-table-last-roll = Last roll

## Areas as they fit on the map

duel-table-map-merrimack_river = Merrimack River
duel-table-map-dunwich = Dunwich
duel-table-map-arkham = Arkham
duel-table-map-innsmouth = Innsmouth
duel-table-map-gardner_reservoir = Gardner Res.
duel-table-map-rockport = Rockport
duel-table-map-salem = Salem
duel-table-map-kingsport = Kingsport
duel-table-map-boston = Boston
duel-table-map-martins_beach = Martin’s Beach
duel-table-map-devils_reef = Devil’s Reef
duel-table-map-miskatonic_river = Miskatonic River
duel-table-map-loblolly_bay = Loblolly Bay
duel-table-map-mystic_river = Mystic River
duel-table-map-jersey_reef = Jersey Reef
duel-table-map-charles_river = Charles River

## What an action needs and does

duel-table-about-recruit = An Acolyte from your pool appears in an area where you have figures, or anywhere if you have none.
duel-table-about-summon = A monster from your pool appears in an area with a gate you control.
duel-table-about-awaken = Your Great Old One enters the game once the conditions on your sheet are met.
duel-table-about-move = Your figures go to a neighbouring area, for 1 Power each. A portal joins its two ends into one area.
duel-table-about-battle = In an area with figures of both sides, if yours have dice. You see the odds before the roll.
duel-table-about-capture = Your monster takes an enemy cultist that nobody protects.
duel-table-about-build = A cultist builds a gate in an area without one.
duel-table-about-man = A cultist takes control of an abandoned gate, for free.
duel-table-about-step_off = The keeper leaves the gate, for free.
duel-table-about-dreams = { duel-book-dreams-text }
duel-table-about-submerge = { duel-book-submerge-text }
duel-table-about-surface = Cthulhu and the figures with him surface in any area, for free.
duel-table-about-avatar = Shub-Niggurath swaps places with a figure of either side.
duel-table-about-ghroth = { duel-book-ghroth-text }
duel-table-about-blood_sacrifice = { duel-book-blood_sacrifice-text }
duel-table-about-devolve = { duel-book-devolve-text }
duel-table-about-ritual = In the Doom Phase: Doom for your gates and Elder Signs for your Great Old Ones. Each ritual brings the end nearer.
duel-table-about-fulfil = Meet a requirement for a spellbook instead of taking an action.
duel-table-about-pass = You lose all your Power, and the phase continues without you.
duel-table-about-end_turn = Your turn ends.
duel-table-about-done = You do nothing more in this phase.

## What can be done

duel-table-verb-move = Move
duel-table-verb-recruit = Recruit
duel-table-verb-summon = Summon
duel-table-verb-awaken = Awaken
duel-table-verb-build = Build gate
duel-table-verb-man = Take gate
duel-table-verb-battle = Battle
duel-table-verb-capture = Capture
duel-table-verb-dreams = Dreams
duel-table-verb-submerge = Submerge
duel-table-verb-surface = Surface
duel-table-verb-avatar = Avatar
duel-table-verb-ghroth = Ghroth
duel-table-verb-devolve = Devolve
duel-table-verb-devour = Devour
duel-table-verb-absorb = Absorb
duel-table-verb-necrophagy = Necrophagy
duel-table-verb-blood_sacrifice = Blood Sacrifice
duel-table-verb-ritual = Ritual
duel-table-verb-fulfil = Requirement
duel-table-verb-kill = Kill
duel-table-verb-finish = Finish off
duel-table-verb-pain = Pain
duel-table-verb-endure = Endure
duel-table-verb-retreat = Retreat
duel-table-verb-eliminate = Give up
duel-table-verb-place = Place
duel-table-verb-give = Swap
duel-table-verb-take_down = Take along
duel-table-verb-take_book = Spellbook
duel-table-verb-fill = Requirement
duel-table-verb-choose_first = First player
duel-table-verb-step_off = Leave gate
duel-table-verb-stop = Done
duel-table-verb-decline = Decline
duel-table-verb-done = Done
duel-table-verb-end_turn = End turn
duel-table-verb-pass = Pass
duel-table-verb-reveal = Reveal sign
duel-table-verb-devolve_policy = When to ask

## What stands over the map for a breath

duel-table-moment-awakened = { $figure } awakens
duel-table-moment-surfaced = { $figure } rises from the deep
duel-table-moment-ritual = The ritual is performed
duel-table-moment-ritual-about =
    { $name }: Doom +{ $doom }. { $last ->
        [yes] The world ends after this phase.
       *[no] The next ritual costs { $cost }.
    }
