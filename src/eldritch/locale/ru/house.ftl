### Страницы приложения в браузере.

house-title = Eldritch: четыре стола, одна лампа
house-guest = Гость { $number }
house-skip = К содержанию
house-home = Eldritch, на главную
house-sections = Разделы
house-language = Язык
house-rules = Правила
house-records = Мои партии
house-profile-of = Профиль: { $name }
house-loading = Загружаем…

## Главная

house-headline = Четыре стола, одна лампа
house-welcome = Садитесь за любой: соперники уже на местах. Без регистрации и ожидания.
house-tables = Столы
house-sit = Сесть за стол
house-sitting = Рассаживаемся…
house-sit-at = { $game }: сесть за стол с ботами
house-set-up = Настроить стол
house-set-up-at = { $game }: настроить стол

house-your-games = Ваши партии
house-your-turn = Ваш ход
house-waits-open =
    { $free ->
        [0] Можно начинать
        [one] Ждём ещё { $free } игрока
        [few] Ждём ещё { $free } игроков
       *[many] Ждём ещё { $free } игроков
    }
house-waits-bots = Ходят боты

house-first-evening = Первый вечер
house-first-evening-line = «Кошмариум» объясняют за пять минут, а играют за двадцать.
house-open-tables = Открытые столы
house-no-tables = Открытых столов нет. Откройте свой.
house-join = Подсесть
house-join-at = Подсесть: { $title }
house-taken = занято { $taken } из { $seats }
house-hosted = зовёт { $name }
house-have-code = Есть код?
house-code-hint = код или ссылка
house-enter = Открыть
house-no-such-table = Такого стола нет. Проверьте код.

## Настройка стола

house-how-many = Сколько игроков
house-company = Кто играет
house-plan-bots = С ботами
house-plan-bots-line = Вы играете против компьютера.
house-plan-here = На одном устройстве
house-plan-here-line = Все играют здесь и передают устройство друг другу.
house-plan-friends = С друзьями по сети
house-plan-friends-line = Друзья сядут за стол по вашей ссылке со своих устройств.
house-plan-mixed-line = Выберите для каждого места.
house-seat = Место { $number }
house-seat-friend = Друг по ссылке
house-seat-here = На этом устройстве
house-friend = Друг
house-you = вы
house-bot = бот
house-seat-open = Свободно
house-strength = Сила ботов
house-levels-differ = У ботов она разная. Здесь можно выбрать одну для всех.
house-variants = Варианты правил
house-clock = Часы
house-clock-none = Без часов
house-clock-none-line = Никто никого не торопит
house-clock-bank = Живая игра
house-clock-days = По переписке
house-clock-minutes = Минут на игрока
house-clock-seconds = Добавка за ход, секунд
house-clock-per-move = Дней на ход
house-casual-line = Рейтинг не изменится
house-rated-line = Результат изменит рейтинг каждого
house-door = Кто может сесть
house-door-link = Друзья по ссылке
house-door-link-line = В списке стола не будет
house-door-all = Любой
house-door-all-line = Стол появится в списке открытых
house-begin = Начать партию
house-party-own =
    { $here ->
        [0] Вы
        [one] Вы и ещё { $here } игрок за этим устройством
        [few] Вы и ещё { $here } игрока за этим устройством
       *[many] Вы и ещё { $here } игроков за этим устройством
    }
