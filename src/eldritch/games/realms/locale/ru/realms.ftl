### Миры Ктулху: названия, стол, решения и всё, что происходит.

realms-title = Миры Ктулху
realms-about = Собирайте колоду из культистов, чудовищ и зловещих мест и сводите соперников с ума раньше, чем они вас. Побеждает последний, у кого остался рассудок.

## Настройки

realms-option-empty-deck = когда общая колода кончилась, игра завершается
realms-option-tie-break = при равном рассудке побеждает тот, у кого больше карт: считается
realms-option-loss-passes-shields = остаток потери может пройти туда, куда не пускал разрушенный ею щит
realms-option-gate-protects-owner = врата защищают и владельца, а не только другие его локации
realms-option-lone-tomb = от Усыпальницы можно отречься, даже если других локаций для разрушения нет
realms-option-own-loss = вдвоём потерю рассудка можно направить не на соперника, а на свои локации
realms-option-return-any = втроём и вчетвером на том же ходу можно вернуть карты выбывшего игрока
realms-option-seat-0-begins = первым ходит место 1 (иначе случайное)
realms-option-turn-limit = предел ходов (затем игра кончается так же, как при пустой общей колоде)

## Карты

realms-card-book-of-iod = Книга Иода
realms-card-pnakotic-manuscripts = Пнакотский манускрипт
realms-card-king-in-yellow = Король в жёлтом
realms-card-miskatonic-hospital = Мискатоникская больница
realms-card-yellow-sign = Жёлтый знак
realms-card-unspeakable-one = Неназываемый
realms-card-necronomicon = Некрономикон
realms-card-brain-cylinder = Мозговой цилиндр
realms-card-book-of-eibon = Книга Эйбона
realms-card-miskatonic-library = Мискатоникская библиотека
realms-card-miskatonic-university = Мискатоникский университет
realms-card-pnakotus = Город Пнакот
realms-card-deep-ones = Глубоководные
realms-card-nyarlathotep = Ньярлатхотеп
realms-card-dagon = Дагон
realms-card-younger-whateley = Младший из братьев Уэйтли
realms-card-mi-go = Ми-го
realms-card-ghoul = Упырь
realms-card-rlyeh = Р’льех
realms-card-shadow-of-cthulhu = Тень Ктулху
realms-card-ruins = Руины
realms-card-hunting-horror = Охотящийся ужас
realms-card-yithian = Йитианин
realms-card-ghast = Вурдалак
realms-card-tomb = Усыпальница
realms-card-strange-high-house = Дом на туманном утёсе
realms-card-kingsport-harbor = Гавань Кингспорта
realms-card-whateley-farm = Ферма Уэйтли
realms-card-arkham = Аркхэм
realms-card-occultist = Оккультист
realms-card-medical-staff = Медперсонал Мискатоникского университета
realms-card-wilbur-whateley = Уилбур Уэйтли
realms-card-medical-student = Студент-медик Мискатоникского университета
realms-card-dean-halsey = Дин Хэлси
realms-card-keziah-mason = Кеция Мэйсон
realms-card-terrible-old-man = Ужасный старик
realms-card-arkham-asylum = Лечебница Аркхэма
realms-card-adept = Адепт
realms-card-goon = Громила
realms-card-follower = Последователь

realms-colour-yellow = жёлтая
realms-colour-green = зелёная
realms-colour-purple = фиолетовая
realms-colour-black = чёрная
realms-type-character = персонаж
realms-type-artifact = артефакт
realms-type-location = локация
realms-shield-none = без щита
realms-shield-refuge = убежище
realms-shield-gate = врата

## Свойства

realms-need-yellow = { $other ->
        [yes] другая жёлтая карта
       *[no] жёлтая карта
    }
realms-need-green = { $other ->
        [yes] другая зелёная карта
       *[no] зелёная карта
    }
realms-need-purple = { $other ->
        [yes] другая фиолетовая карта
       *[no] фиолетовая карта
    }
realms-need-character = { $other ->
        [yes] другой персонаж
       *[no] персонаж
    }
realms-need-artifact = { $other ->
        [yes] другой артефакт
       *[no] артефакт
    }
realms-need-location = { $other ->
        [yes] другая локация
       *[no] локация
    }
