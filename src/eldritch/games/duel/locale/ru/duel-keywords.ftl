### Ключевые слова «Войн Ктулху: Дуэль». Формы: как слово может стоять в тексте; звёздочка — любое окончание.

duel-keywords-power = Энергия
duel-keywords-power-forms = энерги*
duel-keywords-power-text =
    Цена любого действия. Её набирают раз в раунд за врата и культистов; когда она кончилась у обоих, фаза окончена.
duel-keywords-doom = Очки судьбы
duel-keywords-doom-forms = очк* судьбы, очков судьбы, судьба, судьбу
duel-keywords-doom-text =
    Победные очки; 30 завершают игру. Их дают врата при ритуалах, Знаки Древних, убитые и захваченные.
duel-keywords-gate = Врата
duel-keywords-gate-forms = врата, врат, вратам, вратами, вратах
duel-keywords-gate-text = Ваши, пока на них стоит ваш культист: 2 энергии за раунд и 1 очко судьбы при ритуале; к ним приходят монстры.
duel-keywords-cultist = Культист
duel-keywords-cultist-forms = культист*, аколит*
duel-keywords-cultist-text =
    Аколиты держат и создают врата и дают по 1 энергии. Драться они не умеют, и монстры могут их захватить.
duel-keywords-monster = Монстр
duel-keywords-monster-forms = монстр*, глубоководн*, шоггот*, звездн* отродь*, упыр*, ми-го, темн* млад*
duel-keywords-monster-text = Сражается, захватывает культистов и защищает своих. Приходит к вашим вратам за свою цену.
duel-keywords-old-one = Великий Древний
duel-keywords-old-one-forms = велик* древн*, ктулху, шаб-ниггурат
duel-keywords-old-one-text =
    Сильнейшая фигура фракции. Монстры ей не помеха при захвате, а ритуал приносит за неё Знак Древних.
duel-keywords-pool = Резерв
duel-keywords-pool-forms = резерв*
duel-keywords-pool-text = Ваши фигуры вне игры. Убитые возвращаются сюда и могут снова вступить в игру.
duel-keywords-recruit = Наём
duel-keywords-recruit-forms = наем, найма, нанять, наймите, нанят*
duel-keywords-recruit-text =
    Действие, 1 энергия: Аколит появляется там, где есть ваша фигура, или где угодно, если на карте ни одной.
duel-keywords-summon = Призыв
duel-keywords-summon-forms = призыв*, призвать, призовите
duel-keywords-summon-text =
    Действие: монстр появляется у ваших врат за свою цену. Чёрная Коза может призвать сразу нескольких.
duel-keywords-awaken = Пробуждение
duel-keywords-awaken-forms = пробу*
duel-keywords-awaken-text = Действие: ваш Великий Древний вступает в игру. У каждой фракции своя цена и своё условие.
duel-keywords-move = Движение
duel-keywords-move-forms = движени*, передвин*
duel-keywords-move-text =
    Действие, по 1 энергии за фигуру: на шаг, в соседнюю зону. Одним действием можно сдвинуть многих.
duel-keywords-build = Создание врат
duel-keywords-build-forms = создани* врат, создать врата, создайте врата
duel-keywords-build-text =
    Действие, 3 энергии: где стоит ваш культист и врат нет, появляются врата, и культист встаёт на них.
duel-keywords-battle = Бой
duel-keywords-battle-forms = бой, боя, бою, боем, сражени*, сража*
duel-keywords-battle-text =
    Действие, 1 энергия: обе стороны бросают кубик за каждую единицу силы. 6 — смерть, 4 и 5 — боль.
duel-keywords-capture = Захват
duel-keywords-capture-forms = захват*, захвач*, пленник*
duel-keywords-capture-text = Действие, 1 энергия: ваш монстр забирает незащищённого культиста. 1 очко судьбы сразу и 1 энергия при наборе.
duel-keywords-pass = Пас
duel-keywords-pass-forms = пас
duel-keywords-pass-text = Действие: вы теряете всю оставшуюся энергию. Почти всегда это худший выбор, но есть он всегда.
duel-keywords-decay = Увядание
duel-keywords-decay-forms = увядани*
duel-keywords-decay-text = Растёт на 1, когда ход приходит к игроку без энергии. Другой игрок платит его в начале каждого своего хода.
duel-keywords-free = Дополнительные действия
duel-keywords-free-forms = дополнительн* действи*, под контроль, освобод*
duel-keywords-free-text =
    До и после действия, без энергии: взять врата под контроль или освободить их. Когда у одного из игроков шесть
    гримуаров — ещё и бои, по 1 энергии.
duel-keywords-kill = Смерть
duel-keywords-kill-forms = смерть, смерти, смертей, убит*
duel-keywords-kill-text = Шестёрка. Кому она досталась, выбирает свою фигуру: она уходит в резерв и даёт врагу очки судьбы.
duel-keywords-pain = Боль
duel-keywords-pain-forms = боль, боли, болей, ранен*
duel-keywords-pain-text = Четвёрка или пятёрка. Кому она досталась, выбирает свою фигуру, которой придётся отступить.
duel-keywords-retreat = Отступление
duel-keywords-retreat-forms = отступ*
duel-keywords-retreat-text =
    В соседнюю зону без врагов. Если такой нет, одна из раненых фигур погибает и даёт врагу очки судьбы, остальные
    остаются.
duel-keywords-eliminate = Потеря фигуры
duel-keywords-eliminate-forms = устран*, погиб*
duel-keywords-eliminate-text =
    Фигура уходит с карты без боя. Врагу она даёт очки судьбы, только если её отнял его эффект.
