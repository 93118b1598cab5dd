### Счёт: откуда взялись очки, и награды.

duel-score-total = Очки судьбы
duel-score-rituals = Ритуалы
duel-score-signs = Знаки Древних
duel-score-losses = Убитые и пленные враги
duel-score-survivors = Пережившие смерть фигуры
duel-score-award-battle-declared =
    { $count ->
        [one] Полководец: { $count } бой
        [few] Полководец: { $count } боя
       *[many] Полководец: { $count } боёв
    }
duel-score-award-gate-built =
    { $count ->
        [one] Лучший зодчий: создано врат { $count }
        [few] Лучший зодчий: создано врат { $count }
       *[many] Лучший зодчий: создано врат { $count }
    }
duel-score-award-ritual-performed =
    { $count ->
        [one] Верховный жрец: { $count } ритуал
        [few] Верховный жрец: { $count } ритуала
       *[many] Верховный жрец: { $count } ритуалов
    }
duel-score-award-captured =
    { $count ->
        [one] Похититель: захвачен { $count } культист
        [few] Похититель: захвачено { $count } культиста
       *[many] Похититель: захвачено { $count } культистов
    }
