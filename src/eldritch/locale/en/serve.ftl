### The server.

serve-help =
    Starts the server: people play at live tables in their browsers, from anywhere it can be reached.

    Without settings it serves this computer only and keeps its games in a file in your data folder.
serve-example =
    Examples:

      eldritch serve --open
      eldritch serve --host 0.0.0.0 --port 8000
      eldritch serve --database postgresql://eldritch@db/eldritch --redis redis://cache --workers 4
serve-arg-host-name = ADDRESS
serve-arg-host = the address to listen at; 127.0.0.1 (this computer only) unless told
serve-arg-port = the port to listen at; { $port } unless told, or any free one if that is taken
serve-arg-redis = the Redis that several workers talk through
serve-arg-workers = processes that share the port; 1 unless told, more need --redis
serve-arg-thinkers = processes for bots to think in, for each worker; 1 unless told
serve-arg-origin = an address of the site as browsers see it, such as https://play.example, if a proxy stands before the server
serve-arg-secure = the site is reached by https only; cookies are then sent by https only
serve-arg-no-limits = let everybody ask as much and as fast as they like; for load tests only
serve-arg-open = open the browser when the server is ready
serve-started = Eldritch is at { $url } (games are kept in { $database }). Ctrl-C ends it.
serve-needs-redis = several workers need --redis, through which they talk to each other
serve-port-taken = port { $port } of { $host } is taken by another program; choose another with --port
serve-bad-database = this database cannot be used: { $fault }
