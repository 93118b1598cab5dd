### Путешествие к замку Дьявола: названия, стол, решения и всё, что происходит.

castle-title = Путешествие к замку Дьявола
castle-about = Два тайных общества в одной карете. Меняйтесь, деритесь и выясняйте, кто на вашей стороне; объявите победу, когда у ваших есть три победных предмета и вы знаете, у кого они.

## Настройки

castle-option-items = предметы (для начинающих — только с печатью)
castle-option-expert = для троих: по три карты принадлежности, считается большинство
castle-option-smuggling = контрабанда: отдающий предмет может не оглашать его обменное свойство
castle-option-fortune-telling = гадание: можно победить и назвав врагов, собравших свои победные предметы
castle-option-free-demand = выполненное требование Дипломата не тратит ход
castle-option-coat-may-refresh = Курткой можно снова закрыть собственную профессию
castle-option-blind-coat = по Куртке новая профессия берётся вслепую, а не выбирается
castle-option-foresight-needs-two = Провидцу нужны хотя бы две карты в колоде
castle-option-priest-may-defend = Священник может отменить атаку на самого себя
castle-option-duelist-bonus = Дуэлянт добавляет единицу своей стороне
castle-option-early-duelist = Дуэлянт может вступить и до того, как остальные выберут сторону
castle-option-bags-count-for-ring = для Кольца Всевластия сумки считаются и до превращения
castle-option-name-all-holders = объявляя победу, нужно назвать всех союзников с победными предметами
castle-option-fortune-counts-all = при гадании считаются победные предметы всех врагов, а не только названных
castle-option-pearl-bars-ring = Чёрная жемчужина запрещает и Кольцо Всевластия
castle-option-draw-offers = после трёх кругов пропусков всем предлагается ничья (в правилах этого нет)
castle-option-turn-limit = предел ходов (затем ничья; в правилах этого нет)

## Карты

