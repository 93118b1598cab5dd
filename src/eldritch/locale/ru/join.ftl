### Приглашения: что видит приглашённый друг, и комната, где все ждут начала партии.

## Во что играют

join-facts = Стол
join-clock = Часы
join-clock-none = Без часов
join-clock-bank = { $time } каждому на всю партию
join-clock-increment = { $time } каждому и ещё { $increment } за каждый ход
join-clock-move = { $time } на каждый ход
join-clock-days =
    { $days ->
        [one] { $days } день на каждый ход
        [few] { $days } дня на каждый ход
       *[many] { $days } дней на каждый ход
    }
join-time =
    { $unit ->
        [hours] { $count } ч
        [minutes] { $count } мин
       *[seconds] { $count } с
    }
join-rated = Рейтинговая
join-casual = Обычная
join-kind = Рейтинг
join-rated-line = Рейтинговая партия: результат изменит рейтинг каждого
join-casual-line = Обычная партия: рейтинг не изменится
join-variants = Варианты
join-variants-none = Обычные правила
join-variant-off = без варианта: { $name }
join-rules = Правила игры
join-seats = Кто где сидит
join-you = вы
join-host = хозяин стола
join-bot = Бот
join-bot-level = Бот · { $level }
join-seat-free = Свободно

## Приглашённый друг

join-title = Приглашение
join-invites = { $name } зовёт вас сыграть
join-invites-nobody = Вас зовут сыграть
join-sit = Сесть за стол
join-sit-line = Без регистрации. Партия начнётся, когда все места будут заняты.
join-sit-last = Без регистрации. Партия начнётся, как только вы сядете.
join-sit-at = Сесть здесь: место { $number }
join-sitting = Садимся…
join-yours = У вас есть место за этим столом
join-yours-line = Оно останется за вами, когда бы вы ни вернулись.
join-back = Вернуться на своё место
join-full = Все места заняты
join-full-line = Вы немного опоздали, но можно посмотреть партию или сыграть в эту игру за своим столом.
join-running = Эта партия уже идёт
join-running-line = Её можно посмотреть — или сыграть в эту игру за своим столом.
join-running-hidden = Посмотреть её можно будет, когда она закончится. А пока можно сыграть в эту игру за своим столом.
join-over = Эта партия окончена
join-over-line = Можно посмотреть всю партию в записи или сыграть в эту игру за своим столом.
join-over-next = Они уже играют следующую.
join-watch = Смотреть
join-replay = Смотреть запись
join-next = К их следующей партии
join-play = Сыграть в эту игру
join-gone = Этого стола больше нет
join-gone-line = Попросите новое приглашение или откройте свой стол.
join-unknown = Код не подходит
join-unknown-line = Проверьте его по буквам или попросите новый: со временем приглашения устаревают.
join-home = Все игры

## Комната перед партией

join-watching = Вы смотрите
join-waiting = Ждём друзей
join-waiting-line =
    { $free ->
        [0] Все места заняты.
        [one] Свободно { $free } место. Партия начнётся, как только его займут.
        [few] Свободны { $free } места. Партия начнётся, когда займут все.
       *[many] Свободно { $free } мест. Партия начнётся, когда займут все.
    }
join-waiting-ready = Партия начнётся, когда все места будут заняты и все готовы.
join-invite = Позовите друзей
join-invite-line = Отправьте ссылку, продиктуйте код или дайте навести камеру на QR-код.
join-code = Код
join-copy = Скопировать ссылку
join-copied = Скопировано
join-share = Поделиться
join-share-text = { $game }: приходите играть
join-qr = QR-код приглашения
join-give = Посадить бота
join-give-start = Отдать боту и начать
join-give-seat = Место { $number }: посадить бота
join-level = Сила бота на месте { $number }
join-free = Оставить другу
join-free-seat = Место { $number }: оставить другу
join-remove = Убрать
join-remove-seat = Убрать: { $name }
join-fill = Заполнить ботами и начать
join-begin = Начать
join-ready = Можно начинать
join-not-ready = Подождите
join-is-ready = к игре всё готово
join-leave = Встать из-за стола
join-private = Стол закрытый. Введите код из приглашения, чтобы сесть.
