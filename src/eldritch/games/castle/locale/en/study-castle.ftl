study-castle-attacked = attack
study-castle-offered = trade offered
study-castle-looked-at-identity = look at an identity
study-castle-hypnotised = somebody hypnotised
