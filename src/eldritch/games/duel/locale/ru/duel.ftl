### Войны Ктулху: Дуэль: имена, стол, решения и всё, что происходит.

duel-title = Войны Ктулху: Дуэль
duel-about = Великий Ктулху против Чёрной Козы на карте Страны Лавкрафта: врата, монстры, бои на кубиках, гримуары и ритуалы, которые приближают конец света. Побеждает тот, у кого больше очков судьбы.

## Options

duel-option-factions = фракции
duel-option-ritual-track = шкала конца света (короткая: от 5 до 10 подряд; длинная: восемь делений большой игры)
duel-option-lax-awakening = врата для Шаб-Ниггурат проверяются до ухода двух культистов, а не после
duel-option-free-gate-control = контроль над вратами меняется за ход сколько угодно раз
duel-option-devolve-after-every-action = Деградация предлагается после каждого действия
duel-option-late-ghouls = Некрофагия приводит Упырей после распределения боли, а не до него
duel-option-own-pains-score = фигура, которой некуда отступить, приносит очки и тогда, когда всю боль вызвала Некрофагия её же владельца
duel-option-reveal-any-moment = Знаки Древних можно вскрывать и при распределении результатов боя
duel-option-turn-limit = предел ходов (затем подсчёт очков судьбы)

## Names

duel-name-great_cthulhu = Великий Ктулху
duel-name-black_goat = Чёрная Коза
duel-name-acolyte = Аколит
duel-name-deep_one = Глубоководный
duel-name-shoggoth = Шоггот
duel-name-starspawn = Звёздное отродье
duel-name-cthulhu = Ктулху
duel-name-ghoul = Упырь
duel-name-mi_go = Ми-Го
duel-name-dark_young = Тёмный Младой
duel-name-shub_niggurath = Шаб-Ниггурат
duel-name-merrimack_river = Река Мерримак
duel-name-dunwich = Данвич
duel-name-arkham = Аркхэм
duel-name-innsmouth = Иннсмут
duel-name-gardner_reservoir = Водохранилище Гарднер
duel-name-rockport = Рокпорт
duel-name-salem = Салем
duel-name-kingsport = Кингспорт
duel-name-boston = Бостон
duel-name-martins_beach = Бухта Мартина
duel-name-devils_reef = Риф Дьявола
duel-name-miskatonic_river = Река Мискатоник
duel-name-loblolly_bay = Бухта Лоблолли
duel-name-mystic_river = Таинственная река
duel-name-jersey_reef = Риф Джерси
duel-name-charles_river = Река Чарльз
duel-name-elder_sign = Знак Древних
duel-name-doom = Судьба
duel-name-gate = Врата
duel-name-recruit = Наём
duel-name-build = Создание врат
duel-name-move = Движение
duel-name-battle = Бой
duel-name-capture = Захват
duel-name-devolve = { duel-book-devolve }
duel-name-absorb = { duel-book-absorb }
duel-name-regenerate = { duel-book-regenerate }
duel-name-yha_nthlei = { duel-book-yha_nthlei }
duel-name-frenzy = { duel-book-frenzy }
duel-name-thousand_young = { duel-book-thousand_young }
duel-name-blood_sacrifice = { duel-book-blood_sacrifice }
duel-name-red_sign = { duel-book-red_sign }
duel-name-necrophagy = { duel-book-necrophagy }
duel-name-dreams = { duel-book-dreams }
duel-name-submerge = { duel-book-submerge }
duel-name-ghroth = { duel-book-ghroth }
duel-name-surface = Всплытие
duel-name-avatar = Аватар
duel-name-short = Шкала конца света
duel-name-long = Длинная шкала конца света
duel-of-great_cthulhu = { duel-name-great_cthulhu }
duel-of-black_goat = { duel-name-black_goat }
duel-of-merrimack_river = { duel-name-merrimack_river }
duel-of-dunwich = { duel-name-dunwich }
duel-of-arkham = { duel-name-arkham }
duel-of-innsmouth = { duel-name-innsmouth }
duel-of-gardner_reservoir = { duel-name-gardner_reservoir }
duel-of-rockport = { duel-name-rockport }
duel-of-salem = { duel-name-salem }
duel-of-kingsport = { duel-name-kingsport }
duel-of-boston = { duel-name-boston }
duel-of-martins_beach = { duel-name-martins_beach }
duel-of-devils_reef = { duel-name-devils_reef }
duel-of-miskatonic_river = { duel-name-miskatonic_river }
duel-of-loblolly_bay = { duel-name-loblolly_bay }
duel-of-mystic_river = { duel-name-mystic_river }
duel-of-jersey_reef = { duel-name-jersey_reef }
duel-of-charles_river = { duel-name-charles_river }
duel-sort-figure = фигура
duel-sort-land = суша
duel-sort-water = вода
duel-sort-book = гримуар
duel-sort-border = граница
duel-sort-start = начало
duel-sort-action = действие
duel-sort-ritual = шкала
duel-sort-goal = цель
duel-sort-token = жетон
duel-column-name = Компонент
duel-column-sort = Вид
duel-column-of = Чей
duel-column-copies = Штук
duel-column-numbers = Цены, значения, портал
duel-column-mark = Пометка