castle-card-key = Ключ
castle-card-goblet = Кубок
castle-card-bag_with_key = Сумка (с ключом)
castle-card-bag_with_goblet = Сумка (с кубком)
castle-card-dagger = Кинжал
castle-card-gloves = Перчатки
castle-card-casting_knives = Метательные ножи
castle-card-whip = Хлыст
castle-card-poison_ring = Кольцо с ядом
castle-card-monocle = Монокль
castle-card-privilege = Грамота
castle-card-black_pearl = Чёрная жемчужина
castle-card-tome = Талмуд
castle-card-coat = Куртка
castle-card-sextant = Секстант
castle-card-ring_of_power = Кольцо Всевластия
castle-card-broken_mirror = Разбитое зеркало
castle-card-diplomat = Дипломат
castle-card-doctor = Врач
castle-card-duelist = Дуэлянт
castle-card-poison_mixer = Знаток ядов
castle-card-grand_master = Великий мастер
castle-card-clairvoyant = Провидец
castle-card-hypnotist = Гипнотизёр
castle-card-bodyguard = Телохранитель
castle-card-priest = Священник
castle-card-thug = Головорез
castle-card-bag = Сумка
castle-name-octavia_thorn = Октавия Торн
castle-name-isolde_quill = Изольда Квилл
castle-name-bettina_roux = Беттина Ру
castle-name-vesna_morozova = Весна Морозова
castle-name-agnes_holloway = Агнес Холлоуэй
castle-name-ambrose_pike = Эмброуз Пайк
castle-name-casimir_wolf = Казимир Вольф
castle-name-leopold_crane = Леопольд Крейн
castle-name-mateo_luna = Матео Луна
castle-name-silas_wren = Сайлас Рен
castle-who-octavia_thorn = вдова под вуалью
castle-who-isolde_quill = сочинительница романов
castle-who-bettina_roux = цирковая наездница
castle-who-vesna_morozova = медиум
castle-who-agnes_holloway = гувернантка
castle-who-ambrose_pike = отставной капитан
castle-who-casimir_wolf = скорняк
castle-who-leopold_crane = часовщик
castle-who-mateo_luna = гитарист
castle-who-silas_wren = разъездной нотариус
castle-card-octavia_thorn = { castle-name-octavia_thorn }, { castle-who-octavia_thorn }
castle-card-isolde_quill = { castle-name-isolde_quill }, { castle-who-isolde_quill }
castle-card-bettina_roux = { castle-name-bettina_roux }, { castle-who-bettina_roux }
castle-card-vesna_morozova = { castle-name-vesna_morozova }, { castle-who-vesna_morozova }
castle-card-agnes_holloway = { castle-name-agnes_holloway }, { castle-who-agnes_holloway }
castle-card-ambrose_pike = { castle-name-ambrose_pike }, { castle-who-ambrose_pike }
castle-card-casimir_wolf = { castle-name-casimir_wolf }, { castle-who-casimir_wolf }
castle-card-leopold_crane = { castle-name-leopold_crane }, { castle-who-leopold_crane }
castle-card-mateo_luna = { castle-name-mateo_luna }, { castle-who-mateo_luna }
castle-card-silas_wren = { castle-name-silas_wren }, { castle-who-silas_wren }
castle-text-key = победный предмет Ордена
castle-text-goblet = победный предмет Братства
castle-text-bag-with-key = при обмене: возьмите предмет из колоды; когда колода пуста, это ключ; на другую сумку не меняется
castle-text-bag-with-goblet = при обмене: возьмите предмет из колоды; когда колода пуста, это кубок; на другую сумку не меняется
castle-text-dagger = +1, если вы атакуете
castle-text-gloves = +1, если вы защищаетесь
castle-text-casting-knives = +1 атакующему, которого вы поддерживаете
castle-text-whip = +1 защищающемуся, которого вы поддерживаете
castle-text-poison-ring = при ничьей вы выигрываете свою стычку
castle-text-monocle = при обмене: узнайте принадлежность партнёра
castle-text-privilege = при обмене: посмотрите все предметы партнёра
castle-text-black-pearl = от неё нельзя отказаться; её владелец не может объявлять победу
castle-text-tome = при обмене: можно поменяться профессиями с партнёром
castle-text-coat = при обмене: можно взять свободную профессию
castle-text-sextant = при обмене: все передают по предмету в выбранную вами сторону
castle-text-ring-of-power = с тремя любыми победными предметами вы побеждаете в одиночку
castle-text-broken-mirror = от него нельзя отказаться; свойства обмена не срабатывают, предметы не называют
castle-text-diplomat = один раз, в свой ход: потребуйте обменять определённый предмет; если его нет, ваш ход кончается
castle-text-doctor = один раз: у стычки нет последствий
castle-text-duelist = один раз, в своей стычке: никто не может никого поддержать, +1 вам
castle-text-poison-mixer = один раз, в чужой стычке: назначьте победителя
castle-text-grand-master = +1, если вы защищаетесь
castle-text-clairvoyant = один раз, в свой ход: просмотрите колоду, положите две карты сверху
castle-text-hypnotist = атакуя: один другой игрок выбывает из стычки
castle-text-bodyguard = +1 той стороне, которую вы поддерживаете
castle-text-priest = один раз: отмените чужую стычку; если у атакующего хотя бы два предмета, он отдаёт вам один
castle-text-thug = +1, если вы атакуете
castle-side-order = Орден
castle-side-brotherhood = Братство
castle-elixir = ⚗ эликсир
castle-nothing = ничего

## Стол

castle-opening = Все смотрят свои карты. Первый ход: { $name }.
castle-pile =
    { $count ->
        [one] в колоде { $count } предмет
        [few] в колоде { $count } предмета
       *[many] в колоде { $count } предметов
    }
castle-bags-turned = колода пуста: сумки стали ключом и кубком
castle-spare =
    { $count ->
        [one] { $count } свободная профессия
        [few] { $count } свободные профессии
       *[many] { $count } свободных профессий
    }
