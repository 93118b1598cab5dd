position-duel-battle = The battle
position-duel-map = The map
position-duel-course = Round { $round }, { $phase }; decay { $decay }; a ritual costs { $cost }; { $bag } Elder Signs in the bag, { $gates } gates in supply
position-duel-seat = { $faction }: power { $power }, doom { $doom }, gates { $gates }
position-duel-hidden = a hidden one
position-duel-area = { $area }{ $water ->
        [yes] {" "}(water)
       *[no] {""}
    }: { $contents ->
        [none] empty
       *[other] { $contents }
    }. Borders: { $borders }.
position-duel-gate-free = a free gate
position-duel-gate = a gate of { $name }
