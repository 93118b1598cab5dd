# Как стоит партия: для тех, кто не видит стола.

position-title = Стол
position-table = На столе
position-you = Вы ({ $name }){ $turn ->
        [yes] , ваш ход
       *[no] {""}
    }
position-seat =
    { $name }{ $turn ->
        [yes] , ходит
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
