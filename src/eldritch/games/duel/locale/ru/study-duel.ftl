study-duel-recruited = завербован культист
study-duel-summoned = призван монстр
study-duel-awakened = пробуждён Древний
study-duel-gate-built = построены врата
study-duel-captured = захвачен культист
study-duel-battle-declared = объявлена битва
study-duel-ritual-performed = проведён ритуал
study-duel-moved = перемещена фигура
