study-ravens-group-answer = Answers
study-ravens-kept = gift kept
study-ravens-refused = gift refused