# As they stand in an area of the map, in two or three letters.
duel-short-acolyte = Ак
duel-short-deep_one = Гл
duel-short-shoggoth = Шо
duel-short-starspawn = Зв
duel-short-cthulhu = КТУ
duel-short-ghoul = Уп
duel-short-mi_go = Ми
duel-short-dark_young = Тм
duel-short-shub_niggurath = ШАБ
duel-short-great_cthulhu = ВК
duel-short-black_goat = ЧК

duel-book-devolve = Деградация
duel-book-absorb = Впитывание
duel-book-regenerate = Регенерация
duel-book-dreams = Сны
duel-book-submerge = Погружение
duel-book-yha_nthlei = Й’ха-Нтлеи
duel-book-frenzy = Неистовство
duel-book-thousand_young = Тысяча Младых
duel-book-blood_sacrifice = Кровавая жертва
duel-book-red_sign = Красный знак
duel-book-necrophagy = Некрофагия
duel-book-ghroth = Гхрот
duel-book-devolve-text = после любого действия превратите своих Аколитов на карте в Глубоководных из резерва
duel-book-absorb-text = перед боем Шоггот поедает ваших монстров и культистов в этой зоне: по 3 кубика за каждого
duel-book-regenerate-text = Звёздное отродье может принять два результата; убивают его только две смерти
duel-book-dreams-text = действие, 2 энергии: вражеский Аколит сменяется вашим
duel-book-submerge-text = действие, 1 энергия: Ктулху погружается с фигурами из водной зоны; всплывают где угодно за 0
duel-book-yha_nthlei-text = пока Ктулху в игре, 1 энергия за каждые вражеские врата в водной зоне
duel-book-frenzy-text = сила ваших культистов в бою — 1
duel-book-thousand_young-text = пока Шаб-Ниггурат в игре, ваши монстры стоят на 1 меньше
duel-book-blood_sacrifice-text = в Фазу судьбы, если Шаб-Ниггурат в игре: один культист за Знак Древних
duel-book-red_sign-text = Тёмные Младые создают и держат врата, усиливают Шаб-Ниггурат и дают по 1 энергии
duel-book-necrophagy-text = после распределения смертей в бой приходят Упыри; каждый приносит боль обеим сторонам
duel-book-ghroth-text = действие, 2 энергии: бросьте кубик. Если выпало не больше числа ваших зон с Ми-Го, враг теряет столько культистов; если больше, поставьте Аколита любой стороны в любую зону

