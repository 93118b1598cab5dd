### Сервер.

serve-help =
    Запускает сервер: за его столами играют в браузере, откуда бы он ни был доступен.

    Без настроек он обслуживает только этот компьютер и хранит партии в файле в вашей папке данных.
serve-example =
    Примеры:

      eldritch serve --open
      eldritch serve --host 0.0.0.0 --port 8000
      eldritch serve --database postgresql://eldritch@db/eldritch --redis redis://cache --workers 4
serve-arg-host-name = АДРЕС
serve-arg-host = адрес, на котором ждать соединений; если не указать, 127.0.0.1 (только этот компьютер)
serve-arg-port = порт; если не указать, { $port }, а если он занят, любой свободный
serve-arg-redis = Redis, через который общаются несколько процессов
serve-arg-workers = сколько процессов делят порт; если не указать, 1, для большего числа нужен --redis
serve-arg-thinkers = сколько процессов думают за ботов у каждого рабочего процесса; если не указать, 1
serve-arg-origin = адрес сайта, каким его видит браузер, например https://play.example, если перед сервером стоит прокси
serve-arg-secure = сайт доступен только по https; тогда и куки отправляются только по https
serve-arg-no-limits = не ограничивать, кто сколько и как быстро просит; только для нагрузочных проверок
serve-arg-open = открыть браузер, когда сервер будет готов
serve-started = Eldritch ждёт на { $url } (партии хранятся в { $database }). Ctrl-C остановит его.
serve-needs-redis = нескольким процессам нужен --redis: через него они общаются
serve-port-taken = порт { $port } адреса { $host } занят другой программой; выберите другой ключом --port
serve-bad-database = эта база данных не годится: { $fault }
