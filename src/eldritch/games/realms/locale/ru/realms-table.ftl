### Миры Ктулху в браузере: что стоит на столе.

## Имена там, где мало места

realms-table-name-pnakotic-manuscripts = Пнакотский манускрипт
realms-table-name-miskatonic-hospital = Мискато{"\u00AD"}никская больница
realms-table-name-unspeakable-one = Неназы{"\u00AD"}ваемый
realms-table-name-necronomicon = Некро{"\u00AD"}номикон
realms-table-name-miskatonic-library = Мискато{"\u00AD"}никская библиотека
realms-table-name-miskatonic-university = Мискато{"\u00AD"}никский универ{"\u00AD"}ситет
realms-table-name-deep-ones = Глубоко{"\u00AD"}водные
realms-table-name-nyarlathotep = Ньярлат{"\u00AD"}хотеп
realms-table-name-younger-whateley = Младший Уэйтли
realms-table-name-hunting-horror = Охотя{"\u00AD"}щийся ужас
realms-table-name-tomb = Усыпаль{"\u00AD"}ница
realms-table-name-strange-high-house = Дом на утёсе
realms-table-name-medical-staff = Медпер{"\u00AD"}сонал
realms-table-name-medical-student = Студент-медик
realms-table-name-terrible-old-man = Ужасный старик
realms-table-name-arkham-asylum = Лечеб{"\u00AD"}ница Аркхэма
realms-table-name-follower = Последо{"\u00AD"}ватель

## Свойства

realms-table-or = или
realms-table-abjures-self = и отречься от этой карты
realms-table-word-conjure = Сила +{ $amount }
realms-table-word-loss = Потеря { $amount }
realms-table-word-gain = Рассудок +{ $amount }
realms-table-word-draw = Взять { $draw }
realms-table-word-discard = Сбросить { $discard }
realms-table-word-abjure = Отречься
realms-table-word-return = Вернуть
realms-table-word-destroy = Разрушить
realms-table-long-conjure =
    { $amount ->
        [one] { $amount } очко силы воплощения
        [few] { $amount } очка силы воплощения
       *[many] { $amount } очков силы воплощения
    }
realms-table-long-loss = Соперники теряют { $amount } рассудка
realms-table-long-gain = Обрести { $amount } рассудка
realms-table-long-draw = { $draw ->
        [one] Взять { $draw } карту
        [few] Взять { $draw } карты
       *[many] Взять { $draw } карт
    }
realms-table-long-discard = { $discard ->
        [one] Кто-то сбрасывает { $discard } карту
        [few] Кто-то сбрасывает { $discard } карты
       *[many] Кто-то сбрасывает { $discard } карт
    }
realms-table-long-draw-discard = Взять { $draw }, затем сбросить { $discard }
realms-table-long-abjure = Отречься от карты ценой до 6
realms-table-long-return = Вернуть на верх своей колоды карту, от которой отреклись на этом ходу
realms-table-long-destroy = Разрушить локацию

## Карты

realms-table-line-yellow = { $type ->
        [character] Жёлтый персонаж
        [artifact] Жёлтый артефакт
       *[location] Жёлтая локация
    }
realms-table-line-green = { $type ->
        [character] Зелёный персонаж
        [artifact] Зелёный артефакт
       *[location] Зелёная локация
    }
realms-table-line-purple = { $type ->
        [character] Фиолетовый персонаж
        [artifact] Фиолетовый артефакт
       *[location] Фиолетовая локация
    }
realms-table-line-black = { $type ->
        [character] Чёрный персонаж
        [artifact] Чёрный артефакт
       *[location] Чёрная локация
    }
realms-table-price = цена { $price }
realms-table-sanity-of = рассудок { $sanity }
realms-table-lost-of = потеряно { $lost } из { $sanity }
realms-table-guards-refuge = Убежище: защищает игрока
realms-table-guards-gate = Врата: защищают локации
realms-table-guards-none = Без щита
realms-table-look = { $card }: рассмотреть
realms-table-used = использовано на этом ходу
realms-table-locked = закрыто
realms-table-opens = к карте «{ $card }»
realms-table-more = ещё { $missing }
realms-table-cannot = не сейчас
realms-table-can-play = можно сыграть
realms-table-can-buy = можно купить
realms-table-can-discard = можно сбросить
realms-table-can-abjure_hand = можно отречься
realms-table-can-abjure_discard = можно отречься
realms-table-can-abjure_market = можно отречься
realms-table-can-return = можно вернуть

## Стол

realms-table-you = Вы
realms-table-opponent = Соперник
realms-table-market = Доступные карты
realms-table-power = сила воплощения
realms-table-in-play = Ваши карты в игре
realms-table-in-play-of = в игре, { $name }
realms-table-field = В игре: { $name }
realms-table-spent = Использованы полностью
realms-table-nothing-played = Играйте карты: их свойства зажгутся здесь.
realms-table-nothing-in-play = У вас нет локаций в игре.
realms-table-your-hand = { $count ->
        [one] Ваша рука, { $count } карта
        [few] Ваша рука, { $count } карты
       *[many] Ваша рука, { $count } карт
    }
realms-table-hand = рука
realms-table-deck = колода
realms-table-discard = сброс
realms-table-box = Коробка
realms-table-pile-hand = Известные карты руки: { $name }
realms-table-pile-deck = Известные карты колоды: { $name }
realms-table-pile-discard = Сброс: { $name }
realms-table-pile-box = В коробке
realms-table-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
realms-table-close = Закрыть
realms-table-empty = пусто
realms-table-deck-left = колода { $left }
realms-table-deck-empty = колода пуста
realms-table-adepts-left = адепты { $left }
realms-table-top-of = верхняя карта общей колоды, осталось { $left }
realms-table-row-near = ваш ряд
realms-table-row-far = чужой ряд
realms-table-far-rows = Чужие ряды
realms-table-neighbour-left = сосед слева
realms-table-neighbour-right = сосед справа
realms-table-across = вне досягаемости
realms-table-only-opponent = сосед с обеих сторон
realms-table-out = { $name }: вне игры
realms-table-discard-seen = Сброс был
realms-table-discard-unseen = Сброса не было
realms-table-abjure-seen = Отречение было
realms-table-abjure-unseen = Отречения не было

## Кнопки

realms-table-play-all = Сыграть все
realms-table-simple = Простые свойства
realms-table-simple-short = Простые
realms-table-end = Закончить ход
realms-table-end-ask = Не использовано: { $what }.
realms-table-end-sure = Всё равно закончить ход
realms-table-end-back = Играть дальше
realms-table-losing = не использовано: { $what }
realms-table-losing-nothing = всё использовано
realms-table-losing-power =
    { $count ->
        [one] { $count } очко силы
        [few] { $count } очка силы
       *[many] { $count } очков силы
    }
realms-table-losing-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
realms-table-losing-abilities = { $count ->
        [one] { $count } свойство
        [few] { $count } свойства
       *[many] { $count } свойств
    }

## Почему нельзя

realms-table-why-hidden = { $pile }: ни одной.
realms-table-why-empty = { $pile }: пусто.
