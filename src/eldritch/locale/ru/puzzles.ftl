### Задачи: позиции с вопросом, на который есть один ответ.

## Терминал.

puzzles-help = Показывает задачу: позицию с единственным ответом, например как наверняка победить за этот ход. Без названия игры — задача дня.
puzzles-example =
    Примеры:
      eldritch puzzle
      eldritch puzzle realms 12
puzzles-arg-number = номер задачи, начиная с 1; от самых лёгких к самым трудным
puzzles-no-number = задачи { $number } нет; последняя — { $most }
puzzles-make-help = Разыгрывает партии, ищет в них позиции с единственным ответом и записывает их в файл, от лёгких к трудным.
puzzles-make-example =
    Пример:
      eldritch puzzles make duel --count 60 --seed 1 --out duel.json
puzzles-arg-make = слово «make»
puzzles-arg-count = число задач (по умолчанию 60)
puzzles-arg-out = файл, куда записать
puzzles-only-make = наберите «eldritch puzzles make …», а не { $what }
puzzles-making = { $games ->
    [one] сыграна { $games } партия, найдено: { $found }
    [few] сыграно { $games } партии, найдено: { $found }
   *[many] сыграно { $games } партий, найдено: { $found }
}
puzzles-made = { $count ->
    [one] { $count } задача в файле { $file }
    [few] { $count } задачи в файле { $file }
   *[many] { $count } задач в файле { $file }
}
puzzles-title = { $game }: задача { $number }
puzzles-ask = Номер, (п)одсказка, (р)ешение, (н)азад, (в)ыход:
puzzles-ask-seats = Номера, (р)ешение, (в)ыход:
puzzles-key-hint = п
puzzles-key-solution = р
puzzles-key-back = н
puzzles-key-quit = в
puzzles-not-understood = Введите номер варианта или одну из букв.

## Везде.

puzzles-you = Игрок
puzzles-won = Решено!
puzzles-lost = Отсюда уже не победить вовремя. Начните сначала и попробуйте иначе.
puzzles-right = Верно. Вот откуда это следует:
puzzles-wrong-seats = Не совсем. Подумайте ещё.

## Браузер.

puzzles-page = Задачи
puzzles-page-line = Одна позиция, один ответ: победите за один ход или поймите, кто на вашей стороне.
puzzles-today = Задача дня
puzzles-today-go = Решить
puzzles-of-game = Задачи: { $game }
puzzles-level = { $level ->
    [1] очень легко
    [2] легко
    [3] средне
    [4] трудно
   *[other] очень трудно
}
puzzles-number = { $solved ->
    [yes] Задача { $number }, решена
   *[no] Задача { $number }
}
puzzles-solved-count = решено: { $solved } из { $count }
puzzles-solved = Решено!
puzzles-solved-all = Это была последняя задача этой игры.
puzzles-look = К столу
puzzles-all = Все задачи
puzzles-next = Следующая задача
puzzles-again = Сначала
puzzles-take-back = Отменить
puzzles-hint = Подсказка
# Шаги подсказки: куда смотреть, к чему стремиться, что делать.
puzzles-hint-at = Подсказка { $place } из { $count }
puzzles-hint-more = Ещё подсказка
puzzles-hint-where = Сначала посмотрите сюда.
puzzles-hint-who = Сначала подумайте об игроке { $name }.
puzzles-hint-aim = Ваша цель: { $step }
puzzles-show-step = Показать следующий шаг
puzzles-hint-is = Попробуйте: { $step }
puzzles-too-many = Не про всех это можно сказать наверняка.
puzzles-too-few = Кого-то не хватает.
puzzles-other = Из записей это не следует.
puzzles-answer = Ответить
