### Замеры: как быстро работает игра.

bench-help = Измеряет скорость игры на этой машине, со скомпилированными правилами и на чистом Python: случайные партии в цикле внутри библиотеки и в цикле на Python, копии, виды с места. Каждое число — медиана пяти замеров, в скобках минимум, по времени процессора на одном ядре.
bench-example =
    Пример:
      eldritch bench nightmarium --seats 3
bench-arg-seconds = сколько измерять всего (по умолчанию { $seconds } с)
bench-arg-json = вывести результат в виде JSON

bench-progress = Идёт замер: { $build } …
bench-title =
    { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: случайная игра, в секунду на одном ядре, медиана (минимум)
bench-compiled = скомпилировано
bench-pure = чистый Python
bench-times = быстрее
bench-faster = { $times }×
bench-figure = { NUMBER($median, maximumFractionDigits: 2) } ({ NUMBER($minimum, maximumFractionDigits: 2) })

bench-playout-decisions = решения, цикл внутри библиотеки
bench-playout-games = партии, цикл внутри библиотеки
bench-driven-decisions = решения, цикл на Python
bench-clones = копии (clone)
bench-views-with-holes = виды с места (seen_by)
bench-imaginings = воображаемые позиции (imagine)
bench-wire-views = виды для JSON (view)
bench-dumps-and-loads = запись и чтение (dump, load)
bench-search-iterations = итераций поиска

bench-not-compiled = В этой установке правила не скомпилированы, поэтому показан только чистый Python. Если найдётся компилятор C, они скомпилируются при установке Eldritch.
bench-machine = { $processor }, Python { $python }, { $system }