castle-limit = предел руки: { $count }
castle-luggage =
    { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }
castle-known = точно: { $items }
castle-face-up = { $profession } (открыто)
castle-fight = Атакует { $attacker }, защищается { $defender }: { $first } против { $second }
castle-fight-attacker = За атакующего: { $names }
castle-fight-defender = За защищающегося: { $names }
castle-fight-hypnotised = Под гипнозом: { $name }
castle-hand = Ваш багаж и профессия
castle-notebook = Ваши записи
castle-may-hold = у игрока { $name } ещё может быть: { $items }
castle-fact-item = ход { $turn }: у игрока { $name } есть { $value }
castle-fact-items = ход { $turn }: у игрока { $name } только { $value }
castle-fact-lacks = ход { $turn }: у игрока { $name } нет предмета «{ $value }»
castle-fact-allegiance = ход { $turn }: { $name } — { $value }
castle-fact-profession = ход { $turn }: { $name } — { $value }
castle-fact-seen-by = ход { $turn }: { $value } видит карты игрока { $name }
castle-stale = {" "}(могло измениться)
castle-legend = ▶ — чей ход. Знак вопроса — неизвестная вам карта. Введите т, чтобы прочесть записи.
castle-legend-side-order = Орден Открытых секретов собирает три ключа.
castle-legend-side-brotherhood = Братство Правдивой лжи собирает три кубка.

## Решения

castle-step-reveal = Посмотрите свои карты. Готовы?
castle-step-turn = Ваш ход: одно действие.
castle-step-draw-offer = Все трижды подряд пропустили ход. Закончить ничьей?
castle-step-answer = { $seat } предлагает вам: { $item }.
castle-step-bag = Сумка: взять предмет из колоды?
castle-step-slot = Какую из трёх карт принадлежности игрока { $target } вы смотрите?
castle-step-tome = Талмуд: поменяться профессиями с игроком { $partner }?
castle-step-coat = Куртка: взять другую профессию?
castle-step-sextant = Секстант: в какую сторону все передают по предмету?
castle-step-pass-on = Какой предмет вы передаёте?
castle-step-overflow = У вас лишний предмет. Какой и кому вы отдаёте?
castle-step-demand = Вы требуете у игрока { $target }: { $item }. Что вы даёте взамен?
castle-step-hand-over = { $seat } требует: { $item }. Что вы отдаёте?
castle-step-foresight = Вы просматриваете колоду. Какой предмет сверху, какой под ним?
castle-step-foresight-second = Сверху: { $item }. Какой предмет под ним?
castle-step-priest = Атака! Отменит ли её Священник?
castle-step-pay = Какой предмет вы отдаёте игроку { $priest }?
castle-step-early-duel = Пока никто не выбрал сторону: вступит ли Дуэлянт?
castle-step-support = Кого вы поддерживаете?
castle-step-hypnosis = Все выбрали сторону. Загипнотизировать кого-нибудь?
castle-step-powers = Идёт стычка. Использовать предмет или профессию?
castle-step-doctor = Стычка решена. Вмешается ли Врач?
castle-step-spoils = Победа за вами. Что посмотреть у игрока { $loser }?
castle-step-luggage = Вы смотрите багаж игрока { $loser }. Забрать предмет?
castle-step-give-back = У игрока { $loser } ничего не осталось. Что вы отдаёте взамен?
castle-step-naming = Кого вы называете?
castle-group-offer = Предложить обмен
castle-group-demand = Потребовать предмет (Дипломат)
castle-group-attack = Атаковать
castle-group-end = Закончить игру
castle-group-other = Другие действия
castle-group-answer = Ваш ответ
castle-choice-ready = начнём
castle-choice-pass = пропустить ход
castle-choice-offer = { $item } → { $name }
castle-choice-demand = { $item } ← { $name }
castle-choice-attack = { $name }
castle-choice-declare = объявить победу своей организации
castle-choice-solo = победить в одиночку с Кольцом Всевластия
castle-choice-fortune = гадание: назвать врагов с победными предметами
castle-choice-foresee = просмотреть колоду (Провидец)
castle-choice-refuse = отказаться
castle-choice-accept = согласиться и вернуть: { $item }
castle-choice-bid = { $item }
castle-choice-yield = { $item }
castle-choice-top = { $item }
castle-choice-draw = взять
castle-choice-swap = поменяться
castle-choice-choose = взять профессию: { $item }
castle-choice-left = налево
castle-choice-right = направо
castle-choice-pass-on = { $item }
castle-choice-gift = { $item } → { $name }
castle-choice-call-off = отменить стычку (Священник)
castle-choice-pay = { $item }
castle-choice-support-nobody = никого
castle-choice-support-attacker = атакующего
castle-choice-support-defender = защищающегося
castle-choice-hypnotise = { $name }
castle-choice-use-item = использовать: { $item }
castle-choice-use-profession = использовать профессию
castle-choice-poison-attacker = яд: победит атакующий
castle-choice-poison-defender = яд: победит защищающийся
castle-choice-done = больше ничего
castle-choice-heal = предотвратить последствия (Врач)
castle-choice-identity = личность: принадлежность и профессию
castle-choice-luggage = багаж, и можно забрать предмет
castle-choice-slot = карту { $slot }
castle-choice-take = забрать: { $item }
castle-choice-give-back = { $item }
castle-choice-name = { $name }
castle-choice-stop = это все
castle-choice-agree = да, ничья
castle-choice-decline = нет
castle-silently = {", "}молча
castle-key-pass = х

