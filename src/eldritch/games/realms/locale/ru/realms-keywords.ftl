### Ключевые слова «Миров Ктулху». Формы: как слово может стоять в тексте; звёздочка — любое окончание.

realms-keywords-power = Сила воплощения
realms-keywords-power-forms = сил* воплощения, силу, силой, силы, сила
realms-keywords-power-text =
    За неё покупают карты. Её дают разыгранные карты, а в конце хода остаток пропадает: накопить её нельзя.
realms-keywords-sanity = Рассудок
realms-keywords-sanity-forms = рассуд*
realms-keywords-sanity-text =
    Вначале у каждого 50. У кого не осталось, тот выбывает. Есть рассудок и у локаций: столько потерь они выдержат.
realms-keywords-loss = Потеря рассудка
realms-keywords-loss-forms = теря*, потер*
realms-keywords-loss-text =
    Очки потери вы распределяете между соперником и его локациями как хотите, насколько пускают щиты.
realms-keywords-gain = Обретение рассудка
realms-keywords-gain-forms = обрет*, лечит*
realms-keywords-gain-text = Выбранный вами игрок, обычно вы сами, возвращает себе рассудок. Верхнего предела нет.
realms-keywords-draw = Взять карту
realms-keywords-draw-forms = взять карт*, возьмите карт*, берет карт*
realms-keywords-draw-text = Из своей колоды. Когда она пуста, сброс перемешивается и становится колодой.
realms-keywords-discard = Сбросить
realms-keywords-discard-forms = сброс*
realms-keywords-discard-text =
    Карта уходит с руки в сброс владельца и ещё вернётся. Что сбросить, решает тот, кто сбрасывает.
realms-keywords-abjure = Отречься
realms-keywords-abjure-forms = отреч*, отрек*
realms-keywords-abjure-text =
    Карта ценой 6 или меньше навсегда покидает игру: с руки, из вашего сброса или из доступных карт.
realms-keywords-return = Вернуть
realms-keywords-return-forms = верн*, возвращ*
realms-keywords-return-text =
    Карта, от которой вы отреклись на этом ходу, хотя бы и из ряда, ложится на верх вашей колоды. Её вы возьмёте
    следующей.
realms-keywords-destroy = Разрушить
realms-keywords-destroy-forms = разруш*
realms-keywords-destroy-text = Любая локация в игре уходит в сброс владельца, и никакие щиты её не спасут.
realms-keywords-character = Персонаж
realms-keywords-character-forms = персонаж*
realms-keywords-character-text = Карта на один ход: потом она уходит в сброс. Слабые чёрные карты — тоже персонажи.
realms-keywords-artifact = Артефакт
realms-keywords-artifact-forms = артефакт*
realms-keywords-artifact-text = Книга или вещь. Как и персонаж, действует один ход, а потом уходит в сброс.
realms-keywords-location = Локация
realms-keywords-location-forms = локаци*
realms-keywords-location-text =
    Остаётся на столе и действует каждый ваш ход, пока не потеряет рассудок или не будет разрушена.
realms-keywords-colour = Цвет
realms-keywords-colour-forms = цвет*, желт*, зелен*, фиолетов*
realms-keywords-colour-text =
    Многим свойствам нужна другая ваша карта определённого цвета, чаще всего своего: вместе карты одного цвета делают
    больше.
realms-keywords-requirement = Требование
realms-keywords-requirement-forms = требован*, требует*
realms-keywords-requirement-text =
    Чего просит свойство: другой вашей карты в игре с таким знаком или чтобы на этом ходу что-то случилось.
realms-keywords-self = Отречение от самой карты
realms-keywords-self-forms = отречением от самой карты, отречься от нее самой
realms-keywords-self-text =
    Сначала действие, потом сама эта карта покидает игру. Считается, что на этом ходу вы отреклись от карты.
realms-keywords-refuge = Убежище
realms-keywords-refuge-forms = убежищ*
realms-keywords-refuge-text =
    Щит владельца: пока в игре хоть одно убежище, его владелец не теряет рассудка. Сначала разрушьте его.
realms-keywords-gate = Врата
realms-keywords-gate-forms = врата, врат, вратами, вратам
realms-keywords-gate-text =
    Щит локаций: пока врата в игре, остальные локации владельца не теряют рассудка. Сам игрок открыт.
realms-keywords-available = Доступные карты
realms-keywords-available-forms = доступн*, ряд, ряду, ряда
realms-keywords-available-text = Что можно купить: открытый ряд и стопка Адептов. Пустое место в ряду заполняется сразу.
realms-keywords-adept = Адепты
realms-keywords-adept-forms = адепт*
realms-keywords-adept-text =
    Общая стопка дешёвых карт: продаются, пока не кончатся. Адепт даёт 2 силы или отнимает очко рассудка, а если
    отречься от него — отнимает ещё одно.
realms-keywords-shared = Общая колода
realms-keywords-shared-forms = общ* колод*, общих карт
realms-keywords-shared-text = Лежит лицом вверх, и все видят, что придёт в ряд. Когда она кончается, кончается и игра.
realms-keywords-neighbour = Соседи
realms-keywords-neighbour-forms = сосед*
realms-keywords-neighbour-text =
    Втроём и вчетвером вы достаёте только до тех, кто рядом, и покупаете только из рядов по обе стороны от себя.
