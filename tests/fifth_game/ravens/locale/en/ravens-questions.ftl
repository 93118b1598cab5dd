### Questions that come up in Ravens.

ravens-questions-look = May I look at a gift that I refused?
ravens-questions-look-answer = No. Only the player who offered it knows the card until the rows are turned up.
ravens-questions-nobody = Must I offer a card on my turn?
ravens-questions-nobody-answer = Yes. But you choose the card and who gets it.
