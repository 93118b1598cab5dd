### Стол Дуэли в браузере.

duel-table-map = Карта Страны Лавкрафта
duel-table-as-map = Карта
duel-table-as-list = Список
duel-table-whole = Вся карта
duel-table-closer = Ближе
duel-table-close = Закрыть
duel-table-tracks = Счётчики
duel-table-power = энергия
duel-table-doom = Судьба
duel-table-doom-of = Судьба: { $first } против { $second }
duel-table-ritual = Ритуал
duel-table-end = конец света
duel-table-decay = Увядание

## Планшеты

duel-table-sheet = { $name }: весь планшет
duel-table-books = Гримуары
duel-table-of-six = { $count } из 6
duel-table-requirement = Принесёт гримуар
duel-table-signs = Знаки Древних
duel-table-signs-count = Знаков Древних: { $count }
duel-table-sign = Знак Древних: { $value }
duel-table-sign-text = Вскрытый знак сразу даёт очки, спрятать его снова нельзя.
duel-table-reveal = Вскрыть: судьба +{ $value }
duel-table-policy = Спрашивать меня: { $policy }
duel-table-captives = Плен
duel-table-nobody = никого
duel-table-pool = Резерв
duel-table-under = Под водой
duel-table-figure = Цена { $cost }, сила { $combat }, в резерве { $pool }.

## Как условия называются там, где тесно

duel-table-requirement-first_doom_phase = первая Фаза судьбы
duel-table-requirement-kill_one = убить 1 в бою
duel-table-requirement-kill_two = убить 2 за один бой
duel-table-requirement-water_gates = врата на 3 водах
duel-table-requirement-awaken_cthulhu = пробудить Ктулху
duel-table-requirement-last_book = шестой, в Фазу судьбы
duel-table-requirement-four_areas = фигуры в 4 зонах
duel-table-requirement-six_areas = фигуры в 6 зонах
duel-table-requirement-eight_areas = фигуры в 8 зонах
duel-table-requirement-eliminate_two = отдать 2 культистов
duel-table-requirement-shared_area = общая зона с врагом
duel-table-requirement-awaken_shub = пробудить Шаб-Ниггурат

## То, на что указали

duel-table-lamp = Подробности
duel-table-lamp-empty = Укажите на зону, гримуар, фигуру или действие, чтобы прочитать о них.
duel-table-gate-free = Свободные врата
duel-table-gate-of = Врата: { $owner }
duel-table-empty = Никого нет
duel-table-can = Можно выбрать
duel-table-mark-target = цель
duel-table-mark-from = отсюда

## Что готовится

duel-table-composer = Ваше действие
duel-table-begin = Выберите действие внизу или зону на карте.
duel-table-who = какие фигуры?
duel-table-where = куда?
duel-table-from-where = Выберите зону, откуда идут фигуры.
duel-table-choose = Выберите подсвеченную зону.
duel-table-commit-move = Переместить
duel-table-and-more = Переместить и ещё
duel-table-once = Это нельзя отменить.
duel-table-actions = Действия
duel-table-price-all = вся
duel-table-price-each = по { $price }

## Бой

