### Игра в терминале: всё, что не относится к одной игре.

play-help-command =
    Партия в терминале: с ботами или с другими людьми за тем же экраном.

    Без аргументов программа спросит, во что играть, и посадит вас против ботов. Введите номер выбора; остальные клавиши покажет ?.
play-example =
    Примеры:

      eldritch play
      eldritch play nightmarium --seats 4 --option seals=yes
      eldritch play nightmarium --bots level:2,level:6:aggressor
      eldritch play nightmarium --humans Аня,Боря --bots greedy
      eldritch play nightmarium --seed 7           та же партия ещё раз

    Если людей несколько, экран между ними очищается: чужих карт никто не видит.
play-arg-humans = сколько людей за этим экраном или как их зовут: Аня,Боря (по умолчанию 1)
play-arg-humans-name = ИМЕНА
play-arg-bots = боты для остальных мест, по порядку; последний займёт все оставшиеся. Есть { $bots }
play-arg-bots-name = ИМЯ,ИМЯ
play-arg-training = пусть боты объясняют свои ходы (введите з); это может выдать их карты
play-which-game = Во что играем (номер или Enter для первой)?

play-player = Игрок { $number }
play-bot = Бот { $number }
play-seated-bot = { $name } ({ $bot })
play-at-table = За столом: { $players }.

play-too-many = мест за столом { $seats }, а сесть хотят: людей — { $people }, ботов — { $bots }
play-bad-names = каждому нужно своё имя, не длиннее { $most } знаков

play-prompt = Ваш выбор (? — справка):
play-pass-screen = Передайте экран: { $name }. { $name }, нажмите Enter, когда никто больше не смотрит.
play-not-understood =
    { $most ->
        [1] Введите 1 или ? для справки.
       *[other] Введите число от 1 до { $most } или ? для справки.
    }
play-one-number = Здесь хватит одного числа.
play-pick-places = Введите номера из этого списка: { $numbers }.
play-pick-twice = Каждый номер — только один раз.
play-pick-some = Введите хотя бы один номер.
play-pick-exactly =
    { $count ->
        [one] Введите { $count } номер.
        [few] Введите { $count } номера.
       *[many] Введите { $count } номеров.
    }

play-why-training = Боты не объясняют своих ходов: это может выдать карты. С ключом --training объяснят.

play-undone = Отменено.
play-undo-nothing = Отменять пока нечего.
play-undo-others = Отменить можно только собственный последний шаг, а после него уже действовали другие.
play-undo-revealed = Этого не отменить: открылась скрытая карта или решил случай.

play-key-undo = о
play-key-log = ж
play-key-table = т
play-key-rules = р
play-key-hint = п
play-key-why = з
play-key-help = ?
play-key-quit = в
play-help = Введите номер того, что выбираете. Можно также ввести:
play-help-undo = отменить свой последний шаг, если он ничего не открыл
play-help-log = журнал: всё, что уже произошло
play-help-table = стол ещё раз, со всеми картами сброса
play-help-rules = правила («р 3» покажет третью часть)
play-help-hint = подсказка: как сыграл бы здесь сильный бот и почему
play-help-why = почему боты так ходили (с ключом --training)
play-help-help = эта справка
play-help-quit = выйти из игры
play-rules-contents = Правила. Чтобы прочесть часть, введите р и её номер:

play-quit-sure = Выйти из игры? (д/н)
play-yes = д
play-yes-long = да
play-left = Партия осталась неоконченной. Чтобы сыграть её с начала:
play-replay = Чтобы сыграть ту же раздачу ещё раз:
play-again = Ещё партию? (д/н)
play-goodbye = До встречи!
