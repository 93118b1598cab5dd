study-realms-group-colour = Купленные карты по цветам
study-realms-group-card = Купленные карты
study-realms-group-use = Применённые карты
study-realms-group-deed = Прочие действия
study-realms-destroyed = уничтожено мест
study-realms-abjured = изгнано карт
study-realms-spared = пощажено мест
