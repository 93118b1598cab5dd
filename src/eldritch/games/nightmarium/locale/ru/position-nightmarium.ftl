position-nightmarium-seat = Завершено существ: { $complete } из { $target }; { $hand ->
        [one] в руке { $hand } карта
        [few] в руке { $hand } карты
       *[many] в руке { $hand } карт
    }
position-nightmarium-part = { $place }: { $card }
position-nightmarium-creature = Существо { $slot }: { $parts }; { $state ->
        [embodied] завершено и воплощено
        [complete] завершено
       *[unfinished] не завершено
    }
