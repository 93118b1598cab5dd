### Уроки: что говорит наставник в каждой игре, и страница, где они перечислены.

learn-all = Научиться играть
learn-all-line =
    Каждый урок — настоящая партия за настоящим столом, а наставник подсказывает, что делать и зачем. Урок займёт
    десять–пятнадцать минут. Его можно прервать в любой момент и потом продолжить.
learn-begin = Начать урок
learn-title = Урок: { $game }
learn-coach = Наставник
learn-progress = Пройдено
learn-step = { $step } из { $steps }
learn-next = Дальше
learn-back = Назад
learn-restart = Начать сначала
learn-skip = Пропустить шаг
learn-leave = Выйти
learn-play = Сыграть по-настоящему
learn-others = Другие уроки
learn-choose = Выберите: { $choice }
learn-not-now = По правилам, может быть, и можно, но попробуйте это потом. Сейчас выберите то, что обведено.
learn-more = Правила
learn-home = Научиться играть
learn-home-at = Научиться играть: { $game }
learn-hint = Впервые играете в «{ $game }»? Урок за настоящим столом займёт десять минут.
learn-hint-go = Впервые здесь? Пройдите урок
learn-hint-no = Не сейчас
learn-hints = Подсказки для первых партий
learn-chapters = Главы
learn-questions = Частые вопросы
learn-cards = Компоненты
learn-words = Ключевые слова
learn-contents = Содержание
learn-search = Искать в правилах
learn-found =
    { $count ->
        [one] найдено { $count } место
        [few] найдено { $count } места
       *[many] найдено { $count } мест
    }
learn-found-nothing = Ничего не найдено. Попробуйте слова покороче или поменьше слов.
learn-link = Ссылка на «{ $title }»
learn-copies = { $count ->
    [one] { $count } штука
    [few] { $count } штуки
   *[many] { $count } штук
}
learn-cost = Цена: { $cost } энергии
