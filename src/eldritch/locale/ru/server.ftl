### Сервер: почему он отказывает, как он называет людей и что можно сказать одним нажатием.

## Люди

server-not-signed-in = Вы не вошли.
server-bad-name = Имя состоит из 2–24 букв одного алфавита и цифр; между ними могут стоять одиночные пробелы и знаки -_.'
server-name-taken = Это имя уже занято.
server-already-member = У вас уже есть аккаунт.
server-wrong-password = Неверное имя или пароль.
server-no-session = Такого сеанса у вас нет.
server-no-person = Такого человека нет.
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
server-bad-options = Эти настройки не подходят к игре: { $fault }
server-bad-clock = Время на часах — от { $least } до { $most } миллисекунд.
server-too-few-seats =
    { $seats ->
        [one] За этим столом только { $seats } место.
        [few] За этим столом только { $seats } места.
       *[many] За этим столом только { $seats } мест.
    }
server-bad-invite = Это приглашение недействительно или уже устарело.
server-invite-needed = Стол закрытый. Чтобы сесть, нужно приглашение.
server-not-seated = Это могут делать только игроки за столом.
server-not-your-seat = Это не ваше место.
server-rated-alone = В рейтинговой партии каждый играет на своём устройстве.
server-say-one = Отправьте либо готовую фразу, либо текст.

## Что угодно

server-bad-request = Неверный запрос. { $fault }
server-bad-message = Неверное сообщение. { $fault }
server-bad-method = По этому адресу такой метод не поддерживается.
server-not-found = По этому адресу ничего нет.
server-no-pictures = Такой картинки нет.
server-forbidden = Вам этого делать нельзя.
server-foreign-origin = Запросы с других сайтов запрещены.
server-too-large = Слишком большой размер.
server-overloaded =
    { $seconds ->
        [one] Сейчас играет слишком много людей. Попробуйте через { $seconds } секунду.
        [few] Сейчас играет слишком много людей. Попробуйте через { $seconds } секунды.
       *[many] Сейчас играет слишком много людей. Попробуйте через { $seconds } секунд.
    }
server-too-fast =
    { $seconds ->
        [one] Слишком быстро. Подождите { $seconds } секунду.
        [few] Слишком быстро. Подождите { $seconds } секунды.
       *[many] Слишком быстро. Подождите { $seconds } секунд.
    }
server-too-many-sockets =
    { $most ->
        [one] Можно не больше { $most } соединения одновременно.
        [few] Можно не больше { $most } соединений одновременно.
       *[many] Можно не больше { $most } соединений одновременно.
    }
server-too-much-nonsense = Слишком много неверных сообщений. Соединение закрыто.
server-busy = Сервер занят. Попробуйте ещё раз.
server-unconfirmed = База данных не ответила вовремя. Возможно, действие засчитано: проверьте, прежде чем повторять.
server-closing = Сервер перезапускается. Ничего не потеряно, возвращайтесь через минуту.
server-fault = На сервере произошла ошибка. Она записана.

## Что можно сказать одним нажатием

server-preset-hello = Здравствуйте!
server-preset-good-luck = Удачи!
server-preset-well-played = Хорошо сыграно!
server-preset-thanks = Спасибо!
server-preset-thinking = Дайте подумать…
server-preset-sorry = Простите!
server-preset-oops = Ой.
server-preset-wow = Ого!
server-preset-again = Ещё партию?

## Страница там, где браузерное приложение не собрано

server-page-title = Eldritch
server-page-running = Сервер работает.
server-page-no-app = Браузерное приложение в этой установке не собрано.
server-page-build = Чтобы собрать его и запустить всё снова: python3 run.py
server-page-protocol = Другие программы уже могут подключаться: см. docs/protocol.md, а /api/schema описывает все адреса.
