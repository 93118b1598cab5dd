### Копии базы данных сервера.

backup-help =
    Копирует базу данных сервера в файл, в том числе на ходу, и проверяет копию.

    Чтобы восстановить её, остановите сервер и положите копию на место базы или запустите его с ключом --database ФАЙЛ.
backup-example =
    Пример:

      eldritch backup eldritch-monday.db
backup-arg-file = куда копировать; такого файла ещё не должно быть
backup-postgresql = у PostgreSQL для этого своя программа: { $command }
backup-no-database = по адресу { $path } базы данных нет
backup-file-exists = файл { $path } уже есть; назовите другой
backup-damaged = база данных { $path } повреждена; восстановите последнюю исправную копию
backup-done =
    { $games ->
        [one] { $path }: { $games } партия, { $size } КиБ
        [few] { $path }: { $games } партии, { $size } КиБ
       *[many] { $path }: { $games } партий, { $size } КиБ
    }
