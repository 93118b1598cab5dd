position-duel-battle = The battle
position-duel-map = The map
position-duel-course = Round { $round }, { $phase }; Decay { $decay }; a ritual costs { $cost }; { $bag } Elder Signs in the bag, { $gates } gates in supply
position-duel-seat = { $faction }: Power { $power }, Doom { $doom }, gates { $gates }
position-duel-hidden = a hidden sign
position-duel-area = { $area }{ $water ->
        [yes] {" "}(water)
       *[no] {""}
    }: { $contents ->
        [none] empty
       *[other] { $contents }
    }. Borders: { $borders }.
position-duel-gate-free = an abandoned gate
position-duel-gate = a gate of { $name }
