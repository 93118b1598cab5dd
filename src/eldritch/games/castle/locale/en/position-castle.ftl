position-castle-side = Allegiance: { $side }
