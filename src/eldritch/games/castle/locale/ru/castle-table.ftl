### Стол «Путешествия к замку Дьявола» в браузере.

## Карты

castle-table-kind-order = цель Ордена
castle-table-kind-brotherhood = цель Братства
castle-table-kind-trade = обмен · вслух
castle-table-kind-fight = стычка
castle-table-kind-curse = особое
castle-table-kind-once = один раз
castle-table-kind-standing = всегда
castle-table-bag-text = при обмене: отдавший может взять предмет; что внутри, не говорят
castle-table-covered = закрыто; держите пробел, чтобы взглянуть
castle-table-hold = держите
castle-table-side = Сторона
castle-table-profession = Профессия
castle-table-item = Предмет
castle-table-can = можно выбрать
castle-table-cannot = сейчас нельзя
castle-table-picked = выбрано
castle-table-spent = использована
castle-table-use = применить
castle-table-give = отдать

## Своё место

castle-table-luggage =
    { $count ->
        [one] Ваш багаж, { $count } предмет
        [few] Ваш багаж, { $count } предмета
       *[many] Ваш багаж, { $count } предметов
    }
castle-table-of = { $count } из { $limit }
castle-table-hidden = Рука скрыта
castle-table-open = Рука открыта
castle-table-hidden-help = Держите карту, чтобы взглянуть. Отпустите — закроется.
castle-table-open-help = Кто-то видит экран? Скройте руку.
castle-table-you = Вы

## Карета

castle-table-passengers = Пассажиры
castle-table-closed = закрыта
castle-table-profession-closed = профессия закрыта
castle-table-deciding = решает
castle-table-claims = Я за
castle-table-turn-short = ход { $turn }
castle-table-pile = Колода
castle-table-spare = Свободные
castle-table-pile-about = Из этих предметов в колоде осталось { $count }, порядок неизвестен; остальные у пассажиров.
castle-table-spare-about = Из этих профессий свободны { $count }. Открытые профессии здесь не перечислены.
castle-table-top = сверху: { $item }
castle-table-bags-turned = сумки стали ключом и кубком
castle-table-close = Закрыть

## Что делать

castle-table-prompt = Что делать
castle-table-pass = Пропустить
castle-table-trade = Обмен
castle-table-attack = Атаковать
castle-table-declare = Объявить победу
castle-table-demand = Потребовать (Дипломат)
castle-table-notes = Записи
castle-table-do-offer = { $silent ->
    [yes] Предложить молча: { $item } → { $name }
   *[no] Предложить: { $item } → { $name }
}
castle-table-do-demand = Потребовать: { $item } ← { $name }
castle-table-do-attack = Атаковать: { $name }
castle-table-accept = { $silent ->
    [yes] Взять и молча отдать: { $item }
   *[no] Взять и отдать: { $item }
}
castle-table-offers = { $name } предлагает вам обмен.
castle-table-do-hidden = { $silent ->
    [yes] Отдать выбранный предмет, молча
   *[no] Отдать выбранный предмет
}
castle-table-do-hidden-to = { $silent ->
    [yes] { $name }: отдать выбранный предмет, молча
   *[no] { $name }: отдать выбранный предмет
}
castle-table-accept-what = Взять и отдать…
castle-table-abstain = Не использовать ничего
castle-table-seal = Использовать: { $cards }
castle-table-seal-nothing = Использовать карту…
castle-table-support-attacker = За атаку
castle-table-support-defender = За защиту
castle-table-support-nobody = Ни за кого
castle-table-name-them = Назвать: { $names } (окончательно)
castle-table-name-nobody = Никого не называть (окончательно)
castle-table-name-enough = Это все (окончательно)

## Подсказки

castle-table-help-turn = Выберите одно действие или нажмите на пассажира.
castle-table-help-offer = { $picked ->
    [yes] Теперь нажмите на предмет. Его увидит только получатель.
   *[no] Нажмите на пассажира, с которым меняетесь.
}
castle-table-help-attack =
    { $picked ->
        [yes] Все открыто выберут сторону.
       *[no] Нажмите на пассажира, которого атакуете.
    }
