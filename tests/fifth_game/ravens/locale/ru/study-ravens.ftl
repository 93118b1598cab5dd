study-ravens-group-answer = Ответы
study-ravens-kept = подарок взят
study-ravens-refused = отказ от подарка
