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
        [one] Расхититель могил: сброшено { $count } чужое существо
        [few] Расхититель могил: сброшено { $count } чужих существа
       *[many] Расхититель могил: сброшено { $count } чужих существ
    }
nightmarium-score-award-pure-legion =
    { $count ->
        [one] Чистая работа: { $count } существо одного легиона
        [few] Чистая работа: { $count } существа одного легиона
       *[many] Чистая работа: { $count } существ одного легиона
    }
