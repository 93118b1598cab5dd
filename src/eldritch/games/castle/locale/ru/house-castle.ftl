house-castle = Путешествие к замку Дьявола
house-castle-line = Кто в карете свой, а кто враг?
house-castle-players = 3–10 игроков
house-castle-time = 40 мин
house-castle-lesson = Найдите своих в этой карете: меняйтесь, вступайте в стычки, наблюдайте — и назовите верных людей.
house-castle-cards = Предметы, профессии и пассажиры
house-castle-puzzle = Кто наверняка на вашей стороне? Назовите всех таких и никого больше.
