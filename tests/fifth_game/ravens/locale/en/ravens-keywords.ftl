### The keywords of Ravens. Forms: how each may stand in a text; a star stands for any ending.

ravens-keywords-gift = Gift
ravens-keywords-gift-forms = gift, gifts
ravens-keywords-gift-text = A card that is offered face down. Its receiver keeps it or refuses it without looking.
ravens-keywords-row = Row
ravens-keywords-row-forms = row, rows
ravens-keywords-row-text = The gifts that lie face down before a player. They are counted at the end.
ravens-keywords-nest = Nest
ravens-keywords-nest-forms = nest
ravens-keywords-nest-text = The last cards of the deck. Nobody draws them, and nobody learns what they are.
