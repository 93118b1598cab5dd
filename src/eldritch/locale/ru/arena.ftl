### Арена: боты против ботов.

arena-help = Боты играют друг с другом много партий. Каждая раздача играется по разу для каждой рассадки, так что все боты сидят на каждом месте поровну. С тем же зерном партии повторятся.
arena-example =
    Примеры:
      eldritch arena nightmarium --bots greedy,random --games 1000 --seed 7
      eldritch arena nightmarium --bots search:iters=400,greedy,level:3 --option seals=yes --json
arena-arg-bots = боты через запятую, по одному на место
arena-arg-games = число партий (по умолчанию 100)
arena-arg-workers = число процессов (по умолчанию 1); на итог не влияет
arena-arg-json = вывести результат в виде JSON

arena-bad-bots = в игре { $game } от { $least } до { $most } мест: столько же нужно ботов, а не { $bots }

arena-progress = Партии
arena-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
arena-column-bot = Бот
arena-column-share = Доля побед
arena-column-interval = Интервал 95 %
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { arena-low } – { arena-high }
arena-low = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-high = { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-length = В среднем партия длилась ходов: { NUMBER($turns, maximumFractionDigits: 1) }.
arena-endings = Чем кончилось: { $endings }.
arena-ending = { $ending } ({ $count })
arena-speed = Решений в секунду: { $rate }.
