### Playing in the terminal: everything that does not belong to one game.

play-help-command =
    Play a game in the terminal, against bots or with others at the same screen.

    Without anything else it just starts: you against bots. Every choice is a number; type ? in the game for the rest of the keys.
play-example =
    Examples:

      eldritch play
      eldritch play nightmarium --seats 4 --option seals=yes
      eldritch play nightmarium --bots level:2,level:6:aggressor
      eldritch play nightmarium --humans Anya,Borya --bots greedy
      eldritch play nightmarium --seed 7           the same game again

    With several people the screen is cleared between them, so that nobody sees another's cards.
play-arg-humans = the people at the screen: how many, or their names (Anya,Borya); 1 unless told
play-arg-humans-name = NAMES
play-arg-bots = bots for the other seats, in order, the last one for all that are left; there are { $bots }
play-arg-bots-name = NAME,NAME
play-arg-training = let the bots say why they moved as they did (type w); it may give their cards away
play-which-game = Which game (number, or Enter for the first)?

play-player = Player { $number }
play-bot = Bot { $number }
play-seated-bot = { $name } ({ $bot })
play-at-table = At the table: { $players }.

play-too-many = there are { $seats } seats, but { $people } people and { $bots } bots are to sit there
play-bad-names = each person needs a name of their own, up to { $most } characters long

play-prompt = Your choice (? for help):
play-pass-screen = Pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
play-not-understood = Please type a number from 1 to { $most }, or ? for help.
play-one-number = One number is enough here.
play-pick-places = Please type places of cards in your hand: they run from 1 to { $most }.
play-pick-twice = Every card only once, please.
play-pick-some = Please pick at least one card.
play-pick-exactly =
    { $count ->
        [one] Please pick one card.
       *[other] Please pick { $count } cards.
    }

play-why-training = Bots keep their reasons to themselves, as these may give cards away. With --training they tell.

play-undone = Taken back.
play-undo-nothing = There is nothing to take back yet.
play-undo-others = Only your own last step can be taken back, and others have acted since.
play-undo-revealed = This cannot be taken back: a hidden card or chance has been revealed by it.

play-key-undo = u
play-key-log = l
play-key-table = t
play-key-rules = r
play-key-hint = h
play-key-why = w
play-key-help = ?
play-key-quit = q
play-help = Type the number of a choice. At any time also:
play-help-undo = take your last step back, as long as it has revealed nothing
play-help-log = everything that has happened so far
play-help-table = the table again, with the discard pile card by card
play-help-rules = the rules (r 3 shows part 3)
play-help-hint = what a strong bot would do here, and why
play-help-why = why the bots moved as they did (in training)
play-help-help = this help
play-help-quit = leave the game
play-rules-contents = The rules. Type r and a number to read a part:

play-quit-sure = Leave the game? (y/n)
play-yes = y
play-yes-long = yes
play-left = The game is left unfinished. To play it again from the start:
play-replay = To play the same deal again:
play-again = Another game? (y/n)
play-goodbye = Until next time!
