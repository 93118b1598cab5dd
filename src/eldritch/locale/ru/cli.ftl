### Командная строка: обзор, справка, что бывает не так с введённым.

cli-usage = eldritch КОМАНДА … [--lang ru|en]

cli-overview =
    Eldritch: страшные настольные игры в терминале и библиотека, чтобы их изучать.

    Наберите «eldritch play», и партия началась.
cli-overview-play = сыграть с ботами или с друзьями за одним экраном
cli-overview-rules = научиться игре: правила на нескольких экранах
cli-overview-games = какие есть игры и что в них настраивается
cli-overview-edition = что лежит в коробке, карта за картой
cli-overview-arena = пусть боты сыграют друг с другом много партий
cli-overview-ladder = измерить силу ботов
cli-overview-study = какова игра, если сыграть её много раз: отчёт с цифрами
cli-overview-dataset = партии как данные для обучения, одним файлом Parquet
cli-overview-hint = лучшие ходы в сохранённой позиции и почему
cli-overview-bench = измерить, как быстро игры работают здесь
cli-overview-serve = запустить сервер: живые столы в браузере
cli-overview-doctor = проверить всё, что нужно серверу
cli-overview-backup = скопировать базу данных сервера
cli-overview-analyse = разобрать партию, сыгранную на сервере
cli-overview-verify = проверить партию, сыгранную на сервере
cli-overview-story = рассказать такую партию словами
cli-overview-puzzle = позиция с одним ответом: победить за этот ход или понять, кто с вами
cli-overview-puzzles = найти такие позиции в партиях ботов
cli-overview-more = Подробнее о каждой: «eldritch КОМАНДА --help». In English: --lang en.

cli-help-usage = Вызов:
cli-help-arguments = Что указать
cli-help-options = Ключи
cli-help-help = показать эту справку и выйти
cli-help-lang = язык всего, что показано: ru или en
cli-help-version = показать версию и выйти

cli-arg-game-name = ИГРА
cli-arg-game = игра: { $games }
cli-arg-seats = сколько мест за столом
cli-arg-seed = целое число; с тем же зерном раздача повторится
cli-arg-option-name = ИМЯ=ЗНАЧЕНИЕ
cli-arg-option = правило на выбор, например target=6; можно указать несколько раз (список: «eldritch games»)
cli-arg-file-name = ФАЙЛ
cli-arg-edition = играть по своему файлу издания

cli-complaint = eldritch: { $line }
cli-interrupted = Прервано. До встречи!
cli-error-library = Так не получится: { $fault }
cli-error-arguments = { $fault }; смотрите «{ $command } --help»
cli-error-unrecognised = непонятно, что делать с «{ $given }»; смотрите «{ $command } --help»
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
cli-arg-database = база данных: файл SQLite или адрес PostgreSQL; если не указать (и не задать в ELDRITCH_DATABASE), файл в вашей папке данных
cli-missing-parts = не хватает { $parts }; установите: pip install "eldritch[{ $extra }]"

## Команды

cli-which-game = назовите игру: { $games }
cli-games-help = Показывает, какие есть игры, на сколько они человек и какие их правила можно менять.
cli-games-example =
    Зачем нужны настройки:

      eldritch play nightmarium --option target=6 --option seals=yes
cli-games-seats = игроков: { $least }–{ $most }
cli-games-options = Настройки (--option ИМЯ=ЗНАЧЕНИЕ):
cli-games-values = { $values }; если не указать, { $default }

cli-rules-help = Показывает правила игры нашими словами: коротко, но по ним можно научиться играть. Назовите номера частей, чтобы прочесть только их, или тему: ключевое слово, «words» (все ключевые слова), «questions» (частые вопросы).
cli-rules-example =
    Примеры:

      eldritch rules nightmarium
      eldritch rules nightmarium 6
      eldritch rules nightmarium --lang en | less
cli-arg-part-name = ЧАСТЬ
cli-arg-part = номер части правил или тема; если не указать, все части

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
