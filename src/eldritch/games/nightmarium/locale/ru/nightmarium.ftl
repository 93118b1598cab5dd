### Кошмариум: названия, стол, решения и всё, что происходит.

nightmarium-title = Кошмариум
nightmarium-about = Сшивайте существ из ног, туловищ и голов. Завершённое существо разыгрывает свои способности цепочкой. Закончите ход с пятью такими — и вы победили.

## Настройки

nightmarium-option-target = сколько завершённых существ нужно для победы (больше и нельзя иметь)
nightmarium-option-seals = продвинутые правила: в колоде двенадцать печатей, они защищают существ и ещё раз запускают их способности
nightmarium-option-win-at-once = победа сразу, как только завершено последнее существо, а не в конце хода
nightmarium-option-early-reshuffle = сброс перемешивается сразу, как только колода кончилась, а не когда понадобится следующая карта
nightmarium-option-keep-seals = единственную печать чистого легиона можно оставить, сбросив вместо неё две другие карты
nightmarium-option-turn-limit = предел ходов (затем побеждает тот, у кого больше завершённых существ)

## Легионы. Все формы берутся из одних и тех же терминов.

-nightmarium-necromunculus = { $case ->
   *[nom] некромункул
    [acc] некромункула
    [many] некромункулы
    [genmany] некромункулов
}
-nightmarium-homunculus = { $case ->
   *[nom] людовище
    [acc] людовище
    [many] людовища
    [genmany] людовищ
}
-nightmarium-constrict = { $case ->
   *[nom] констрикт
    [acc] констрикта
    [many] констрикты
    [genmany] констриктов
}
-nightmarium-chimerid = { $case ->
   *[nom] химерид
    [acc] химерида
    [many] химериды
    [genmany] химеридов
}
nightmarium-legion-necromunculus = { -nightmarium-necromunculus(case: "many") }
nightmarium-legion-homunculus = { -nightmarium-homunculus(case: "many") }
nightmarium-legion-constrict = { -nightmarium-constrict(case: "many") }
nightmarium-legion-chimerid = { -nightmarium-chimerid(case: "many") }
nightmarium-of-legion = { $legion ->
    [necromunculus] { -nightmarium-necromunculus(case: "genmany") }
    [homunculus] { -nightmarium-homunculus(case: "genmany") }
    [constrict] { -nightmarium-constrict(case: "genmany") }
   *[chimerid] { -nightmarium-chimerid(case: "genmany") }
}
nightmarium-sign-necromunculus = Н
nightmarium-sign-homunculus = Л
nightmarium-sign-constrict = К
nightmarium-sign-chimerid = Х

## Места в теле и способности

nightmarium-place-legs = ноги
nightmarium-place-torso = туловище
nightmarium-place-head = голова
nightmarium-place-seal = печать
nightmarium-place-any = любое место

nightmarium-ability-none = без способности
nightmarium-ability-mourner = Плакальщик
nightmarium-ability-mourner-short = Плакал.
nightmarium-ability-mourner-text = возьмите две карты
nightmarium-ability-scavenger = Падальщик
nightmarium-ability-scavenger-short = Падал.
nightmarium-ability-scavenger-text = незавершённое существо соперника целиком уходит в сброс
nightmarium-ability-executioner = Палач
nightmarium-ability-executioner-short = Палач
nightmarium-ability-executioner-text = заберите в руку верхнюю карту любого существа соперника, завершённого или нет
nightmarium-ability-devourer = Пожиратель
nightmarium-ability-devourer-short = Пожир.
nightmarium-ability-devourer-text = другое ваше существо теряет верхнюю карту, она идёт в сброс
nightmarium-ability-mockingbird = Пересмешник
nightmarium-ability-mockingbird-short = Пересм.
nightmarium-ability-mockingbird-text = сыграйте с руки ещё одну карту, любого легиона
nightmarium-ability-chorister = Певчий
nightmarium-ability-chorister-short = Певчий
nightmarium-ability-chorister-text = откройте две карты колоды и поставьте к своим существам; неподошедшее идёт в сброс

