study-realms-destroyed = уничтожено мест
study-realms-abjured = изгнано карт
study-realms-spared = пощажено мест
