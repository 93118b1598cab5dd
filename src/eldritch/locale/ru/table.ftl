### Стол: почему чего-то нельзя сделать и что за ним происходит помимо самой игры.

table-rejected-no-branch = Отсюда играть дальше нельзя.
table-rejected-sender = Об этом просите не вы.
table-rejected-started = Игра уже началась.
table-rejected-not-started = Игра ещё не началась.
table-rejected-not-playing = Сейчас игра не идёт.
table-rejected-not-over = Игра ещё не закончена.
table-rejected-seated = У вас уже есть место за этим столом.
table-rejected-taken = Это место занято.
table-rejected-no-seat = У вас нет места за этим столом.
table-rejected-no-person = Там нет никого, о ком могла бы идти речь.
table-rejected-host-only = Это может сделать только хозяин стола.
table-rejected-open-seats = Ещё есть свободные места.
table-rejected-name = В имени от 1 до { $most } знаков, без пробелов по краям.
table-rejected-no-change = Так уже и есть.
table-rejected-not-asked = Сейчас выбираете не вы.
table-rejected-illegal = Сейчас такой выбор вам недоступен.
table-rejected-not-now = Сейчас этого сделать нельзя.
table-rejected-not-due = Для этого ещё рано.
table-rejected-paused = Игра на паузе.
table-rejected-not-paused = Игра не на паузе.
table-rejected-no-clock = За этим столом играют без часов.
table-rejected-many-premoves = Наперёд можно выбрать не больше { $most } раз.
table-rejected-no-premoves = Вы ничего не выбирали наперёд.
table-rejected-nothing-to-undo = Вам нечего брать назад.
table-rejected-rated-undo = В рейтинговой игре с ботами больше ничего нельзя взять назад.
table-rejected-offer-open = Сначала надо ответить на предыдущий вопрос.
table-rejected-no-offer = Вас ни о чём не спрашивают.
table-rejected-bots-play-on = Боты на ничью не соглашаются.
table-rejected-replaced = За это место сейчас играет бот.
table-rejected-not-replaced = Бот за вас не играет.
table-rejected-no-stand-in = За этим столом боты никого не заменяют.
table-rejected-not-absent = Этот игрок не отсутствует.
table-rejected-claim-of-two = Потребовать победу можно только за столом на двоих.
table-rejected-no-rematch = О новой партии сейчас не договариваются.
table-stale = За это время на столе что-то изменилось.

table-event-sat = { $name } садится за стол.
table-event-left = { $name } освобождает место.
table-event-left-kicked = Хозяин стола просит освободить место: { $name }.
table-event-ready = { $name }: готовность подтверждена.
table-event-ready-not = { $name }: ещё не всё готово.
table-event-started = Игра начинается.
table-event-time = { $name }: время вышло.
table-event-premove = { $name }: выбор был сделан наперёд.
table-event-forsaken = { $name }: за это место никто не играет.
table-event-undone = { $name } берёт ход назад.
table-event-premoved = { $name } выбирает наперёд.
table-event-dropped = { $name }: выбранное наперёд отменено.
table-event-offered-undo = { $name } просит взять ход назад.
table-event-offered-draw = { $name } предлагает ничью.
table-event-offered-pause = { $name } просит сделать паузу.
table-event-offered-resume = { $name } предлагает продолжить.
table-event-offered-rematch = { $name } предлагает сыграть ещё раз.
table-event-agreed = { $name } соглашается.
table-event-declined = { $name } отказывается.
table-event-paused = Игра на паузе.
table-event-resumed = Игра продолжается.
table-event-resigned = { $name } сдаётся.
table-event-replaced = { $name }: за это место играет бот.
table-event-returned = { $name } возвращается в игру.
table-event-gone = { $name } отсутствует.
table-event-back = { $name } снова здесь.
table-event-restarted = Сервер был недоступен; часы в это время стояли.
table-event-rematch = Все согласны сыграть ещё раз.
table-event-followed = Следующая партия идёт за другим столом.
table-event-ended-agreed = Ничья по общему согласию.
table-event-ended-resigned =
    Игра окончилась сдачей. { $count ->
        [one] Победитель
        [few] Победители
       *[many] Победители
    }: { $names }.
table-event-ended-claimed = Игра окончена: соперник отсутствует. Победа: { $names }.
table-event-ended-abandoned = Игра брошена.
