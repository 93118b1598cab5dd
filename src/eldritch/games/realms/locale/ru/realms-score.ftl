### Счёт: откуда взялись очки, и награды.

realms-score-total = Рассудок в конце
realms-score-start = В начале
realms-score-gained = Обретено
realms-score-lost = Потеряно
realms-score-award-taken = Ужас соперников: отнято рассудка { $count }
realms-score-award-healed = Крепкие нервы: обретено рассудка { $count }
realms-score-award-bought =
    { $count ->
        [one] Собиратель: куплена { $count } карта
        [few] Собиратель: куплено { $count } карты
       *[many] Собиратель: куплено { $count } карт
    }
realms-score-award-destroyed =
    { $count ->
        [one] Разрушитель: разрушена { $count } локация
        [few] Разрушитель: разрушены { $count } локации
       *[many] Разрушитель: разрушено { $count } локаций
    }
