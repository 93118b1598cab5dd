### Счёт: откуда взялись очки, и награды.

realms-score-total = Рассудок в конце
realms-score-start = В начале
realms-score-gained = Восстановлено
realms-score-lost = Потеряно
realms-score-award-taken = Ужас соседей: отнято рассудка { $count }
realms-score-award-healed = Крепкие нервы: восстановлено рассудка { $count }
realms-score-award-bought =
    { $count ->
        [one] Собиратель: призвана { $count } карта
        [few] Собиратель: призвано { $count } карты
       *[many] Собиратель: призвано { $count } карт
    }
realms-score-award-destroyed =
    { $count ->
        [one] Разрушитель: { $count } место
        [few] Разрушитель: { $count } места
       *[many] Разрушитель: { $count } мест
    }