nightmarium-slot = №{ $slot }
nightmarium-card = { $ability } ({ $legion ->
    [necromunculus] { -nightmarium-necromunculus }
    [homunculus] { -nightmarium-homunculus }
    [constrict] { -nightmarium-constrict }
   *[chimerid] { -nightmarium-chimerid }
})
nightmarium-card-plain = { $legion ->
    [necromunculus] { -nightmarium-necromunculus } без способности
    [homunculus] { -nightmarium-homunculus } без способности
    [constrict] { -nightmarium-constrict } без способности
   *[chimerid] { -nightmarium-chimerid } без способности
}
nightmarium-card-in-hand = { $card }: { $places }
nightmarium-card-seal = печать { nightmarium-of-legion }
nightmarium-coded = { $code } ({ $ability })
nightmarium-coded-seal = { $code } (печать)

## Стол

nightmarium-opening = Карты розданы. Начинает { $name }.
nightmarium-piles =
    { $deck ->
        [0] колода пуста
        [one] в колоде { $deck } карта
        [few] в колоде { $deck } карты
       *[many] в колоде { $deck } карт
    }  ·  { $discard ->
        [0] сброс пуст
        [one] в сбросе { $discard } карта
        [few] в сбросе { $discard } карты
       *[many] в сбросе { $discard } карт
    }
nightmarium-discard = Сброс: { $cards }
nightmarium-seat =
    {"  "}·  завершено { $complete } из { $target }  ·  { $hand ->
        [0] рука пуста
        [one] { $hand } карта в руке
        [few] { $hand } карты в руке
       *[many] { $hand } карт в руке
    }
nightmarium-no-creatures = существ пока нет
nightmarium-known = точно в руке: { $cards }
nightmarium-void = точно нет в руке: { $things }
nightmarium-void-legs = ног
nightmarium-void-torso = туловищ
nightmarium-void-head = голов
nightmarium-void-seal = печатей
nightmarium-void-necromunculus = { -nightmarium-necromunculus(case: "genmany") }
nightmarium-void-homunculus = { -nightmarium-homunculus(case: "genmany") }
nightmarium-void-constrict = { -nightmarium-constrict(case: "genmany") }
nightmarium-void-chimerid = { -nightmarium-chimerid(case: "genmany") }
nightmarium-hand =
    { $count ->
        [0] Ваша рука пуста.
        [one] Ваша рука
        [few] Ваша рука
       *[many] Ваша рука
    }
nightmarium-legend = Карта — это буква легиона и номер. ✔ — существо завершено, ◆ — печать.
nightmarium-legend-abilities = Способности существа срабатывают, когда оно завершено, начиная с головы:

## Решения

nightmarium-step-turn =
    { $left ->
        [one] Ваш ход: осталось { $left } действие.
        [few] Ваш ход: осталось { $left } действия.
       *[many] Ваш ход: осталось { $left } действий.
    }
nightmarium-legion-binds = В этот ход вы уже сыграли карту легиона { nightmarium-of-legion }; вторая карта должна быть того же легиона.
nightmarium-step-swap =
    Меняем: { $cards }. { $count ->
        [0] Взамен вы ничего не возьмёте.
        [one] Взамен вы возьмёте { $count } карту.
        [few] Взамен вы возьмёте { $count } карты.
       *[many] Взамен вы возьмёте { $count } карт.
    }
nightmarium-step-pure-legion =
    { $count ->
        [one] Завершено существо целиком из { nightmarium-of-legion }: сбросьте { $count } карту этого легиона.
        [few] Завершено существо целиком из { nightmarium-of-legion }. У вас таких нет, поэтому сбросьте { $count } любые карты.
       *[many] Завершено существо целиком из { nightmarium-of-legion }. У вас таких нет, поэтому сбросьте { $count } любых карт.
    }
