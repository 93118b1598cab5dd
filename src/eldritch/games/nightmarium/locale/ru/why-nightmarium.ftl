why-nightmarium-give =
    У вас есть карты нужного легиона ({ $legion ->
        [necromunculus] { nightmarium-legion-necromunculus }
        [homunculus] { nightmarium-legion-homunculus }
        [constrict] { nightmarium-legion-constrict }
       *[chimerid] { nightmarium-legion-chimerid }
    }): сбросьте одну из них.
why-nightmarium-no-body = Печать кладут на своё завершённое существо без печати, а такого у вас нет.
why-nightmarium-no-place = Ни одному вашему существу не нужна эта часть. Карта подходит как: { $places }.
why-nightmarium-own = Карты кладут только на своих существ.
why-nightmarium-begins = Новое существо начинают с ног, на первом свободном месте.
why-nightmarium-waits = Этому существу нужно другое: { $place }. Карта подходит как: { $places }.
why-nightmarium-embodied = Существо воплощено: к нему уже ничего не добавить.
why-nightmarium-hand-first = Сначала выберите карту в руке, потом существо для неё.
why-nightmarium-devours-own = Пожиратель ест только ваших существ.
why-nightmarium-itself = Пожиратель не трогает существо, чья цепочка идёт сейчас.
why-nightmarium-opponents = Эта способность действует только на соперников.
why-nightmarium-empty = Здесь нет существа.
why-nightmarium-unfinished = Падальщик берёт только незавершённых существ.
why-nightmarium-out-of-reach = Воплощённое существо недосягаемо для способностей.
why-nightmarium-no-cards = И колода, и сброс пусты.
why-nightmarium-given = Эта карта уже выбрана.
why-nightmarium-full =
    У вас уже { $count ->
        [one] { $count } существо
        [few] { $count } существа
       *[many] { $count } существ
    }, больше нельзя. Карту можно отдать только существу, которому нужна эта часть.
