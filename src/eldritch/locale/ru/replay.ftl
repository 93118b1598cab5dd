### Взгляд назад: запись партии, разбор, «что если»; и подсказки во время игры.

replay-title = Запись партии
replay-play = Пуск
replay-stop = Пауза
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход
replay-speed = Скорость
replay-moment = Момент партии
replay-place = Шаг { $step } из { $total }, ход { $turn }
replay-as = Смотреть от лица
replay-as-spectator = зритель
replay-copy = Ссылка на этот момент
replay-copied = Ссылка скопирована
replay-find = Найти в журнале
replay-find-none = Ничего не найдено
replay-find-next = Следующее совпадение
replay-panel = Боковая панель
replay-tab-log = Журнал
replay-tab-review = Разбор
replay-tab-cards = Все карты
replay-cards-line = Что было у каждого втайне от других. Нажмите на карту, чтобы перейти туда, где её разыграли.
replay-cards-none = ничего скрытого
replay-card-step = Шаг { $step }
replay-card-told = { $count ->
    [one] { $count } раз в журнале
    [few] { $count } раза в журнале
   *[many] { $count } раз в журнале
}
replay-card-where = { $card }: где это в журнале
replay-card-nowhere = В журнале её нет.
replay-tab-branch = Что если

replay-branch-title = Играть отсюда
replay-branch-line = Откроется закрытый стол ровно с этой позицией. Вы займёте одно место, боты — остальные. На рейтинг партия не влияет.
replay-branch-seen = Вы видели эту партию: скрытые карты лежат там же, и вы можете знать больше, чем положено. Новые карты и броски будут случайными.
replay-branch-seat = Ваше место
replay-branch-bots = Остальные
replay-branch-go = Играть отсюда
replay-branch-over = Здесь партия уже окончена: выберите момент раньше.
replay-branch-note = Эта партия продолжает другую: скрытые карты лежат там же, где лежали в ней.
replay-branch-back = К исходной партии

replay-review-line = Сильнейший бот заново принимает каждое решение, зная только то, что знал игрок, и показывает лучшие ходы.
replay-review-begin = Разобрать партию
replay-review-running = Разобрано решений: { $done } из { $total }
replay-review-waiting = Ждём свободного бота
replay-review-chart = Шанс на победу
replay-review-luck = Удача
replay-review-luck-line = Влияние случая и скрытых карт, в процентных пунктах
replay-review-turning = Переломы
replay-review-no-turning = Ни один ход не стоил дорого.
replay-review-table = Таблицей
replay-review-turn = Ход №
replay-review-player = Игрок
replay-review-move = Ход
replay-review-chance = Шанс
replay-review-loss = Упущено
replay-review-better = Лучше
replay-review-here = Это решение
replay-review-was-best = Это был лучший ход.
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
replay-to-moment = Показать этот момент
