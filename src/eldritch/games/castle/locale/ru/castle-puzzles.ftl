### Задачи: почему кто-то на вашей стороне.

castle-puzzles-own = Ваша собственная карта: { $team }.
castle-puzzles-seen-identity = Ход { $turn }: победа над соперником ({ $name }) открыла вам карту: { $team }.
castle-puzzles-seen-monocle = Ход { $turn }: монокль показал вам карту соперника ({ $name }): { $team }.
castle-puzzles-count = Карт каждой организации в игре: { $number }.
castle-puzzles-friend = Значит, { $name } может быть только на вашей стороне.
