### Lessons: what the coach's panel says in every game, and the page that lists them.

learn-all = Learn a game
learn-all-line =
    Each lesson is a real game at a real table, with somebody beside you who says what to do and why. It takes ten to
    fifteen minutes. You can stop whenever you like and go on later where you were.
learn-begin = Begin the lesson
learn-title = Lesson: { $game }
learn-coach = The coach
learn-progress = How far the lesson is
learn-step = { $step } of { $steps }
learn-next = Go on
learn-back = Back
learn-restart = From the start
learn-skip = Skip this step
learn-leave = Leave
learn-play = Now a real game
learn-others = Other lessons
learn-choose = Choose: { $choice }
learn-not-now = The rules would allow that, but try it later. Now it is about what the ring points at.
learn-more = In the rules
learn-home = Learn to play
learn-home-at = Learn to play { $game }
learn-hint = New to { $game }? A lesson of ten minutes teaches it at a real table.
learn-hint-go = New here? Take the lesson
learn-hint-no = No, thank you
learn-hints = Hints for first games
learn-chapters = Chapters
learn-questions = Questions that come up
learn-cards = Components
learn-words = Keywords
learn-contents = Contents
learn-search = Search the rules
learn-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
learn-found-nothing = Nothing like that. Try fewer or shorter words.
learn-link = Link to “{ $title }”
learn-copies = { $count ->
    [one] one of them
   *[other] { $count } of them
}
learn-cost = Price: { $cost } Power
