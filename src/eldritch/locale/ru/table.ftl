### Стол: почему чего-то нельзя сделать и что за ним происходит помимо самой игры.

table-rejected-no-branch = Продолжить игру отсюда нельзя.
table-rejected-sender = Вам этого делать нельзя.
table-rejected-started = Партия уже началась.
table-rejected-not-started = Партия ещё не началась.
table-rejected-not-playing = Сейчас партия не идёт.
table-rejected-not-alone = Идущую партию можно сохранить, только если в ней играете вы и боты и она не рейтинговая.
table-rejected-not-over = Партия ещё не закончена.
table-rejected-seated = У вас уже есть место за этим столом.
table-rejected-taken = Это место занято.
table-rejected-no-seat = У вас нет места за этим столом.
table-rejected-no-person = Такого игрока за этим столом нет.
table-rejected-host-only = Это может сделать только хозяин стола.
table-rejected-open-seats = Ещё есть свободные места.
table-rejected-name = В имени от 1 до { $most } знаков, без пробелов по краям.
table-rejected-no-change = Менять нечего.
table-rejected-not-asked = Сейчас не ваш ход.
table-rejected-illegal = Сейчас так сделать нельзя.
table-rejected-not-now = Сейчас так сделать нельзя.
table-rejected-not-due = Для этого ещё рано.
table-rejected-paused = Партия на паузе.
table-rejected-not-paused = Партия не на паузе.
table-rejected-no-clock = За этим столом играют без часов.
table-rejected-many-premoves = Заранее можно выбрать не больше { $most } ходов.
table-rejected-no-premoves = У вас нет ходов, выбранных заранее.
table-rejected-nothing-to-undo = Отменять нечего.
table-rejected-rated-undo = В рейтинговой партии с ботами этот ход отменить нельзя.
table-rejected-offer-open = Сначала нужно ответить на предыдущую просьбу.
table-rejected-no-offer = Отвечать не на что.
table-rejected-bots-play-on = Боты на ничью не соглашаются.
table-rejected-replaced = За это место играет бот.
table-rejected-not-replaced = Бот за вас не играет.
table-rejected-no-stand-in = За этим столом боты никого не заменяют.
table-rejected-not-absent = Этот игрок на месте.
table-rejected-claim-of-two = Засчитать себе победу можно только за столом на двоих.
table-rejected-no-rematch = Никто не предлагал новую партию.
table-stale = За это время на столе что-то изменилось.

table-event-sat = { $name } садится за стол.
table-event-left = { $name } встаёт из-за стола.
table-event-left-kicked = Хозяин стола убирает игрока: { $name }.
table-event-ready = { $name }: можно начинать.
table-event-ready-not = { $name }: начинать рано.
table-event-started = Партия начинается.
table-event-time = { $name }: время вышло.
table-event-premove = { $name }: этот ход выбран заранее.
table-event-forsaken = { $name }: за это место никто не играет.
table-event-undone = { $name } отменяет ход.
table-event-premoved = { $name } выбирает ход заранее.
table-event-dropped = { $name }: ходы, выбранные заранее, отменены.
table-event-offered-undo = { $name } просит отменить ход.
table-event-offered-draw = { $name } предлагает ничью.
table-event-offered-pause = { $name } просит паузу.
table-event-offered-resume = { $name } предлагает продолжить.
table-event-offered-rematch = { $name } предлагает сыграть ещё раз.
table-event-agreed = { $name } соглашается.
table-event-declined = { $name } отказывается.
table-event-paused = Партия на паузе.
table-event-resumed = Партия продолжается.
table-event-resigned = { $name } сдаётся.
table-event-replaced = { $name }: теперь за это место играет бот.
table-event-returned = { $name } возвращается в игру.
table-event-gone = { $name }: нет на месте.
table-event-back = { $name } возвращается за стол.
table-event-restarted = Сервер был недоступен; часы в это время стояли.
table-event-rematch = Все согласны сыграть ещё раз.
table-event-followed = Следующая партия идёт за другим столом.
table-event-ended-agreed = Ничья по общему согласию.
table-event-ended-resigned =
    Партия закончилась сдачей. { $count ->
        [one] Победитель
        [few] Победители
       *[many] Победители
    }: { $names }.
table-event-ended-claimed = Партия окончена: соперника нет на месте. Победа: { $names }.
table-event-ended-abandoned = Партия брошена.