duel-keywords-gather = Набор энергии
duel-keywords-gather-forms = набор* энергии, набира*
duel-keywords-gather-text =
    1 за культиста, 2 за ваши врата, 1 за свободные врата и за пленника. У кого энергии меньше, получит не меньше
    половины энергии другого.
duel-keywords-doom-phase = Фаза судьбы
duel-keywords-doom-phase-forms = фаз* судьбы
duel-keywords-doom-phase-text = Конец раунда: каждый может провести один ритуал.
duel-keywords-ritual = Ритуал
duel-keywords-ritual-forms = ритуал*
duel-keywords-ritual-text =
    Заплатите цену на шкале: 1 очко судьбы за каждые свои врата и Знак Древних за каждого Великого Древнего. Шкала
    ведёт к концу света.
duel-keywords-elder-sign = Знак Древних
duel-keywords-elder-sign-forms = знак* древних
duel-keywords-elder-sign-text = Тайные 1, 2 или 3 очка судьбы. Вскрывайте когда угодно; в конце вскрываются все.
duel-keywords-spellbook = Гримуар
duel-keywords-spellbook-forms = гримуар*
duel-keywords-spellbook-text = Способность до конца игры. За каждое из шести выполненных условий вы открываете один гримуар.
duel-keywords-requirement = Условие
duel-keywords-requirement-forms = услови*
duel-keywords-requirement-text = Цель на вашем планшете. Выполните её, хоть в чужой ход, и возьмите гримуар на выбор.
duel-keywords-portal = Портал
duel-keywords-portal-forms = портал*
duel-keywords-portal-text =
    Две части поля, которые считаются одной зоной: одни врата, одно место для фигур, соседи обеих.
duel-keywords-devour = Пожиратель
duel-keywords-devour-forms = пожирател*
duel-keywords-devour-text =
    Перед боем Ктулху может пожрать вражеского монстра или культиста в этой зоне; кого, решает враг. Он считается
    убитым.
duel-keywords-avatar = Аватар
duel-keywords-avatar-forms = аватар*
duel-keywords-avatar-text =
    Действие Чёрной Козы, 1 энергия: Шаб-Ниггурат меняется местами с монстром или культистом. Вы называете зону и
    сторону, фигуру — её хозяин.
duel-keywords-devolve = Деградация
duel-keywords-devolve-forms = деградаци*
duel-keywords-devolve-text =
    Гримуар Великого Ктулху: после любого действия, даже вражеского, можно превратить Аколитов на карте в Глубоководных
    из резерва.
duel-keywords-absorb = Впитывание
duel-keywords-absorb-forms = впитывани*
duel-keywords-absorb-text =
    Гримуар Великого Ктулху: перед боем Шоггот поедает ваши же фигуры в этой зоне и бросает на 3 кубика больше за
    каждую.
duel-keywords-regenerate = Регенерация
duel-keywords-regenerate-forms = регенераци*
duel-keywords-regenerate-text =
    Гримуар Великого Ктулху: Звёздное отродье может принять два результата боя; убивают его только две смерти. Пережив
    одну, оно даёт врагу 2 очка судьбы.
duel-keywords-dreams = Сны
duel-keywords-dreams-forms = сны
duel-keywords-dreams-text =
    Гримуар Великого Ктулху: за 2 энергии вражеский Аколит в выбранной зоне сменяется вашим из резерва.
duel-keywords-submerge = Погружение
duel-keywords-submerge-forms = погруж*, всплы*
duel-keywords-submerge-text =
    Гримуар Великого Ктулху: за 1 энергию Ктулху ныряет с фигурами из воды; потом, действием за 0, они всплывают где
    угодно.
duel-keywords-yha_nthlei = Й’ха-Нтлеи
duel-keywords-yha_nthlei-forms = й’ха-нтлеи
duel-keywords-yha_nthlei-text = Гримуар Великого Ктулху: пока Ктулху в игре, 1 энергия за каждые вражеские врата в воде.
duel-keywords-frenzy = Неистовство
duel-keywords-frenzy-forms = неистовств*
duel-keywords-frenzy-text = Гримуар Чёрной Козы: сила ваших культистов в бою 1.
duel-keywords-thousand_young = Тысяча Младых
duel-keywords-thousand_young-forms = тысяч* младых
duel-keywords-thousand_young-text =
    Гримуар Чёрной Козы: пока Шаб-Ниггурат в игре, монстры стоят на 1 меньше; Упыри бесплатны.
duel-keywords-blood_sacrifice = Кровавая жертва
duel-keywords-blood_sacrifice-forms = кровав* жертв*
duel-keywords-blood_sacrifice-text =
    Гримуар Чёрной Козы: в Фазу судьбы, если Шаб-Ниггурат в игре, можно отдать одного культиста за Знак Древних.
duel-keywords-red_sign = Красный знак
duel-keywords-red_sign-forms = красн* знак*
duel-keywords-red_sign-text =
    Гримуар Чёрной Козы: Тёмные Младые создают и держат врата, усиливают Шаб-Ниггурат и дают по 1 энергии.
duel-keywords-necrophagy = Некрофагия
duel-keywords-necrophagy-forms = некрофаги*
duel-keywords-necrophagy-text =
    Гримуар Чёрной Козы: после смертей в бой могут прийти Упыри из других зон; каждый — лишняя боль обеим сторонам.
duel-keywords-ghroth = Гхрот
duel-keywords-ghroth-forms = гхрот*
duel-keywords-ghroth-text =
    Гримуар Чёрной Козы: за 2 энергии бросьте кубик; если выпало не больше числа ваших зон с Ми-Го, враг теряет столько
    культистов. Если больше, поставьте Аколита.
