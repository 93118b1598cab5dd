### Puzzles: why somebody is on your side.

castle-puzzles-own = Your own card: { $team }.
castle-puzzles-seen-identity = Turn { $turn }: you beat { $name } and saw the card: { $team }.
castle-puzzles-seen-monocle = Turn { $turn }: with the Monocle, you saw a card of { $name }: { $team }.
castle-puzzles-count = The game has { $number } cards of each society.
castle-puzzles-friend = So { $name } must be on your side.
