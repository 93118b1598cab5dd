### Боты: как их зовут и чем они объясняют свои ходы.

bots-level-novice = Новичок
bots-level-apprentice = Ученик
bots-level-adept = Адепт
bots-level-cultist = Культист
bots-level-priest = Жрец
bots-level-high-priest = Верховный жрец
bots-level-great-old-one = Великий Древний
bots-level = { $name }, уровень { $level }
bots-level-beats = { $bot }; против уровня «{ $below }» выигрывает { NUMBER($share, style: "percent", maximumFractionDigits: 0) } партий

bots-personality-aggressor = задира
bots-personality-builder = строитель
bots-personality-hoarder = скопидом
bots-personality-schemer = интриган
bots-personality-gambler = игрок
bots-with-personality = { $bot }, { $personality }

bots-why-looked-ahead = при более глубоком расчёте этот ход сильнее

bots-advice = { $place }. { $move }: шансы { NUMBER($value, style: "percent", maximumFractionDigits: 0) }, доля поиска { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
bots-because = { "   " }{ $reasons }
bots-told = { $name }: { $move } ({ $reasons })