realms-need-discard = сброс на этом ходу
realms-need-abjure = отречение на этом ходу
realms-ability = { $needs ->
    [none] { $effect }
   *[other] ({ $needs }) { $effect }
}
realms-or = { $one } либо { $other }
realms-abjures-self = { $effect }, затем отречься от этой карты
realms-effect-conjure = сила +{ $amount }
realms-effect-loss = отнять { $amount } рассудка
realms-effect-gain = обрести { $amount } рассудка
realms-effect-draw = взять { $draw }
realms-effect-discard = сбросить { $discard }
realms-effect-draw-discard = взять { $draw }, сбросить { $discard }
realms-effect-abjure = отречься от карты
realms-effect-return = вернуть карту на верх колоды
realms-effect-destroy = разрушить локацию

## Стол

realms-opening = У каждого 50 рассудка и десять карт. Начинает { $name }.
realms-market = Общая колода: { $left ->
        [0] пуста
        [one] { $left } карта, сверху { $top }
        [few] { $left } карты, сверху { $top }
       *[many] { $left } карт, сверху { $top }
    }  ·  { $adepts ->
        [0] адептов не осталось
        [one] { $adepts } адепт по цене { $price }
        [few] { $adepts } адепта по цене { $price }
       *[many] { $adepts } адептов по цене { $price }
    }
realms-row = Доступные карты
realms-row-between = Ряд между соседями: { $one } и { $other }
realms-empty-place = (пусто)
realms-power = Сила воплощения: { $power }
realms-happened-discard = был сброс
realms-happened-abjure = было отречение
realms-seat =
    {"  "}·  рассудок { $sanity }  ·  в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }  ·  колода { $deck }  ·  сброс { $discard }
realms-seat-out = {"  "}·  вне игры
realms-deck-top = сверху колоды: { $cards }
realms-known = точно в руке: { $cards }
realms-discard-pile = в сбросе: { $cards }
realms-box = В коробке: { $cards }
realms-location = { $card } ({ $shield ->
        [refuge] убежище,{" "}
        [gate] врата,{" "}
       *[none] {""}
    }{ $left } из { $sanity })
realms-hand = { $count ->
        [0] Ваша рука пуста.
       *[other] Ваша рука
    }
realms-legend = Число перед картой — её цена. За названием стоят свойства, требования к ним в скобках; каждое действует один раз за ход.
realms-legend-refuge = пока оно в игре, владелец не теряет рассудка
realms-legend-gate = пока они в игре, другие локации владельца не теряют рассудка

## Решения

realms-step-turn = Ваш ход. { $power ->
        [0] Силы воплощения нет.
       *[other] Сила воплощения: { $power }.
    }
realms-step-aim-gain = Кто обретёт { $amount } рассудка?
realms-step-aim-loss = Кто потеряет { $amount } рассудка?
realms-step-aim-draw = Кто возьмёт { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    }?
realms-step-aim-discard = Кто сбросит { $discard ->
        [one] { $discard } карту
        [few] { $discard } карты
       *[many] { $discard } карт
    }?
realms-step-aim-draw-discard = Кто возьмёт { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    }, а затем сбросит { $discard ->
        [one] { $discard } карту
        [few] { $discard } карты
       *[many] { $discard } карт
    }?
realms-step-discard = { $count ->
        [one] Вам нужно сбросить { $count } карту.
        [few] Вам нужно сбросить { $count } карты, одну за другой.
       *[many] Вам нужно сбросить { $count } карт, одну за другой.
    }
realms-step-loss = Потеря рассудка, { $name }: осталось распределить { $rest } из { $amount }. Кто или что потеряет?
realms-step-abjure = Выберите карту, от которой отрекаетесь. Она уйдёт в коробку.
realms-step-return = Выберите карту, которая вернётся на верх вашей колоды.
realms-step-destroy = Выберите локацию, которую нужно разрушить.

realms-group-play = Разыграть карту
realms-group-use = Использовать свойство
realms-group-buy = Купить
realms-group-end-turn = Конец хода
realms-group-aim = Игроки
realms-group-discard = Сбросить
realms-group-abjure-hand = С руки
realms-group-abjure-discard = Из своего сброса
realms-group-abjure-market = Из доступных карт
realms-group-return = От чего отреклись на этом ходу
realms-group-destroy = Локации
realms-group-strike-player = Сколько возможно
realms-group-strike = Сколько возможно
realms-group-graze-player = Одно очко
realms-group-graze = Одно очко
realms-group-spare = Остаток не нужен

