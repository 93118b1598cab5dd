### Eldritch as a folder of static files.

site-help =
    Write Eldritch as a folder of static files: all games, bots, lessons and puzzles, to be played in the browser
    without a server. Put the folder on any web host, under any path.
site-example =
    Example:

      eldritch site --out public
      python3 -m http.server --directory public
site-arg-folder = FOLDER
site-out = folder to write; a site that is already there is replaced
site-not-built = { $path } is missing. This installation has no browser app; build it with: python3 run.py site --out FOLDER
site-not-empty = { $path } contains something else; choose an empty folder
site-done = { $path }: { $megabytes } MB, ready for any web host
