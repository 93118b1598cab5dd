### The bench: how fast a game runs.

bench-help =
    Measures how fast a game runs here, with its compiled rules and with the pure Python they are made from: random
    games played by a loop inside the library (compiled with it) and by one in Python, copies, views. Each figure is the best of several short repetitions, by processor time on one core.
bench-example =
    Example:
      eldritch bench nightmarium --seats 3
bench-arg-seconds = how long to measure in all ({ $seconds } seconds unless told)
bench-arg-json = print one JSON object and nothing else

bench-progress = Measuring: { $build } …
bench-title =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: random play, per second on one core
bench-compiled = compiled
bench-pure = pure Python
bench-times = faster
bench-faster = { $times }×
bench-figure = { NUMBER($value, maximumFractionDigits: 2) }

bench-playout-decisions = decisions, loop inside the library
bench-playout-games = games, loop inside the library
bench-driven-decisions = decisions, loop in Python
bench-clones = copies (clone)
bench-clone-microseconds = µs a copy
bench-views-with-holes = views of a seat (seen_by)
bench-imaginings = worlds imagined (imagine)
bench-wire-views = views as JSON data (view)
bench-dumps-and-loads = saved and loaded (dump, load)
bench-search-iterations = iterations of the search

bench-not-compiled = The rules are not compiled in this installation, so there is pure Python only. Where a C compiler is found, installing Eldritch compiles them.
bench-machine = { $processor }, Python { $python }, { $system }
