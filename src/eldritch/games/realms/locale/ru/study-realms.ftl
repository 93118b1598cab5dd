study-realms-group-colour = Купленные карты по цветам
study-realms-group-card = Купленные карты
study-realms-group-use = Карты, чьи свойства активированы
study-realms-group-deed = Прочие действия
study-realms-destroyed = разрушено локаций
study-realms-abjured = отречений от карт
study-realms-spared = не использован остаток потери
