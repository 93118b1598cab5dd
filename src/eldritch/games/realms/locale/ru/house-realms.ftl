house-realms = Миры Ктулху
house-realms-line = Колода против рассудка
house-realms-players = 2–4 игрока
house-realms-time = 25 мин
house-realms-lesson = Собирайте колоду, покупайте карты посильнее и лишите соперника рассудка. Сильнее всего карты одного цвета вместе.
house-realms-cards = Все карты
house-realms-puzzle = Победите за этот ход: лишите соперника последнего рассудка, какие бы карты ни пришли.