duel-requirement-first_doom_phase = первая Фаза судьбы (и Знак Древних)
duel-requirement-kill_one = убейте 1 врага в бою
duel-requirement-kill_two = убейте 2 врагов в одном бою
duel-requirement-water_gates = ваши врата в 3 водных зонах или любые врата в 4
duel-requirement-awaken_cthulhu = пробудите Ктулху
duel-requirement-last_book = шестой гримуар, в Фазу судьбы (и Знак Древних)
duel-requirement-four_areas = фигуры в 4 зонах
duel-requirement-six_areas = фигуры в 6 зонах
duel-requirement-eight_areas = фигуры в 8 зонах
duel-requirement-eliminate_two = вместо действия отдайте 2 культистов
duel-requirement-shared_area = фигуры обоих игроков в одной зоне
duel-requirement-awaken_shub = пробудите Шаб-Ниггурат

duel-policy-always = всегда
duel-policy-threatened = при угрозе
duel-policy-never = никогда

duel-phase-action = Фаза действий
duel-phase-gather_power = Фаза набора энергии
duel-phase-first_player = определение первого игрока
duel-phase-doom = Фаза судьбы

## The table

duel-opening = { $name } играет за Великого Ктулху. Этот игрок ходит первым.
duel-course = Раунд { $round } · { $phase } · увядание { $decay } · ритуал { $cells } · Знаков в мешке { $bag } · врат в запасе { $gates }
duel-course-unlimited = Дополнительный бой: оба игрока могут сражаться помимо своего действия.
duel-end-cell = КОНЕЦ
duel-seat = : { $faction } · энергия { $power } · судьба { $doom } · врата { $gates }
duel-pool = резерв: { $figures }
duel-aside = под водой: { $figures }
duel-captives = пленных: { $count }
duel-signs = Знаки Древних: { $signs }
duel-books = гримуары: { $books }
duel-open-slots = не выполнено: { $slots }
duel-none = нет
duel-hidden = ?
duel-gate-free = ○ свободные врата
duel-gate-kept = ◉ врата { $owner }
duel-portal = → { $part }
duel-borders = ↔ { $numbers }
duel-battle = Бой, { $area }: нападает { $attacker }.
duel-battle-side = { $name }: кубиков { $dice }, выпало смертей { $kills }, болей { $pains }
duel-known-signs = Ваши Знаки Древних: { $signs }

duel-legend = У каждой зоны карты есть номер; после ↔ перечислены её соседи. ≈ — вода. Портал ①②③ соединяет две части в одну зону; фигуры стоят в одной из них. ◉ — врата под контролем, ○ — свободные.
duel-legend-figures = Фигуры:
duel-legend-figure = { $name }: цена { $cost }, сила { $combat }, врагу { $doom } очк. судьбы

## What there is to decide

duel-step-turn = Ваш ход: одно действие. Энергия { $power }.
duel-step-turn-acted = Действие совершено. Что-нибудь ещё в этот ход? Энергия { $power }.
duel-step-moving = Можно двинуть ещё фигуры, по 1 энергии. Энергия { $power }.
duel-step-summoning = Ещё монстров? Энергия { $power }.
duel-step-take-book = Вы открываете гримуар. Какой?
duel-step-choose-slot = Какое условие выполняют два убийства?
duel-step-before-battle = Перед боем: применить способность?
duel-step-devoured = Ктулху пожирает одну вашу фигуру: какую?
duel-step-assign-kills = { $count ->
    [one] Назначьте { $count } смерть одной из своих фигур.
    [few] Распределите { $count } смерти между своими фигурами.
   *[many] Распределите { $count } смертей между своими фигурами.
}
duel-step-assign-pains = { $count ->
    [one] Назначьте { $count } боль одной из своих фигур.
    [few] Распределите { $count } боли между своими фигурами.
   *[many] Распределите { $count } болей между своими фигурами.
}
duel-step-retreat = Ваши раненые фигуры должны отступить.
duel-step-retreat-nowhere = Раненым фигурам некуда отступить: одна из них погибает. Какая?
duel-step-cultists-lost = { $count ->
    [one] Вы теряете { $count } культиста: где?
    [few] Вы теряете { $count } культистов: где?
   *[many] Вы теряете { $count } культистов: где?
}
duel-step-choose-first = Энергии поровну: кто ходит первым?
duel-step-doom-part = Фаза судьбы: ритуал стоит { $cost }. Энергия { $power }, врата { $gates }.
duel-step-devolving = Деградация: превратить Аколитов в Глубоководных, пока враг не продолжил?
duel-step-submerging = Какие фигуры погружаются вместе с Ктулху?
duel-step-offering = { $count ->
    [one] Отдайте { $count } культиста: где?
    [few] Отдайте { $count } культистов: где первый?
   *[many] Отдайте { $count } культистов: где первый?
}
duel-step-giving = Какая фигура поменяется местами с Шаб-Ниггурат?
duel-step-placing = Гхрот не удался: поставьте Аколита любой стороны в любую зону.
duel-step-necrophagy = Некрофагия: привести Упырей на место боя?

