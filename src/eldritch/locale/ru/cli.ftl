### Командная строка: обзор, справка, что бывает не так с введённым.

cli-usage = eldritch КОМАНДА … [--lang ru|en]

cli-overview =
    Eldritch: четыре страшные настольные игры для терминала и браузера и библиотека для их изучения.

    Без команды eldritch открывает приложение в браузере. Чтобы играть в терминале, наберите: eldritch play
cli-overview-play = сыграть с ботами или с друзьями за одним экраном
cli-overview-rules = прочитать правила игры: несколько экранов
cli-overview-games = показать игры и их настройки
cli-overview-edition = показать всё, что лежит в коробке игры
cli-overview-arena = сыграть много партий между ботами и сравнить их
cli-overview-ladder = измерить силу ботов
cli-overview-study = сыграть много партий и написать отчёт: баланс, длина, выбор
cli-overview-dataset = записать партии как данные для обучения (Parquet)
cli-overview-hint = показать лучшие ходы в сохранённой позиции
cli-overview-bench = измерить скорость игр на этой машине
cli-overview-serve = запустить сервер для игры в браузере
cli-overview-site = записать Eldritch как статический сайт для любого хостинга
cli-overview-doctor = проверить всё, что нужно серверу
cli-overview-backup = сделать копию базы данных сервера
cli-overview-analyse = разобрать партию с сервера: ошибки, переломы, удача
cli-overview-verify = проверить партию с сервера: ходы, перемешивания, броски
cli-overview-story = вывести партию с сервера в виде текста
cli-overview-puzzle = решить задачу: победить за этот ход или понять, кто с вами
cli-overview-puzzles = составить задачи по партиям ботов
cli-overview-more = Справка о команде: eldritch КОМАНДА --help. In English: --lang en

cli-help-usage = Вызов:
cli-help-arguments = Аргументы
cli-help-options = Ключи
cli-help-help = показать эту справку и выйти
cli-help-lang = язык: ru или en
cli-help-version = показать версию, сборку и скомпилированы ли правила, и выйти

cli-version =
    eldritch { $version } ({ $build ->
        [clone] копия репозитория
       *[package] установленный пакет
    }, коммит { $commit }; { $rules ->
        [compiled] правила скомпилированы
       *[pure] правила на чистом Python
    }; Python { $python })
cli-no-server = чтобы играть в браузере, выполните: pip install "eldritch[server]" (в терминале: eldritch play; все команды: eldritch --help)

cli-arg-game-name = ИГРА
cli-arg-game = одна из игр: { $games }
cli-arg-seats = число игроков
cli-arg-seed = зерно, целое число; с тем же зерном результат повторяется
cli-arg-option-name = ИМЯ=ЗНАЧЕНИЕ
cli-arg-option = настройка правил, например target=6; можно указать несколько раз (список: «eldritch games»)
cli-arg-file-name = ФАЙЛ
cli-arg-folder-name = ПАПКА
cli-arg-edition = взять компоненты из этого файла издания

cli-complaint = eldritch: { $line }
cli-interrupted = Прервано.
cli-error-library = не получилось: { $fault }
cli-error-arguments = { $fault }; смотрите «{ $command } --help»
cli-error-unrecognised = непонятный аргумент «{ $given }»; смотрите «{ $command } --help»
cli-error-required = не хватает: { $missing }; смотрите «{ $command } --help»
cli-error-expected = после { $argument } нужно значение; смотрите «{ $command } --help»
cli-error-no-value = у { $argument } нет значения; смотрите «{ $command } --help»
cli-error-not-together = { $argument } и { $other } нельзя указать вместе

cli-unknown-language = языка «{ $lang }» нет; есть { $langs }
cli-unknown-command = команды «{ $command }» нет; есть { $commands }
cli-unknown-game = игры «{ $game }» нет; есть { $games }
cli-unknown-bot = бота «{ $bot }» нет; есть { $bots }
cli-bad-bot = такой бот не годится: { $fault }
cli-unknown-option = в игре { $game } нет настройки «{ $option }»; есть { $options }
cli-option-form = настройка пишется как ИМЯ=ЗНАЧЕНИЕ, например target=6, а не «{ $text }»
cli-bad-value = настройка { $option } не может быть «{ $value }»; она бывает { $allowed }
cli-bad-seats = в игре { $game } от { $least } до { $most } мест, а не { $seats }
cli-bad-seed = зерно — это целое число, а не «{ $text }»
cli-bad-number = здесь нужно целое число не меньше { $least }, а не «{ $text }»
cli-bad-number-between = здесь нужно целое число от { $least } до { $most }, а не «{ $text }»
cli-bad-edition = этот файл издания не годится: { $fault }
cli-bad-path =
    { $fault ->
        [missing] «{ $path }» не существует; проверьте путь и есть ли такая папка
        [folder] «{ $path }» — это папка; укажите файл
        [forbidden] «{ $path }» нельзя прочитать или записать; измените права доступа или укажите другой путь
        [taken] «{ $path }» уже существует; укажите другое имя
       *[other] «{ $path }» использовать нельзя ({ $reason }); укажите другой путь
    }
cli-unreadable = файл { $path } не читается: { $fault }
cli-too-large = { $path } больше { $most } МиБ; это не файл Eldritch
cli-arg-database = файл SQLite или адрес PostgreSQL (по умолчанию ELDRITCH_DATABASE или файл в вашей папке данных)
cli-missing-parts = не хватает пакетов: { $parts }. Установите их: pip install "eldritch[{ $extra }]" (в копии репозитория: pip install ".[{ $extra }]")

## Команды

cli-which-game = назовите игру: { $games }
cli-games-help = Показывает список игр, число игроков и настройки правил.
cli-games-example =
    Пример настройки:

      eldritch play nightmarium --option target=6 --option seals=yes
cli-games-seats = игроков: { $least }–{ $most }
cli-games-options = Настройки (--option ИМЯ=ЗНАЧЕНИЕ):
cli-games-values = { $values } (по умолчанию { $default })

cli-rules-help = Показывает правила игры: коротко, но по ним можно научиться играть. Укажите номера частей, чтобы прочитать только их, или тему: ключевое слово, «words» (все ключевые слова), «questions» (частые вопросы).
cli-rules-example =
    Примеры:

      eldritch rules nightmarium
      eldritch rules nightmarium 6
      eldritch rules nightmarium --lang en | less
cli-arg-part-name = ЧАСТЬ
cli-arg-part = номер части правил или тема (по умолчанию все части)

cli-edition-help =
    Показывает всё, что лежит в коробке игры, как это знает программа, с меткой, откуда взято каждое число.

    Если в вашей коробке иначе, скопируйте файл, названный в начале, исправьте копию и играйте с ключом --edition.
cli-edition-example =
    Примеры:

      eldritch edition nightmarium
      eldritch edition nightmarium --edition my-edition.toml
cli-edition-mark =
    { $count ->
        [one] { $mark }: { $meaning } ({ $count } строка)
        [few] { $mark }: { $meaning } ({ $count } строки)
       *[many] { $mark }: { $meaning } ({ $count } строк)
    }
cli-edition-estimates = Оценки, которые может исправить владелец коробки: { $which }.
cli-edition-no-estimates = Оценок в этой таблице нет.
