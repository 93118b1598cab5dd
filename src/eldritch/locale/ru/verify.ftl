### eldritch verify: проверка партии, сыгранной на сервере.

verify-help =
    Проверяет партию, сыгранную на сервере: каждый ход был разрешён, каждое перемешивание и каждый бросок следуют из раскрытого секрета, итог верен.

    Файл выдаёт сервер после конца партии. Кроме файла ничего не нужно.
verify-example =
    Пример:

      eldritch verify game.json
verify-arg-file = файл партии, выгруженный с сервера
verify-right = Всё верно: { $game }, играли { $names }.
verify-checked = { $entries ->
    [one] Проверена { $entries } запись
    [few] Проверено { $entries } записи
   *[many] Проверено { $entries } записей
}, из них { $actions ->
    [one] { $actions } ход.
    [few] { $actions } хода.
   *[many] { $actions } ходов.
}
verify-result = Окончание: { $ending }. Победа: { $winners }.
verify-result-nobody = Окончание: { $ending }. Не победил никто.
verify-commitment = Секрет соответствует печати { $commitment }. Сравните её с показанной до игры.
verify-branch = Эта партия продолжает другую (стол { $table }, после записи { $entry }): её начальная позиция задана, а не сдана.
verify-wrong = Эта партия неверна: { $fault }
