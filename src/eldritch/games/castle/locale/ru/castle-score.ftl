### Счёт: откуда взялись очки, и награды.

castle-score-keys = Ключи
castle-score-goblets = Кубки
castle-score-award-attacked =
    { $count ->
        [one] Забияка: { $count } нападение
        [few] Забияка: { $count } нападения
       *[many] Забияка: { $count } нападений
    }
castle-score-award-supported =
    { $count ->
        [one] Верный секундант: поддержка { $count } раз
        [few] Верный секундант: поддержка { $count } раза
       *[many] Верный секундант: поддержка { $count } раз
    }
castle-score-award-traded =
    { $count ->
        [one] Делец: { $count } обмен
        [few] Делец: { $count } обмена
       *[many] Делец: { $count } обменов
    }
castle-score-award-looked-at-identity =
    { $count ->
        [one] Лучший шпион: раскрыта { $count } личность
        [few] Лучший шпион: раскрыты { $count } личности
       *[many] Лучший шпион: раскрыто { $count } личностей
    }
