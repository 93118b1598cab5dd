### Копии базы данных сервера.

backup-help =
    Копирует базу данных сервера в файл и проверяет копию. Сервер может при этом работать.

    Чтобы восстановить копию, остановите сервер и положите её на место базы или запустите сервер с ключом --database КОПИЯ.
backup-example =
    Пример:

      eldritch backup eldritch-monday.db
backup-arg-file = файл копии; такого файла ещё не должно быть
backup-postgresql = у PostgreSQL для этого есть своя программа: { $command }
backup-no-database = по адресу { $path } базы данных нет
backup-file-exists = файл { $path } уже есть; назовите другой
backup-damaged = база данных { $path } повреждена; восстановите последнюю исправную копию
backup-done =
    { $games ->
        [one] { $path }: { $games } партия, { $size } КиБ
        [few] { $path }: { $games } партии, { $size } КиБ
       *[many] { $path }: { $games } партий, { $size } КиБ
    }