house-party-bots =
    { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
house-party-friends =
    { $friends ->
        [one] { $friends } друг
        [few] { $friends } друга
       *[many] { $friends } друзей
    }
house-begin-line =
    { $company }. { $friends ->
        [0] Партия начнётся сразу.
       *[other] Вы получите ссылку-приглашение. Партия начнётся, когда все сядут.
    }

## Стол

house-seats = Места
house-away = нет связи
house-log = Журнал
house-chat = Чат
house-drawer = Боковая панель
house-chat-write = Сказать всем
house-chat-send = Отправить
house-confirm = Подтвердить
house-back = Назад
house-yes = Да
house-no = Нет
house-understood = Понятно
house-undo = Отменить
house-undo-ask = Попросить отмену
house-lost = Связь прервалась. Пробуем снова…
house-lost-saving = Связь прервалась. Ваш ход уйдёт, как только она вернётся.
house-offer =
    { $what ->
        [undo] { $name } просит отменить последний ход.
        [draw] { $name } предлагает ничью.
        [pause] { $name } просит паузу.
        [resume] { $name } предлагает продолжить.
       *[rematch] { $name } хочет сыграть ещё.
    }
house-sit-here = Сесть здесь
house-invited = Ссылка скопирована
house-over = Партия окончена
house-again = Ещё партию
house-to-next = К следующей партии
house-save = Сохранить партию
house-resign = Сдаться
house-resign-sure = Да, сдаться
house-offer-draw = Предложить ничью
house-pause = Пауза
house-resume = Продолжить

## Прочее

house-lost-page = Здесь ничего нет
house-lost-page-line = Страница, которую вы ищете, ушла в туман.
house-lost-page-home = На главную
house-profile = Профиль
house-settings = Настройки
house-theme = Тема
house-theme-night = Ночь
house-theme-day = День
house-settings-line = Настройки хранятся в этом браузере.
house-size = Размер текста
house-size-normal = Обычный
house-size-large = Крупный
house-size-largest = Очень крупный
house-palette = Цвета
house-palette-full = Обычные
house-palette-safe = Для дальтоников
house-motion = Анимация
house-motion-full = Полная
house-motion-calm = Спокойная
house-name = Имя
house-password = Пароль
house-register = Создать аккаунт
house-register-line = Придумайте имя и пароль: партии, сыгранные гостем, останутся вашими.
house-login = Войти
house-logout = Выйти
house-error-unreached = Сервер не отвечает. Проверьте связь и попробуйте снова.
house-error-unknown = Что-то пошло не так. Попробуйте снова.
house-load-again = Обновить страницу

## Строка состояния

house-status-open = Ждём игроков
house-status-waiting = Думает: { $names }
house-status-waiting-many =
    { $count ->
        [one] Думает { $count } игрок
        [few] Думают { $count } игрока
       *[many] Думают { $count } игроков
    }
house-status-unseen = Эту партию можно будет посмотреть, когда она закончится
house-status-paused = Партия на паузе

## Как зовут ботов за столом, по местам

house-bot-0 = Вдова Уэйтли
house-bot-1 = Доктор Хэлси
house-bot-2 = Звонарь Толл
house-bot-3 = Матушка Гидра
house-bot-4 = Старый Зейдок
house-bot-5 = Архивариус Армитедж
house-bot-6 = Мисс Пикман
house-bot-7 = Фонарщик Уик
house-bot-8 = Капитан Марш
house-bot-9 = Бледный Эдмунд
# Пока неизвестно, кем бот сыграет.
house-bot-number = Бот { $number }

## Уровни ботов

house-level-1 = Новичок
house-level-1-line = Только учится: пропускает большинство хороших ходов.
house-level-2 = Ученик
house-level-2-line = Знает хорошие ходы, но часто их упускает.
house-level-3 = Адепт
house-level-3-line = Играет по проверенным правилам и редко ошибается.
house-level-4 = Культист
house-level-4-line = Заглядывает немного вперёд и любит разнообразие.
house-level-5 = Жрец
house-level-5-line = Считает вперёд и ничего не забывает.
house-level-6 = Верховный жрец
house-level-6-line = Думает не торопясь и редко упускает случай.
house-level-7 = Великий Древний
house-level-7-line = Думает так глубоко, как может.

## Ещё на страницах

house-with = За столом: { $names }
house-won = Вы победили
house-lost-game = Вы проиграли
house-no-records = Вы ещё не играли.
house-rules-choose = Выберите игру.
house-rules-read = Читать правила
house-list = Списком
house-variants-more = Другие варианты

## Значения настроек правил

house-choice-full = Полный
house-choice-beginner = Для начинающих
house-choice-immediate = Сразу
house-choice-end_of_turn = В конце хода
house-choice-deck = Колода
house-choice-all_cards = Все карты
house-choice-short = Короткая
house-choice-long = Длинная
house-choice-great_cthulhu-black_goat = Место 1 — Ктулху
house-choice-black_goat-great_cthulhu = Место 1 — Коза
house-players = игроков: { $least }–{ $most }
