### Ключевые слова «Миров Ктулху». Формы: как слово может стоять в тексте; звёздочка — любое окончание.

realms-keywords-power = Сила воплощения
realms-keywords-power-forms = сил* воплощения, силу, силой, силы, сила
realms-keywords-power-text =
    За неё покупают карты. Её дают разыгранные карты, а в конце хода остаток пропадает: накопить её нельзя.
realms-keywords-sanity = Рассудок
realms-keywords-sanity-forms = рассуд*
realms-keywords-sanity-text =
    Вначале у каждого 50. У кого не осталось, тот выбывает. Есть рассудок и у локаций: столько урона они выдержат.
realms-keywords-loss = Потеря рассудка
realms-keywords-loss-forms = теря*, потер*
realms-keywords-loss-text =
    Это нападение. Очки вы делите между соперником и его локациями как хотите, насколько пускают щиты.
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
    Карта, от которой отреклись на этом ходу, ложится на верх вашей колоды, чьей бы она ни была. Её вы возьмёте
    следующей.
realms-keywords-destroy = Разрушить
realms-keywords-destroy-forms = разруш*
realms-keywords-destroy-text = Любая локация в игре, какие бы щиты ни стояли, уходит в сброс владельца.
realms-keywords-character = Персонаж
realms-keywords-character-forms = персонаж*
realms-keywords-character-text = Карта на один ход: потом она уходит в сброс. Слабые чёрные карты — тоже персонажи.
realms-keywords-artifact = Артефакт
realms-keywords-artifact-forms = артефакт*
realms-keywords-artifact-text = Книга или вещь. Как и персонаж, она действует в этот ход, а потом уходит в сброс.
realms-keywords-location = Локация
realms-keywords-location-forms = локаци*
realms-keywords-location-text =
    Остаётся на столе и действует каждый ваш ход, пока не потеряет рассудок или не будет разрушена.
realms-keywords-colour = Цвет
realms-keywords-colour-forms = цвет*, желт*, зелен*, фиолетов*
realms-keywords-colour-text =
    Жёлтые, зелёные и фиолетовые карты ищут своих: вместе в игре они делают куда больше, чем поодиночке.
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
    Щит владельца: пока стоит хоть одно убежище, его владелец не теряет рассудка. Сначала сломайте его.
realms-keywords-gate = Врата
realms-keywords-gate-forms = врата, врат, вратами, вратам
realms-keywords-gate-text = Щит локаций: пока врата стоят, остальные локации владельца недоступны.
realms-keywords-available = Доступные карты
realms-keywords-available-forms = доступн*, ряд, ряду, ряда
realms-keywords-available-text = Что можно купить: открытый ряд и стопку Адептов. Пустое место в ряду заполняется сразу.
realms-keywords-adept = Адепты
realms-keywords-adept-forms = адепт*
realms-keywords-adept-text =
    Общая стопка дешёвых карт, которая всегда в продаже. Они дают силу, а отдав такую карту, можно взять другую.
realms-keywords-shared = Общая колода
realms-keywords-shared-forms = общ* колод*, общих карт
realms-keywords-shared-text = Лежит лицом вверх, и все видят, что придёт в ряд. Когда она кончается, кончается и игра.
realms-keywords-neighbour = Соседи
realms-keywords-neighbour-forms = сосед*
realms-keywords-neighbour-text =
    Втроём и вчетвером вы достаёте только до тех, кто рядом, и покупаете только из рядов по обе стороны от себя.