nightmarium-step-pure-legion-seal = Завершено существо целиком из { nightmarium-of-legion }: сбросьте печать этого легиона или две карты других легионов.
nightmarium-step-pure-legion-second = Сбросьте ещё одну карту, любую.
nightmarium-step-mockingbird = Пересмешник: сыграйте карту с руки, любого легиона.
nightmarium-step-chorister = Певчий открывает: { $cards }. Поставьте то, что подходит, карту за картой.
nightmarium-step-aim-scavenger = Падальщик: какое незавершённое существо уходит в сброс?
nightmarium-step-aim-executioner = Палач: чью верхнюю карту вы забираете в руку?
nightmarium-step-aim-devourer = Пожиратель: какое из других ваших существ теряет верхнюю карту?
nightmarium-step-replay = С печатью на №{ $slot } можно ещё раз запустить: { $chain }.
nightmarium-chain = Цепочка №{ $slot } ({ $name }):  { $parts }
nightmarium-chain-done = ✓ { $card }
nightmarium-chain-now = ▸ { $card }
nightmarium-chain-waits = … { $card }

nightmarium-group-play = Сыграть карту
nightmarium-group-draw = Взять карту
nightmarium-group-mark = Поменять карты
nightmarium-group-stop = Поменять карты
nightmarium-group-scavenge = Цели
nightmarium-group-execute = Цели
nightmarium-group-devour = Цели
nightmarium-group-discard = Сбросить
nightmarium-group-replay = Запустить способности ещё раз?
nightmarium-group-decline = Запустить способности ещё раз?

nightmarium-choice-play-legs = { $card } — ноги нового существа №{ $slot }
nightmarium-choice-play-torso = { $card } — туловище для №{ $slot }
nightmarium-choice-play-head =
    { $card } — голова для №{ $slot }, завершает существо: { $abilities ->
        [0] способностей нет
        [one] { $chain }
        [few] { $chain }
       *[many] { $chain }
    }{ $pure ->
        [yes] {"; "}чистый легион
       *[no] {""}
    }
nightmarium-choice-play-seal =
    { $card } — на №{ $slot }, защитит навсегда{ $abilities ->
        [0] {"; "}запустить ещё раз нечего
        [one] {"; "}ещё раз сработает: { $chain }
        [few] {"; "}ещё раз сработают: { $chain }
       *[many] {"; "}ещё раз сработают: { $chain }
    }
nightmarium-choice-draw = взять карту из колоды
nightmarium-choice-swap = сбросить карты и взять по одной за каждые две
nightmarium-choice-mark = сбросить: { $card }
nightmarium-choice-stop = менять эти
nightmarium-choice-scavenge = { $name } теряет №{ $slot }: { $cards }
nightmarium-choice-execute =
    { $name } теряет с №{ $slot }: { $card }{ $state ->
        [complete] {" "}(существо завершено)
       *[incomplete] {""}
    }
nightmarium-choice-devour =
    №{ $slot } теряет: { $card }{ $state ->
        [complete] {" "}(существо больше не завершено)
       *[incomplete] {""}
    }
nightmarium-choice-discard = { $card }
nightmarium-choice-replay = да, ещё раз
nightmarium-choice-decline = нет
nightmarium-pick-swap = Какие карты? Их места в руке, например 1 3:
nightmarium-pick-two = Какие две карты? Их места в руке, например 1 3 (? — справка):
nightmarium-key-draw = б
nightmarium-key-swap = м

## События

nightmarium-event-turn-began = Ход { $turn }: { $name }
nightmarium-event-turn-ended =
    { $count ->
        [0] { $name } заканчивает ход без завершённых существ.
        [one] { $name } заканчивает ход, завершённых существ: { $count }.
        [few] { $name } заканчивает ход, завершённых существ: { $count }.
       *[many] { $name } заканчивает ход, завершённых существ: { $count }.
    }
