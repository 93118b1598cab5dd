### Слова, общие для всех частей программы.

core-list-and = { $first } и { $last }
core-list-or = { $first } или { $last }
core-yes = да
core-no = нет
core-mark-S = сказано в правилах
core-mark-D = выведено из правил
core-mark-P = найдено в открытых источниках
core-mark-E = оценка
