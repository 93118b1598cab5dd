### Уроки: что говорит наставник в каждой игре, и страница, где они перечислены.

learn-all = Научиться играть
learn-all-line =
    Каждый урок — настоящая партия за настоящим столом, а рядом тот, кто подскажет, что делать и зачем. Он займёт
    десять–пятнадцать минут. Прерваться можно в любой момент, а потом продолжить с того же места.
learn-begin = Начать урок
learn-title = Урок: { $game }
learn-coach = Наставник
learn-progress = Сколько пройдено
learn-step = { $step } из { $steps }
learn-next = Дальше
learn-back = Назад
learn-restart = Сначала
learn-skip = Пропустить шаг
learn-leave = Выйти
learn-play = Теперь настоящая игра
learn-others = Другие уроки
learn-choose = Выберите: { $choice }
learn-not-now = По правилам, может быть, и можно, но попробуйте это потом. Сейчас речь о том, что обведено.
learn-more = В правилах
learn-home = Научиться играть
learn-home-at = Научиться играть: { $game }
learn-hint = Впервые за игрой «{ $game }»? Урок на десять минут научит ей за настоящим столом.
learn-hint-go = Впервые здесь? Пройдите урок
learn-hint-no = Нет, спасибо
learn-hints = Подсказки для первых партий
learn-chapters = Главы
learn-questions = Частые вопросы
learn-cards = Компоненты
learn-words = Ключевые слова
learn-contents = Содержание
learn-search = Искать в правилах
learn-found = { $count ->
    [one] найдено { $count } место
    [few] найдено { $count } места
   *[many] найдено { $count } мест
}
learn-found-nothing = Ничего похожего. Попробуйте слова покороче или поменьше.
learn-link = Ссылка на «{ $title }»
learn-copies = { $count ->
    [one] { $count } штука
    [few] { $count } штуки
   *[many] { $count } штук
}
learn-cost = Цена: { $cost } энергии
