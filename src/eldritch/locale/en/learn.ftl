### Lessons: what the coach's panel says in every game, and the page that lists them.

learn-all = Learn a game
learn-all-line =
    Each lesson is a real game at a real table, with a coach who tells you what to do and why. It takes ten to
    fifteen minutes. You can stop at any time and continue later.
learn-begin = Start lesson
learn-title = Lesson: { $game }
learn-coach = Coach
learn-progress = Lesson progress
learn-step = { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-restart = Start over
learn-skip = Skip this step
learn-leave = Leave
learn-play = Play a real game
learn-others = Other lessons
learn-choose = Choose: { $choice }
learn-not-now = The rules allow that, but try it later. For now, choose what is highlighted.
learn-more = Rules
learn-home = Learn to play
learn-home-at = Learn to play { $game }
learn-hint = New to { $game }? Learn it at a real table in ten minutes.
learn-hint-go = New here? Take the lesson
learn-hint-no = Not now
learn-hints = Hints for your first games
learn-chapters = Chapters
learn-questions = Frequently asked questions
learn-cards = Components
learn-words = Keywords
learn-contents = Contents
learn-search = Search the rules
learn-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
learn-found-nothing = No matches. Try fewer or shorter words.
learn-link = Link to “{ $title }”
learn-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
learn-cost = Cost: { $cost } Power
