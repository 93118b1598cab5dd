### Copies of the server's database.

backup-help =
    Copy the server’s database to a file and check the copy. The server may be running.

    To restore it, stop the server and replace the database with the copy, or start the server with --database COPY.
backup-example =
    Example:

      eldritch backup eldritch-monday.db
backup-arg-file = file to write; it must not exist yet
backup-postgresql = use PostgreSQL’s own program: { $command }
backup-no-database = there is no database at { $path }
backup-file-exists = { $path } already exists; choose another file
backup-damaged = the database at { $path } is damaged; restore your latest good backup
backup-done =
    { $games ->
        [one] { $path }: { $games } game, { $size } KiB
       *[other] { $path }: { $games } games, { $size } KiB
    }
