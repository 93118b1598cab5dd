### Счёт: откуда взялись очки, и награды.

nightmarium-score-total = Завершено к концу
nightmarium-score-completed = Завершено
nightmarium-score-lost = Потеряно потом
nightmarium-score-award-fired =
    { $count ->
        [one] Мастер цепочек: сработала { $count } способность
        [few] Мастер цепочек: сработали { $count } способности
       *[many] Мастер цепочек: сработало { $count } способностей
    }
nightmarium-score-award-executed =
    { $count ->
        [one] Палач: { $count } казнь
        [few] Палач: { $count } казни
       *[many] Палач: { $count } казней
    }
nightmarium-score-award-scavenged =
    { $count ->
        [one] Гроза могил: сброшено { $count } чужое существо
        [few] Гроза могил: сброшено { $count } чужих существа
       *[many] Гроза могил: сброшено { $count } чужих существ
    }
nightmarium-score-award-pure-legion =
    { $count ->
        [one] Чистота крови: { $count } существо одного легиона
        [few] Чистота крови: { $count } существа одного легиона
       *[many] Чистота крови: { $count } существ одного легиона
    }
