### Ключевые слова «Воронов». Формы: как слово может стоять в тексте; звёздочка — любое окончание.

ravens-keywords-gift = Подарок
ravens-keywords-gift-forms = подарок, подарк*
ravens-keywords-gift-text = Карта, которую предлагают рубашкой вверх. Получатель берёт её или отказывается, не глядя.
ravens-keywords-row = Ряд
ravens-keywords-row-forms = ряд, ряда, ряду, ряды, рядов
ravens-keywords-row-text = Подарки, которые лежат перед игроком рубашкой вверх. В конце их считают.
ravens-keywords-nest = Гнездо
ravens-keywords-nest-forms = гнезд*
ravens-keywords-nest-text = Нижние карты колоды. Их никто не берёт, и никто не узнаёт, какие они.