## События

castle-event-dealt = Карета трогается.
castle-event-dealt-own = Карета трогается. Вы: { $allegiance }, { $profession }, { $items }.
castle-event-answered = { $name }: ответ дан.
castle-event-turn-began = Ход { $turn }: { $name }
castle-event-passed = { $name } пропускает ход.
castle-event-draw-offered = Всем предлагается ничья.
castle-event-draw-declined = Не все согласны на ничью.
castle-event-offered = { $name } предлагает обмен игроку { $target }.
castle-event-offered-own = { $name } предлагает игроку { $target }: { $item }.
castle-event-refused = { $target } отказывается.
castle-event-traded = { $name } и { $target } меняются.
castle-event-traded-own = { $name } и { $target } меняются. Отдано: { $gave }, получено: { $got }.
castle-event-announced = { $target } называет предмет от игрока { $name }: { $item }.
castle-event-trade-ended = Обмен завершён.
castle-event-declined-bag = { $name } не берёт предмет.
castle-event-declined-tome = { $name } оставляет профессию.
castle-event-declined-coat = { $name } оставляет профессию.
castle-event-declined-luggage = { $name } ничего не забирает.
castle-event-demanded-met = { $name } требует: { $item }. У игрока { $target } это есть.
castle-event-demanded-failed = { $name } требует: { $item }. У игрока { $target } этого нет.
castle-event-looked-at-hand = { $name } смотрит багаж игрока { $target }.
castle-event-looked-at-hand-own = { $name } смотрит багаж игрока { $target }: { $items }.
castle-event-looked-at-allegiance = { $name } смотрит карту принадлежности игрока { $target }.
castle-event-looked-at-allegiance-own = { $name } смотрит карту принадлежности игрока { $target }: { $allegiance }.
castle-event-looked-at-identity = { $name } узнаёт принадлежность и профессию игрока { $target }.
castle-event-looked-at-identity-own = { $name } узнаёт принадлежность и профессию игрока { $target }: { $allegiance }, { $profession }.
castle-event-foresaw = { $name } просматривает колоду.
castle-event-foresaw-own = { $name } просматривает колоду: { $pile }.
castle-event-arranged = { $name } кладёт предметы сверху колоды.
castle-event-arranged-own = { $name } кладёт сверху колоды: { $top }.
castle-event-profession-used = { $name }: { $profession }!
castle-event-professions-swapped = { $name } и { $target } меняются профессиями.
castle-event-professions-swapped-own = { $name } и { $target } меняются профессиями. Прежняя: { $gave }, новая: { $got }.
castle-event-spare-shown = { $name } просматривает свободные профессии.
castle-event-spare-shown-own = { $name } просматривает свободные профессии: { $professions }.
castle-event-profession-changed = { $name } берёт другую профессию.
castle-event-profession-changed-own = { $name } меняет профессию. Прежняя: { $returned }, новая: { $took }.
castle-event-drew = { $name } берёт предмет из колоды.
castle-event-drew-own = { $name } берёт из колоды: { $item }.
castle-event-bags-turned = Колода пуста. Сумки теперь ключ и кубок!
castle-event-gave = { $name } отдаёт предмет игроку { $target }.
castle-event-gave-own = { $name } отдаёт игроку { $target }: { $item }.
castle-event-direction-chosen-left = { $name } выбирает: налево.
castle-event-direction-chosen-right = { $name } выбирает: направо.
castle-event-passed-on-left = Все передают по предмету налево.
castle-event-passed-on-right = Все передают по предмету направо.
castle-event-passed-on-left-own = Все передают по предмету налево. Отдано: { $gave }, получено: { $got }.
castle-event-passed-on-right-own = Все передают по предмету направо. Отдано: { $gave }, получено: { $got }.
castle-event-attacked = { $name } атакует! Цель — { $target }.
castle-event-called-off = { $name } отменяет стычку.
castle-event-nobody-acted-priest = Священник не вмешивается.
castle-event-nobody-acted-doctor = Врач не вмешивается.
castle-event-nobody-acted-powers = Никто больше ничего не использует.
castle-event-nobody-acted-hypnosis = Никто не загипнотизирован.
castle-event-supported-nobody = { $name } не вмешивается.
castle-event-supported-attacker = { $name } поддерживает атакующего.
castle-event-supported-defender = { $name } поддерживает защищающегося.
castle-event-hypnotised = { $name } гипнотизирует игрока { $target }.
castle-event-item-used = { $name } использует: { $item }.
castle-event-poisoned-attacker = { $name } назначает победителем атакующего.
castle-event-poisoned-defender = { $name } назначает победителем защищающегося.
castle-event-counted-attacker = { $first } против { $second }: побеждает { $name } (атака).
castle-event-counted-defender = { $first } против { $second }: побеждает { $target } (защита).
castle-event-counted-nobody = { $first } против { $second }: ничья.
castle-event-healed = { $name } предотвращает последствия.
castle-event-spoils-chosen-identity = { $name } хочет узнать принадлежность и профессию игрока { $target }.
castle-event-spoils-chosen-luggage = { $name } обыскивает багаж игрока { $target }.
castle-event-declared-victory = { $name } объявляет победу: { $allegiance }, { $profession }, { $items }!
castle-event-declared-fortune = { $name } гадает: { $allegiance }, { $profession }, { $items }!
castle-event-declared-ring-of-power = { $name } показывает Кольцо Всевластия: { $items }!
castle-event-named = { $name } называет игрока { $target }.
castle-event-game-ended-declared = Объявление верно.
castle-event-game-ended-wrongly-declared = Объявление неверно.
castle-event-game-ended-fortune-told = Гадание верно.
castle-event-game-ended-wrong-fortune = Гадание неверно.
castle-event-game-ended-alone = Победа в одиночку с Кольцом Всевластия.
castle-event-game-ended-agreed-draw = Все согласны на ничью.
castle-event-game-ended-turn-limit = Предел ходов достигнут: ничья.

