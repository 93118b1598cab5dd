### Стол Кошмариума в браузере.

nightmarium-table-can = можно сыграть
nightmarium-table-cannot = сейчас не сыграть
nightmarium-table-completes = голова: завершит
nightmarium-table-empty = { $name }: место { $slot } пусто
nightmarium-table-creature = { $name }, существо { $slot }: { $parts }; { $state ->
    [complete] завершено
    [embodied] воплощено, недосягаемо
   *[unfinished] не завершено
}
nightmarium-table-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
nightmarium-table-complete = завершено существ: { $count } из { $target }
nightmarium-table-turn = ходит
nightmarium-table-actions = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
nightmarium-table-number = №{ $number }
nightmarium-table-draw = Взять карту
nightmarium-table-deck = в колоде { $count }
nightmarium-table-discard = Сброс
nightmarium-table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
nightmarium-table-swap = Обменять
nightmarium-table-finishes = Головой на №{ $slot } завершит существо:
nightmarium-table-wakes = Печать на №{ $slot } ещё раз запустит:
nightmarium-table-silent = способностей нет
nightmarium-table-you = Вы
nightmarium-table-your-turn = ваш ход
nightmarium-table-enlarge = Показать крупнее
nightmarium-table-shrink = Показать мельче
nightmarium-table-chain = { $name }: цепочка существа №{ $slot }
nightmarium-table-went = Как прошла цепочка
nightmarium-table-done = сработала
nightmarium-table-now = сейчас
nightmarium-table-waits = ещё впереди

## Names of abilities, to be broken where a card is narrow

nightmarium-table-ability-none = без спо{"\u00AD"}соб{"\u00AD"}ности
nightmarium-table-ability-mourner = Пла{"\u00AD"}каль{"\u00AD"}щик
nightmarium-table-ability-scavenger = Па{"\u00AD"}даль{"\u00AD"}щик
nightmarium-table-ability-executioner = Па{"\u00AD"}лач
nightmarium-table-ability-devourer = По{"\u00AD"}жи{"\u00AD"}ра{"\u00AD"}тель
nightmarium-table-ability-mockingbird = Пе{"\u00AD"}ре{"\u00AD"}смеш{"\u00AD"}ник
nightmarium-table-ability-chorister = Пев{"\u00AD"}чий
