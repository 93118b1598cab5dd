### The server.

serve-help =
    Start the server, so that people can play in their browsers.

    By default it is reachable from this computer only and keeps its games in a file in your data folder.
serve-example =
    Examples:

      eldritch serve --open
      eldritch serve --lan
      eldritch serve --host 0.0.0.0 --port 8000
      eldritch serve --database postgresql://eldritch@db/eldritch --redis redis://cache --workers 4
serve-arg-host-name = ADDRESS
serve-arg-host = address to listen on (default 127.0.0.1: this computer only)
serve-arg-lan = let phones and computers in your home network join; prints the address and a QR code
serve-arg-port = port to listen on (default { $port }, or any free port if that is taken)
serve-arg-redis = Redis URL; needed with several workers
serve-arg-workers = number of server processes sharing the port (default 1; more need --redis)
serve-arg-thinkers = bot processes per worker (default 1)
serve-arg-origin = address of the site as browsers see it, such as https://play.example; needed behind a proxy
serve-arg-secure = the site is reached over https only; cookies are marked Secure
serve-arg-no-limits = turn off all rate limits; for load tests only
serve-arg-open = open the browser when the server is ready
serve-started = Eldritch is running at { $url } (games are kept in { $database }). Press Ctrl-C to stop it.
serve-lan = On phones in the same network, open { $url } or scan this code:
serve-lan-warning =
    Everybody in this network can open the page, play and start games, and the connection is not encrypted.
    Use it only in a network that you trust. If a phone cannot connect, allow Python in this computer’s firewall.
serve-lan-no-network = This computer is not connected to a network, so phones cannot reach it.
serve-needs-redis = several workers need --redis to talk to each other
serve-one-worker-on-windows = on Windows there can be only one worker; leave out --workers
serve-port-taken = port { $port } of { $host } is in use; choose another with --port
serve-bad-database = cannot use this database: { $fault }
