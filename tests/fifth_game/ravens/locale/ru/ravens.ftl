### «Вороны»: названия, стол, решения и всё, что происходит.

ravens-title = Вороны
ravens-about = Дарите подарки рубашкой вверх. Кольцо это или шип? Берите или отказывайтесь; побеждает лучший ряд подарков.

## Варианты

ravens-option-hand = сколько карт получает каждый игрок
ravens-option-nest = сколько нижних карт колоды никто не берёт

## Карты: названия и дополнения («берёт пуговицу»).

ravens-key-ring = кольцо
ravens-key-button = пуговица
ravens-key-nail = гвоздь
ravens-key-thorn = шип
ravens-key-hidden = закрыта
ravens-gift-ring = кольцо
ravens-gift-button = пуговицу
ravens-gift-nail = гвоздь
ravens-gift-thorn = шип

## Стол

ravens-opening = Карты розданы. Начинает { $name }.
ravens-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
ravens-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
ravens-row = { $count ->
    [one] { $count } карта в ряду: { $cards }
    [few] { $count } карты в ряду: { $cards }
   *[many] { $count } карт в ряду: { $cards }
}
ravens-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

## Решения

ravens-step-turn = Ваш ход: предложите карту другому игроку.
ravens-step-answer = { $name } предлагает вам карту рубашкой вверх. Возьмёте?
ravens-group-offer = Предложить карту
ravens-group-keep = Ответ
ravens-group-refuse = Ответ
ravens-choice-offer = { $card } → { $name }
ravens-choice-keep = взять
ravens-choice-refuse = отказаться

## События. «-seen» — для тех, кто видит карту.

ravens-event-turn-began = Ход { $turn }: { $seat }
ravens-event-offered = { $seat } предлагает карту игроку { $to }.
ravens-event-offered-seen = { $seat } предлагает игроку { $to } { $card }.
ravens-event-kept = { $seat } берёт подарок от игрока { $sender }.
ravens-event-kept-seen = { $seat } берёт { $card } от игрока { $sender }.
ravens-event-refused = { $seat } отказывается; подарок уходит в ряд игрока { $sender }.
ravens-event-drew = { $seat } берёт карту из колоды.
ravens-event-drew-seen = { $seat } берёт из колоды { $card }.
ravens-event-game-ended = { $count ->
    [one] Все ряды открыты: побеждает { $names }.
    [few] Все ряды открыты: победу делят { $names }.
   *[many] Все ряды открыты: победу делят { $names }.
}

## Чем кончилось

ravens-ending-counted = ряды подсчитаны
ravens-result = { $count ->
    [one] Побеждает { $names }: лучший ряд.
    [few] Победу делят { $names }.
   *[many] Победу делят { $names }.
}

## Таблица состава

ravens-column-key = Карта
ravens-column-value = Очки
ravens-column-copies = Штук
ravens-column-mark = Метка

## Почему бот ходит именно так.

ravens-why-treasure = от неё, скорее всего, откажутся, и она достанется вам
ravens-why-rubbish = если её возьмут, вы от неё избавитесь
ravens-why-keep = среди невиданных карт больше хороших
ravens-why-refuse = среди невиданных карт больше плохих
