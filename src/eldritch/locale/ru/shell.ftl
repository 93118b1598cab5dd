### Оболочка стола: всё, что стоит вокруг игр, кто бы и как бы ни играл.

shell-your-turn = Ваш ход!
shell-more = Стол
shell-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }

## Несколько человек за одним устройством

shell-here-own = Ваше имя
shell-here-name = Игрок { $number }
shell-curtain = Занавес опущен
shell-curtain-give = Передайте устройство: { $name }
shell-curtain-line = Остальным сейчас смотреть не нужно. Нажмите, когда устройство в нужных руках.
shell-curtain-ready = Это я, { $name }

## Связь

shell-retry = Попробовать сейчас
shell-saved = Связь восстановлена. Ваш ход сохранён.
shell-reconnecting = { $name }: связь восстанавливается
shell-reconnecting-several =
    { $count ->
        [one] { $count } игрок: связь восстанавливается
        [few] { $count } игрока: связь восстанавливается
       *[many] { $count } игроков: связь восстанавливается
    }
shell-absent = { $name }: нет на месте.
shell-replace = Пусть играет бот
shell-claim = Засчитать победу
shell-replaced = За вас играет бот.
shell-return = Снова играю я

## Места и журнал

shell-bot-level = бот, ур. { $level }
shell-resigned = партия сдана
shell-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
shell-watching =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
       *[many] смотрят { $count } человек
    }
shell-log-of = Показать строки игрока
shell-log-all = Все игроки

## Разговор

shell-chat-none = Сообщений пока нет.
shell-mute = Скрыть сообщения: { $name }
shell-muted =
    { $count ->
        [one] Скрыты сообщения { $count } игрока.
        [few] Скрыты сообщения { $count } игроков.
       *[many] Скрыты сообщения { $count } игроков.
    }
shell-unmute = Показать

## Выбор за игрока, вопрос перед концом хода, выбор заранее

shell-auto-soon = Единственный вариант: «{ $choice }»
shell-auto-done = Сыграно за вас: «{ $choice }»
shell-hold = Остановить
shell-hold-line = За этим столом не ходить за меня
shell-end-ask = Ещё можно: { $what }.
shell-end-sure = Всё равно закончить ход
shell-ahead = Ход заранее
shell-ahead-line = Будет сделан, как только настанет ваша очередь, если он ещё возможен.
shell-ahead-step = ход
shell-ahead-drop = Отменить
shell-ahead-dropped = Ход, выбранный заранее, стал невозможен и отменён.

## Что было без вас

shell-recap-title = Пока вы ждали

## Hints

shell-hint-other = Другой ход ({ $place } из { $count })
shell-hint-close = Закрыть подсказку

## Клавиши и команды

shell-final = отменить нельзя
shell-final-about = Замок у кнопки значит: этот ход нельзя отменить без согласия других игроков. В игре с ботами отменить можно почти всё.
shell-keys = Горячие клавиши
shell-keys-more = Другие клавиши показаны на кнопках стола.
shell-key-hand = карты в руке по порядку
shell-key-zoom = увеличить выбранную карту
shell-key-end = закончить ход
shell-key-hint = подсказка
shell-key-skip = пропустить ходы ботов
shell-key-undo = отменить ход
shell-key-log = журнал
shell-key-chat = чат
shell-key-again = что было, пока вы ждали
shell-key-text = текстовый режим
shell-key-help = эта справка
shell-key-zones = перейти к другой области
shell-key-within = внутри области
shell-key-leave = закрыть
shell-command = Команда
shell-command-hint = номер или слова; ? — справка
shell-command-do = Ввести
shell-command-help = Наберите номер варианта или слова из него. Другие команды: журнал, кто, ещё, назад.
shell-command-several = Подходит несколько вариантов: { $choices }.
shell-command-unknown = Такого варианта нет. Наберите ? — появится справка.

## Настройки

shell-set-sounds = Звук и уведомления
shell-set-sound = Звуки
shell-set-volume = Громкость
shell-set-notify = Уведомлять о моём ходе, когда страница скрыта
shell-set-tremble = Вибрация, когда мой ход
shell-set-table = За столом
shell-set-confirm = Переспрашивать, если в конце хода ещё есть что сделать
shell-set-speed = Боты ходят
shell-speed-slow = медленно
shell-speed-normal = обычно
shell-speed-fast = быстро
shell-speed-instant = мгновенно
# $speed: одно из четырёх слов выше
shell-speed-slower = Здесь боты ходят { $speed }: так хочет другой игрок за столом.
shell-skip = Пропустить
shell-skip-about = Пропустить всё до моего решения
shell-set-pass = Ходить за меня, когда выбора нет
shell-set-text = Текстовый режим (команды с клавиатуры)

## После партии

shell-drawn = Ничья
shell-score = Счёт
shell-winner = победа
shell-result = Итог
shell-see-board = К столу
shell-place = Место { $place }
shell-place-shared = Место { $place } (общее)
shell-awards = Награды
shell-rating-change = рейтинг { $before } → { $after }
shell-rematch-asked = { $name } предлагает сыграть ещё раз тем же составом.
shell-rematch-accept = Сыграть ещё
shell-rematch-decline = Не сейчас
shell-rematch-waiting = Ждём ответа: { $names }
shell-rematch-withdraw = Отменить
shell-rematch-declined = { $name }: не сейчас.
shell-play-this = Сыграть в эту игру
shell-replay = Запись
shell-share = Поделиться
shell-share-title = { $game }: партия в Eldritch
shell-fair-checking = Проверяем честность…
shell-fair-fair = Партия честная
shell-fair-mismatch = Проверка не прошла
shell-fair-line =
    { $choices ->
        [one] { $choices } ход, все перемешивания и броски совпали с печатью, опубликованной до раздачи.
        [few] Все { $choices } хода, перемешивания и броски совпали с печатью, опубликованной до раздачи.
       *[many] Все { $choices } ходов, перемешивания и броски совпали с печатью, опубликованной до раздачи.
    }
shell-fair-self = Проверить самостоятельно
shell-fair-how = До раздачи сервер опубликовал печать: хеш SHA-256 секрета. Все перемешивания и броски следуют из этого секрета, так что подменить их потом было нельзя. Теперь секрет открыт.
shell-fair-seal = Печать
shell-fair-secret = Секрет
shell-fair-commands = Сохраните партию и выполните эти команды: первая выведет печать, вторая заново сыграет всю партию.

## Профиль

shell-called = Имя за столом
shell-called-save = Сохранить
shell-ratings = Рейтинги
shell-ratings-none = Рейтинг появится здесь после рейтинговой партии.
shell-rated-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }
shell-provisional = предварительный
shell-rating-line = { $game }, игроков: { $size }. С { $first } до { $last }
shell-size = игроков: { $size }
shell-games = Последние партии
shell-games-all = Все партии