duel-table-battle = Бой
duel-table-attacks = нападает
duel-table-defends = защищается
duel-table-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
duel-table-due = Распределить: смертей { $kills }, болей { $pains }
duel-table-step-call = Вызов
duel-table-step-before = До боя
duel-table-step-roll = Бросок
duel-table-step-kills = Смерти
duel-table-step-after = После смертей
duel-table-step-pains = Боль
duel-table-step-retreats = Отступление
duel-table-you-deal = Вы убьёте
duel-table-you-take = Вы потеряете
duel-table-dealt = Вы убили
duel-table-taken = Вы потеряли
duel-table-pains-mean = боль: в среднем { NUMBER($pains, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duel-table-once-rolled = Бросок нельзя отменить.
duel-table-fight = Начать бой
duel-table-rolled-kill = { $count ->
    [one] { $count } смерть
    [few] { $count } смерти
   *[many] { $count } смертей
}
duel-table-rolled-pain = { $count ->
    [one] { $count } боль
    [few] { $count } боли
   *[many] { $count } болей
}
duel-table-rolled-miss = { $count ->
    [one] { $count } промах
    [few] { $count } промаха
   *[many] { $count } промахов
}
duel-table-dead = погибнет: { $count }
duel-table-wounded = ранено: { $count }
duel-table-pained = отступит: { $count }
duel-table-last-roll = Последний бросок

## Зоны, как они помещаются на карте

duel-table-map-merrimack_river = Река Мерримак
duel-table-map-dunwich = Данвич
duel-table-map-arkham = Аркхэм
duel-table-map-innsmouth = Иннсмут
duel-table-map-gardner_reservoir = Гарднер
duel-table-map-rockport = Рокпорт
duel-table-map-salem = Салем
duel-table-map-kingsport = Кингспорт
duel-table-map-boston = Бостон
duel-table-map-martins_beach = Бухта Мартина
duel-table-map-devils_reef = Риф Дьявола
duel-table-map-miskatonic_river = Река Мискатоник
duel-table-map-loblolly_bay = Лоблолли
duel-table-map-mystic_river = Таинственная река
duel-table-map-jersey_reef = Риф Джерси
duel-table-map-charles_river = Река Чарльз

## Что нужно для действия и что оно даёт

duel-table-about-recruit = Аколит из резерва появляется в зоне с вашими фигурами, а если их нет, в любой.
duel-table-about-summon = Монстр из резерва появляется в зоне с вашими вратами.
duel-table-about-awaken = Великий Древний входит в игру, когда выполнены условия вашего планшета.
duel-table-about-move = Ваши фигуры идут в соседнюю зону, по 1 энергии за каждую. Портал соединяет два своих конца в одну зону.
duel-table-about-battle = В зоне с фигурами обеих сторон, если у ваших есть кубики. Прогноз виден до броска.
duel-table-about-capture = Ваш монстр забирает вражеского культиста, которого никто не защищает.
duel-table-about-build = Культист создаёт врата в зоне, где их ещё нет.
duel-table-about-man = Культист бесплатно берёт свободные врата под контроль.
duel-table-about-step_off = Культист бесплатно сходит с врат, и они свободны.
duel-table-about-dreams = { duel-book-dreams-text }
duel-table-about-submerge = { duel-book-submerge-text }
duel-table-about-surface = Ктулху и все, кто с ним, всплывают в любой зоне бесплатно.
duel-table-about-avatar = Шаб-Ниггурат меняется местами с фигурой любой стороны.
duel-table-about-ghroth = { duel-book-ghroth-text }
duel-table-about-blood_sacrifice = { duel-book-blood_sacrifice-text }
duel-table-about-devolve = { duel-book-devolve-text }
duel-table-about-ritual = В Фазу судьбы: очки судьбы за ваши врата и Знаки Древних за Великих Древних. Каждый ритуал приближает конец света.
duel-table-about-fulfil = Условие гримуара выполняется вместо действия.
duel-table-about-pass = Вся энергия теряется, и фаза идёт дальше без вас.
duel-table-about-end_turn = Ваш ход закончен.
duel-table-about-done = Больше ничего в этой фазе.

## Что можно сделать

duel-table-verb-move = Движе{"\u00AD"}ние
duel-table-verb-recruit = Наём
duel-table-verb-summon = Призыв
duel-table-verb-awaken = Пробуж{"\u00AD"}дение
duel-table-verb-build = Врата
duel-table-verb-man = Взять врата
duel-table-verb-battle = Бой
duel-table-verb-capture = Захват
duel-table-verb-dreams = Сны
duel-table-verb-submerge = Погру{"\u00AD"}жение
duel-table-verb-surface = Всплытие
duel-table-verb-avatar = Аватар
duel-table-verb-ghroth = Гхрот
duel-table-verb-devolve = Деградация
duel-table-verb-devour = Пожрать
duel-table-verb-absorb = Впитать
duel-table-verb-necrophagy = Некрофагия
duel-table-verb-blood_sacrifice = Кровавая жертва
duel-table-verb-ritual = Ритуал
duel-table-verb-fulfil = Условие
duel-table-verb-kill = Смерть
duel-table-verb-finish = Добить
duel-table-verb-pain = Боль
duel-table-verb-endure = Принять вторую
duel-table-verb-retreat = Отступление
duel-table-verb-eliminate = Отдать
duel-table-verb-place = Выставить
duel-table-verb-give = Обменять
duel-table-verb-take_down = Взять с собой
duel-table-verb-take_book = Гримуар
duel-table-verb-fill = Условие
duel-table-verb-choose_first = Первый игрок
duel-table-verb-step_off = Освободить врата
duel-table-verb-stop = Готово
duel-table-verb-decline = Отказаться
duel-table-verb-done = Готово
duel-table-verb-end_turn = Закончить ход
duel-table-verb-pass = Пас
duel-table-verb-reveal = Вскрыть знак
duel-table-verb-devolve_policy = Когда спрашивать

## Что на мгновение встаёт над картой

duel-table-moment-awakened = { $figure } пробуждается
duel-table-moment-surfaced = { $figure } поднимается из глубин
duel-table-moment-ritual = Ритуал проведён
duel-table-moment-ritual-about = { $name }: судьба +{ $doom }. { $last ->
    [yes] С этой фазой наступит конец света.
   *[no] Следующий ритуал стоит { $cost }.
}