nightmarium-event-passed = { $name } ничего не может сделать и теряет действие.
nightmarium-event-played-legs =
    { $by ->
        [chorister] { $card } — ноги нового существа №{ $slot }.
       *[other] { $name } начинает новое существо №{ $slot }: ноги — { $card }.
    }
nightmarium-event-played-torso =
    { $by ->
        [chorister] { $card } становится туловищем для №{ $slot }.
       *[other] { $name } добавляет к №{ $slot } туловище: { $card }.
    }
nightmarium-event-played-head =
    { $by ->
        [chorister] { $card } становится головой для №{ $slot }.
       *[other] { $name } добавляет к №{ $slot } голову: { $card }.
    }
nightmarium-event-played-seal =
    { $by ->
        [chorister] На №{ $slot } ложится { $card }.
       *[other] { $name } кладёт на №{ $slot }: { $card }.
    }
nightmarium-event-completed = Существо №{ $slot } завершено.
nightmarium-event-embodied-awake = Существо №{ $slot } воплощено, и его больше ничто не тронет. Его способности из легиона { nightmarium-of-legion } можно запустить ещё раз.
nightmarium-event-embodied-asleep = Существо №{ $slot } воплощено, и его больше ничто не тронет. Способностей из легиона { nightmarium-of-legion } у него нет.
nightmarium-event-replayed = { $name } ещё раз запускает способности №{ $slot }.
nightmarium-event-declined = { $name } не запускает способности №{ $slot } ещё раз.
nightmarium-event-drew =
    { $count ->
        [0] { $name } ничего не берёт.
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
       *[many] { $name } берёт { $count } карт.
    }
nightmarium-event-drew-own = { $name } берёт: { $cards }.
nightmarium-event-drew-fewer = { $name } берёт { $count } из { $asked }: карт больше нет.
nightmarium-event-reshuffled =
    { $deck ->
        [one] Сброс снова становится колодой: { $deck } карта.
        [few] Сброс перемешан и становится колодой: { $deck } карты.
       *[many] Сброс перемешан и становится колодой: { $deck } карт.
    }
nightmarium-event-swapped =
    { $count ->
        [one] { $name } меняет { $count } карту: { $cards }.
        [few] { $name } меняет { $count } карты: { $cards }.
       *[many] { $name } меняет { $count } карт: { $cards }.
    }
nightmarium-event-pure-legion = Существо №{ $slot } целиком из { nightmarium-of-legion }: каждый соперник сбрасывает карту этого легиона, а если её нет, две любые.
nightmarium-event-answered = { $name }: выбор сделан, карты пока закрыты.
nightmarium-event-gave-up = { $name } сбрасывает: { $cards }.
nightmarium-event-gave-up-void =
    { $count ->
        [one] { $name }: { nightmarium-of-legion } нет, в сброс идёт единственная карта — { $cards }.
        [few] { $name }: { nightmarium-of-legion } нет, в сброс идут { $cards }.
       *[many] { $name }: { nightmarium-of-legion } нет, в сброс идут { $cards }.
    }
nightmarium-event-fired =
    { $position ->
        [head] ▸ { $ability }, голова №{ $slot }
        [torso] ▸ { $ability }, туловище №{ $slot }
       *[legs] ▸ { $ability }, ноги №{ $slot }
    }
