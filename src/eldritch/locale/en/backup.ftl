### Copies of the server's database.

backup-help =
    Copies the database of the server to a file, also while the server is running, and checks the copy.

    To restore it, stop the server and put the copy in the place of the database, or start with --database FILE.
backup-example =
    Example:

      eldritch backup eldritch-monday.db
backup-arg-file = the copy to make; a file that must not exist yet
backup-postgresql = PostgreSQL brings its own program for this: { $command }
backup-no-database = there is no database at { $path }
backup-file-exists = { $path } exists already; name another file
backup-damaged = the database at { $path } is damaged; restore the last good copy
backup-done =
    { $games ->
        [one] { $path }: { $games } game, { $size } KiB
       *[other] { $path }: { $games } games, { $size } KiB
    }
