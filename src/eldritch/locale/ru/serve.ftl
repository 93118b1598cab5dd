### Сервер.

serve-help =
    Запускает сервер для игры в браузере.

    По умолчанию он доступен только с этого компьютера и хранит партии в файле в вашей папке данных.
serve-example =
    Примеры:

      eldritch serve --open
      eldritch serve --host 0.0.0.0 --port 8000
      eldritch serve --database postgresql://eldritch@db/eldritch --redis redis://cache --workers 4
serve-arg-host-name = АДРЕС
serve-arg-host = адрес, на котором ждать соединений (по умолчанию 127.0.0.1: только этот компьютер)
serve-arg-port = порт (по умолчанию { $port } или любой свободный, если тот занят)
serve-arg-redis = адрес Redis; нужен, если процессов несколько
serve-arg-workers = число процессов сервера на одном порту (по умолчанию 1; для большего нужен --redis)
serve-arg-thinkers = число процессов для ботов у каждого процесса сервера (по умолчанию 1)
serve-arg-origin = адрес сайта, каким его видит браузер, например https://play.example, если перед сервером стоит прокси
serve-arg-secure = сайт доступен только по https; тогда и куки отправляются только по https
serve-arg-no-limits = без ограничений частоты запросов; только для нагрузочных проверок
serve-arg-open = открыть браузер, когда сервер будет готов
serve-started = Eldritch работает: { $url } (партии хранятся в { $database }). Остановить: Ctrl-C.
serve-needs-redis = нескольким процессам нужен --redis: через него они общаются
serve-port-taken = порт { $port } адреса { $host } занят другой программой; выберите другой ключом --port
serve-bad-database = эта база данных не годится: { $fault }
