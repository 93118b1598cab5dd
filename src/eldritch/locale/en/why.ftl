### Why something cannot be done now.

why-over = The game is over.
why-watching = You are watching: the choice is not yours.
why-turn = Not your turn: the table waits for { $names }.
why-asked = Something else is asked now: { $question }
why-nothing = Nothing like that is on the table.

## Cthulhu Realms

why-realms-power = Needs { $count } more power.
why-realms-top = The top of the deck is only to be seen: it comes into a row when a place is free.
why-realms-no-adepts = No Initiates are left.
why-realms-far = This row lies between { $one } and { $other }: only they can reach it.
why-realms-theirs = { $name } has this card in play: only its owner uses it.
why-realms-dear = Only cards that cost { $most } or less can be abjured.
why-realms-spent = All abilities of this card are used for this turn.
why-realms-used = This ability is used for this turn.
why-realms-needs = Still needed: { $needs }.
why-realms-no-target = There is nothing to choose for this ability.
why-realms-no-loss = A location loses sanity only when an ability takes some from its owner.
why-realms-reach = { $name } is not beside you: abilities reach neighbours only.
why-realms-victim = Now it is { $name } who loses sanity.
why-realms-shielded = { $what } is shielded by { $by }.

## Nightmarium

why-nightmarium-give = You hold cards of the legion that is asked for ({ $legion ->
    [necromunculus] { nightmarium-legion-necromunculus }
    [homunculus] { nightmarium-legion-homunculus }
    [constrict] { nightmarium-legion-constrict }
   *[chimerid] { nightmarium-legion-chimerid }
}): give one of them.
why-nightmarium-no-body = A seal goes on a complete creature of yours that has none; there is no such creature.
why-nightmarium-no-place = None of your creatures waits for this part. It fits as: { $places }.
why-nightmarium-own = Cards are put on your own creatures only.
why-nightmarium-begins = A new creature begins with legs, in the first free place.
why-nightmarium-waits = This creature waits for: { $place }. The card fits as: { $places }.
why-nightmarium-embodied = This creature is embodied: nothing can be added to it.
why-nightmarium-hand-first = First choose a card of your hand, then the creature it goes to.
why-nightmarium-devours-own = The Devourer eats from your own creatures.
why-nightmarium-itself = The Devourer never eats from the creature whose chain is running.
why-nightmarium-opponents = This ability strikes opponents only.
why-nightmarium-empty = There is no creature here.
why-nightmarium-unfinished = The Scavenger takes unfinished creatures only.
why-nightmarium-out-of-reach = An embodied creature is out of every ability's reach.
why-nightmarium-no-cards = Deck and discard are both empty.

## Cthulhu Wars: Duel

why-duel-power = Needs { $count } more power.
why-duel-book = Needs the spellbook { $book }.
why-duel-doom-phase = Only in the Doom phase.
why-duel-action-phase = Only in the Action phase.
why-duel-act-first = First take the action of this turn, or pass.
why-duel-acted = The action of this turn is taken: what is left is free.
why-duel-no-acolytes = No Acolyte is left in your pool.
why-duel-no-monsters = No monster is left in your pool.
why-duel-awake = Your Great Old One is not in your pool: it is awake.
why-duel-no-gates-left = All gates are built.
why-duel-build-nowhere = You have no cultist in an area without a gate.
why-duel-no-gate = You control no gate: monsters come through gates.
why-duel-awaken-cthulhu = There must be a gate in { $area }, no matter whose.
why-duel-awaken-goat = Needs a gate of yours, and two cultists to give besides its keeper.
why-duel-battle-nowhere = There is no area with figures of both sides where yours have dice and have not fought this turn.
why-duel-capture-nowhere = In no area do you stand above the protection of an enemy cultist.
why-duel-man-nowhere = You have no cultist at an abandoned gate.
why-duel-no-keeper = No gate of yours can be left now.
why-duel-nobody-moves = You have nobody on the map to move.
why-duel-old-one-away = Your Great Old One is not where this would be possible.
why-duel-fulfil = No requirement can be met now by giving up an action.
why-duel-what-first = First choose an action.
why-duel-too-far = This area does not border on the one you move from.
why-duel-none-of-yours = None of your figures are here.
why-duel-moved = Everybody here has moved already, or there is no power left.
why-duel-not-your-gate = You control no gate here.
why-duel-gate-stands = There is a gate here already.
why-duel-no-cultist = You have no cultist here.
why-duel-not-abandoned = There is no abandoned gate here.
why-duel-no-enemy = There is no enemy here.
why-duel-fought = You have fought here this turn already.
why-duel-no-dice = Your figures here have no combat dice.
why-duel-no-prey = There is no enemy Acolyte here.
why-duel-protected = The cultist is protected: a Great Old One protects from everything, a monster from monsters, and you need one of them yourself.
why-duel-not-here = Not in this area.

## The Castle of the Devil

why-castle-mode = First choose what to do: trade or attack.
why-castle-bags = A bag is not traded for a bag while there is luggage in the pile.
why-castle-used = It has been used in this fight already.
why-castle-dagger = The dagger is for the attacker alone.
why-castle-gloves = The gloves are for the defender alone.
why-castle-casting-knives = The casting knives are for those who support the attacker.
why-castle-whip = The whip is for those who support the defender.
why-castle-poison-ring = The poison ring is for the two who fight.
why-castle-no-weapon = This item is of no use in a fight.
why-castle-self = That is you.
why-castle-named = Already named, or before one who is: passengers are named in order.
why-castle-spent = Your profession lies face up: it has been used.
why-castle-profession = Your profession cannot do this now.
why-castle-declare = You need a goal card of your own society, and no Black Pearl.
why-castle-refuse = This item must be accepted.
why-castle-name-one = Name at least one passenger.
