"""How bots evaluate positions and choices."""
