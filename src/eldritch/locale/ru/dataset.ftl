### Партии как данные для обучения.

dataset-help =
    Записывает партии как данные для обучения: один файл Parquet, строка на каждое решение. В строке то, что видело место (числами), какие действия были открыты, какое выбрано и чем всё для всех кончилось. Столбцы перечислены в docs/datasets.md.

    Партии играют боты, или же они берутся из файлов, которые выгружает сервер.
dataset-example =
    Примеры:
      eldritch dataset nightmarium --bots greedy,greedy,random --games 1000 --seed 7 --out games.parquet
      eldritch dataset realms --bots search:iters=200,greedy --games 5000 --workers 4 --out realms.parquet
      eldritch dataset castle --from exported/*.json --out people.parquet
dataset-arg-out = файл Parquet, куда писать
dataset-arg-games = сколько партий сыграть (если не указать, { $games })
dataset-arg-from = файлы партий с сервера вместо партий ботов, все с одним числом мест и одними и теми же настройками
dataset-which = скажите, откуда партии: их играют боты (--bots) или они в файлах (--from)
dataset-no-file = нет файла { $file }
dataset-bad-game = эта партия не годится: { $fault }
dataset-cannot-write = не удалось записать { $file }: { $fault }; то, что там было, осталось как есть
dataset-reading = Чтение
dataset-written =
    { $decisions ->
        [one] { $decisions } решение записано
        [few] { $decisions } решения записано
       *[many] { $decisions } решений записано
    } в { $file }
