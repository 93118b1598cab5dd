### Мастерская автора: какова игра и что меняет другое издание.

study-help =
    Боты играют много партий, и по ним пишется отчёт: сколько длится игра, чего стоят места, какие карты, книги или профессии сопутствуют победе, как часто меняется лидер и много ли выбора. Если изданий два, оба играются с одних и тех же зёрен, и отчёт показывает, что меняется.

    В папке окажутся report.html (один файл, больше ничего не нужно), картинки в SVG и PNG, таблицы в CSV и Parquet. Прерванное исследование продолжится, если запустить команду снова.
study-example =
    Примеры:
      eldritch study realms --games 1000 --out realms-study
      eldritch study castle --seats 6 --games 200 --bots greedy --workers 4
      eldritch study duel --games 500 --edition box --edition my-borders.toml
study-arg-games = число партий (по умолчанию { $games })
study-arg-bots = один бот на все места или по одному на каждое через запятую (по умолчанию greedy)
study-arg-out = папка для отчёта (по умолчанию study-ИГРА)
study-arg-edition = файл издания или «box» (издание из библиотеки); если указать дважды, издания сравниваются
study-bad-bots = нужен один бот на все места или по одному на каждое, мест { $seats }, а ботов { $bots }
study-bad-editions = одно издание исследуют, два сравнивают; { $editions } — слишком много
study-progress = Партии
study-written = Отчёт: { $file }

## Отчёт

study-title = Исследование игры «{ $game }»
study-lead =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков за столом: { $seats }, все они боты ({ $bots }). Сказанное ниже верно для этих игроков; у более сильных и у людей может выйти иначе.
study-intervals = Числа в скобках и отрезки на картинках — доверительные интервалы 95 %.
# Знак между целыми и долями.
study-decimal = ,
study-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

study-length = Сколько длится партия
study-length-says = В среднем партия занимает ходов каждого игрока: { NUMBER($turns, maximumFractionDigits: 1) }; восемь партий из десяти лежат между { NUMBER($low, maximumFractionDigits: 1) } и { NUMBER($high, maximumFractionDigits: 1) }. Решений у всех игроков вместе: { $decisions }.
study-length-shows = Партии по длине. Пунктир — среднее.

study-places = Чего стоят места
study-places-even = Начинающий выигрывает { NUMBER($share, style: "percent", maximumFractionDigits: 1) } партий ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Равная доля — { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: преимущества первого хода эти партии не показывают.
study-places-ahead = Начинающий выигрывает { NUMBER($share, style: "percent", maximumFractionDigits: 1) } партий ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), больше равной доли в { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: начинать выгодно.
study-places-behind = Начинающий выигрывает { NUMBER($share, style: "percent", maximumFractionDigits: 1) } партий ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), меньше равной доли в { NUMBER($equal, style: "percent", maximumFractionDigits: 1) }: начинать невыгодно.
study-places-shared = Союзники побеждают вместе, и победа засчитывается каждому, так что доли всех мест в сумме больше 100 %.
study-places-drawn = Соперникам, разделившим победу, засчитывается по её части.
study-places-shows = Как часто выигрывает каждое место в порядке хода. Пунктир — равная доля.

study-worth = Что сопутствует победе
study-worth-says = Для всего, что подсчитано: на сколько процентных пунктов меняется доля побед с каждым разом сверх обычного, в сравнении с другими за тем же столом и с поправкой на место в порядке хода. Это то, что сопутствует победе, но не всегда её причина: кто и так побеждает, тот и успевает больше.
study-worth-shows = Процентные пункты за каждый раз сверх обычного. Зелёное значимо связано с победой, красное — с поражением, серое незначимо.
study-helping = Победе сопутствуют: { $names }.
study-hurting = Поражению сопутствуют: { $names }.
study-neither = Значимых связей здесь нет.

study-group-course = Ход партии
study-group-place = Места в порядке хода
study-group-ending = Чем кончилось
study-group-bot = Боты
study-group-asked = Решения за партию
study-group-options = Варианты решения
study-group-variety = Разнообразие выбранного

study-curve = Как переламываются партии
study-curve-says = Кто впереди на середине, тот выигрывает { NUMBER($leader, style: "percent", maximumFractionDigits: 0) } партий; в { NUMBER($behind, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) побеждает отстававший. Смен лидера за партию: { NUMBER($changes, maximumFractionDigits: 1) }. Кто впереди, судят боты по всей позиции вместе со скрытыми картами.
study-curve-shows = Сплошная линия: как часто выигрывает тот, кто впереди в этот миг. Пунктир: какие шансы позиция давала будущему победителю.

study-choices = Много ли выбора
study-choices-say = У решения в среднем вариантов: { NUMBER($options, maximumFractionDigits: 1) }; в { NUMBER($forced, style: "percent", maximumFractionDigits: 1) } случаев вариант один. Биты выбора говорят, сколько можно было выбирать (каждый бит удваивает число вариантов); разнообразие — насколько по-разному выбирали эти игроки во всех партиях, и оно может быть больше там, где руки различны. Малое разнообразие при многих битах — выбор, над которым незачем думать.
study-choices-show = Полосы: биты выбора для каждого вида решений, сначала самые частые. Точки: разнообразие выбранного.

study-effects = Что меняет другое издание
study-effects-say = Первое издание — { $first }, второе — { $second }. Оба сыграны теми же ботами с тех же зёрен, партия за партией, так что разности (второе минус первое) взяты по парам.
study-effects-clear =
    { $clear ->
        [one] Значимо различается { $clear } показатель
        [few] Значимо различаются { $clear } показателя
       *[many] Значимо различаются { $clear } показателей
    } из { $all }; они выделены. Случайно таких было бы около { NUMBER($chance, maximumFractionDigits: 1) }.
study-effects-show = Разность, которую даёт второе издание. Зелёное: больше, красное: меньше, серое: незначимо.
study-effects-worth = И чему это сопутствует: на сколько процентных пунктов меняется доля побед с каждым разом сверх обычного в том и другом издании.
study-course-turns = ходы каждого игрока
study-course-decisions = решения всех игроков
study-course-options = варианты решения
study-course-forced = решения с одним вариантом
study-course-behind = партии, выигранные отстававшими
study-course-changes = смены лидера

study-column-ending = Чем кончилось
study-column-games = Партии
study-column-share = Победы
study-column-interval = 95 %
study-column-bot = Бот
study-column-what = Что
study-column-times = Раз на место
study-column-seats = Места
study-column-worth = Пункты за раз
study-column-decision = Решение
study-column-per-game = За партию
study-column-forced = Один вариант
study-column-options = Варианты
study-column-offered = Биты
study-column-variety = Разнообразие
study-column-commonest = Самое частое
study-column-first = Первое
study-column-second = Второе
study-column-difference = Разность (95 %)

study-axis-turns = ходов каждого игрока
study-axis-games = партий
study-axis-share = доля побед, %
study-axis-place = место
study-axis-worth = процентные пункты доли побед
study-axis-progress = ход партии, %
study-axis-bits = биты
study-axis-points = процентные пункты
study-axis-times = раз на место и партию
study-axis-asked = раз за партию
study-axis-options = варианты
study-line-leader = лидер выигрывает
study-line-winner = шансы будущего победителя
study-line-offered = предложено
study-line-variety = разнообразие
