house-ravens = Вороны
house-ravens-line = Подарок или шип?
house-ravens-players = 2–4 игрока
house-ravens-time = 5 мин
house-ravens-lesson = Предложите подарок рубашкой вверх и ответьте на чужой.
house-ravens-cards = Все карты
