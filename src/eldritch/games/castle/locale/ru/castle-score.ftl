### Счёт: откуда взялись очки, и награды.

castle-score-keys = Ключи
castle-score-goblets = Кубки
castle-score-award-attacked =
    { $count ->
        [one] Забияка: { $count } атака
        [few] Забияка: { $count } атаки
       *[many] Забияка: { $count } атак
    }
castle-score-award-supported =
    { $count ->
        [one] Верный секундант: поддержка в { $count } стычке
        [few] Верный секундант: поддержка в { $count } стычках
       *[many] Верный секундант: поддержка в { $count } стычках
    }
castle-score-award-traded =
    { $count ->
        [one] Делец: { $count } обмен
        [few] Делец: { $count } обмена
       *[many] Делец: { $count } обменов
    }
castle-score-award-looked-at-identity =
    { $count ->
        [one] Лучший шпион: раскрыт { $count } пассажир
        [few] Лучший шпион: раскрыто { $count } пассажира
       *[many] Лучший шпион: раскрыто { $count } пассажиров
    }
