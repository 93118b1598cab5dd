### What the doctor finds.

doctor-help = Check everything the server needs and say how to fix what is wrong. Use the same settings as for the server.
doctor-example =
    Examples:

      eldritch doctor
      eldritch doctor --database postgresql://eldritch@db/eldritch --redis redis://cache
doctor-arg-json = print the result as JSON
doctor-python = Python { $version }; games: { $games }
doctor-compiled = The rules are compiled.
doctor-pure = The rules run as pure Python, about ten times slower. Install a C compiler, then install Eldritch again.
doctor-database = The database { $database } answers; its schema is current (revision { $revision }).
doctor-database-new = The database { $database } does not exist yet; the server will create it.
doctor-database-old = The database { $database } is at revision { $found }; the server will upgrade it to { $newest } when it starts. Back it up first: eldritch backup FILE
doctor-database-ill = Cannot use the database: { $fault }. Check that the address is right, that it is running, and that you may write to it.
doctor-games =
    { $count ->
        [one] { $count } unfinished game can be read.
       *[other] { $count } unfinished games can be read.
    }
doctor-games-ill = { $count ->
    [one] { $count } unfinished game needs another version of the rules ({ $first }). Finish it with the version it was started with, or end it.
   *[other] { $count } unfinished games need another version of the rules (the first is { $first }). Finish them with the version they were started with, or end them.
}
doctor-space = { $folder } has { $free } MiB free.
doctor-space-poor = { $folder } has only { $free } MiB free. Free some space: when the disk is full, no moves are accepted.
doctor-redis = Redis answers.
doctor-redis-ill = Redis does not answer ({ $fault }). Check that the address is right and that it is running; several workers need it.
doctor-browser-app = The browser app is built.
doctor-no-browser-app = The browser app is not built, so the server shows a plain page. Build it with: python3 run.py
doctor-bots = Bot processes can be started.
doctor-bots-ill = Could not start a bot process with { $python }. Check that Eldritch is installed there and that starting processes is allowed.
doctor-verdict-well = Everything is fine.
doctor-verdict-ill = The server would not work properly. See the lines marked ✗.
