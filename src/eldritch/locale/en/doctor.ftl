### What the doctor finds.

doctor-help = Checks everything that a server needs, and says what to do where something is amiss. Give it the same settings as the server.
doctor-example =
    Examples:

      eldritch doctor
      eldritch doctor --database postgresql://eldritch@db/eldritch --redis redis://cache
doctor-arg-json = print what was found as JSON and nothing else
doctor-python = Python { $version }; games: { $games }
doctor-compiled = The rules are compiled.
doctor-pure = The rules run as pure Python, about ten times slower. Install a C compiler and install Eldritch again.
doctor-database = The database { $database } answers and has our schema (revision { $revision }).
doctor-database-new = The database { $database } does not exist yet; the server will make it.
doctor-database-old = The database { $database } is at revision { $found }; the server will bring it to { $newest } when it starts. Make a copy before: eldritch backup FILE.
doctor-database-ill = The database cannot be used: { $fault }. Check its address, that it runs, and that you may write to it.
doctor-games =
    { $count ->
        [one] { $count } unfinished game can be read.
       *[other] { $count } unfinished games can be read.
    }
doctor-games-ill =
    { $count ->
        [one] { $count } unfinished game cannot be read by these rules ({ $first }). Finish it with the version it was played with, or end it.
       *[other] { $count } unfinished games cannot be read by these rules (the first is { $first }). Finish them with the version they were played with, or end them.
    }
doctor-space = { $folder } has { $free } MiB free.
doctor-space-poor = { $folder } has only { $free } MiB free. Make room: a full disk stops every game.
doctor-redis = Redis answers.
doctor-redis-ill = Redis does not answer ({ $fault }). Check its address and that it runs; without it several workers do not see each other.
doctor-browser-app = The browser app is there.
doctor-no-browser-app = The browser app is not built; the server shows a plain page in its place. Build it with: python3 run.py
doctor-bots = Bots think in their own process.
doctor-bots-ill = A bot's process could not be started with { $python }. Check that Eldritch is installed there and that processes may be started.
doctor-verdict-well = All is well.
doctor-verdict-ill = The server would not run well. See the lines marked ✗.