duel-group-battle = Сражаться
duel-group-gates = Врата и культисты
duel-group-army = Монстры и Великие Древние
duel-group-move = Движение (по 1 энергии)
duel-group-special = Особое
duel-group-choose = Выбор
duel-group-end = Завершить
duel-group-side = В любой момент
duel-several = …
duel-where =
    { $verb ->
        [step_off] С каких врат?
       *[other] Куда?
    } { $places }

duel-choice-recruit = нанять Аколита: { $area }
duel-choice-summon = призвать: { $figure } ({ $cost }), { $area }
duel-choice-awaken = пробудить: { $figure } ({ $cost }), { $area }
duel-choice-build = создать врата (3): { $area }
duel-choice-battle = бой: { $area }, кубиков { $mine } против { $theirs }; в среднем смертей { NUMBER($kills, minimumFractionDigits: 1, maximumFractionDigits: 1) } против { NUMBER($losses, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duel-choice-capture = захватить культиста: { $area }
duel-choice-pass = пас, вся энергия теряется
duel-choice-man = взять врата под контроль: { $area }, { $figure }
duel-choice-step-off = освободить врата: { $area }
duel-choice-end-turn = закончить ход
duel-choice-stop = больше ничего
duel-choice-eliminate = отдать: { $figure }, { $area }
duel-choice-kill = смерть: { $figure }
duel-choice-finish = вторая смерть раненому: { $figure }
duel-choice-pain = боль: { $figure }
duel-choice-endure = второй результат тому, у кого уже есть: { $figure }
duel-choice-retreat = отступает { $figure }: { $area }
duel-choice-decline = не применять
duel-choice-take-book = { $book }: { $text }
duel-choice-fill = { $slot }
duel-choice-fulfil = { $slot }
duel-choice-choose-first = { $name }
duel-choice-ritual = провести ритуал конца света
duel-choice-done = больше ничего
duel-choice-devolve = Деградация Аколита: { $area }
duel-choice-devour = Пожиратель: враг отдаёт фигуру
duel-choice-absorb = Впитать: { $figure }, ещё 3 кубика
duel-choice-dreams = Сны (2): { $area }
duel-choice-submerge = Погружение (1)
duel-choice-take-down = взять с собой: { $figure }
duel-choice-surface = всплыть (0): { $area }
duel-choice-avatar = Аватар (1): фигура игрока { $name }, { $area }
duel-choice-give = { $figure }
duel-choice-ghroth = Гхрот (2)
duel-choice-place = Аколит игрока { $name }: { $area }
duel-choice-necrophagy = Упырь из зоны: { $area }
duel-choice-blood-sacrifice = Кровавая жертва: культист, { $area }
duel-choice-move = { $figure }: { $area } → { $to }
duel-choice-reveal = вскрыть Знак Древних: судьба +{ $value }
duel-choice-devolve-policy = спрашивать о Деградации: { $policy }

## What happened

duel-event-set-out = { $name } начинает в зоне { $area }.
duel-event-phase-began = Раунд { $round }: { $phase }.
duel-event-turn-began = Ходит { $name }, энергия { $power }.
duel-event-turn-ended = { $name }: конец хода.
duel-event-stopped = { $name }: больше ничего.
duel-event-declined = { $name } не применяет способность.
duel-event-doom-part-ended = { $name }: больше ничего.
duel-event-offering-begun = { $name } отдаёт двух культистов.
duel-event-devouring = { $name }: Ктулху пожирает.
duel-event-avatar-called = { $name } призывает Аватара: { $area }, фигура игрока { $owner }.
duel-event-decay-raised = { $name }: энергии нет, увядание растёт до { $decay }.
duel-event-decay-paid = { $name } платит за увядание { $paid }, остаётся { $power }.
duel-event-passed = { $name } пасует. Потеряно энергии: { $lost }.
duel-event-recruited = { $name } нанимает Аколита: { $area }.
duel-event-summoned = { $name } призывает: { $figure }, { $area }.
duel-event-awakened = { $name } пробуждает: { $figure }, { $area }!
duel-event-gate-built = { $name } создаёт врата: { $area }.
duel-event-gate-manned = { $name } берёт врата под контроль: { $area } ({ $figure }).
duel-event-gate-abandoned = { $name } освобождает врата: { $area }.
duel-event-moved = { $name } двигает: { $figure }, { $area } → { $to }.
duel-event-captured = { $name } захватывает культиста: { $area }.
duel-event-scored = { $name }: судьба +{ $doom } (всего { $total }).
duel-event-eliminated = { $name } теряет: { $figure }, { $area }.
duel-event-requirement-met = { $name } выполняет условие: { $requirement }.
duel-event-book-taken = { $name } открывает гримуар «{ $book }».
duel-event-power-gathered = { $name } набирает энергию: { $income }, теперь { $power }.
duel-event-first-player = Первый игрок: { $name }.
duel-event-ritual-performed = { $name } проводит ритуал за { $cost } энергии.
duel-event-sign-drawn = { $name } берёт { $sign }.
duel-event-sign-drawn-own = { $name } берёт { $sign } ценностью { $value }.
duel-event-sign-revealed = { $name } вскрывает { $sign }: { $value }.
duel-event-policy-set = { $name }: когда спрашивать о Деградации — { $policy }.
duel-event-battle-declared = { $name } начинает бой: { $area }!
duel-event-rolled = { $name } бросает { $faces }: смертей { $kills }, болей { $pains }.
duel-event-kill-assigned = { $name } распределяет смерть: { $figure }.
duel-event-pain-assigned = { $name } распределяет боль: { $figure }.
duel-event-killed = { $name }: гибнет { $figure }, { $area }.
duel-event-retreated = { $name }: { $figure } отступает, { $area } → { $to }.
duel-event-battle-ended = Бой окончен: { $area }.
duel-event-absorbed = Шоггот игрока { $name } впитывает: { $figure }.
duel-event-dreamed = { $name } насылает Сны: { $area }.
duel-event-submerged = { $name } погружает: { $figure }, { $area }.
duel-event-surfaced = { $name } всплывает: { $area }!
duel-event-devolved = { $name }: Деградация Аколита, { $area }.
duel-event-swapped = { $name }: { $figure } меняется местами с Шаб-Ниггурат, { $area } → { $to }.
duel-event-ghroth-rolled = { $name } зовёт Гхрота и бросает { $face }; зон с Ми-Го: { $areas }.
duel-event-placed = { $name }: поставлен Аколит, { $area }.
duel-event-ghoul-came = { $name }: приходит Упырь, { $area } → { $to }.
duel-event-game-ended = Игра окончена. Судьба: { $doom }.

duel-result-doom = Конец шкалы судьбы: { $count ->
    [one] побеждает { $names }, судьба { $best }.
    [few] победу делят { $names }, судьба { $best }.
   *[many] победу делят { $names }, судьба { $best }.
}
duel-result-end-of-the-world = Настал конец света: { $count ->
    [one] побеждает { $names }, судьба { $best }.
    [few] победу делят { $names }, судьба { $best }.
   *[many] победу делят { $names }, судьба { $best }.
}
duel-result-no-power = Ни у кого не осталось энергии: { $count ->
    [one] побеждает { $names }, судьба { $best }.
    [few] победу делят { $names }, судьба { $best }.
   *[many] победу делят { $names }, судьба { $best }.
}
duel-result-turn-limit = Ходы закончились: { $count ->
    [one] побеждает { $names }, судьба { $best }.
    [few] победу делят { $names }, судьба { $best }.
   *[many] победу делят { $names }, судьба { $best }.
}
duel-standing = { $name }: судьба { $doom }, врата { $gates }, гримуары { $books }

## Почему бот поступает так

duel-why-recruit = культист приносит энергию каждый раунд
duel-why-recruit-danger = новый культист окажется в опасности
duel-why-recruit-builder = культист сможет создать там врата
duel-why-summon = без армии не обойтись
duel-why-summon-guard = монстр защитит там культистов
duel-why-awaken = Великий Древний приносит Знаки Древних и правит картой
duel-why-build = врата приносят энергию и очки судьбы
duel-why-build-danger = врата может отнять враг
duel-why-build-water = врата на воде приносят гримуар
duel-why-battle = шансы хорошие
duel-why-battle-odds = шансы плохие
duel-why-capture = можно захватить беззащитного культиста
duel-why-capture-keeper = можно захватить того, кто держит врата
duel-why-pass = ни на что лучшее энергии не хватит
duel-why-free-gate = есть свободные врата
duel-why-keep-gate = врата лучше держать
duel-why-enough = больше ничего не стоит делать
duel-why-move-danger = там монстры
duel-why-move-free-gate = там свободные врата
duel-why-move-builder = там можно создать врата
duel-why-move-spread = фигуры во многих зонах приносят гримуары
duel-why-move-idle = фигура и так стоит неплохо
duel-why-move-prey = там можно захватить культистов
duel-why-move-guard = там культистам нужна защита
duel-why-lose-gate = врата были бы потеряны
duel-why-least-loss = это наименьшая потеря
duel-why-lost-anyway = эту фигуру всё равно не спасти
duel-why-least-needed = здесь эта фигура нужна меньше всего
duel-why-endure = второй результат ничего не меняет
duel-why-decline = способность стоит применить
duel-why-best-book = этот гримуар полезнее всех
duel-why-harder-slot = сначала условие потруднее
duel-why-retreat = там безопасно
duel-why-fulfil = два культиста за гримуар
duel-why-first = ходить первым выгодно
duel-why-save-power = энергия пригодится для действий
duel-why-ritual = врата и Великие Древние сейчас принесут очки судьбы
duel-why-last-ritual = этот ритуал — конец света: он нужен лишь тому, кто впереди
duel-why-devolve = иначе культиста захватят
duel-why-keep-cultists = культисты приносят энергию
duel-why-devour = враг теряет фигуру, и это ничего не стоит
duel-why-keep-figures = фигуры нужны на карте
duel-why-dreams = культист меняет сторону
duel-why-dreams-gate = врата переходят из рук в руки
duel-why-surface = Ктулху всплывает там, где он опаснее всего
duel-why-avatar = Шаб-Ниггурат нужнее в другом месте
duel-why-ghroth = чем больше зон с Ми-Го, тем удачнее бросок
duel-why-not-for-them = врагу даром ничего не достанется
duel-why-free-cultist = культист даром
duel-why-necrophagy = больше страдает тот, у кого в бою больше фигур
duel-why-sacrifice = Знак Древних за культиста
duel-why-policy = настройку менять незачем
duel-why-reveal = это закончит игру и, вероятно, принесёт победу
duel-why-hidden = Знаки Древних лучше не раскрывать
