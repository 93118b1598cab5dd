### Puzzles: why somebody is on your side.

castle-puzzles-own = Your own card: { $team }.
castle-puzzles-seen-identity = Turn { $turn }: you beat { $name } and saw the card: { $team }.
castle-puzzles-seen-monocle = Turn { $turn }: by the Monocle you saw a card of { $name }: { $team }.
castle-puzzles-count = There are { $number } cards of each organisation in the game.
castle-puzzles-friend = So { $name } can only be on your side.
