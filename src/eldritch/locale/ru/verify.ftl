### eldritch verify: проверка партии, сыгранной на сервере.

verify-help =
    Проверить партию, сыгранную на сервере: каждый выбор был доступен тому, кто его сделал, каждое перемешивание и каждый бросок такие, как следует из раскрытого секрета, и итог верен.

    Файл выдаёт сервер после конца партии. Кроме файла ничего не нужно.
verify-example =
    Пример:

      eldritch verify game.json
verify-arg-file = партия, выгруженная с сервера
verify-unreadable = файл { $path } не читается ({ $fault })
verify-right = Всё верно: { $game }, играли { $names }.
verify-checked = { $entries ->
    [one] Проверена { $entries } запись
    [few] Проверено { $entries } записи
   *[many] Проверено { $entries } записей
}, из них { $actions ->
    [one] { $actions } выбор в игре.
    [few] { $actions } выбора в игре.
   *[many] { $actions } выборов в игре.
}
verify-result = Окончание: { $ending }. Победа: { $winners }.
verify-result-nobody = Окончание: { $ending }. Не победил никто.
verify-commitment = Секрет соответствует обязательству { $commitment }; оно должно совпасть с тем, что было показано до игры.
verify-branch = Она продолжает другую партию (стол { $table }, после записи { $entry }): её начальная позиция задана, а не сдана.
verify-wrong = С этой партией что-то не так: { $fault }
