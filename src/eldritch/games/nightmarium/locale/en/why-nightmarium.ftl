why-nightmarium-give = You hold cards of the legion that is asked for ({ $legion ->
    [necromunculus] { nightmarium-legion-necromunculus }
    [homunculus] { nightmarium-legion-homunculus }
    [constrict] { nightmarium-legion-constrict }
   *[chimerid] { nightmarium-legion-chimerid }
}): give one of them.
why-nightmarium-no-body = A seal goes on one of your complete creatures without a seal; you have none.
why-nightmarium-no-place = None of your creatures needs this part. It fits as: { $places }.
why-nightmarium-own = You can put cards only on your own creatures.
why-nightmarium-begins = A new creature begins with legs, in the first free place.
why-nightmarium-waits = This creature needs: { $place }. The card fits as: { $places }.
why-nightmarium-embodied = This creature is embodied: nothing can be added to it.
why-nightmarium-hand-first = First choose a card from your hand, then a creature for it.
why-nightmarium-devours-own = The Devourer takes cards only from your own creatures.
why-nightmarium-itself = The Devourer never takes a card from the creature whose chain is running.
why-nightmarium-opponents = This ability affects only opponents.
why-nightmarium-empty = There is no creature here.
why-nightmarium-unfinished = The Scavenger takes only incomplete creatures.
why-nightmarium-out-of-reach = No ability can affect an embodied creature.
why-nightmarium-no-cards = Deck and discard are both empty.
why-nightmarium-given = You have already chosen this card.
why-nightmarium-full =
    You already have { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }, the most you may have. Only a creature that needs this part can take the card.
