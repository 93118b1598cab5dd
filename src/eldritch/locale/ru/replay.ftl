### Взгляд назад: запись партии, разбор, «что если»; и подсказки во время игры.

replay-title = Запись партии
replay-play = Пуск
replay-stop = Стоп
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход
replay-speed = Скорость
replay-moment = Момент партии
replay-place = Шаг { $step } из { $total }, ход { $turn }
replay-as = Чьими глазами
replay-as-spectator = зритель
replay-copy = Ссылка на этот момент
replay-copied = Ссылка скопирована
replay-find = Найти в журнале
replay-find-none = Ничего не найдено
replay-find-next = Следующее место
replay-panel = Рядом с записью
replay-tab-log = Журнал
replay-tab-review = Разбор
replay-tab-cards = Все карты
replay-cards-line = Что было у каждого в этот миг втайне от других. Нажатие на карту ведёт туда, где её разыграли.
replay-cards-none = ничего скрытого
replay-card-step = Шаг { $step }
replay-card-told = { $count ->
    [one] { $count } раз в журнале
    [few] { $count } раза в журнале
   *[many] { $count } раз в журнале
}
replay-card-where = { $card }: где это в журнале
replay-card-nowhere = В журнале этого нет.
replay-tab-branch = Что если

replay-branch-title = Играть отсюда
replay-branch-line = Откроется закрытый стол ровно с этой позицией. Вы займёте место, за остальных сыграют боты, на рейтинг это не влияет.
replay-branch-seen = Вы видели эту партию: скрытые карты лежат там же, где лежали, и вы можете знать больше, чем положено. Всё, что выпадет дальше, решит новый случай.
replay-branch-seat = Ваше место
replay-branch-bots = Остальные
replay-branch-go = Играть дальше
replay-branch-over = Отсюда играть дальше нельзя: выберите момент посреди партии.
replay-branch-note = Эта партия продолжает другую. Скрытые карты лежат там же, где лежали в ней.
replay-branch-back = К исходной партии

replay-review-line = Сильнейший бот смотрит на каждое решение глазами того, кто его принял, и говорит, как поступил бы сам.
replay-review-begin = Разобрать партию
replay-review-running = Разобрано решений: { $done } из { $total }
replay-review-waiting = Ждём свободного бота
replay-review-chart = Шанс на победу
replay-review-luck = Удача
replay-review-luck-line = Что сделали случай и скрытые карты, в процентных пунктах
replay-review-turning = Переломы
replay-review-no-turning = Ни один ход не стоил дорого.
replay-review-table = Таблицей
replay-review-turn = Ход
replay-review-player = Игрок
replay-review-move = Решение
replay-review-chance = Шанс
replay-review-loss = Упущено
replay-review-better = Лучше
replay-review-here = Это решение
replay-review-was-best = Лучше хода не было.
replay-review-point = Ход { $turn }, { $name }: { $move }

replay-hint = Подсказка
replay-chance = Ваш шанс на победу
replay-chance-show = Показывать мой шанс на победу
replay-why = Почему такой ход?
replay-why-because = Потому что: { $reasons }
replay-thinking = Думаем…
replay-percent = { $value } %

replay-no-help = Подсказки есть только в партиях с ботами не на рейтинг.
replay-no-move = Такого хода нет.
replay-to-moment = Увидеть этот момент снова
