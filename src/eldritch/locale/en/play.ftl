### Playing in the terminal: everything that does not belong to one game.

play-help-command =
    Play a game in the terminal, against bots or with others on the same screen.

    Without arguments, it asks for a game and seats you against bots. Type the number of your choice; type ? for the other keys.
play-example =
    Examples:

      eldritch play
      eldritch play nightmarium --seats 4 --option seals=yes
      eldritch play nightmarium --bots level:2,level:6:aggressor
      eldritch play nightmarium --humans Anya,Borya --bots greedy
      eldritch play nightmarium --seed 7           the same deal every time

    With several people, the screen is cleared between turns so that nobody sees another player’s cards.
play-arg-humans = how many people play on this screen, or their names: Anya,Borya (default 1)
play-arg-humans-name = NAMES
play-arg-bots = bots for the other seats, in order; the last fills all remaining seats. Available: { $bots }
play-arg-bots-name = NAME,NAME
play-arg-training = let the bots explain their moves (type w); this may give away their cards
play-which-game = Which game? Type a number, or Enter for the first:

play-player = Player { $number }
play-bot = Bot { $number }
play-seated-bot = { $name } ({ $bot })
play-at-table = At the table: { $players }.

play-too-many = there are { $seats } seats, but { $people } people and { $bots } bots
play-bad-names = each person needs a different name of up to { $most } characters

play-prompt = Your choice (? for help):
play-pass-screen = Pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
play-not-understood =
    { $most ->
        [1] Please type 1, or ? for help.
       *[other] Please type a number from 1 to { $most }, or ? for help.
    }
play-one-number = Type only one number.
play-pick-places = Type numbers from this list: { $numbers }.
play-pick-twice = Type each number only once.
play-pick-some = Type at least one number.
play-pick-exactly =
    { $count ->
        [one] Please type one number.
       *[other] Please type { $count } numbers.
    }

play-why-training = Bots do not explain their moves, because that may give away their cards. Start with --training to hear their reasons.

play-undone = Undone.
play-undo-nothing = There is nothing to undo yet.
play-undo-others = You can only undo your own last action, and others have acted since.
play-undo-revealed = This cannot be undone: it revealed a hidden card or involved chance.

play-key-undo = u
play-key-log = l
play-key-table = t
play-key-rules = r
play-key-hint = h
play-key-why = w
play-key-help = ?
play-key-quit = q
play-help = Type the number of your choice. You can also type:
play-help-undo = undo your last action, if it revealed nothing
play-help-log = show the whole log
play-help-table = show the table again, with every card of the discard pile
play-help-rules = read the rules (r 3 shows part 3)
play-help-hint = get a hint: what a strong bot would do, and why
play-help-why = ask why the bots moved as they did (with --training)
play-help-help = show this help
play-help-quit = leave the game
play-rules-contents = The rules. To read a part, type r and its number:

play-quit-sure = Leave the game? (y/n)
play-yes = y
play-yes-long = yes
play-left = You left the game unfinished. To play it again from the start:
play-replay = To play the same deal again:
play-again = Another game? (y/n)
play-goodbye = Goodbye!
