### Оболочка стола: всё, что стоит вокруг игр, кто бы и как бы ни играл.

shell-your-turn = Ваш ход!
shell-more = Стол
shell-unread =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
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
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
shell-watching =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
       *[many] смотрят { $count } человек
    }
shell-log-of = Чьи строки
shell-log-all = Все игроки

## Разговор

shell-chat-none = Пока никто ничего не сказал.
shell-mute = Не слышать: { $name }
shell-muted =
    { $count ->
        [one] Не слышно { $count } человека.
        [few] Не слышно { $count } человек.
       *[many] Не слышно { $count } человек.
    }
shell-unmute = Слышать снова

## Выбор за игрока, вопрос перед концом хода, выбор заранее

shell-auto-soon = Другого выбора нет: «{ $choice }»
shell-auto-done = Выбрано за вас: «{ $choice }»
shell-hold = Придержать
shell-hold-line = Придержать: здесь ничего не выбирать за меня
shell-end-ask = Точно? Ещё можно: { $what }.
shell-end-sure = Да, всё равно
shell-ahead = Выбрать заранее
shell-ahead-line = Будет сделано, когда настанет ваша очередь, если тогда это ещё можно.
shell-ahead-step = шаг
shell-ahead-drop = Ничего заранее
shell-ahead-dropped = Выбранное заранее стало невозможно и отменено.

## Что было без вас

shell-recap-title = Что было без вас

## Hints

shell-hint-other = Другой ход ({ $place } из { $count })
shell-hint-close = Закрыть подсказку

## Клавиши и команды

shell-final = отменить нельзя
shell-final-about = Замок у кнопки под указателем: этот ход нельзя отменить без согласия других игроков. В игре с ботами отменить можно почти всё.
shell-keys = Клавиши
shell-keys-more = Клавиши самого стола написаны на его кнопках.
shell-key-hand = карты руки по порядку
shell-key-zoom = рассмотреть то, что в фокусе
shell-key-end = закончить ход
shell-key-hint = подсказка
shell-key-skip = пропустить до моего решения
shell-key-undo = отменить
shell-key-log = журнал
shell-key-chat = разговор
shell-key-again = что было без вас
shell-key-text = играть словами
shell-key-help = этот лист
shell-key-zones = от зоны к зоне
shell-key-within = внутри зоны
shell-key-leave = закрыть открытое
shell-command = Команда
shell-command-hint = номер или слова; ? — помощь
shell-command-do = Выполнить
shell-command-help = Наберите номер выбора или слова из него. Ещё: журнал, кто, ещё, назад.
shell-command-several = Подходит несколько: { $choices }.
shell-command-unknown = Такого выбора нет. Наберите ? для помощи.

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
shell-speed-slower = Здесь боты ходят { $speed }: так хочет кто-то за столом.
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
shell-place-shared = Место { $place }, поделено
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
shell-fair-fair = Всё честно
shell-fair-mismatch = Не сошлось
shell-fair-line =
    { $choices ->
        [one] { $choices } выбор и все тасовки и броски между ними сыграны заново и сошлись с печатью, снятой до игры.
        [few] { $choices } выбора и все тасовки и броски между ними сыграны заново и сошлись с печатью, снятой до игры.
       *[many] { $choices } выборов и все тасовки и броски между ними сыграны заново и сошлись с печатью, снятой до игры.
    }
shell-fair-self = Проверить самому
shell-fair-how = До раздачи сервер показал печать: SHA-256 секрета. Все тасовки и броски следуют из этого секрета, подменить их потом было нельзя. Теперь секрет открыт.
shell-fair-seal = Печать
shell-fair-secret = Секрет
shell-fair-commands = Сохраните партию и выполните эти команды: первая должна дать печать, вторая сыграет всё заново.

## Профиль

shell-called = Имя за столом
shell-called-save = Сохранить
shell-ratings = Рейтинги
shell-ratings-none = Здесь появятся рейтинговые партии.
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
shell-provisional = пока предварительный
shell-rating-line = { $game }, игроков: { $size }. С { $first } до { $last }
shell-size = игроков: { $size }
shell-games = Последние партии
shell-games-all = Все партии
