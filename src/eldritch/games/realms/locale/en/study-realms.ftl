study-realms-group-colour = Cards bought, by colour
study-realms-group-card = Cards bought
study-realms-group-use = Cards used
study-realms-group-deed = Other actions
study-realms-destroyed = location destroyed
study-realms-abjured = card abjured
study-realms-spared = rest of a loss unused