## Концовки

castle-ending-declared = верное объявление
castle-ending-wrongly-declared = неверное объявление
castle-ending-fortune-told = верное гадание
castle-ending-wrong-fortune = неверное гадание
castle-ending-alone = в одиночку, с Кольцом Всевластия
castle-ending-agreed-draw = ничья по согласию
castle-ending-turn-limit = ничья по пределу ходов
castle-result-declared = Объявление верно. Победа: { $names }.
castle-result-wrongly-declared = Объявление неверно. Победа: { $names }.
castle-result-fortune-told = Гадание верно. Победа: { $names }.
castle-result-wrong-fortune = Гадание неверно. Победа: { $names }.
castle-result-alone = Победа в одиночку с Кольцом Всевластия: { $names }.
castle-result-agreed-draw = Ничья по общему согласию.
castle-result-turn-limit = Ничья: достигнут предел ходов.
castle-standing = { $name }: { $side }, { $items }

## Таблица компонентов

castle-column-card = Карта
castle-column-sort = Вид
castle-column-copies = Штук
castle-column-sealed = Печать
castle-column-symbol = Символ
castle-column-text = Обменное свойство
castle-column-use = Применение
castle-column-mark = Источник
castle-sort-item = предмет
castle-sort-profession = профессия
castle-sort-character = персонаж
castle-symbol-none = нет
castle-symbol-sword = меч
castle-symbol-shield = щит
castle-symbol-both = оба
castle-use-once = один раз
castle-use-standing = всегда

