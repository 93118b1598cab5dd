### Сервер: почему он отказывает, как он называет людей и что можно сказать одним нажатием.

## Люди

server-not-signed-in = Сначала войдите: здесь вас никто не знает.
server-bad-name = Имя состоит из 2–24 букв одного алфавита и цифр; между ними могут стоять одиночные пробелы и знаки -_.'
server-name-taken = Это имя уже занято.
server-already-member = У вас уже есть учётная запись.
server-wrong-password = Неверное имя или пароль.
server-no-session = У вас нет такого сеанса.
server-no-person = Такого человека здесь нет.
server-bots-own-none = У бота не может быть своих ботов.
server-too-many-bots =
    { $most ->
        [one] Больше { $most } бота иметь нельзя.
        [few] Больше { $most } ботов иметь нельзя.
       *[many] Больше { $most } ботов иметь нельзя.
    }

## Столы

server-no-table = Такого стола нет.
server-table-unreadable = Эта партия сыграна по правилам, которых этот сервер больше не знает.
server-no-bot = Бота «{ $bot }» здесь нет.
server-bad-options = К этой игре это не подходит: { $fault }
server-bad-clock = Здесь на часах может быть от { $least } до { $most } миллисекунд.
server-too-few-seats =
    { $seats ->
        [one] За этим столом только { $seats } место.
        [few] За этим столом только { $seats } места.
       *[many] За этим столом только { $seats } мест.
    }
server-bad-invite = Это приглашение недействительно или уже устарело.
server-invite-needed = Это закрытый стол: чтобы сесть, нужно приглашение.
server-not-seated = Это могут только те, кто сидит за столом.
server-not-your-seat = Это не ваше место: с него нельзя ни смотреть, ни играть.
server-rated-alone = В рейтинговой партии у каждого своё устройство.
server-say-one = Скажите либо готовую фразу, либо что-то своими словами.

## Что угодно

server-bad-request = Запрос непонятен. { $fault }
server-bad-message = Сообщение непонятно. { $fault }
server-bad-method = По этому адресу так нельзя.
server-not-found = По этому адресу ничего нет.
server-no-pictures = Такой картинки здесь нет.
server-forbidden = Это не разрешено.
server-foreign-origin = Другой сайт не может делать это за вас.
server-too-large = Это слишком много.
server-too-fast =
    { $seconds ->
        [one] Слишком быстро. Подождите { $seconds } секунду.
        [few] Слишком быстро. Подождите { $seconds } секунды.
       *[many] Слишком быстро. Подождите { $seconds } секунд.
    }
server-too-many-sockets =
    { $most ->
        [one] Не больше { $most } соединения одновременно, пожалуйста.
        [few] Не больше { $most } соединений одновременно, пожалуйста.
       *[many] Не больше { $most } соединений одновременно, пожалуйста.
    }
server-too-much-nonsense = Слишком много непонятных сообщений. До свидания.
server-busy = Сервер сейчас слишком занят. Попробуйте ещё раз.
server-unconfirmed = База данных не ответила вовремя. Возможно, действие засчитано: проверьте, прежде чем повторять.
server-closing = Сервер перезапускается. Ничего не потеряно, возвращайтесь через минуту.
server-fault = На сервере что-то сломалось. Вы не виноваты, и мы об этом узнаем.

## Что можно сказать одним нажатием

server-preset-hello = Здравствуйте!
server-preset-good-luck = Удачи!
server-preset-well-played = Хорошо сыграно!
server-preset-thanks = Спасибо!
server-preset-thinking = Дайте подумать…
server-preset-sorry = Простите!
server-preset-oops = Ой.
server-preset-wow = Ого!
server-preset-again = Ещё разок?

## Страница там, где браузерное приложение не собрано

server-page-title = Eldritch
server-page-running = Сервер работает.
server-page-no-app = Смотреть пока не на что: браузерное приложение в эту установку не собрано.
server-page-build = Чтобы собрать его и запустить всё снова: python3 run.py
server-page-protocol = Другие программы уже могут играть: как, рассказано в docs/protocol.md, а /api/schema описывает все адреса.
