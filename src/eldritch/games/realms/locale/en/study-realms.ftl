study-realms-destroyed = location destroyed
study-realms-abjured = card abjured
study-realms-spared = location spared
