why-nightmarium-give = У вас есть карты нужного легиона ({ $legion ->
    [necromunculus] { nightmarium-legion-necromunculus }
    [homunculus] { nightmarium-legion-homunculus }
    [constrict] { nightmarium-legion-constrict }
   *[chimerid] { nightmarium-legion-chimerid }
}): отдайте одну из них.
why-nightmarium-no-body = Печать кладут на своё завершённое существо без печати, а такого у вас нет.
why-nightmarium-no-place = Ни одно ваше существо не ждёт этой части. Карта подходит как: { $places }.
why-nightmarium-own = Карты кладут только на своих существ.
why-nightmarium-begins = Новое существо начинают с ног, на первом свободном месте.
why-nightmarium-waits = Существо ждёт другого: { $place }. Карта подходит как: { $places }.
why-nightmarium-embodied = Существо воплощено: к нему уже ничего не добавить.
why-nightmarium-hand-first = Сначала выберите карту с руки, потом существо для неё.
why-nightmarium-devours-own = Пожиратель ест только ваших существ.
why-nightmarium-itself = Пожиратель не ест то существо, чья цепь идёт сейчас.
why-nightmarium-opponents = Эта способность бьёт только по соперникам.
why-nightmarium-empty = Здесь нет существа.
why-nightmarium-unfinished = Падальщик берёт только незавершённых существ.
why-nightmarium-out-of-reach = Воплощённое существо недосягаемо для способностей.
why-nightmarium-no-cards = И колода, и сброс пусты.
