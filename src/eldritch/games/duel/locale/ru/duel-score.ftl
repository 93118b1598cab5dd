### Счёт: откуда взялись очки, и награды.

duel-score-total = Очки судьбы
duel-score-rituals = Ритуалы
duel-score-signs = Знаки Древних
duel-score-losses = Убитые и пленные враги
duel-score-survivors = Уцелевшие под ударом
duel-score-award-battle-declared =
    { $count ->
        [one] Самый воинственный: { $count } битва
        [few] Самый воинственный: { $count } битвы
       *[many] Самый воинственный: { $count } битв
    }
duel-score-award-gate-built =
    { $count ->
        [one] Лучший зодчий: { $count } врата
        [few] Лучший зодчий: { $count } врат
       *[many] Лучший зодчий: { $count } врат
    }
duel-score-award-ritual-performed =
    { $count ->
        [one] Верховный жрец: { $count } ритуал
        [few] Верховный жрец: { $count } ритуала
       *[many] Верховный жрец: { $count } ритуалов
    }
duel-score-award-captured =
    { $count ->
        [one] Похититель: { $count } пленный культист
        [few] Похититель: { $count } пленных культиста
       *[many] Похититель: { $count } пленных культистов
    }