realms-choice-play = { $card }: { $abilities }
realms-choice-play-all = разыграть всю руку
realms-choice-use = { $card }: { $effect }
realms-choice-buy = { $card } за { $price }{ $row }
realms-row-left = {" "}(ряд слева, сосед: { $name })
realms-row-right = {" "}(ряд справа, сосед: { $name })
realms-choice-end-turn = закончить ход
realms-choice-aim-self = вы
realms-choice-aim-own = ваши собственные локации
realms-choice-aim = { $name }
realms-choice-discard = { $card }
realms-choice-abjure-hand = { $card }
realms-choice-abjure-discard = { $card }
realms-choice-abjure-market = { $card }{ $row }
realms-choice-return = { $card }
realms-choice-destroy = { $card }, владелец: { $name }
realms-choice-destroy-own = своя локация: { $card }
realms-choice-strike-player = { $name } (рассудок { $sanity }) теряет { $points }
realms-choice-strike = { $card } (рассудок { $left }) теряет { $points }{ $falls ->
        [yes] {" "}и рушится
       *[no] {""}
    }
realms-choice-graze-player = { $name } теряет 1
realms-choice-graze = { $card } теряет 1
realms-choice-spare = не использовать остаток
realms-key-all = а
realms-key-end = к

## События

realms-event-turn-began = Ход { $turn }: { $name }
realms-event-turn-ended = { $power ->
        [0] { $name } заканчивает ход.
       *[other] { $name } заканчивает ход; неистраченная сила пропадает ({ $power }).
    }
realms-event-played = { $name } разыгрывает карту «{ $card }».
realms-event-used = «{ $card }»: { $effect }
realms-event-aimed = Выбор: { $target }.
realms-event-conjured = { $name }: теперь сила воплощения { $power }.
realms-event-bought = { $name } покупает карту «{ $card }» за { $price }.
realms-event-refilled = { $left ->
        [0] Выложена карта «{ $card }», последняя в общей колоде.
       *[other] Выложена карта «{ $card }». Следующая — «{ $top }».
    }
realms-event-refilled-nothing = Место остаётся пустым: общих карт больше нет.
realms-event-gained = { $target } обретает { $amount } рассудка, теперь { $sanity }.
realms-event-lost = { $target } теряет { $amount } рассудка, осталось { $sanity }.
realms-event-location-lost = Локация «{ $card }» ({ $target }) теряет { $amount } рассудка.
realms-event-spared = { $name } не использует остаток потери: { $rest }. Цель: { $target }.
realms-event-destroyed = Локация «{ $card }» ({ $target }) разрушена.
realms-event-drew = { $count ->
        [0] { $name } не берёт ни одной карты.
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
       *[many] { $name } берёт { $count } карт.
    }
realms-event-drew-own = { $name } берёт: { $cards }.
realms-event-drew-fewer = { $name } берёт { $count } из { $asked }: карт больше нет.
realms-event-reshuffled = { $name } перемешивает сброс; в новой колоде { $deck ->
        [one] { $deck } карта.
        [few] { $deck } карты.
       *[many] { $deck } карт.
    }
realms-event-discarded = { $name } сбрасывает карту «{ $card }».
realms-event-discarded-rest = { $name } сбрасывает остаток руки: { $cards }.
realms-event-abjured-hand = { $name } отрекается от карты «{ $card }» с руки.
realms-event-abjured-discard = { $name } отрекается от карты «{ $card }» из сброса.
realms-event-abjured-market = { $name } отрекается от доступной карты «{ $card }».
realms-event-abjured-play = { $name } отрекается от карты «{ $card }», которая в игре.
realms-event-returned = { $name } возвращает карту «{ $card }» на верх колоды.
realms-event-eliminated = { $target } теряет остатки рассудка и выбывает из игры.
realms-event-swept = Все карты выбывшего ({ $target }) уходят в коробку: { $cards }.
realms-event-swept-row = Ряд между соседями ({ $one } и { $other }) уходит в коробку: { $cards }.
realms-event-game-ended-last-survivor = Игра окончена: в своём уме только { $names }.
realms-event-game-ended-empty-deck = { $tie ->
        [yes] Общая колода пуста. Поровну и рассудка, и карт: { $names }.
        [deck] Общая колода пуста. Рассудка поровну; больше карт в личной колоде: { $names }.
        [all_cards] Общая колода пуста. Рассудка поровну; больше карт: { $names }.
       *[no] Общая колода пуста. Больше всего рассудка: { $names }.
    }
