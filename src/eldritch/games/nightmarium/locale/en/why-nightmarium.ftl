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
