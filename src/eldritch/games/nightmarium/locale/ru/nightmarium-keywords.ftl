### Ключевые слова «Кошмариума». Формы: как слово может стоять в тексте; звёздочка — любое окончание.

nightmarium-keywords-creature = Существо
nightmarium-keywords-creature-forms = существ*
nightmarium-keywords-creature-text =
    Тело из ног, туловища и головы, его строят снизу вверх. Существ у вас не больше пяти, готовых и неготовых вместе.
nightmarium-keywords-position = Место в теле
nightmarium-keywords-position-forms = ноги, ног, ногами, туловищ*, голов*
nightmarium-keywords-position-text =
    Ноги стоят на столе, туловище на ногах, голова на туловище. Некоторые карты подходят на два места или на все три.
nightmarium-keywords-complete = Завершённое
nightmarium-keywords-complete-forms = заверш*, незаверш*
nightmarium-keywords-complete-text =
    С головой существо завершено: оно просыпается, его способности срабатывают, и оно идёт в счёт победы.
nightmarium-keywords-chain = Цепочка
nightmarium-keywords-chain-forms = цепоч*
nightmarium-keywords-chain-text =
    Способности завершённого существа срабатывают от головы к ногам. Цепочку обрывает невыполнимая способность или
    завершение другого существа.
nightmarium-keywords-mourner = Плакальщик
nightmarium-keywords-mourner-forms = плакальщик*
nightmarium-keywords-mourner-text = Возьмите две карты. Если осталась одна, возьмите одну.
nightmarium-keywords-scavenger = Падальщик
nightmarium-keywords-scavenger-forms = падальщик*
nightmarium-keywords-scavenger-text = Незавершённое существо соперника целиком уходит в сброс.
nightmarium-keywords-executioner = Палач
nightmarium-keywords-executioner-forms = палач*
nightmarium-keywords-executioner-text = Заберите в руку верхнюю карту любого существа соперника, завершённого или нет.
nightmarium-keywords-devourer = Пожиратель
nightmarium-keywords-devourer-forms = пожирател*
nightmarium-keywords-devourer-text = Другое ваше существо теряет верхнюю карту, она идёт в сброс. Существо, чья цепочка идёт, не страдает.
nightmarium-keywords-mockingbird = Пересмешник
nightmarium-keywords-mockingbird-forms = пересмешник*
nightmarium-keywords-mockingbird-text =
    Сыграйте ещё одну карту с руки, любого легиона. Если что-то подходит, это обязательно.
nightmarium-keywords-chorister = Певчий
nightmarium-keywords-chorister-forms = певч*
nightmarium-keywords-chorister-text = Откройте две карты колоды и поставьте к своим существам всё, что подходит; остальное сбрасывается.
nightmarium-keywords-legion = Легион
nightmarium-keywords-legion-forms = легион*, людовищ*, некромункул*, констрикт*, химерид*
nightmarium-keywords-legion-text =
    Четыре цвета со своими знаками. Две карты, сыгранные двумя действиями хода, должны быть одного легиона.
nightmarium-keywords-pure = Чистый легион
nightmarium-keywords-pure-forms = чист* легион*, одного легиона
nightmarium-keywords-pure-text = Завершите существо из одного легиона — и каждый соперник сбросит карту этого легиона, а если её нет, две любые.
nightmarium-keywords-action = Действие
nightmarium-keywords-action-forms = действи*
nightmarium-keywords-action-text =
    За ход их два: сыграть карту, взять карту или обменять карты; можно дважды одно и то же. То, что делают способности,
    не в счёт.
nightmarium-keywords-swap = Обмен
nightmarium-keywords-swap-forms = обмен*
nightmarium-keywords-swap-text = Сбросьте сколько угодно карт, хотя бы одну, и возьмите вдвое меньше, с округлением вниз.
nightmarium-keywords-seal = Печать
nightmarium-keywords-seal-forms = печат*, запечат*
nightmarium-keywords-seal-text =
    Карта продвинутых правил. На завершённом существе она навсегда защищает его и может ещё раз запустить его
    способности.
nightmarium-keywords-embodied = Воплощённое
nightmarium-keywords-embodied-forms = воплощ*
nightmarium-keywords-embodied-text = Существо с печатью. Его больше не трогает ни одна способность, даже ваша.
nightmarium-keywords-target = Цель
nightmarium-keywords-target-forms = цель
nightmarium-keywords-target-text =
    Сколько завершённых существ в конце вашего хода приносят победу: пять, а в долгой игре шесть или семь. Цель
    способности — то, на что она действует.
