### Eldritch как папка статических файлов.

site-help =
    Записывает Eldritch как папку статических файлов: все игры, боты, уроки и задачи, чтобы играть в браузере без
    сервера. Папку можно положить на любой хостинг, по любому пути.
site-example =
    Пример:

      eldritch site --out public
      python3 -m http.server --directory public
site-arg-folder = ПАПКА
site-out = куда записать; сайт, который там уже есть, будет заменён
site-not-built = нет { $path }: в этой установке нет приложения для браузера. Соберите его: python3 run.py site --out ПАПКА
site-not-empty = в папке { $path } есть что-то другое; выберите пустую
site-done = { $path }: { $megabytes } МБ, можно выкладывать на любой хостинг