nightmarium-event-chain-stopped-no-target = { $ability } не находит цели. Цепочка №{ $slot } останавливается.
nightmarium-event-chain-stopped-no-card = { $ability } не находит карт ни в колоде, ни в сбросе. Цепочка №{ $slot } останавливается.
nightmarium-event-chain-stopped-nothing-fits = { $ability } не срабатывает: ни одна карта в руке никуда не подходит. Цепочка №{ $slot } останавливается.
nightmarium-event-chain-stopped-guard = Цепочка №{ $slot } стала бесконечной и обрывается: { $ability } не срабатывает.
nightmarium-event-chain-ended = Цепочка №{ $slot } окончена.
nightmarium-event-interrupted = Теперь действует №{ $other }; остаток цепочки №{ $slot } пропадает.
nightmarium-event-interrupted-itself = Остаток цепочки №{ $slot } пропадает.
nightmarium-event-scavenged = { $victim } теряет №{ $slot }; в сброс: { $cards }.
nightmarium-event-executed = { $victim } теряет с №{ $slot }: { $card }. Карту забирает { $name }.
nightmarium-event-devoured = { $name } теряет с №{ $slot }: { $card }. Карта идёт в сброс.
nightmarium-event-turned-up =
    { $count ->
        [one] Открыта последняя карта: { $cards }.
        [few] Открыты карты: { $cards }.
       *[many] Открыты карты: { $cards }.
    }
nightmarium-event-unplaced =
    { $count ->
        [one] { $cards } никуда не подходит и уходит в сброс.
        [few] { $cards } никуда не подходят и уходят в сброс.
       *[many] { $cards } никуда не подходят и уходят в сброс.
    }
nightmarium-event-game-ended-won = Игра окончена. Победа: { $names }, завершённых существ: { $best }.
nightmarium-event-game-ended-turn-limit =
    { $count ->
        [one] Достигнут предел ходов. Больше всего завершённых существ: { $names }.
        [few] Достигнут предел ходов. Завершённых существ поровну: { $names }.
       *[many] Достигнут предел ходов. Завершённых существ поровну: { $names }.
    }

## Чем кончилось

nightmarium-ending-won = собраны существа
nightmarium-ending-turn-limit = предел ходов
nightmarium-result-won =
    { $best ->
        [one] Победа: { $names }, { $best } завершённое существо.
        [few] Победа: { $names }, { $best } завершённых существа.
       *[many] Победа: { $names }, { $best } завершённых существ.
    }
nightmarium-result-turn-limit =
    { $count ->
        [one] Достигнут предел ходов. Победа: { $names }, завершённых существ: { $best }.
        [few] Достигнут предел ходов. Победу делят { $names }, завершённых существ у каждого: { $best }.
       *[many] Достигнут предел ходов. Победу делят { $names }, завершённых существ у каждого: { $best }.
    }
nightmarium-standing =
    { $count ->
        [0] {"  "}{ $name }: ни одного завершённого существа
        [one] {"  "}{ $name }: { $count } завершённое существо
        [few] {"  "}{ $name }: { $count } завершённых существа
       *[many] {"  "}{ $name }: { $count } завершённых существ
    }

## Таблица состава

nightmarium-column-card = №
nightmarium-column-legion = Легион
nightmarium-column-positions = Место
nightmarium-column-ability = Способность
nightmarium-column-seal = Печать
nightmarium-column-copies = Штук
nightmarium-column-mark = Метка

## Почему бот ходит именно так.

nightmarium-why-begin = ноги для нового существа
nightmarium-why-grow = существо растёт
nightmarium-why-complete = существо завершено, и его способности срабатывают
nightmarium-why-pure-legion = завершено существо одного легиона, и каждый соперник сбрасывает карты
nightmarium-why-embody = с печатью существо никому не достать
nightmarium-why-draw = больше карт на следующие ходы
nightmarium-why-swap = для этих карт нет лучшего применения
nightmarium-why-swapped-enough = остальные карты стоит оставить
nightmarium-why-scavenge = весь труд, вложенный в это существо, пропадёт
nightmarium-why-execute = это отбросит существо назад, а карта достанется вам
nightmarium-why-stop-leader = этот игрок вот-вот победит
nightmarium-why-devour = без этой карты проще всего обойтись
nightmarium-why-give-up = эта карта нужна меньше всех
nightmarium-why-replay = способности стоит запустить ещё раз
nightmarium-why-decline = от этих способностей больше вреда, чем пользы
