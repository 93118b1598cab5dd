### The bench: how fast a game runs.

bench-help = Measure how fast a game runs on this machine, compiled and as pure Python: random games driven from inside the library and from Python, copies, views. Each figure is the median of five runs, with the minimum in parentheses, in processor time on one core.
bench-example =
    Example:
      eldritch bench nightmarium --seats 3
bench-arg-seconds = total time to measure (default { $seconds } seconds)
bench-arg-json = print the result as JSON

bench-progress = Measuring: { $build } …
bench-title =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: random play, per second on one core, median (minimum)
bench-compiled = compiled
bench-pure = pure Python
bench-times = speed-up
bench-faster = { $times }×
bench-figure = { NUMBER($median, maximumFractionDigits: 2) } ({ NUMBER($minimum, maximumFractionDigits: 2) })

bench-playout-decisions = decisions, loop inside the library
bench-playout-games = games, loop inside the library
bench-driven-decisions = decisions, loop in Python
bench-clones = copies (clone)
bench-views-with-holes = views of a seat (seen_by)
bench-imaginings = imagined positions (imagine)
bench-wire-views = views as JSON data (view)
bench-dumps-and-loads = saved and loaded (dump, load)
bench-search-iterations = search iterations

bench-not-compiled = The rules are not compiled here, so only pure Python was measured. To compile them, install a C compiler and install Eldritch again.
bench-machine = { $processor }, Python { $python }, { $system }