## Почему бот так поступает

castle-why-pass = ничего лучше нет
castle-why-offer = обмен может принести что-то получше
castle-why-offer-bag = обмен сумки даёт предмет из колоды
castle-why-offer-look = отдав это, можно взглянуть на карты партнёра
castle-why-offer-pearl = противник с жемчужиной не может объявить победу
castle-why-show-ally = союзнику полезно знать об этой карте
castle-why-refuse = предложение не стоит своей цены
castle-why-accept = обмен приносит больше, чем стоит
castle-why-demand = там, скорее всего, нужная карта
castle-why-give = этого меньше всего жаль
castle-why-draw = предмет даром
castle-why-foresee = перед самым добором стоит узнать колоду
castle-why-arrange = лучшее себе, худшее следующему
castle-why-swap-profession = другая профессия полезнее
castle-why-direction = с той стороны сидит вероятный союзник
castle-why-attack-learn = победа в стычке покажет, кто это
castle-why-attack-rob = победа в стычке даст нужный предмет
castle-why-attack-draw = даже ничья даёт предмет из колоды
castle-why-attack-ring = кто-то может вот-вот победить в одиночку
castle-why-abstain = известно слишком мало, чтобы выбрать сторону
castle-why-support-ally = это, скорее всего, союзник
castle-why-support-against-enemy = другой, скорее всего, противник
castle-why-call-off = стычка помогла бы противникам
castle-why-hypnotise = без этого игрока исход стычки изменится
castle-why-keep-hidden = карту незачем показывать
castle-why-fight-on = этот предмет может решить стычку
castle-why-duel = без поддержки шансы лучше
castle-why-poison = пусть победит вероятный союзник
castle-why-heal = союзник избежит потерь
castle-why-look-identity = чтобы узнать, кто союзник
castle-why-look-luggage = чтобы узнать багаж и, может быть, забрать предмет
castle-why-take = полезно иметь самому или не оставить чужим
castle-why-decline = оно того не стоит
castle-why-solo = с Кольцом Всевластия победа сразу
castle-why-declare-certain = эти предметы наверняка приносят победу
castle-why-declare-likely = скорее всего, верно, а ждать опасно
castle-why-declare-doubtful = уверенности недостаточно
castle-why-name = у этих игроков нужные карты
castle-why-no-draw = игру ещё можно выиграть

## Пока экран видят другие

castle-covered-top = первый предмет
castle-covered-offer = { $seat } предлагает вам предмет.
castle-covered-item = предмет { $number }
