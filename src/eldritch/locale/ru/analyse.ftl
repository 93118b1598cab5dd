### eldritch analyse: разбор сыгранной партии.

analyse-help =
    Разбирает партию, сыгранную на сервере: шансы каждого игрока по ходу партии, самые дорогие ошибки, ходы лучше и почему, удача.

    Каждое решение оценивается по тому, что игрок тогда знал; числа каждый раз одни и те же.
analyse-example =
    Пример:

      eldritch analyse game.json
analyse-arg-iters = число итераций поиска на каждое решение (по умолчанию как на сервере)
analyse-thinking = Обдумываем
analyse-decisions = { $count ->
    [one] Разобрано { $count } решение.
    [few] Разобрано { $count } решения.
   *[many] Разобрано { $count } решений.
}
analyse-seat = { $name }: упущено шансов на победу, п. п.: { $lost }; удача: { $luck }.
analyse-turning = Переломы партии:
analyse-no-turning = Ни один ход не стоил дорого.
analyse-point = Ход { $turn }, { $name }: { $move } (упущено { $loss })
analyse-better = { "  " }Лучше: { $move } ({ $reasons })
