position-castle-side = Принадлежность: { $side }