realms-event-game-ended-turn-limit = { $tie ->
        [yes] Достигнут предел ходов. Поровну и рассудка, и карт: { $names }.
        [deck] Достигнут предел ходов. Рассудка поровну; больше карт в личной колоде: { $names }.
        [all_cards] Достигнут предел ходов. Рассудка поровну; больше карт: { $names }.
       *[no] Достигнут предел ходов. Больше всего рассудка: { $names }.
    }

## Исходы

realms-ending-last-survivor = последний в своём уме
realms-ending-empty-deck = пустая общая колода
realms-ending-turn-limit = предел ходов
realms-result-last-survivor = Победа: { $names }. Больше ни у кого не осталось рассудка.
realms-result-empty-deck =
    { $tie ->
        [yes] Общая колода пуста, а рассудка и карт поровну: ничья ({ $names }).
        [deck] Общая колода пуста, рассудка поровну. Победа: { $names }, больше карт в личной колоде.
        [all_cards] Общая колода пуста, рассудка поровну. Победа: { $names }, больше карт.
       *[no] Общая колода пуста. Победа: { $names }, больше всего рассудка.
    }
realms-result-turn-limit =
    { $tie ->
        [yes] Достигнут предел ходов, а рассудка и карт поровну: ничья ({ $names }).
        [deck] Достигнут предел ходов, рассудка поровну. Победа: { $names }, больше карт в личной колоде.
        [all_cards] Достигнут предел ходов, рассудка поровну. Победа: { $names }, больше карт.
       *[no] Достигнут предел ходов. Победа: { $names }, больше всего рассудка.
    }
realms-standing = {"  "}{ $name }: рассудок { $sanity }

## Таблица компонентов

realms-column-card = Карта
realms-column-colour = Цвет
realms-column-type = Тип
realms-column-price = Цена
realms-column-copies = Штук
realms-column-sanity = Рассудок
realms-column-shield = Щит
realms-column-abilities = Свойства
realms-figure = { $figure } { $mark }
realms-edition-note = За каждой величиной стоит помета: S — сказано в правилах, D — выведено из них, P — из открытых источников, E — оценка. Все свойства — из правил.
realms-edition-estimates = Оценки: цены ({ $price }), число копий ({ $copies }), рассудок ({ $sanity }) и щиты ({ $shield }). Чтобы играть со своими величинами, скопируйте названный выше файл, исправьте его и добавьте --edition ФАЙЛ.

## Почему бот поступает так

realms-why-play = разыграть карту ничего не стоит
realms-why-end = ничего полезного не осталось
realms-why-draw = сначала взять карты: они могут открыть новые свойства
realms-why-force-discard = вынужденный сброс ослабляет чужую руку и открывает свойства
realms-why-abjure = из тонкой колоды хорошие карты приходят чаще
realms-why-destroy = локация соперника помогала бы ему каждый ход
realms-why-keep = карта ценнее того, что она за это даст
realms-why-return = хорошая карта на верху колоды придёт следующей
realms-why-power = сила, полученная сейчас, станет сильными картами потом
realms-why-attack = каждая потеря приближает соперников к безумию
realms-why-recover = рассудок удерживает в игре
realms-why-lethal = так можно вывести игрока из игры
realms-why-thin-out = самая слабая карта только засоряет колоду
realms-why-buy-early = карта ещё много раз придёт в руку
realms-why-buy-late = карта достаточно сильна, чтобы успеть помочь
realms-why-too-weak = карта только засорила бы колоду
realms-why-give-up = то, что карта даёт сейчас, ценнее самой карты
realms-why-run-out = тому, кто впереди, выгодно, чтобы общая колода кончилась
realms-why-for-myself = хорошее — себе
realms-why-largest-hand = больнее всего тому, у кого больше карт
realms-why-discard-weakest = самая слабая карта нужна меньше всех
realms-why-return-best = лучшее из того, от чего отреклись
realms-why-deny = лучше убрать карту, чем оставить её сопернику
realms-why-break-location = так локация будет разрушена или перестанет мешать
realms-why-spare = лучшего применения нет
