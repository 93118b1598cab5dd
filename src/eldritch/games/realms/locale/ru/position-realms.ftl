position-realms-card = { $card }, цена { $price }: { $abilities }
position-realms-seat = Рассудок { $sanity }; { $hand ->
        [one] в руке { $hand } карта
        [few] в руке { $hand } карты
       *[many] в руке { $hand } карт
    }, в колоде { $deck }, в сбросе { $discard }
position-realms-in-play = В игре: { $card }; { $abilities ->
        [none] все свойства использованы
       *[other] не использованы: { $abilities }
    }
