### Задачи: почему кто-то на вашей стороне.

castle-puzzles-own = Ваша собственная карта: { $team }.
castle-puzzles-seen-identity = На ходу { $turn } победа в стычке открыла вам карту игрока { $name }: { $team }.
castle-puzzles-seen-monocle = На ходу { $turn } Монокль показал вам карту игрока { $name }: { $team }.
castle-puzzles-count = Карт каждой организации в игре: { $number }.
castle-puzzles-friend = Значит, { $name } может быть только на вашей стороне.
