# Как стоит партия: для тех, кто не видит стола.

position-title = Стол
position-table = Посередине
position-you = Вы ({ $name }){ $turn ->
        [yes] , ваш ход
       *[no] {""}
    }
position-seat = { $name }{ $turn ->
        [yes] , сейчас на ходу
       *[no] {""}
    }
position-hand = { $count ->
        [0] Ваша рука пуста
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
position-out = вне игры
position-hidden = неизвестно

## Миры Ктулху

position-realms-card = { $card }, цена { $price }: { $abilities }
position-realms-seat = Рассудок { $sanity }; { $hand ->
        [one] в руке { $hand } карта
        [few] в руке { $hand } карты
       *[many] в руке { $hand } карт
    }, в колоде { $deck }, в сбросе { $discard }
position-realms-in-play = В игре: { $card }; { $abilities ->
        [none] все свойства использованы
       *[other] можно использовать: { $abilities }
    }

## Кошмариум

position-nightmarium-seat = Завершено существ: { $complete } из { $target }; { $hand ->
        [one] в руке { $hand } карта
        [few] в руке { $hand } карты
       *[many] в руке { $hand } карт
    }
position-nightmarium-part = { $place }: { $card }, { $legion }
position-nightmarium-creature = Существо { $slot }: { $parts }; { $state ->
        [embodied] завершено и воплощено
        [complete] завершено
       *[unfinished] не завершено
    }

## Дуэль

position-duel-battle = Бой
position-duel-map = Карта
position-duel-course = Раунд { $round }, { $phase }; увядание { $decay }; ритуал стоит { $cost }; Знаков в мешке: { $bag }, врат в запасе: { $gates }
position-duel-seat = { $faction }: энергия { $power }, судьба { $doom }, врата { $gates }
position-duel-hidden = скрытый
position-duel-area = { $area }{ $water ->
        [yes] {" "}(вода)
       *[no] {""}
    }: { $contents ->
        [none] пусто
       *[other] { $contents }
    }. Соседи: { $borders }.
position-duel-gate-free = свободные врата
position-duel-gate = врата, хозяин — { $name }

## Путешествие к замку Дьявола

position-castle-side = Принадлежность: { $side }
