house-nightmarium = Кошмариум
house-nightmarium-line = Сшейте пять кошмаров первым
house-nightmarium-players = 2–5 игроков
house-nightmarium-time = 20 мин
house-nightmarium-lesson = Сшивайте существ из ног, туловища и головы. Способности завершённого существа срабатывают цепочкой.
house-nightmarium-cards = Все карты
house-nightmarium-puzzle = Победите за этот ход: закончите его, когда все ваши существа завершены, что бы ни было в руках у других.
