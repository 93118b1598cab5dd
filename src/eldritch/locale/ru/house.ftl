### Страницы приложения в браузере.

house-title = Eldritch: четыре стола, одна лампа
house-guest = Гость { $number }
house-skip = К содержанию
house-home = Eldritch, на главную
house-sections = Разделы
house-language = Язык
house-rules = Правила
house-records = Записи партий
house-profile-of = Профиль: { $name }
house-loading = Одну минуту…

## Главная

house-headline = Четыре стола, одна лампа
house-welcome = Садитесь за любой: соперники уже на местах. Без регистрации и ожидания.
house-tables = Столы
house-sit = Сесть за стол
house-sitting = Рассаживаемся…
house-sit-at = { $game }: сесть за стол с ботами
house-set-up = Настроить стол
house-set-up-at = { $game }: настроить стол

house-return = Вернуться за стол
house-first-evening = Первый вечер
house-first-evening-line = «Кошмариум» объясняют за пять минут, а играют за двадцать.
house-open-tables = Открытые столы
house-no-tables = Сегодня тихо. Откройте свой стол.
house-join = Подсесть
house-join-at = Подсесть: { $title }
house-taken = занято { $taken } из { $seats }
house-hosted = зовёт { $name }
house-have-code = Есть код?
house-code-hint = код или ссылка
house-enter = Войти
house-no-such-table = Такого стола нет. Проверьте код.

## Настройка стола

house-how-many = Сколько игроков
house-you = вы
house-bot = бот
house-seat-open = Свободно
house-strength = Сила ботов
house-variants = Варианты правил
house-clock = Часы
house-clock-none = Без часов
house-clock-none-line = Никто никого не торопит
house-clock-bank = 15 минут на игрока
house-clock-bank-line = И ещё 10 секунд за ход
house-clock-days = День на ход
house-clock-days-line = По переписке
house-door = Кто видит стол
house-door-link = Только по ссылке
house-door-link-line = В списке стола не будет
house-door-all = Все
house-door-all-line = Подсесть сможет любой гость
house-begin = Начать партию
house-begin-line =
    { $people ->
        [one] Вы и { $bots ->
            [one] { $bots } бот.
            [few] { $bots } бота.
           *[many] { $bots } ботов.
        }
        [few] { $people } человека и { $bots ->
            [one] { $bots } бот.
            [few] { $bots } бота.
           *[many] { $bots } ботов.
        }
       *[many] { $people } человек и { $bots ->
            [one] { $bots } бот.
            [few] { $bots } бота.
           *[many] { $bots } ботов.
        }
    } Партия начнётся, когда все места будут заняты.

## Стол

house-seats = Места
house-away = нет связи
house-log = Журнал
house-chat = Чат
house-drawer = Рядом со столом
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
house-invited = Скопировано
house-over = Партия окончена
house-again = Ещё партию
house-to-next = К следующей партии
house-save = Сохранить партию
house-resign = Сдаться
house-resign-sure = Сдаться окончательно
house-offer-draw = Предложить ничью
house-pause = Пауза
house-resume = Продолжить

## Прочее

house-lost-page = Здесь ничего нет
house-lost-page-line = Страница, которую вы ищете, ушла в туман.
house-lost-page-home = Вернуться к лампе
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
house-register = Сохранить мои партии
house-register-line = Придумайте имя и пароль: партии, сыгранные гостем, останутся вашими.
house-login = Войти
house-logout = Выйти
house-error-unreached = Сервер не отвечает. Проверьте связь и попробуйте снова.
house-error-unknown = Что-то пошло не так. Попробуйте снова.

## Строка состояния

house-status-open = Ждём игроков
house-status-waiting = Думает: { $names }
house-status-waiting-many =
    { $count ->
        [one] Думает { $count } игрок
        [few] Думают { $count } игрока
       *[many] Думают { $count } игроков
    }
house-status-unseen = За этой игрой не наблюдают: её можно посмотреть, когда она кончится
house-status-paused = Партия на паузе

## Как зовут ботов за столом, по местам

house-bot-0 = Вдова Уэйтли
house-bot-1 = Доктор Холси
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
house-level-1-line = Играет быстро, многого не замечает, остальное забывает.
house-level-2 = Ученик
house-level-2-line = Знает, что хорошо, но временами упускает.
house-level-3 = Адепт
house-level-3-line = Играет по верным приметам и редко ошибается.
house-level-4 = Культист
house-level-4-line = Заглядывает немного вперёд и любит разнообразие.
house-level-5 = Жрец
house-level-5-line = Считает вперёд и ничего не забывает.
house-level-6 = Верховный жрец
house-level-6-line = Думает не торопясь и редко упускает случай.
house-level-7 = Древний
house-level-7-line = Думает так глубоко, как может.

## Ещё на страницах

house-your-table = Ваш стол ждёт
house-with = Соперники: { $names }.
house-bots = боты
house-won = Вы победили
house-lost-game = Вы проиграли
house-running = идёт
house-no-records = Вы ещё не играли.
house-rules-choose = Выберите игру.
house-people = Из них людей
house-people-line = остальные места займут боты
house-list = Списком
house-variants-more = Все настройки правил

## Значения настроек правил

house-choice-full = полный
house-choice-beginner = для начинающих
house-choice-immediate = сразу
house-choice-end_of_turn = в конце хода
house-choice-deck = колода
house-choice-all_cards = все карты
house-choice-short = короткая
house-choice-long = длинная
house-choice-great_cthulhu-black_goat = за Ктулху
house-choice-black_goat-great_cthulhu = за Козу
house-players = { $least }–{ $most } игроков
