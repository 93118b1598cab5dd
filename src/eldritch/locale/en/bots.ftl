### Bots: their names, and what they say for their moves.

bots-level-novice = Novice
bots-level-apprentice = Apprentice
bots-level-adept = Adept
bots-level-cultist = Cultist
bots-level-priest = Priest
bots-level-high-priest = High Priest
bots-level-great-old-one = Great Old One
bots-level = { $name }, level { $level }
bots-level-beats = { $bot }; beats { $below } in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of games

bots-personality-aggressor = aggressor
bots-personality-builder = builder
bots-personality-hoarder = hoarder
bots-personality-schemer = schemer
bots-personality-gambler = gambler
bots-with-personality = { $bot }, { $personality }

bots-why-looked-ahead = a deeper search rates it higher

bots-advice = { $place }. { $move }: win chance { NUMBER($value, style: "percent", maximumFractionDigits: 0) }, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the search
bots-because = { "   " }{ $reasons }
bots-told = { $name }: { $move } ({ $reasons })
