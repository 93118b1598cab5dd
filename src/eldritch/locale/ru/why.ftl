### Почему что-то сейчас нельзя.

why-over = Партия окончена.
why-watching = Вы наблюдаете: выбирать не вам.
why-turn = Сейчас не ваш ход: стол ждёт, решает { $names }.
why-asked = Сейчас вопрос в другом: { $question }
why-nothing = На столе такого нет.

## Миры Ктулху

why-realms-power = { $count ->
    [one] Не хватает { $count } единицы силы воплощения.
    [few] Не хватает { $count } единиц силы воплощения.
   *[many] Не хватает { $count } единиц силы воплощения.
}
why-realms-top = Верхняя карта колоды только видна: она выйдет в ряд, когда освободится место.
why-realms-no-adepts = Адептов не осталось.
why-realms-far = Этот ряд лежит между двумя соседями ({ $one } и { $other }): до него дотянутся только они.
why-realms-theirs = Карта в игре у другого ({ $name }): её свойства только для владельца.
why-realms-dear = Отречься можно только от карты ценой до { $most }.
why-realms-spent = Все свойства этой карты на этом ходу использованы.
why-realms-used = Это свойство на этом ходу уже использовано.
why-realms-needs = Ещё требуется: { $needs }.
why-realms-no-target = Для этого свойства нечего выбрать.
why-realms-no-loss = Локация теряет рассудок, только когда свойство отнимает его у владельца.
why-realms-reach = { $name } сидит не рядом с вами: свойства достают только соседей.
why-realms-victim = Сейчас рассудок теряет { $name }.
why-realms-shielded = { $what } под защитой: { $by }.

## Кошмариум

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

## Войны Ктулху: Дуэль

why-duel-power = { $count ->
    [one] Не хватает { $count } единицы энергии.
    [few] Не хватает { $count } единиц энергии.
   *[many] Не хватает { $count } единиц энергии.
}
why-duel-book = Нужна книга заклинаний «{ $book }».
why-duel-doom-phase = Только в Фазу судьбы.
why-duel-action-phase = Только в Фазу действий.
why-duel-act-first = Сначала сделайте действие этого хода или спасуйте.
why-duel-acted = Действие этого хода сделано: осталось только бесплатное.
why-duel-no-acolytes = В вашем резерве нет Аколитов.
why-duel-no-monsters = В вашем резерве нет монстров.
why-duel-awake = Вашего Великого Древнего нет в резерве: он уже пробуждён.
why-duel-no-gates-left = Все врата уже созданы.
why-duel-build-nowhere = У вас нет культиста в зоне без врат.
why-duel-no-gate = Вы не управляете ни одними вратами, а монстры приходят через врата.
why-duel-awaken-cthulhu = Нужны врата в зоне «{ $area }», неважно чьи.
why-duel-awaken-goat = Нужны свои врата и два культиста для жертвы, не считая хранителя этих врат.
why-duel-battle-nowhere = Нет зоны с фигурами обеих сторон, где у ваших есть кубики и где вы ещё не бились в этот ход.
why-duel-capture-nowhere = Нигде ваши фигуры не сильнее защиты вражеского культиста.
why-duel-man-nowhere = У вас нет культиста у свободных врат.
why-duel-no-keeper = Сейчас нет врат, с которых можно сойти.
why-duel-nobody-moves = На карте некого двигать.
why-duel-old-one-away = Ваш Великий Древний сейчас не там, где это возможно.
why-duel-fulfil = Сейчас нет условия, которое выполняют вместо действия.
why-duel-what-first = Сначала выберите действие.
why-duel-too-far = Эта зона не граничит с той, откуда вы идёте.
why-duel-none-of-yours = Здесь нет ваших фигур.
why-duel-moved = Здесь все уже двигались, или не осталось энергии.
why-duel-not-your-gate = Здесь нет врат под вашим управлением.
why-duel-gate-stands = Здесь уже есть врата.
why-duel-no-cultist = Здесь нет вашего культиста.
why-duel-not-abandoned = Здесь нет свободных врат.
why-duel-no-enemy = Здесь нет врага.
why-duel-fought = В этот ход вы здесь уже бились.
why-duel-no-dice = У ваших фигур здесь нет боевых кубиков.
why-duel-no-prey = Здесь нет вражеского Аколита.
why-duel-protected = Культист под защитой: Великий Древний защищает от всех, монстр — от монстров, и вам самим нужен кто-то из них.
why-duel-not-here = Не в этой зоне.

## Замок Дьявола

why-castle-mode = Сначала выберите, что делать: обмен или нападение.
why-castle-bags = Сумку на сумку не меняют, пока в багаже есть вещи.
why-castle-used = В этой стычке уже использовано.
why-castle-dagger = Кинжал — только для атакующего.
why-castle-gloves = Перчатки — только для защищающегося.
why-castle-casting-knives = Метательные ножи — для тех, кто поддерживает атакующего.
why-castle-whip = Хлыст — для тех, кто поддерживает защищающегося.
why-castle-poison-ring = Кольцо с ядом — для двоих, кто дерётся.
why-castle-no-weapon = В стычке этот предмет не поможет.
why-castle-self = Это вы.
why-castle-named = Этот пассажир уже назван, или назван следующий за ним: называют по порядку.
why-castle-spent = Ваша профессия открыта: она уже использована.
why-castle-profession = Ваша профессия сейчас этого не может.
why-castle-declare = Нужен победный предмет своей организации, и без Чёрной жемчужины.
why-castle-refuse = От этого предмета нельзя отказаться.
why-castle-name-one = Назовите хотя бы одного пассажира.
