### Партии как данные для обучения.

dataset-help =
    Записывает партии как данные для обучения: один файл Parquet, строка на каждое решение. В строке — наблюдение, доступные действия, выбранное действие и итог. Столбцы описаны в docs/datasets.md.

    Партии играют боты, или они берутся из файлов, выгруженных с сервера.
dataset-example =
    Примеры:
      eldritch dataset nightmarium --bots greedy,greedy,random --games 1000 --seed 7 --out games.parquet
      eldritch dataset realms --bots search:iters=200,greedy --games 5000 --workers 4 --out realms.parquet
      eldritch dataset castle --from exported/*.json --out people.parquet
dataset-arg-out = файл Parquet, в который писать
dataset-arg-games = число партий (по умолчанию { $games })
dataset-arg-from = файлы партий с сервера вместо партий ботов, все с одним числом мест и одними и теми же настройками
dataset-which = укажите либо --bots (сыграть партии), либо --from (прочитать файлы)
dataset-no-file = нет файла { $file }
dataset-bad-game = эта партия не годится: { $fault }
dataset-cannot-write = не удалось записать { $file }: { $fault }; то, что там было, осталось как есть
dataset-reading = Чтение
dataset-written =
    { $decisions ->
        [one] { $decisions } решение записано
        [few] { $decisions } решения записаны
       *[many] { $decisions } решений записано
    } в { $file }
