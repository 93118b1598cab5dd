position-duel-battle = Бой
position-duel-map = Карта
position-duel-course = Раунд { $round }, { $phase }; увядание { $decay }; ритуал стоит { $cost }; Знаков в мешке: { $bag }, врат в запасе: { $gates }
position-duel-seat = { $faction }: энергия { $power }, судьба { $doom }, врата { $gates }
position-duel-hidden = скрытый Знак
position-duel-area = { $area }{ $water ->
        [yes] {" "}(вода)
       *[no] {""}
    }: { $contents ->
        [none] пусто
       *[other] { $contents }
    }. Соседи: { $borders }.
position-duel-gate-free = свободные врата
position-duel-gate = врата игрока { $name }