castle-table-help-demand = { $picked ->
    [yes] Назовите предмет, который требуете.
   *[no] Нажмите на пассажира, у которого требуете предмет.
}
castle-table-help-declare = Все ваши карты откроются. Если вы ошибётесь, победит другая организация.
castle-table-help-profession = Использованная профессия ложится открытой.
castle-table-help-reveal = Посмотрите свою принадлежность, профессию и багаж.
castle-table-help-answer = Нажмите на предмет, который отдаёте взамен, или откажитесь.
castle-table-help-support = Поддержка видна всем и прибавляет одно очко. Можно перетащить свой жетон.
castle-table-help-priest = Спрашивают всех, кто мог бы быть Священником.
castle-table-help-doctor = Спрашивают всех, кто мог бы быть Врачом.
castle-table-help-powers = Выберите карты втайне или ничего не используйте. Всё откроется разом.
castle-table-help-pass-on = Все передают разом. Предмет увидит только получатель.
castle-table-help-naming = Отметьте тех, у кого недостающие победные предметы. Одна ошибка — и победит другая организация.
castle-table-help-overflow = Нажмите на предмет и на пассажира, у которого есть место.
castle-table-pick-return = Сначала нажмите на предмет, который отдаёте взамен.
castle-table-pick-power = Сначала нажмите на карту в руке или ничего не используйте.
castle-table-pick-seat = Сначала нажмите на пассажира.
castle-table-why-covered = Сейчас это выбрать нельзя. Откройте руку, чтобы узнать почему.

## Обмен

castle-table-offered = Предложение
castle-table-only-two = видите только вы двое
castle-table-sealed-offer = запечатанное предложение
castle-table-demanded = названо вслух
castle-table-return = взамен
castle-table-in-return = взамен: { $item }
castle-table-aloud = Прозвучит вслух.
castle-table-aloud-what = Если обмен состоится, все услышат: «{ $item }».
castle-table-tray = Карты на выбор
castle-table-show-tray =
    { $count ->
        [one] Показать { $count } карту
        [few] Показать { $count } карты
       *[many] Показать { $count } карт
    }

## Стычки

castle-table-attacker = атака
castle-table-defender = защита
castle-table-stance-attacker = за атаку
castle-table-stance-defender = за защиту
castle-table-stance-nobody = пока ни за кого
castle-table-hypnotised = под гипнозом
castle-table-letters = Тайный выбор откроется разом. Кто ответил — не видно.
castle-table-spoils-identity = Личность
castle-table-spoils-identity-text = Узнать принадлежность и профессию. Увидите только вы.
castle-table-spoils-luggage = Багаж
castle-table-spoils-luggage-text =
    { $count ->
        [1] Увидеть единственный предмет. Если заберёте его, отдадите один взамен.
        [one] Увидеть { $count } предмет. Один можно забрать.
        [few] Увидеть { $count } предмета. Один можно забрать.
       *[many] Увидеть { $count } предметов. Один можно забрать.
    }
castle-table-spoils-room = Ваш багаж: { $count } из { $limit }

## Моменты

castle-table-only-you = видите только вы
castle-table-put-away = Понятно
castle-table-finale = Объявление
castle-table-declares = { $you ->
    [yes] Вы встаёте и объявляете:
   *[no] { $name } встаёт и объявляет:
}
castle-table-cry-order = «Орден собрал три ключа!»
castle-table-cry-brotherhood = «Братство собрало три кубка!»
castle-table-cry-fortune-order = «Я знаю, у кого в Ордене ключи!»
castle-table-cry-fortune-brotherhood = «Я знаю, у кого в Братстве кубки!»
castle-table-cry-alone = «Кольцо Всевластия — моё!»
castle-table-count = { $count } из 3
castle-table-no-goal = победного предмета нет
castle-table-opening = Следующий ответ: { $name }
castle-table-open-now = Открыть сейчас
castle-table-to-result = К итогам

## Записи

castle-table-notebook-about = Только то, что вы видели, и ваши догадки.
castle-table-column-who = Пассажир
castle-table-column-side = Сторона
castle-table-column-profession = Профессия
castle-table-column-items = Предметы сейчас и раньше
castle-table-column-claim = Говорит
castle-table-column-trust = Доверие
castle-table-goals = Ключи и кубки
castle-table-by-people = По пассажирам
castle-table-by-items = По предметам
castle-table-guess = Моя догадка
castle-table-claim = Говорит
castle-table-suppose = предположить
castle-table-note-claim = отметить слова
castle-table-face-up = открыта всем
castle-table-seen = видели вы
castle-table-of-professions =
    { $count ->
        [one] возможна { $count }
        [few] возможны { $count }
       *[many] возможно { $count }
    }
castle-table-may-be = Может быть: { $professions }
castle-table-belongs = Принадлежность: { $side }
castle-table-trust = Доверие
castle-table-trust-0 = враг
castle-table-trust-1 = вряд ли свой
castle-table-trust-2 = неясно
castle-table-trust-3 = скорее свой
castle-table-trust-4 = свой
castle-table-ally = свой: { $percent } %
castle-table-ally-about = Так считал бы бот, который видел то же, что и вы
castle-table-looks = Кто кого смотрел
castle-table-no-looks = Пока никто.
castle-table-memo = Заметка
castle-table-in-pile = колода
castle-table-perhaps = возможно: { $places }
